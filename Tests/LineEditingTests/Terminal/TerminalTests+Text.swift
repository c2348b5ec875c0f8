import TestSupport
import Testing
import TextAnalysis

extension TerminalTests {
  @Suite(.serialized) struct Typing {
    @Test(
      "Cyrillic can be typed whatever the locale says",
      arguments: [
        ["LC_ALL": "C.UTF-8"], ["LC_ALL": "C"], ["LC_ALL": nil], ["LC_ALL": "nowhere_NO"],
        ["LC_ALL": nil, "LANG": "ru_RU.KOI8-R"],
      ] as [[String: String?]])
    func cyrillicInAnyLocale(_ locale: [String: String?]) throws {
      let terminal = try Demo().with(locale).start(["--scalars"], prompt: "вкл> ")
      terminal.send("привет «ё»")
      try terminal.wait(forLine: "вкл> привет «ё»")
      try terminal.enter("", prompt: "вкл> ")
      #expect(terminal.lines == ["привет «ё»"])
      #expect(
        terminal.screen.transcript.contains(
          "scalars: [43F 440 438 432 435 442 20 AB 451 BB]"))
      #expect(terminal.screen.unknown.isEmpty)
    }

    @Test("A Cyrillic prompt in the C locale is no crash")
    func cyrillicPromptInTheCLocale() throws {
      let terminal = try Demo().with(["LC_ALL": "C"]).start(prompt: "включено> ")
      terminal.send("\u{4}")
      #expect(try terminal.end() == .exit(0))
    }

    @Test("Keys above ASCII insert themselves and take no other key's function")
    func keysAboveASCII() throws {
      let terminal = try Demo().start()
      try terminal.enter("?пПёЁАБЯ éß§")
      #expect(terminal.lines == ["?пПёЁАБЯ éß§"])
    }

    @Test("Text can be changed in the middle of a Cyrillic line")
    func editingInTheMiddle() throws {
      let terminal = try Demo().start()
      terminal.send("таббар")
      terminal.send("\u{1B}[D\u{1B}[D\u{1B}[D-\u{1B}[H«\u{1B}[F»")
      try terminal.wait(forLine: "> «таб-бар»")
      terminal.send("\u{1B}[D\u{7F}")
      try terminal.wait(forLine: "> «таб-ба»")
      terminal.send("\u{1B}[H\u{1B}[3~\r")
      try terminal.wait(forText: "line: [таб-ба»]")
    }

    @Test("A letter and its mark become one character")
    func marksAreComposed() throws {
      let terminal = try Demo().start(["--scalars"])
      terminal.send("и\u{306}од е\u{308}ж")
      try terminal.wait(forLine: "> йод ёж")
      #expect(terminal.screen.column == 8)
      try terminal.enter("")
      #expect(terminal.screen.transcript.contains("scalars: [439 43E 434 20 451 436]"))
    }

    @Test("Wide characters and joined emoji keep the cursor in its place at the margin")
    func wideCharactersAtTheMargin() throws {
      let terminal = try Demo().start(["--scalars"], columns: 20)
      // Nineteen cells, then a wide character that no longer fits into the row.
      terminal.send("и\u{306}12345678901👩\u{200D}👩x日本y")
      try terminal.wait(for: "the second row") { $0.lines[1] == "日本y" }
      #expect(terminal.screen.lines[0] == "> й12345678901👩👩x")
      #expect(terminal.screen.column == 5)
      terminal.send("\u{1B}[D\u{1B}[D\u{1B}[D")
      try terminal.wait(for: "the cursor on 日") { $0.column == 0 && $0.row == 1 }
      terminal.send("!")
      try terminal.wait(for: "the change") { $0.lines[0] == "> й12345678901👩👩x!" }
      #expect(terminal.screen.lines[1] == "日本y")
      try terminal.enter("")
      let shown = terminal.screen.transcript.replacing("\n", with: "")
      #expect(shown.contains("line: [й12345678901👩\u{200D}👩x!日本y]"))
    }

    @Test("What is no UTF-8 is dropped and leaves the next line whole")
    func invalidBytes() throws {
      let terminal = try Demo().start()
      terminal.send(Array("a".utf8) + [0xFF] + Array("b".utf8) + [0xD0, 0x00] + Array("c".utf8))
      try terminal.wait(forLine: "> abc")
      try terminal.enter("")
      terminal.send("д\r")
      try terminal.wait(forText: "line: [д]")
      #expect(terminal.lines == ["abc", "д"])
    }

    @Test("Ctrl-W takes a hyphenated term whole")
    func wordsWithHyphens() throws {
      let terminal = try Demo().start()
      terminal.send("нижний таб-бар")
      try terminal.wait(forLine: "> нижний таб-бар")
      terminal.send("\u{17}")
      try terminal.wait(forLine: "> нижний")
      terminal.send("!\r")
      try terminal.wait(forText: "line: [нижний !]")
    }

    @Test("A line longer than the screen is kept whole")
    func longLine() throws {
      let terminal = try Demo().start(rows: 6, columns: 30)
      let line = (1...60).map { "слово\($0)" }.joined(separator: " ")
      terminal.send(line + "\r")
      try terminal.wait(forText: "line: [")
      try terminal.waitForPrompt()
      let shown = terminal.screen.transcript.filter { !$0.isWhitespace }
      #expect(shown.contains("line:[" + line.filter { !$0.isWhitespace } + "]"))
    }
  }
}
