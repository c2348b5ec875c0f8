/// A text as look-ups compare it: case, ё, quotes, hyphens, spaces, underscores, punctuation and
/// emoji make no difference.
public struct FoldedText: Equatable, Sendable {
  /// The folded words.
  public let words: [Word]
  /// The words without anything between them; of a text without letters and digits, its characters
  /// but the white space («⋮»).
  public let key: String

  /// Folds `text`.
  public init(_ text: String) {
    words = WordSplitter.words(in: text)
    key =
      words.isEmpty
      ? String(text.unicodeScalars.filter { !$0.properties.isWhitespace }.map(Character.init))
      : words.map(\.text).joined()
  }
}
