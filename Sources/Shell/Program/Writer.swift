import CommandLanguage
import LineEditing
import Rendering
import TextAnalysis

/// Puts answers out: one JSON object a line for programs, text for people.
struct Writer {
  var isJSON: Bool
  var usesColor: Bool
  /// The colours of the terminal, where colour is used.
  var depth = ColorDepth.basic
  var output = Output.standard
  var errors = Output.error

  /// The style for people, as the session and the terminal have it now.
  func style(_ session: Session) -> TextStyle {
    let color: Bool =
      switch session.color {
      case .auto: usesColor
      case .always: true
      case .never: false
      }
    return TextStyle(
      language: session.language,
      theme: Theme(frame: session.frame, depth: color ? depth : .none),
      // Programs get no lines that would have to fit.
      width: isJSON ? 80 : min(120, output.columns ?? 80))
  }

  /// Writes one answer; `line` is the whole line that it came from, for the mark below it.
  func write(_ answer: Answer, style: TextStyle, line: String?) {
    if isJSON {
      output.write(answer.json(in: style.language) + "\n")
      return
    }
    switch answer.outcome {
    case .success(let body):
      let text = body.text(style)
      if !text.isEmpty { output.write(text + "\n") }
    case .failure(let failure):
      writeFailure(failure, style: style, line: line)
    }
  }

  private func writeFailure(_ failure: Failure, style: TextStyle, line: String?) {
    errors.write(Self.text(of: failure, in: style.language, line: line) + "\n")
  }

  /// What people read of a failure: the line with a mark below the place, where both are known, and
  /// the sentence.
  static func text(of failure: Failure, in language: Language, line: String?) -> String {
    var text = ""
    if let line, let span = failure.span, line.utf8.count <= 400 {
      let columns = span.columns(in: line)
      let before = DisplayWidth.width(
        of: DisplayWidth.visible(String(line.prefix(columns.lowerBound - 1))))
      let marked = DisplayWidth.width(of: DisplayWidth.visible(span.text(in: line)))
      text += "  " + DisplayWidth.visible(line) + "\n"
      text += "  " + String(repeating: " ", count: before)
      text += String(repeating: "^", count: max(1, marked)) + "\n"
    }
    text += DisplayWidth.visibleLines(failure.message.text(in: language))
    if let usage = failure.usage { text += "\n" + usage.text(in: language) }
    return text
  }
}
