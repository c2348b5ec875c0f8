import TestSupport
import Testing
import TextAnalysis

extension PromptTests {
  @Suite(.serialized) struct Learning {
    private func start(_ language: Language, rows: Int = 40) throws -> PseudoTerminal {
      try BuiltProgram().with(["NO_COLOR": "1"]).start(["--lang", language.rawValue], rows: rows)
    }

    @Test(
      "A number opens the entry of the part that it stands at, and other numbers name the range",
      arguments: [
        (Language.en, "point form", "{13}", "13", "Switch · Тумблер"),
        (.ru, "указать форма", "{13}", "13", "Тумблер · Switch"),
      ])
    func pointing(
      language: Language, line: String, part: String, number: String, entry: String
    ) throws {
      let terminal = try start(language)
      try terminal.ask(line)
      let picture = terminal.answer(to: line)
      #expect(picture.contains { $0.contains(part) })
      #expect(picture.contains { $0.contains("\(number) \(entry)") })
      #expect(picture.allSatisfy { DisplayWidth.width(of: $0) <= 80 })
      try terminal.ask(number)
      #expect(terminal.answer(to: number).first?.hasPrefix(entry) == true)
      // The list stays, so that the next part can be looked at.
      try terminal.ask("1")
      #expect(terminal.answer(to: "1").first?.contains("Close button") == true)
      try terminal.ask("99")
      #expect(terminal.answer(to: "99").joined().contains("21"))
    }

    @Test("The quiz shows four answers, a number answers, and the round ends with a score")
    func quiz() throws {
      let terminal = try start(.en)
      try terminal.ask("quiz seed:7 count:2")
      for round in 1...2 {
        let shown = terminal.screen.lines
        for number in 1...4 { #expect(shown.contains { $0.hasPrefix(" \(number)  ") }, "\(round)") }
        try terminal.ask("2")
        let verdict = try #require(terminal.answer(to: "2").first)
        #expect(verdict.hasPrefix("Right: ") || verdict.hasPrefix("No, it is "), "\(verdict)")
      }
      // The round is over, so a number is no answer any more.
      try terminal.ask("3")
      let after = terminal.answer(to: "3").joined(separator: "\n")
      #expect(!after.contains("Right: ") && !after.contains("No, it is "), "\(after)")
    }

    @Test("Enter runs a step of the tour, `tour off` ends it, and Enter is nothing then")
    func tour() throws {
      for (language, first, off) in [
        (Language.en, "Tour", "tour off"), (.ru, "Экскурсия", "экскурсия выкл"),
      ] {
        let terminal = try start(language)
        try terminal.ask("tour")
        #expect(terminal.answer(to: "tour").joined().contains("\(first) 1/"))
        try terminal.ask("")
        try terminal.wait(forText: "\(first) 2/")
        #expect(
          terminal.screen.transcript.contains(" 1  " + (language == .en ? "Bottom" : "Нижняя")))
        try terminal.waitForShtorka()
        try terminal.ask("")
        try terminal.wait(forText: "\(first) 3/")
        try terminal.waitForShtorka()
        try terminal.ask(off)
        let shown = terminal.screen.transcript
        try terminal.ask("")
        #expect(terminal.screen.transcript == shown + "\n»")
      }
    }

    @Test(
      "Long sentences break at words and hang under their text at any width",
      arguments: [(40, Language.en), (40, .ru), (66, .ru), (120, .en)])
    func sentences(columns: Int, language: Language) throws {
      let program = try BuiltProgram().with(["NO_COLOR": "1"])
      let lines = [
        "device android; new A B C D E F G", "audit", "find яяяяяяя ююююю эээээ",
      ]
      let terminal = try program.start(
        ["--lang", language.rawValue], rows: 60, columns: columns)
      for line in lines { try terminal.ask(line) }
      // As a pipe gets them, each on one line.
      let piped = try program.shell(
        "$SHTORKA --lang \(language.rawValue) -c '\(lines.joined(separator: "; "))'"
      ).output
      let words = Set(piped.split(whereSeparator: \.isWhitespace))
      for line in lines.dropFirst() {
        let answer = terminal.answer(to: line)
        #expect(!answer.isEmpty)
        for row in answer
        where !row.hasPrefix("»") && !row.contains("…") {
          #expect(DisplayWidth.width(of: row) <= columns)
          for word in row.split(separator: " ") { #expect(words.contains(word), "\(row)") }
        }
      }
    }
  }

  @Suite(.serialized) struct Watching {
    @Test("A watched screen is drawn in place: the top stays, and nothing scrolls off")
    func inPlace() throws {
      let terminal = try BuiltProgram().with(["NO_COLOR": "1"]).start(rows: 40)
      try terminal.ask("new Home Mail")
      terminal.send("watch on\r")
      try terminal.wait(for: "the frame") { $0.lines[1].hasPrefix("| 9:41") }
      try terminal.waitForShtorka()
      let scrolled = terminal.screen.scrolledOff.count
      for (line, selected) in [("tap Mail", "[Mail]"), ("tap Home", "[Home]")] {
        terminal.send(line + "\r")
        try terminal.wait(for: selected) { screen in
          screen.lines.contains { $0.contains(selected) } && screen.currentLine == "»"
        }
        #expect(terminal.screen.lines[1].hasPrefix("| 9:41"))
        #expect(terminal.screen.lines.contains("> " + line))
        #expect(terminal.screen.lines.count { $0.hasPrefix("| 9:41") } == 1)
        #expect(terminal.screen.lines.count { $0.hasPrefix("»") } == 1)
      }
      #expect(terminal.screen.scrolledOff.count == scrolled)
      #expect(terminal.screen.unknown.isEmpty)
    }

    @Test(
      "A window of another size gets a frame of that size and keeps nothing of the former one",
      arguments: [true, false])
    func resize(atOnce: Bool) throws {
      let terminal = try BuiltProgram().with(["NO_COLOR": "1"]).start(rows: 40)
      try terminal.ask("new Home Mail")
      terminal.send("watch on\r")
      try terminal.wait(for: "the frame") { $0.lines[1].hasPrefix("| 9:41") }
      try terminal.waitForShtorka()
      if !atOnce {
        terminal.send("tap Mail\r")
        try terminal.wait(for: "the tap") { screen in
          screen.lines.contains("> tap Mail") && screen.currentLine == "»"
        }
      }
      terminal.send("half a")
      try terminal.wait(forLine: "» half a")
      let scrolled = terminal.screen.scrolledOff.count
      let drawn = terminal.screen.lines
      for columns in [40, 100, 80] {
        terminal.resize(rows: 40, columns: columns)
        try terminal.wait(for: "\(columns) columns") { screen in
          let width = DisplayWidth.width(of: screen.lines[0])
          let whole = width > 0 && width <= columns && screen.lines[0].hasSuffix("+")
          let fits = (columns >= 80) == (screen.lines == drawn)
          return whole && fits && screen.currentLine == "» half a"
        }
        let rows = terminal.screen.lines.prefix { !$0.hasPrefix(">") && !$0.hasPrefix("»") }
        let widths = Set(rows.map { DisplayWidth.width(of: $0) })
        #expect(widths.count == 1, "\(columns): \(rows.joined(separator: "\n"))")
        #expect(terminal.screen.lines.count { $0.hasPrefix("»") } == 1)
        let below = terminal.screen.lines.drop { !$0.hasPrefix("»") }.dropFirst()
        #expect(Set(below).isSubset(of: [""]))
      }
      #expect(terminal.screen.scrolledOff.count == scrolled)
    }
  }
}
