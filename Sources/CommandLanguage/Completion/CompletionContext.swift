/// What is being typed at the cursor, and what the grammar can offer there.
///
/// Tabs, presets, terms and files are offered by whoever knows them, by ``subject``.
public struct CompletionContext: Equatable, Sendable {
  /// What is being typed.
  public enum Subject: Equatable, Sendable {
    /// The first word of a command.
    case firstWord
    /// The second word of a command.
    case secondWord
    /// A value of a parameter or of an option.
    case value(ValueKind)
    /// A line that is no command: a look-up taken whole.
    case lookup
    /// Nothing that could be completed: a comment, or a word too many.
    case nothing
  }

  /// What is being typed.
  public var subject: Subject
  /// The command that was begun.
  public var command: CommandID?
  /// The parameter whose value is typed.
  public var parameter: ParameterID?
  /// The option whose value is typed.
  public var option: OptionID?
  /// The words that the parameter has already.
  public var given: [String]
  /// What is typed of the value, without quotes and escapes.
  public var prefix: String
  /// The part of the line that a completion takes the place of, up to the cursor.
  public var span: SourceSpan
  /// The quotes that are open at the cursor; their opening mark is in the span.
  public var openQuote: QuoteStyle?
  /// What the grammar offers, only what begins with what is typed.
  public var candidates: [Completion]

  /// Nothing to complete at this UTF-8 offset.
  static func nothing(at end: Int) -> CompletionContext {
    CompletionContext(
      subject: .nothing, given: [], prefix: "", span: SourceSpan(end, end), candidates: [])
  }

  /// What to put in the place of ``span`` for this value: quoted where it has to be, with the open
  /// quotes closed, and with a space after it where another word may follow.
  public func insertion(for value: String) -> String {
    let isWholeLine = subject == .lookup || subject == .value(.text)
    if let openQuote {
      return Quoting.quoted(value, style: openQuote) + (isWholeLine ? "" : " ")
    }
    return isWholeLine ? value : Quoting.quotedIfNeeded(value) + " "
  }
}
