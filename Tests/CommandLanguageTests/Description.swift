import CommandLanguage
import Testing
import TextAnalysis

/// A line that says what was read, short enough for tables: `tap tab=B`, `tap tab=#more`,
/// `title tab=1 text="none"`, `missing-argument @5`.
func described(_ result: ParsedCommand) -> String {
  switch result {
  case .success(let invocation):
    var parts = [(invocation.isImplicitLookup ? "?" : "") + invocation.id.rawValue]
    parts += invocation.arguments.map { "\($0.parameter.rawValue)=\(described($0.argument))" }
    parts += invocation.options.map { "\($0.option.rawValue):\(described($0.argument))" }
    return parts.joined(separator: " ")
  case .failure(let error):
    return described(error)
  }
}

func described(_ error: SyntaxError) -> String {
  let place = "@\(error.span.lower)"
  switch error.reason {
  case .unknownCommand(let word, let nearest):
    return ([error.code, place, word] + nearest).joined(separator: " ")
  case .missingArgument(let expectation):
    return [error.code, place, described(expectation)].joined(separator: " ")
  case .badArgument(let found, let fault):
    return [error.code, place, found, described(fault)].joined(separator: " ")
  case .unclosedQuote, .invalidText:
    return [error.code, place].joined(separator: " ")
  }
}

private func described(_ expectation: SyntaxError.Expectation) -> String {
  switch expectation {
  case .subcommand(let words): words.map(\.en).joined(separator: "|")
  case .parameter(let parameter): parameter.id.rawValue
  case .setting(let setting, _): setting.name.rawValue
  case .option(let option): option.id.rawValue + ":"
  }
}

private func described(_ fault: SyntaxError.Fault) -> String {
  switch fault {
  case .expected(let expectation, let nearest):
    (["expected", described(expectation)] + nearest).joined(separator: " ")
  case .unexpected(let nearest): (["unexpected"] + nearest).joined(separator: " ")
  case .repeatedOption: "repeated option"
  case .unknownOption(let nearest): (["unknown option"] + nearest).joined(separator: " ")
  case .repeatedWord: "repeated word"
  case .notAlone(let keyword): "not alone \(keyword.rawValue)"
  }
}

private func described(_ argument: Argument) -> String {
  switch argument.value {
  case .word: argument.isQuoted ? "\"\(argument.text)\"" : argument.text
  case .keyword(let keyword): "#\(keyword.rawValue)"
  case .integer(let number): "(\(number))"
  case .number(let number): "(\(number))"
  case .size(let width, let height): "(\(width) by \(height))"
  case .pixelSize(let width, let height, let scale): "(\(width) by \(height) at \(scale))"
  case .list(let parts): "[\(parts.joined(separator: ", "))]"
  }
}

/// All results of a line, with a bar between.
func read(_ line: String, _ grammar: Grammar = .complete) -> String {
  grammar.parse(line).map(described).joined(separator: " | ")
}

/// A line and what it reads as.
struct Row: Sendable, CustomTestStringConvertible {
  var line: String
  var expected: String

  init(_ line: String, _ expected: String) {
    self.line = line
    self.expected = expected
  }

  var testDescription: String { line }
}
