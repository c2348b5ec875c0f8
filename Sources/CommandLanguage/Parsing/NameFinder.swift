import TextAnalysis

/// A name that a mistyped word may have been meant to be, ready to be compared.
struct KnownName: Sendable {
  var name: String
  var folded: String
  var letters: [Unicode.Scalar]

  init(_ name: String) {
    self.name = name
    folded = foldedName(name)
    letters = Array(folded.unicodeScalars)
  }
}

/// Finds the names that a mistyped word was likeliest meant to be.
public enum NameFinder {
  /// The nearest of `names` to `word`, the best first.
  ///
  /// A name counts as near when few letters differ for its length, when the word is its beginning,
  /// or when the word is the name typed in the other keyboard layout.
  public static func nearest(to word: String, among names: [String], count: Int) -> [String] {
    names.isEmpty ? [] : nearest(to: word, among: names.map(KnownName.init), count: count)
  }

  /// The nearest of `names` to `word`, the best first.
  ///
  /// A name counts as near when few letters differ for its length, when the word is its beginning,
  /// or when the word is the name typed in the other keyboard layout.
  static func nearest(to word: String, among names: [KnownName], count: Int) -> [String] {
    let typed = KnownName(word)
    guard typed.letters.count > 1 else { return [] }
    let switched = KeyboardLayout.switched(typed.folded).map(foldedName)
    let limit = limit(typed.letters.count)
    var found: [(name: String, distance: Int, length: Int)] = []
    for known in names {
      let distance: Int? =
        if known.folded == switched {
          0
        } else if let distance = editDistance(typed.letters, known.letters, limit: limit) {
          distance
        } else if typed.letters.count >= 3, known.letters.starts(with: typed.letters) {
          limit + 1
        } else {
          nil
        }
      if let distance { found.append((known.name, distance, known.letters.count)) }
    }
    found.sort { ($0.distance, $0.length) < ($1.distance, $1.length) }
    return found.prefix(count).map(\.name)
  }

  /// How many letters may differ: none in a word of two letters, about a quarter in others.
  private static func limit(_ length: Int) -> Int {
    switch length {
    case ...2: 0
    case 3...6: 1
    case 7...9: 2
    default: 3
    }
  }
}

extension Grammar {
  /// The names of commands nearest to what the words begin with, the best first.
  func nearestNames(to words: [Word]) -> [String] {
    let first = words[0].text
    if first.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return [] }
    var found: [String] = []
    if words.count > 1 {
      // `double tap` is two words of one name, `shwo bar` a mistyped one and an argument.
      found = NameFinder.nearest(to: first + "-" + words[1].text, among: firstNames, count: 3)
        .filter { $0.contains("-") }
    }
    for name in NameFinder.nearest(to: first, among: firstNames, count: 3)
    where !found.contains(name) {
      found.append(name)
    }
    return Array(found.prefix(3))
  }
}
