/// What a line typed at the prompt is (rules R1, R2, R5).
public enum PromptReading: Equatable, Sendable {
  /// A blank line or a comment.
  case nothing
  /// Digits alone: an entry of the list printed last, or an answer.
  case number(Int)
  /// No command: one look-up, taken whole.
  case lookup(String)
  /// A line whose first word is a command's.
  ///
  /// Where it is one command that failed with an error that ``SyntaxError/mayBeLookup``, or with
  /// one about a tab, `text` is what to look up as a whole.
  case commands([ParsedCommand], text: String)
}

extension Grammar {
  /// Reads a line as it is meant at the prompt.
  public func read(atPrompt line: String) -> PromptReading {
    let text = line.trimmed
    if text.isEmpty || text.hasPrefix("#") { return .nothing }
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return .number(Int(text) ?? Int.max)
    }
    if text.hasPrefix("?") {
      let rest = String(text.dropFirst()).trimmed
      return rest.isEmpty ? .commands(parse("help"), text: text) : .lookup(rest)
    }
    var reader = LineReader(text)
    if text.hasPrefix(";") { return .commands(parse(line), text: text) }
    guard let first = reader.firstWord(), !first.isQuoted, isFirstWord(first.text) else {
      return .lookup(text)
    }
    return .commands(parse(line), text: text)
  }
}
