import CommandLanguage
import FileAccess
import Rendering
import TabBar
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that a session is written to as it goes: what was typed, and what came of it.
///
/// Each piece is written at once, behind what the file holds, so that a crash loses nothing.
struct Transcript {
  /// The file.
  let path: String

  /// Begins at the end of the file, with an empty line behind what it holds.
  init(path: String) throws(FileError) {
    self.path = path
    var facts = stat()
    let holdsText = stat(Files.expanded(path), &facts) == 0 && facts.st_size > 0
    try append(holdsText ? "\n" : "")
  }

  /// Writes a command and its answer, without colour.
  ///
  /// What is about the transcript itself is left out, and a script: its commands stand there.
  func write(_ answer: Answer, style: TextStyle) throws(FileError) {
    var style = style
    style.theme.depth = .none
    var text: String
    switch answer.outcome {
    case .success(let body):
      if body is LogBody || body is ScriptBody { return }
      text = body.text(style)
    case .failure(let failure):
      text = DisplayWidth.visibleLines(failure.message.text(in: style.language))
    }
    if !text.isEmpty { text += "\n" }
    try append("» " + DisplayWidth.visible(answer.command) + "\n" + text)
  }

  private func append(_ text: String) throws(FileError) {
    let code = WaitingWriter.write(
      Array(text.utf8), into: Files.expanded(path), flags: O_CREAT | O_APPEND)
    if let code { throw FileError(path: path, isWriting: true, code: code) }
  }
}

extension Session {
  /// Begins a transcript, ends it, or says where it goes.
  mutating func log(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    if let file = invocation.argument(.file) {
      if file.keyword == .off {
        transcript = nil
      } else {
        do {
          transcript = try Transcript(path: file.text)
        } catch {
          throw Failure.file(error)
        }
      }
    }
    return LogBody(path: transcript?.path)
  }
}

/// Where the transcript goes.
struct LogBody: AnswerBody {
  var path: String?

  func write(to json: inout JSONText, in language: Language) { json.member("file", path) }

  func text(_ style: TextStyle) -> String {
    let message =
      path.map { Wording("the log goes to \($0)", "журнал пишется в \($0)") }
      ?? Wording("no log is written", "журнал не пишется")
    return DisplayWidth.visibleLines(message.text(in: style.language))
  }
}
