public import TextAnalysis

/// One thing that could be put at the cursor, as the grammar alone knows it.
public struct Completion: Equatable, Sendable {
  /// What it is.
  public enum Kind: Equatable, Sendable {
    case command, secondWord, keyword, option, alias
  }

  /// What is put in the place of the span, with the space or colon that belongs after it.
  public var text: String
  /// What it is.
  public var kind: Kind
  /// The language that the name is of; `nil` where it is the same in both.
  public var language: Language?
  /// What it does, in one line; may be empty.
  public var summary: Wording
  /// The part of the line that it takes the place of.
  public var span: SourceSpan
}
