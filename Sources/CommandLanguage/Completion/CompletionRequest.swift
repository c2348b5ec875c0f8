/// What is being typed at the cursor, and what the grammar can offer there.
///
/// Tabs, presets, terms and files are offered by whoever knows them, by ``subject``.
public struct CompletionRequest: Equatable, Sendable {
  /// What is being typed.
  public enum Subject: Equatable, Sendable {
    /// The first word of a command, or of a look-up.
    case command
    /// The second word of a command.
    case secondWord
    /// A value of a parameter or of an option. After a command that may have a second word too, the
    /// candidates hold those.
    case value(ValueKind)
    /// A line that is no command: a look-up taken whole.
    case lookup
    /// Nothing but the candidates: the name of an option, or a comment, or a word too many.
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
  public var given: [String] = []
  /// The keywords given before, on which a value may depend.
  public var keywords: [KeywordID] = []
  /// The words that mean something else at this place unless they are quoted.
  public var reserved: [KeywordID] = []
  /// What is typed of the value, without quotes and escapes; of a text all of it.
  public var prefix: String
  /// The part of the line that a completion takes the place of, in UTF-8 offsets up to the cursor.
  ///
  /// A quote that stands before the value is in it.
  public var range: SourceSpan
  /// The quotes that are open at the cursor.
  public var openQuote: QuoteStyle?
  /// What the grammar offers: only what begins with what is typed, in both languages.
  public var candidates: [CompletionCandidate] = []

  /// Nothing to complete at this UTF-8 offset.
  static func nothing(at end: Int) -> CompletionRequest {
    CompletionRequest(subject: .nothing, prefix: "", range: SourceSpan(end, end))
  }
}

extension CompletionRequest {
  /// A value as it is written in the place of the range.
  public struct Insertion: Equatable, Sendable {
    /// The opening quote, where there is one, and the value with its escapes.
    public var text: String
    /// The closing quote, for when nothing more is to be typed; `nil` without quotes.
    public var closing: String?
  }

  /// How `value` is written here: in the quotes that are open, in quotes where it would mean
  /// something else without or where `isQuoted` asks for it, else as it is.
  public func insertion(for value: String, isQuoted: Bool = false) -> Insertion {
    let isWhole = subject == .lookup || subject == .value(.text) || subject == .command
    let quoted: String
    if let openQuote {
      quoted = Quoting.quoted(value, style: openQuote)
    } else {
      quoted =
        isWhole
        ? value
        : isQuoted
          ? Quoting.quoted(value) : Quoting.quotedIfNeeded(value, keywords: reserved)
      if isWhole || quoted == value { return Insertion(text: value) }
    }
    let style = QuoteStyle.allCases.first { quoted.hasPrefix($0.opening) } ?? .straight
    return Insertion(text: String(quoted.dropLast()), closing: style.closing)
  }
}
