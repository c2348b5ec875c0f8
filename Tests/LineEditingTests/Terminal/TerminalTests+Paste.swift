import TestSupport
import Testing

extension TerminalTests {
  @Suite(.serialized) struct Pasting {
    @Test("Pasted commands with tabs wait for Enter and then run one by one")
    func severalLines() throws {
      let terminal = try Demo().start()
      terminal.send("\u{1B}[200~первая\tс табом\r\nвторая\nтретья\n\u{1B}[201~")
      try terminal.wait(forLine: "> первая с табом⏎вторая⏎третья")
      #expect(terminal.lines.isEmpty)
      terminal.send("\r")
      try terminal.wait(forText: "line: [третья]")
      try terminal.waitForPrompt()
      #expect(terminal.lines == ["первая с табом", "вторая", "третья"])
      // Each of them can be told apart on the screen, and all come back together.
      #expect(terminal.screen.transcript.contains("\n> вторая\nline: [вторая]"))
      terminal.send("\u{1B}[A")
      try terminal.wait(forLine: "> первая с табом⏎вторая⏎третья")
    }

    @Test("Nothing pasted acts as a key, an escape in it does not end it")
    func controls() throws {
      let terminal = try Demo().start()
      terminal.send("a\u{1B}[200~1\u{1}\u{4}\u{1B}2\u{1B}[D3\u{12}\u{7F}\u{1B}[201~b\r")
      try terminal.wait(forText: "line: [a12[D3b]")
    }

    @Test("Text is pasted where the cursor stands, with its marks composed")
    func inTheMiddle() throws {
      let terminal = try Demo().start(["--scalars"])
      terminal.send("таббар\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[200~и\u{306}-\u{1B}[201~!\r")
      try terminal.wait(forText: "line: [табй-!бар]")
      try terminal.waitForPrompt()
      #expect(terminal.screen.transcript.contains("439 2D 21"))
    }

    @Test("A paste of many thousand characters comes whole")
    func large() throws {
      let terminal = try Demo().start()
      let text = (1...1500).map { "слово\($0)" }.joined(separator: " ")
      terminal.send("\u{1B}[200~" + text + "\u{1B}[201~\r")
      try terminal.wait(forText: "line: [")
      try terminal.waitForPrompt()
      let shown = terminal.screen.transcript.filter { !$0.isWhitespace }
      #expect(shown.contains("line:[" + text.filter { !$0.isWhitespace } + "]"))
    }

    @Test("A paste goes into the pattern of a search")
    func intoASearch() throws {
      let terminal = try Demo().start()
      try terminal.enter("нижняя шторка")
      terminal.send("\u{12}\u{1B}[200~штор\u{1B}[201~")
      try terminal.wait(forLine: "find штор> нижняя шторка")
    }

    @Test(
      "Ctrl-C during a pasted command drops those behind it, whether it asked or not",
      arguments: ["spin", "hold"])
    func interrupt(_ command: String) throws {
      let terminal = try Demo().start()
      terminal.send("\u{1B}[200~\(command)\nпотом\u{1B}[201~\r")
      try terminal.wait(forText: "\(command) begins")
      terminal.send("\u{3}")
      try terminal.wait(forText: "\(command) ends")
      try terminal.waitForPrompt()
      try terminal.enter("дальше")
      #expect(terminal.lines == ["дальше"])
      #expect(terminal.screen.transcript.contains("interrupted") == (command == "hold"))
    }
  }
}
