import CommandLanguage
import Rendering
import TabBar
import TextAnalysis

/// What came of one command.
struct Answer {
  /// The text of exactly that command.
  var command: String
  /// The body of a success, or why it failed.
  var outcome: Result<any AnswerBody, Failure>
  /// The events and the state, for commands of the bench and `state`; written to programs only.
  var bench: BenchReport?

  /// Whether the command did what it was told.
  var isSuccess: Bool {
    if case .success = outcome { true } else { false }
  }

  /// What the program ends with when this was its only command.
  var exitCode: ExitCode {
    switch outcome {
    case .success(let body): body.isNegative ? .negative : .done
    case .failure(let failure): failure.exitCode
    }
  }

  /// The answer as one JSON object.
  func json(in language: Language) -> String {
    var json = JSONText()
    json.object { json in
      json.member("command", command)
      switch outcome {
      case .success(let body):
        json.member("ok", true)
        body.write(to: &json, in: language)
        bench?.write(to: &json)
      case .failure(let failure):
        json.member("ok", false)
        json.object("error") { json in
          json.member("code", failure.code)
          json.member("message", failure.message.text(in: language))
          if !failure.nearest.isEmpty { json.member("nearest", failure.nearest) }
        }
      }
    }
    return json.text
  }
}

/// The body of one kind of answer: what programs get and what people read.
protocol AnswerBody {
  /// Writes its members into the object of the answer; messages are in `language`.
  func write(to json: inout JSONText, in language: Language)
  /// The text for people, without a line end; empty for nothing to say.
  func text(_ style: TextStyle) -> String
  /// Whether it is a clean negative: nothing found, or findings.
  var isNegative: Bool { get }
  /// Whether a script that has it is a negative, too.
  var failsScript: Bool { get }
}

/// A body that changes nothing on the bench, and yet has rules behind it that can be asked for.
protocol ReasonedBody: AnswerBody {
  /// The rules, each once.
  var reasons: [RuleID] { get }
}

extension AnswerBody {
  func write(to json: inout JSONText, in language: Language) {}
  var isNegative: Bool { false }
  var failsScript: Bool { false }
}

/// How answers are put for people.
struct TextStyle {
  var language: Language
  var theme: Theme
  /// Cells a line may take.
  var width: Int
  /// Cells at which sentences are broken: those of the terminal; nil where the reader is a file or a
  /// program, which want each on one line.
  var sentenceWidth: Int?
}

/// The events of a command and the state after it.
struct BenchReport {
  var events: [Event]?
  var presentation: Presentation

  func write(to json: inout JSONText) {
    if let events {
      json.name("events")
      events.write(to: &json)
    }
    json.name("state")
    presentation.write(to: &json)
  }
}

/// An answer that says nothing.
struct SilentBody: AnswerBody {
  func text(_ style: TextStyle) -> String { "" }
}

/// An answer that is a message.
struct MessageBody: AnswerBody {
  var message: Wording
  func write(to json: inout JSONText, in language: Language) {
    json.member("text", message.text(in: language))
  }
  func text(_ style: TextStyle) -> String {
    let text = DisplayWidth.visibleLines(message.text(in: style.language))
    return style.sentenceWidth.map { WordWrap.wrapped(text, to: $0) } ?? text
  }
}

/// An answer that is lines, made for the language in force.
struct LinesBody: AnswerBody {
  var lines: [String]
  func write(to json: inout JSONText, in language: Language) {
    json.member("text", lines.joined(separator: "\n"))
  }
  func text(_ style: TextStyle) -> String {
    DisplayWidth.visibleLines(lines.joined(separator: "\n"))
  }
}
