/// A value that was given for a parameter or an option, with where it stood.
public struct Argument: Equatable, Sendable {
  /// What the grammar made of the word.
  public enum Value: Equatable, Sendable {
    /// The word itself, ``Argument/text``.
    case word
    /// A keyword; only an unquoted word is one (rule R9).
    case keyword(KeywordID)
    case integer(Int)
    case number(Double)
    /// Width and height in points.
    case size(width: Double, height: Double)
    /// Width and height in pixels, and pixels a point.
    case pixelSize(width: Int, height: Int, scale: Int)
    /// The parts of a word with commas.
    case list([String])
  }

  /// What the grammar made of the word.
  public var value: Value
  /// The word without its quotes and escapes; of an option the part after the colon.
  public var text: String
  /// Whether it was quoted, so that it is no position and no keyword.
  public var isQuoted: Bool
  /// Where it stood in the line.
  public var span: SourceSpan

  /// Creates an argument.
  public init(_ value: Value, text: String, isQuoted: Bool, span: SourceSpan) {
    self.value = value
    self.text = text
    self.isQuoted = isQuoted
    self.span = span
  }

  /// The keyword that it is, if it is one.
  public var keyword: KeywordID? {
    if case .keyword(let id) = value { id } else { nil }
  }

  /// The whole number that it is, if it is one.
  public var integer: Int? {
    if case .integer(let number) = value { number } else { nil }
  }

  /// The number that it is, if it is one, whole or not.
  public var number: Double? {
    switch value {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  /// The parts of a list; of anything else the text alone.
  public var parts: [String] {
    if case .list(let parts) = value { parts } else { [text] }
  }
}
