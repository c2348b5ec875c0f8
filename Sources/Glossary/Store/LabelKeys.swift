import TextAnalysis

/// The keys under which a label is stored and looked up.
enum LabelKeys {
  /// The stems of `words`, one after the other; and the words as they are with the stem of the last
  /// one, so that «боттом-шит» and «боттомшит» meet in all forms.
  static func stemKeys(_ words: [String], _ stemmer: Stemmer) -> [String] {
    let stems = words.map(stemmer.stem)
    let separate = stems.joined()
    let joined = words.dropLast().joined() + (stems.last ?? "")
    return separate == joined ? [separate] : [separate, joined]
  }

  /// The consonants of `words`; nil where they are too few to tell words apart.
  static func soundKey(_ words: [String]) -> String? {
    let skeleton = SoundCode(words).skeleton
    return skeleton.utf8.count < 3 ? nil : skeleton
  }

  /// The pieces of a key that survive a slip of the finger elsewhere in it: three letters each,
  /// with the ends marked, and two letters each of a short key.
  static func grams(_ key: String) -> Set<String> {
    var letters: [Unicode.Scalar] = ["^"]
    letters += key.unicodeScalars
    letters.append("$")
    var grams: Set<String> = []
    for length in letters.count <= 9 ? [2, 3] : [3] where letters.count >= length {
      for start in 0...(letters.count - length) {
        var gram = String.UnicodeScalarView()
        for letter in letters[start..<(start + length)] { gram.append(letter) }
        grams.insert(String(gram))
      }
    }
    return grams
  }

  private static let prefixes = [
    "UI", "NS", "WK", "MK", "SK", "SF", "CL", "PH", "CN", "AV", "LP", "PK", "Cupertino",
  ]

  /// The ways to write an API name: as it is, with its framework, and without the prefix.
  static func spellings(of name: APIName) -> [(text: String, rank: LabelRank)] {
    var spellings: [(String, LabelRank)] = [(name.symbol, .api)]
    spellings.append((name.framework + " " + name.symbol, .apiVariant))
    for prefix in prefixes where name.symbol.hasPrefix(prefix) {
      let rest = name.symbol.dropFirst(prefix.count)
      if rest.first?.isUppercase == true, rest.count > 2 {
        spellings.append((String(rest), .apiVariant))
      }
    }
    return spellings
  }
}
