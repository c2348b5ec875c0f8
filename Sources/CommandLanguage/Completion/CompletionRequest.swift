public import TextAnalysis

/// What stands at the cursor, and what the grammar itself has to offer there.
public struct CompletionRequest: Equatable, Sendable {
  /// What is being typed.
  public enum Subject: Equatable, Sendable {
    /// The name of a command, or words to look up.
    case command
    /// The second word of a family of commands.
    case secondWord
    /// A positional value.
    case value(ValueKind)
    /// Nothing more is expected.
    case nothing
  }

  /// Something that can stand there.
  public struct Candidate: Equatable, Sendable {
    /// The text to insert.
    public var text: String
    /// What it is, in a few words.
    public var summary: Wording
    /// Whether a value follows at once, so that no space is added.
    public var isOpen: Bool

    init(_ text: String, _ summary: Wording, isOpen: Bool = false) {
      self.text = text
      self.summary = summary
      self.isOpen = isOpen
    }
  }

  /// What is being typed.
  public var subject: Subject
  /// What was typed of it, without its quote.
  public var prefix: String
  /// The UTF-8 offsets of the part of the line that a candidate replaces, its open quote included.
  public var range: SourceSpan
  /// The quote that stands open at the cursor.
  public var openQuote: Character?
  /// What the grammar offers that begins with the prefix, in both languages.
  public var candidates: [Candidate]
}
