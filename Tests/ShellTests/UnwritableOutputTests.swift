import TestSupport
import Testing
import TextAnalysis

/// Results that can't be written are an error, whatever they are the results of.
@Suite(.serialized) struct UnwritableOutputTests {
  static let ways = [
    "help", "--help", "--version", "--print man", "--print commands", "--json find toast",
    "find toast", "-c 'new A B; show'", "-f script", "<script", "find - <script",
    "export glossary csv",
  ]

  @Test(
    "A device without room gives a message and the code of data",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: ways)
  func fullDevice(_ arguments: String) throws {
    let program = try BuiltProgram()
    try program.folder.write("new A B\nshow\n", to: "script")
    let outcome = try program.shell("$SHTORKA \(arguments) >/dev/full")
    #expect(outcome.code == "4")
    #expect(outcome.errors == "shtorka: the output can’t be written: no space left\n")
  }

  @Test("So does an output that is closed, and no file takes its place", arguments: ways)
  func closed(_ arguments: String) throws {
    let program = try BuiltProgram()
    try program.folder.write("new A B\nshow\n", to: "script")
    let outcome = try program.shell("$SHTORKA --lang ru \(arguments) >&-")
    #expect(outcome.code == "4")
    #expect(outcome.errors == "shtorka: вывод не записать: он закрыт\n")
  }

  @Test("The message is in the language that the session has by then")
  func language() throws {
    let outcome = try BuiltProgram().shell("$SHTORKA -c 'lang ru' >&-")
    #expect(outcome.errors == "shtorka: вывод не записать: он закрыт\n")
  }

  @Test("Messages that can't be written stop nothing")
  func errorsClosed() throws {
    let outcome = try BuiltProgram().shell("printf 'tpa\\nversion\\n' | $SHTORKA 2>&-")
    #expect(outcome.output == "shtorka 0.1.0\n")
    #expect(outcome.code == "0")
  }

  @Test("A closed input is an empty one")
  func inputClosed() throws {
    let outcome = try BuiltProgram().shell("$SHTORKA <&-")
    #expect(outcome == BuiltProgram.Outcome(output: "", errors: "", code: "0"))
  }
}
