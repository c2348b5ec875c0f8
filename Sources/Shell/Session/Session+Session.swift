import CommandLanguage
import LineEditing
import Rendering
import TabBar
import TextAnalysis

extension Session {
  /// Commands about the session itself, which are all that are left.
  mutating func performSession(
    _ invocation: Invocation, emit: (Answer) -> Void
  ) throws(Failure) -> any AnswerBody {
    switch invocation.id {
    case .help: return try help(invocation)
    case .version: return VersionBody()
    case .quit:
      isOver = true
      exitCode = invocation.argument(.number)?.integer.map { ExitCode(rawValue: Int32($0)) }
      return SilentBody()
    case .lang:
      if let code = invocation.argument(.language)?.word, let language = Language(rawValue: code) {
        self.language = language
      }
      return MessageBody(message: Wording("answers in English", "отвечаю по-русски"))
    case .set: return set(invocation)
    case .watch:
      if let state = invocation.argument(.state)?.keyword { isWatching = state == .on }
      return WatchBody(presentation: presentation, isWatching: isWatching)
    case .alias: return try alias(invocation)
    case .log: return try log(invocation)
    case .history, .historyFind: return try listHistory(invocation)
    case .historyRun: return try runHistory(invocation)
    case .historyClear: return try clearHistory()
    case .save: return try save(invocation)
    case .saveScript: return try saveScript(invocation)
    case .run: return try runScript(invocation, emit: emit)
    default:
      // Session.implemented keeps such commands from being read at all.
      throw Failure(
        SyntaxError(
          .unknownCommand(word: invocation.source, nearest: []), span: invocation.span,
          source: invocation.source))
    }
  }

  private func help(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    let words = invocation.arguments(.topic)
    guard !words.isEmpty else { return HelpBody(page: grammar.introduction(), language: language) }
    if words.count == 1, words[0].keyword == .names {
      return HelpBody(page: grammar.namesTable(), language: language)
    }
    let name = words.map(\.text).joined(separator: " ")
    guard let page = grammar.help(about: words.map(\.text)) else {
      throw Messages.noHelp(about: name, span: words[0].span, grammar: grammar)
    }
    return HelpBody(page: page, language: language)
  }

  private func save(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    let path = invocation.word(.file)
    let text: String
    do {
      text = try SessionDocument(state: bench.present, commands: steps.commands).json()
    } catch {
      throw Failure(error, path: path)
    }
    let body = try written(text, to: path)
    if path.hasSuffix(".json") { return body }
    return MessageBody(
      message: Wording(
        "the session is written: \(path) (a drawing is written by: export picture text to:FILE)",
        "записан сеанс: \(path) (рисунок пишет команда: экспорт рисунок text куда:ФАЙЛ)"))
  }

  private func saveScript(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    try written(steps.commands.map { $0 + "\n" }.joined(), to: invocation.word(.file))
  }

  private func written(_ text: String, to path: String) throws(Failure) -> any AnswerBody {
    do {
      try Files.write(text, to: path)
    } catch {
      throw Failure.file(error)
    }
    return MessageBody(message: Wording("written: \(path)", "записано: \(path)"))
  }

  private mutating func runScript(
    _ invocation: Invocation, emit: (Answer) -> Void
  ) throws(Failure) -> any AnswerBody {
    let path = invocation.word(.file)
    guard scriptDepth < 16 else {
      throw Failure(
        code: "bad-file",
        message: Wording(
          "scripts run each other too deeply at \(path)",
          "сценарии слишком глубоко вызывают друг друга: \(path)"),
        exitCode: .data)
    }
    let text = try self.text(of: path)
    scriptDepth += 1
    defer { scriptDepth -= 1 }
    var body = ScriptBody()
    for (index, line) in Script.lines(of: text).enumerated() {
      var failed: Failure?
      run(line: line, stopsOnError: true) { answer in
        emit(answer)
        switch answer.outcome {
        case .failure(let failure): failed = failure
        case .success(let inner): if inner.failsScript { body.isNegative = true }
        }
      }
      if let failed {
        // A script that this one ran has told its place.
        if failed.hasPlace { throw failed }
        let column = (failed.span.map { $0.columns(in: line).lowerBound }).map { ":\($0)" } ?? ""
        let place = "\(path):\(index + 1)\(column)"
        var stop = Failure(
          code: failed.code,
          message: Wording(
            "\(place): the script stopped: \(failed.message.en)",
            "\(place): сценарий остановлен: \(failed.message.ru)"),
          exitCode: failed.code == "expectation-failed"
            ? .negative : failed.exitCode == .interrupted ? .interrupted : .stopped)
        stop.hasPlace = true
        throw stop
      }
      if isOver { break }
      if isInterrupted() {
        var stop = Failure(
          code: "interrupted",
          message: Wording(
            "\(path):\(index + 1): interrupted behind this line",
            "\(path):\(index + 1): прервано после этой строки"),
          exitCode: .interrupted)
        stop.hasPlace = true
        throw stop
      }
    }
    return body
  }
}

/// The end of a script, negative where an audit in it was told to fail on what it found.
struct ScriptBody: AnswerBody {
  var isNegative = false
  var failsScript: Bool { isNegative }
  func text(_ style: TextStyle) -> String { "" }
}

/// The lines of a script.
enum Script {
  /// The lines without their ends; a byte order mark at the beginning is dropped.
  static func lines(of text: String) -> [String] {
    var text = text[...]
    if text.unicodeScalars.first == "\u{FEFF}" {
      text.unicodeScalars.removeFirst()
    }
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
  }
}

/// The version of the program and of the protocol.
struct VersionBody: AnswerBody {
  static let version = "0.1.0"
  static let protocolVersion = 1

  func write(to json: inout JSONText, in language: Language) {
    json.member("version", Self.version)
    json.member("protocol", Self.protocolVersion)
  }

  func text(_ style: TextStyle) -> String { "shtorka \(Self.version)" }
}
