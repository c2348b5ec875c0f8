public import TextAnalysis

/// Why a command could not be read: facts only, the sentence is made where the language is known.
public struct SyntaxError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// The first word names no command; the nearest names, the best first.
    case unknownCommand(word: String, nearest: [String])
    /// The command needs one more word.
    case missingArgument(Expectation)
    /// A word is not what was expected at its place.
    case badArgument(found: String, Fault)
    /// A quote was opened and not closed; the span is the opening mark.
    case unclosedQuote(QuoteStyle)
    /// The line holds a control character, or bytes that are no UTF-8.
    case invalidText
  }

  /// What could have stood at a place.
  public enum Expectation: Equatable, Sendable {
    /// One of these second words.
    case subcommand([Wording])
    /// A value for this parameter.
    case parameter(Parameter)
    /// The value of this setting, or one of the keywords.
    case setting(Setting, alternatives: [KeywordID])
    /// A value for this option.
    case option(OptionSpec)
  }

  /// What is wrong with a word.
  public enum Fault: Equatable, Sendable {
    /// It is nothing of what was expected; the nearest words that would be.
    case expected(Expectation, nearest: [String])
    /// It is one word too many; the nearest options where it looks like one.
    case unexpected(nearest: [String])
    /// An option of the command's that was given already.
    case repeatedOption(OptionSpec)
    /// From a shell: an option that the command does not have.
    case unknownOption(nearest: [String])
    /// The same word was given before, and the parameter wants different ones.
    case repeatedWord(Parameter)
    /// A keyword that stands alone, given together with other words.
    case notAlone(KeywordID)
  }

  /// What is wrong.
  public var reason: Reason
  /// Where in the line.
  public var span: SourceSpan
  /// The command that it is about as it was typed; the whole line where none of it could be read.
  public var source: String
  /// The command that was begun, where one was.
  public var command: CommandID?

  /// Creates an error.
  public init(_ reason: Reason, span: SourceSpan, source: String, command: CommandID? = nil) {
    self.reason = reason
    self.span = span
    self.source = source
    self.command = command
  }

  /// The stable code of the JSON answers.
  public var code: String {
    switch reason {
    case .unknownCommand: "unknown-command"
    case .missingArgument: "missing-argument"
    case .badArgument: "bad-argument"
    case .unclosedQuote: "unclosed-quote"
    case .invalidText: "invalid-text"
    }
  }

  /// Whether the line may have been meant as a look-up that merely begins like a command (rule R2).
  public var mayBeLookup: Bool {
    switch reason {
    case .missingArgument, .badArgument: true
    case .unknownCommand, .unclosedQuote, .invalidText: false
    }
  }
}
