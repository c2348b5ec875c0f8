import CommandLanguage
import FileAccess
import Glossary
import TabBar
import TabBarFiles
import TextAnalysis

/// Why a command failed: a stable code for programs, a sentence for people, and where.
struct Failure: Error {
  var code: String
  var message: Wording
  /// Where in the line, where that is known.
  var span: SourceSpan?
  /// What may have been meant, best first.
  var nearest: [String] = []
  var exitCode: ExitCode = .stopped
  /// Whether the message says already where a script stopped.
  var hasPlace = false
  /// Whether the line as a whole may have been meant as a look-up (rule R2).
  var mayBeLookup = false
  /// The form of the command, for people who got its words wrong.
  var usage: Wording?

  init(
    code: String, message: Wording, span: SourceSpan? = nil, nearest: [String] = [],
    exitCode: ExitCode = .stopped
  ) {
    self.code = code
    self.message = message
    self.span = span
    self.nearest = nearest
    self.exitCode = exitCode
  }

  /// A line that could not be read.
  init(_ error: SyntaxError) {
    self.init(
      code: error.code, message: Messages.syntax(error), span: error.span,
      nearest: error.nearest, exitCode: .usage)
    mayBeLookup = error.mayBeLookup
    usage = error.command.flatMap(CommandTable.spec).map(Messages.usage)
  }

  /// Something that the bench refused.
  init(_ rejection: Rejection, in invocation: Invocation) {
    self.init(
      code: rejection.code, message: Messages.rejection(rejection),
      span: invocation.argument(.tab)?.span)
    switch rejection {
    case .indexOutOfRange(let position, _):
      let numbers = [invocation.option(.at), invocation.argument(.position)]
      if let number = numbers.first(where: { $0?.integer.map(String.init) == position }) {
        span = number?.span
      }
    case .unknownTab, .ambiguousTab: mayBeLookup = true
    case .badValue, .repeatedTab, .unknownPreset: exitCode = .usage
    case .unknownSystemItem:
      exitCode = .usage
      span = invocation.option(.system)?.span
    default: break
    }
  }

  /// Ctrl-C between two commands of a line.
  static func interrupted(after answer: Answer) -> Failure {
    let last = answer.command
    return Failure(
      code: "interrupted",
      message: Wording("interrupted behind “\(last)”", "прервано после «\(last)»"),
      exitCode: .interrupted)
  }

  /// A glossary that could not be read.
  init(_ error: GlossaryError) {
    self.init(code: "bad-file", message: Messages.glossary(error), exitCode: .data)
    if case .unreadable(_, let number) = error, number == 2 { code = "file-not-found" }
    if case .interrupted = error { (code, exitCode) = ("interrupted", .interrupted) }
  }

  /// A file that gives no tab bar.
  init(_ problem: InterfaceFile.Problem) {
    let code =
      switch problem {
      case .notFound: "file-not-found"
      case .markup: "bad-file"
      case .unsupported: "unsupported-format"
      case .noTabBar: "no-tab-bar"
      case .noSuchController: "bad-argument"
      }
    self.init(code: code, message: Messages.interfaceFile(problem), exitCode: .data)
  }

  /// A saved session that could not be read.
  init(_ failure: SessionDocument.Failure, path: String) {
    self.init(
      code: "bad-file", message: Messages.sessionDocument(failure, path: path), exitCode: .data)
  }

  /// A file that could not be read or written.
  static func file(_ error: FileError) -> Failure {
    if error.isInterruption {
      return Failure(
        code: "interrupted", message: Messages.file(error), exitCode: .interrupted)
    }
    if error.path.isEmpty {
      return Failure(code: "bad-argument", message: Messages.file(error), exitCode: .usage)
    }
    return Failure(
      code: error.isMissing ? "file-not-found" : "bad-file", message: Messages.file(error),
      exitCode: .data)
  }
}

extension SyntaxError {
  /// What may have been meant, best first.
  var nearest: [String] {
    switch reason {
    case .unknownCommand(_, let nearest): nearest
    case .badArgument(_, .expected(_, let nearest)): nearest
    case .badArgument(_, .unexpected(let nearest)): nearest
    case .badArgument(_, .unknownOption(let nearest)): nearest
    default: []
    }
  }
}
