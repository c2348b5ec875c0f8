import TestSupport
import Testing

extension TerminalTests {
  @Suite(.serialized) struct Suggesting {
    /// The demo with suggestions in grey.
    private func start(rows: Int = 24, columns: Int = 80) throws -> PseudoTerminal {
      try Demo().start(["--suggest", "90"], rows: rows, columns: columns)
    }

    /// The grey part of the row with the cursor.
    private func grey(_ screen: Screen) -> String {
      Screen.text(of: screen.cells[screen.row].filter { $0.style == "90" })
    }

    @Test("A grey suggestion follows the cursor from letter to letter, also for Cyrillic")
    func followsTyping() throws {
      let terminal = try start()
      terminal.send("т")
      try terminal.wait(forLine: "> таб-бар")
      #expect(grey(terminal.screen) == "аб-бар")
      #expect(terminal.screen.column == 3)
      terminal.send("абл")
      try terminal.wait(forLine: "> таблица")
      #expect(grey(terminal.screen) == "ица")
      terminal.send("\u{7F}\u{7F}")
      try terminal.wait(forLine: "> таб-бар")
      terminal.send("ы")
      try terminal.wait(forLine: "> таы")
      terminal.send("\u{7F}\u{7F}\u{7F}")
      try terminal.waitForPrompt()
      #expect(grey(terminal.screen) == "")
    }

    @Test("What is only suggested is not entered, and does not stay on the screen")
    func isNoText() throws {
      let terminal = try start()
      terminal.send("што")
      try terminal.wait(forLine: "> шторка")
      terminal.send("\r")
      try terminal.wait(forText: "> што\nline: [што]")
    }

    @Test(
      "Right and End take the suggestion over, Ctrl-Right a word of it",
      arguments: [
        ("\u{1B}[C", "первая вторая третья"), ("\u{1B}OC", "первая вторая третья"),
        ("\u{1B}[F", "первая вторая третья"), ("\u{5}", "первая вторая третья"),
        ("\u{6}", "первая вторая третья"), ("\u{1B}[1;5C", "первая"), ("\u{1B}f", "первая"),
        ("\u{1B}[1;5C!", "первая!"),
      ])
    func accepting(_ keys: String, _ expected: String) throws {
      let terminal = try start()
      try terminal.enter("первая вторая третья")
      terminal.send("пер")
      try terminal.wait(forLine: "> первая вторая третья")
      terminal.send(keys)
      terminal.send("\r")
      try terminal.wait(for: "the second answer") { _ in terminal.lines.count == 2 }
      #expect(terminal.lines.last == expected)
    }

    @Test("A suggestion can be taken over word by word")
    func wordByWord() throws {
      let terminal = try start()
      try terminal.enter("первая вторая третья")
      terminal.send("пер")
      for column in [8, 15] {
        try terminal.wait(forLine: "> первая вторая третья")
        terminal.send("\u{1B}[1;5C")
        try terminal.wait(for: "the next word") { $0.column == column }
      }
      terminal.send("\r")
      try terminal.wait(forText: "line: [первая вторая]")
    }

    @Test("The newest line that begins the same comes before any word")
    func newestFirst() throws {
      let terminal = try start()
      try terminal.enter("шторка снизу")
      try terminal.enter("шторка сверху")
      terminal.send("шт")
      try terminal.wait(forLine: "> шторка сверху")
    }

    @Test("Nothing is suggested in the middle of a line, while walking the history or searching")
    func restraint() throws {
      let terminal = try start()
      try terminal.enter("таблица размеров")
      try terminal.enter("таб")
      terminal.send("\u{1B}[A")
      try terminal.wait(forLine: "> таб")
      terminal.send("\u{1B}[D\u{1B}[D")
      try terminal.wait(for: "the cursor on а") { $0.column == 3 }
      #expect(grey(terminal.screen) == "")
      terminal.send("\u{15}\u{B}")
      try terminal.waitForPrompt()
      terminal.send("\u{12}табл")
      try terminal.wait(forLine: "find табл> таблица размеров")
      #expect(grey(terminal.screen) == "")
    }

    @Test("A suggestion is cut at the end of the row, and taken over whole")
    func narrowScreen() throws {
      let terminal = try start(columns: 20)
      try terminal.enter("слово длинное-предлинное")
      terminal.send("сло")
      try terminal.wait(forLine: "> слово длинное-пр…")
      #expect(terminal.screen.column == 5)
      terminal.send("\u{1B}[C\r")
      try terminal.wait(for: "the second answer") { _ in
        terminal.screen.transcript.filter { $0 != "\n" }
          .occurrences(of: "line: [слово длинное-предлинное]") == 2
      }
    }

    @Test("An emoji in a suggestion moves the cursor nowhere")
    func emoji() throws {
      let terminal = try start()
      try terminal.enter("слово 👩\u{200D}👩 日本 e\u{301} конец")
      terminal.send("сло")
      try terminal.wait(for: "the suggestion") { $0.currentLine.hasSuffix("конец") }
      #expect(terminal.screen.column == 5)
      terminal.send("\u{1B}[C\r")
      try terminal.wait(for: "the second answer") { _ in terminal.lines.count == 2 }
      #expect(Set(terminal.lines).count == 1)
    }

    @Test("Over several rows and both margins grey stands only behind the cursor")
    func severalRows() throws {
      let terminal = try start(columns: 20)
      var typed = "> "
      let text = "вот таб и што, a cell1 и ещё таблица, ш日本т ре"
      for character in text {
        terminal.send(String(character))
        typed.append(character)
        var layout = Screen(rows: 24, columns: 20)
        layout.feed(Array(typed.utf8))
        try terminal.wait(for: "«\(typed)»") { screen in
          let isGrey = { (row: Int, column: Int) in screen.cells[row][column].style == "90" }
          return (0..<screen.rows).allSatisfy { row in
            let black = (0..<screen.columns).filter { !isGrey(row, $0) }.map {
              screen.cells[row][$0]
            }
            let grey = (0..<screen.columns).filter { isGrey(row, $0) }
            return Screen.text(of: black) == layout.lines[row]
              && grey.allSatisfy { row == screen.row && $0 >= screen.column }
          }
        }
      }
      terminal.send("\u{3}")
      try terminal.wait(forInterrupts: 1)
      #expect(terminal.screen.cells.joined().allSatisfy { $0.style != "90" })
    }

    @Test("Ctrl-C, a new size and Ctrl-L leave nothing of a suggestion behind")
    func leavesNothing() throws {
      let terminal = try start()
      terminal.send("што")
      try terminal.wait(forLine: "> шторка")
      terminal.resize(rows: 20, columns: 60)
      try terminal.wait(for: "the line again") { $0.currentLine == "> шторка" && $0.column == 5 }
      terminal.send("\u{C}")
      try terminal.wait(for: "an empty screen") { $0.row == 0 && $0.currentLine == "> шторка" }
      terminal.send("\u{3}")
      try terminal.wait(forText: "> што^C\ninterrupted")
    }
  }
}
