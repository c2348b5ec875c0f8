/// A word of a text, folded, with the place where it stands.
public struct Word: Equatable, Hashable, Sendable {
  /// The folded word: lower case, е for ё, one alphabet where letters were mixed up by their looks.
  public var text: String
  /// Where it stands in the text, in UTF-8 offsets; with an ending that folding left out.
  public var range: Range<Int>

  /// Creates a word.
  public init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }
}
