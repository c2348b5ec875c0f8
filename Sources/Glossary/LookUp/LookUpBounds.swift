/// How much of a text is looked up: work that grows faster than the text must not hang on a pasted
/// file.
enum LookUpBounds {
  /// A description says what it means in its first hundreds of words.
  private static let letters = 2000
  /// Twice the longest label: longer texts are no label with slips, and don't sound like one.
  static let nameLetters = 180

  /// The beginning of `text` that is read, cut between two words where it has any.
  static func beginning(of text: String) -> String {
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: letters, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    let start = scalars[..<end]
    let space = start.lastIndex { $0.properties.isWhitespace } ?? end
    return String(String.UnicodeScalarView(start[..<space]))
  }

  /// Whether a text with this key may be a name.
  static func mayBeName(_ key: String) -> Bool {
    key.unicodeScalars.count <= nameLetters
  }
}
