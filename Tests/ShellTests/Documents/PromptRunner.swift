import LineEditing
import TextAnalysis

@testable import Shell

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the prompt answers to lines, without the line editor before it.
struct PromptRunner {
  var session: Session
  private let prompting: Prompting
  private let folder: TestFolder
  private let answers: Int32
  private let errors: Int32
  /// What the last line was told on standard error.
  private(set) var lastErrors = ""

  init(language: Language) {
    folder = TestFolder()
    answers = open(folder.path + "/answers", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    errors = open(folder.path + "/errors", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    session = Session(
      language: language, glossaries: GlossaryRoom(cacheFolder: TestFolder.cache))
    session.isAtPrompt = true
    session.scorePath = folder.path + "/state/quiz"
    prompting = Prompting(
      options: Options(), environment: [:],
      facts: TerminalFacts(
        inputIsTerminal: true, outputIsTerminal: false, errorIsTerminal: false,
        terminalName: "xterm", terminalIsKnown: true, characters: .asSet),
      writer: Writer(
        isJSON: false, usesColor: false, output: Output(descriptor: answers),
        errors: Output(descriptor: errors)))
  }

  /// What is shown after `line`, what goes to standard error last.
  mutating func answer(_ line: String) -> String {
    for descriptor in [answers, errors] {
      ftruncate(descriptor, 0)
      lseek(descriptor, 0, SEEK_SET)
    }
    prompting.reply(to: line, session: &session)
    lastErrors = text("errors")
    return text("answers") + lastErrors
  }

  private func text(_ name: String) -> String {
    String(decoding: (try? Files.read(folder.path + "/" + name)) ?? [], as: UTF8.self)
  }
}
