import CommandLanguage
import LineEditing
import TabBar
import TextAnalysis

/// The lines typed at the prompt, as far as the commands about them go.
struct TypedLines {
  /// Oldest first; nil where there is no prompt.
  var lines: [String]?
  /// The lines as the last list numbered them.
  var numbered: [String] = []
  /// The lines that were chosen to be run next, in that order.
  var chosen: [String] = []
  /// Forgets the lines, those on disk too.
  var clear: () throws(HistoryFileError) -> Void = {}
}

extension Session {
  /// The newest lines, or those with a text, oldest first, each with its number.
  mutating func listHistory(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    let lines = try typedLines()
    typed.numbered = lines
    var numbers = Array(lines.indices)
    if let text = invocation.argument(.text)?.text {
      let wanted = FoldedText(text).key
      numbers = numbers.filter { FoldedText(lines[$0]).key.contains(wanted) }
    } else {
      numbers = numbers.suffix(invocation.argument(.number)?.integer ?? 20)
    }
    return HistoryBody(lines: numbers.map { ($0 + 1, lines[$0]) })
  }

  /// Chooses a line by its number; the prompt runs it.
  mutating func runHistory(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    let lines = typed.numbered.isEmpty ? try typedLines() : typed.numbered
    let argument = invocation.argument(.number)
    let number = argument?.integer ?? 0
    guard lines.indices.contains(number - 1) else {
      throw Failure(
        code: "index-out-of-range",
        message: Wording(
          "there is no line \(number); history lists them",
          "строки \(number) нет; список: история"),
        span: argument?.span, exitCode: .usage)
    }
    let line = lines[number - 1]
    let runsAnother = grammar.parse(line).contains { (try? $0.get().id) == .historyRun }
    guard !runsAnother else {
      throw Failure(
        code: "bad-argument",
        message: Wording(
          "line \(number) runs a line of the history itself",
          "строка \(number) сама выполняет строку истории"),
        span: argument?.span, exitCode: .usage)
    }
    typed.chosen.append(line)
    return SilentBody()
  }

  /// Forgets the lines typed at the prompt.
  mutating func clearHistory() throws(Failure) -> any AnswerBody {
    _ = try typedLines()
    do {
      try typed.clear()
    } catch {
      throw Failure(
        code: "bad-file", message: Messages.historyNotCleared(error), exitCode: .data)
    }
    typed.numbered = []
    return MessageBody(message: Wording("the history is empty now", "история очищена"))
  }

  private func typedLines() throws(Failure) -> [String] {
    guard let lines = typed.lines else {
      throw Failure(
        code: "no-history",
        message: Wording(
          "there is no history here: lines are kept at the prompt only",
          "истории здесь нет: строки запоминаются только в строке ввода"))
    }
    return lines
  }
}

/// Lines of the history with their numbers.
struct HistoryBody: AnswerBody {
  var lines: [(number: Int, text: String)]

  var isNegative: Bool { lines.isEmpty }

  func write(to json: inout JSONText, in language: Language) {
    json.array("lines", lines) { json, line in
      json.object { json in
        json.member("number", line.number)
        json.member("text", line.text)
      }
    }
  }

  func text(_ style: TextStyle) -> String {
    guard let last = lines.last else {
      return Wording("no such lines", "таких строк нет").text(in: style.language)
    }
    let width = String(last.number).count
    return lines.map { line in
      let number = String(line.number)
      let gap = String(repeating: " ", count: width - number.count + 1)
      return gap + number + "  " + DisplayWidth.visible(line.text)
    }.joined(separator: "\n")
  }
}
