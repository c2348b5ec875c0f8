public import TextAnalysis

/// One thing that could be put at the cursor, as the grammar alone knows it.
public struct CompletionCandidate: Equatable, Sendable {
  /// What it is.
  public enum Kind: Equatable, Sendable {
    case command, secondWord, keyword, option, alias, number, helpTopic
  }

  /// What is put in the place of the request's range.
  ///
  /// It is the name alone, but for an option at the end of a text: the range is then the whole text,
  /// and this begins with the words of it that stay.
  public var text: String
  /// The name alone, as a list shows it; that of an option ends in its colon.
  public var label: String
  /// What it is.
  public var kind: Kind
  /// The language that the name is of; `nil` where it is the same in both.
  public var language: Language?
  /// What it does, in one line; may be empty.
  public var summary: Wording

  /// Whether a value follows at once, so that no space belongs after it.
  public var isOpen: Bool { kind == .option }
}
