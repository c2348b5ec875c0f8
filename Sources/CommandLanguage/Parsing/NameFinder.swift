import TextAnalysis

/// Finds the names that a mistyped word was likeliest meant to be.
enum NameFinder {
  /// The nearest of `names` to `word`, the best first.
  ///
  /// A name counts as near when few letters differ for its length, when the word is its beginning,
  /// or when the word is the name typed in the other keyboard layout.
  static func nearest(to word: String, among names: [String], count: Int) -> [String] {
    let typed = foldedName(word)
    guard typed.count > 1 || typed.utf8.count > 1 else { return [] }
    let switched = KeyboardLayout.switched(typed).map(foldedName)
    let letters = Array(typed)
    var found: [(name: String, distance: Int)] = []
    for name in names {
      let folded = foldedName(name)
      if folded == switched {
        found.append((name, 0))
      } else if let distance = editDistance(letters, Array(folded), limit: limit(letters.count)) {
        found.append((name, distance))
      } else if letters.count >= 3, folded.hasPrefix(typed) {
        found.append((name, 3))
      }
    }
    found.sort { $0.distance < $1.distance }
    return found.prefix(count).map(\.name)
  }

  /// How many letters may differ: none in a word of two letters, at most a third.
  private static func limit(_ length: Int) -> Int {
    switch length {
    case ...2: 0
    case 3...5: 1
    case 6...8: 2
    default: 3
    }
  }
}

extension Grammar {
  /// The names of commands nearest to what the words begin with, the best first.
  func nearestNames(to words: [Word]) -> [String] {
    let first = words[0].text
    if first.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return [] }
    var seen: Set<String> = []
    var names: [String] = []
    for spec in specs {
      for name in spec.id.words[0].all where seen.insert(name).inserted { names.append(name) }
    }
    let joined = words.count > 1 ? first + "-" + words[1].text : first
    var found = NameFinder.nearest(to: joined, among: names, count: 3)
    if joined != first {
      // `double tap` is two words of one name, `shwo bar` a mistyped one and an argument.
      found = found.filter { $0.contains("-") }
      for name in NameFinder.nearest(to: first, among: names, count: 3) where !found.contains(name) {
        found.append(name)
      }
    }
    return Array(found.prefix(3))
  }
}
