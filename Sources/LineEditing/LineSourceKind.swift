internal import CEditShim

/// What decides how lines are read.
public struct TerminalFacts: Equatable, Sendable {
  /// Whether standard input is a terminal.
  public var inputIsTerminal: Bool
  /// Whether standard output is a terminal.
  public var outputIsTerminal: Bool
  /// Whether standard error is a terminal.
  public var errorIsTerminal: Bool
  /// The value of `TERM`.
  public var terminalName: String?
  /// Whether the terminal library has an entry of that name.
  public var terminalIsKnown: Bool
  /// Whether characters are UTF-8.
  public var characters: CharacterLocale

  /// States the facts.
  public init(
    inputIsTerminal: Bool, outputIsTerminal: Bool, errorIsTerminal: Bool, terminalName: String?,
    terminalIsKnown: Bool, characters: CharacterLocale
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.terminalName = terminalName
    self.terminalIsKnown = terminalIsKnown
    self.characters = characters
  }

  /// The facts about this process.
  public static func current(
    environment: [String: String], characters: CharacterLocale
  ) -> TerminalFacts {
    let name = environment["TERM"]
    let inputIsTerminal = Descriptor.input.isTerminal
    let outputIsTerminal = Descriptor.output.isTerminal
    return TerminalFacts(
      inputIsTerminal: inputIsTerminal, outputIsTerminal: outputIsTerminal,
      errorIsTerminal: Descriptor.error.isTerminal, terminalName: name,
      // The question costs a look at the terminal database, and only terminals need the answer.
      terminalIsKnown: inputIsTerminal && outputIsTerminal
        && name.map { unsafe sh_edit_knows_terminal($0) } ?? false,
      characters: characters)
  }
}

/// How lines are read.
public enum LineSourceKind: Equatable, Sendable {
  /// With the editor.
  case editor
  /// As they come, with the prompt on this stream; nil where nobody would see it.
  case plain(promptOn: PromptStream?)

  /// A stream that a plain prompt can go to.
  public enum PromptStream: Equatable, Sendable {
    /// Standard output, where it is a terminal.
    case output
    /// Standard error, where standard output is taken for data.
    case error
  }

  /// The one place that decides between the editor and plain reading.
  ///
  /// The editor needs a terminal on both ends, one that can move its cursor, and UTF-8 characters.
  /// A prompt is for a person, so with input from elsewhere there is none.
  public static func choose(_ facts: TerminalFacts) -> LineSourceKind {
    guard facts.inputIsTerminal else { return .plain(promptOn: nil) }
    guard facts.outputIsTerminal else {
      return .plain(promptOn: facts.errorIsTerminal ? .error : nil)
    }
    let name = facts.terminalName ?? ""
    // libedit turns its editing off by itself for Emacs' shell buffer.
    let movesCursor = facts.terminalIsKnown && !["", "dumb", "emacs", "unknown"].contains(name)
    return movesCursor && facts.characters != .notUTF8 ? .editor : .plain(promptOn: .output)
  }
}
