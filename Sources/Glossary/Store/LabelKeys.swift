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

  /// The consonants of `words`, with the places of the vowels where they are too few to tell words
  /// apart; nil of a word of one or two sounds.
  static func soundKey(_ words: [String]) -> String? {
    let code = SoundCode(words)
    if code.skeleton.utf8.count >= 3 { return code.skeleton }
    return code.pattern.utf8.count >= 3 ? "~" + code.pattern : nil
  }

  /// The pieces of a key that survive a slip of the finger elsewhere in it: three letters each,
  /// with the ends marked, and two letters each of a short key; each piece packed into a number.
  static func grams(_ key: String) -> Set<Int> {
    var letters = [Int(UInt8(ascii: "^"))]
    letters += key.unicodeScalars.map { Int($0.value) }
    letters.append(Int(UInt8(ascii: "$")))
    var grams: Set<Int> = []
    for length in letters.count <= 9 ? [2, 3] : [3] where letters.count >= length {
      for start in 0...(letters.count - length) {
        // A Unicode scalar has at most 21 bits.
        grams.insert(letters[start..<(start + length)].reduce(0) { $0 << 21 | $1 })
      }
    }
    return grams
  }

  private static let prefixes = [
    "UI", "NS", "WK", "MK", "SK", "SF", "CL", "PH", "CN", "AV", "LP", "PK", "Cupertino",
  ]

  /// A member of a class that has so many words is told by itself (`beginCustomizingItems`).
  private static let tellingWords = 3

  /// The ways to write an API name: as it is, with its framework, without the prefix, and a telling
  /// member without its class.
  static func spellings(of name: APIName) -> [(text: String, rank: LabelRank)] {
    var spellings: [(String, LabelRank)] = [(name.symbol, .api)]
    spellings.append((name.framework + " " + name.symbol, .apiVariant))
    for prefix in prefixes where name.symbol.hasPrefix(prefix) {
      let rest = name.symbol.dropFirst(prefix.count)
      if rest.first?.isUppercase == true, rest.count > 2 {
        spellings.append((String(rest), .apiVariant))
      }
    }
    if let dot = name.symbol.lastIndex(of: ".") {
      let member = name.symbol[name.symbol.index(after: dot)...]
      let words = FoldedText(String(member.prefix { $0 != "(" })).words
      if words.count >= tellingWords { spellings.append((String(member), .apiVariant)) }
    }
    return spellings
  }
}
