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
  /// The variables that choose a pager; nil where answers are never paged.
  var pagerEnvironment: [String: String]?

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
      width: isJSON ? 80 : min(120, output.columns ?? 80),
      sentenceWidth: isJSON ? nil : output.columns.map { min(120, $0) })
  }

  /// Writes one answer of a session, also to its transcript, and through a pager where it is tall;
  /// `line` is the whole line that it came from.
  func write(_ answer: Answer, in session: Session, line: String?) {
    let style = self.style(session)
    record(answer, in: session)
    if !isJSON, session.pages, let pagerEnvironment, case .success(let body) = answer.outcome,
      let pager = Pager(
        environment: pagerEnvironment, rows: output.rows)
    {
      let text = body.text(style)
      if pager.isNeeded(for: text), pager.show(text + "\n") { return }
    }
    write(answer, style: style, line: line)
  }

  /// What writes the answers of the commands that a command of `session` runs.
  func writing(in session: Session) -> (Answer) -> Void {
    let style = self.style(session)
    let transcript = session.transcript
    return { answer in
      // The failure that stops a script is told once, with its place, as the answer of `run`.
      if let transcript, answer.isSuccess { write(answer, to: transcript, style: style) }
      if answer.isSuccess || isJSON { write(answer, style: style, line: nil) }
    }
  }

  /// Writes one answer to the transcript of a session, where there is one.
  func record(_ answer: Answer, in session: Session) {
    guard let transcript = session.transcript else { return }
    write(answer, to: transcript, style: style(session))
  }

  /// Writes one answer to a transcript; what happens there stops nothing.
  func write(_ answer: Answer, to transcript: Transcript, style: TextStyle) {
    do {
      try transcript.write(answer, style: style)
    } catch {
      tell(Messages.file(error), in: style.language)
    }
  }

  /// Writes one answer; `line` is the whole line that it came from, for the mark below it.
  func write(_ answer: Answer, style: TextStyle, line: String?) {
    var output = self.output
    output.language = style.language
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
    errors.write(
      Self.text(of: failure, in: style.language, line: line, columns: errors.columns) + "\n")
  }

  /// What people read of a failure: the line with a mark below the place, where both are known, and
  /// the sentence, broken at its words where it has to fit into so many `columns`.
  static func text(
    of failure: Failure, in language: Language, line: String?, columns: Int? = nil
  ) -> String {
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
    let message = DisplayWidth.visibleLines(failure.message.text(in: language))
    text += columns.map { WordWrap.wrapped(message, to: $0) } ?? message
    if let usage = failure.usage?.text(in: language) {
      text += "\n" + (columns.map { WordWrap.wrapped(usage, to: $0) } ?? usage)
    }
    return text
  }

  /// Writes a sentence to the errors, or to another stream, broken at its words on a terminal.
  func tell(_ message: Wording, in language: Language, on output: Output? = nil) {
    var output = output ?? errors
    output.language = language
    let text = DisplayWidth.visibleLines(message.text(in: language))
    output.write((output.columns.map { WordWrap.wrapped(text, to: $0) } ?? text) + "\n")
  }
}
