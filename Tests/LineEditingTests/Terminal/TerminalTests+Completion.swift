import TestSupport
import Testing
import TextAnalysis

extension TerminalTests {
  @Suite(.serialized) struct Completing {
    @Test(
      "A word that is alone goes in whole, with what belongs behind it",
      arguments: [
        ("што\t", "шторка "), ("ш\tи ещё", "шторка и ещё"), ("вот ш\tтут", "вот шторка тут"),
        ("col\tred", "color:red"), ("«што\t", "«шторка» "),
        ("«што»\u{1B}[D\tда", "«шторка» да"), ("ш и\u{1B}[D\u{1B}[D\t!", "шторка !и"),
        ("один ш два\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\t", "один шторка два"),
      ])
    func onlyCandidate(_ keys: String, _ expected: String) throws {
      let terminal = try Demo().start()
      terminal.send(keys)
      terminal.send("\r")
      try terminal.wait(forText: "line: [\(expected)]")
    }

    @Test("Several words: first what they share, then a list with notes cut to the width")
    func severalCandidates() throws {
      let terminal = try Demo().start(columns: 40)
      try terminal.enter("выше")
      terminal.send("вот т после\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\t")
      try terminal.wait(forLine: "> вот таб после")
      #expect(terminal.screen.column == 9)
      terminal.send("\t")
      try terminal.wait(forText: "панель")
      try terminal.wait(forLine: "> вот таб после")
      let lines = terminal.screen.lines
      #expect(lines.contains("line: [выше]"))
      #expect(lines.contains("таб-бар  панель вкладок внизу экрана"))
      #expect(lines.contains("таблица  строки одна под другой, котор…"))
      #expect(terminal.screen.column == 9)
      terminal.send("л\t")
      try terminal.wait(forLine: "> вот таблица после")
      terminal.send("\r")
      try terminal.wait(forText: "line: [вот таблица после]")
    }

    @Test("Words without notes stand side by side")
    func grid() throws {
      let terminal = try Demo().start()
      terminal.send("re\t")
      try terminal.wait(forText: "red      rename   reorder\n> re")
    }

    @Test("Nothing fits: a bell, and the line stays")
    func noCandidate() throws {
      let terminal = try Demo().start()
      terminal.send("ыыы\t")
      try terminal.wait(for: "a bell") { $0.bells == 1 }
      #expect(terminal.screen.currentLine == "> ыыы")
    }

    @Test("A long list stops at each screen and leaves at no", arguments: ["q", "н", "\u{1B}"])
    func pages(_ no: String) throws {
      let terminal = try Demo().start(rows: 11, columns: 30)
      terminal.send("cell\t")
      try terminal.wait(forLine: "-- 90 more --")
      terminal.send(" ")
      try terminal.wait(forLine: "-- 80 more --")
      #expect(terminal.screen.lines[9].hasPrefix("cell20"))
      terminal.send(no)
      try terminal.wait(forLine: "> cell")
      #expect(!terminal.screen.transcript.contains("more --"))
      #expect(terminal.screen.transcript.contains("cell10   number 10\ncell11   number 11\n"))
      terminal.send("100\t\r")
      try terminal.wait(forText: "line: [cell100 ]")
    }

    @Test("A list below a line of several rows covers none of them")
    func listBelowSeveralRows() throws {
      let terminal = try Demo().start(columns: 20)
      terminal.send("1234567890123456789 re\u{1B}[H")
      try terminal.wait(for: "the cursor at the start") {
        $0.row == 0 && $0.column == 2 && $0.lines[1] != ""
      }
      terminal.send("\u{1B}[F\t")
      try terminal.wait(
        forText: "> 123456789012345678\n9 re\nred      reorder\nrename\n> 123456789012345678\n9 re")
    }
  }
}
