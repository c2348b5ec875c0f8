/// Russian endings on English words, as in «snackbar'ом», «badge-и», «popupов».
enum ForeignStem {
  private static let endings: Set<String> = [
    "а", "я", "у", "ю", "ы", "и", "е", "о", "ом", "ем", "ой", "ей", "ов", "ев", "ам", "ям", "ах",
    "ях", "ами", "ями", "ки", "ку", "ка",
  ]

  /// Whether `letters` are an ending that a Russian may put on an English word.
  static func isEnding(_ letters: some Sequence<Unicode.Scalar>) -> Bool {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: letters)
    return endings.contains(String(text).lowercased())
  }

  /// A Latin word without the Cyrillic ending that follows it directly.
  static func withoutEnding(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard let start = word.firstIndex(where: { Script($0) == .cyrillic }), start >= 3,
      Script.only(in: word[..<start]) == .latin, isEnding(word[start...])
    else { return word }
    return Array(word[..<start])
  }
}
