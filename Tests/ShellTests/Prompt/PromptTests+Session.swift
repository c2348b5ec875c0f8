import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension PromptTests {
  @Suite(.serialized) struct Sessions {
    @Test(
      "Ctrl-C stops a script that runs long, says where, and the session goes on",
      arguments: ["\n", "; "])
    func interruptOfAScript(separator: String) throws {
      let program = try BuiltProgram().with(["NO_COLOR": "1"])
      let taps = Array(repeating: "tap A\(separator)tap B\(separator)", count: 20_000).joined()
      try program.folder.write("new A B\n" + taps, to: "long.shtorka")
      let terminal = try program.start()
      terminal.send("run ~/long.shtorka\r")
      try terminal.wait(for: "the script's answers") { $0.scrolledOff.count > 200 }
      terminal.send("\u{3}")
      try terminal.wait(forText: "interrupted behind")
      try terminal.waitForShtorka()
      try terminal.ask("tap A")
      terminal.send("\u{4}")
      #expect(try terminal.end() == .exit(0))
    }

    @Test("Ctrl-C stops the rest of a line")
    func interruptOfALine() throws {
      let terminal = try BuiltProgram().with(["NO_COLOR": "1"]).start()
      let taps = Array(repeating: "tap A; tap B", count: 300).joined(separator: "; ")
      terminal.send("\u{1B}[200~new A B; \(taps); lang ru\u{1B}[201~")
      terminal.send("\r")
      try terminal.wait(for: "the first answers") { $0.transcript.contains("didSelect “B”") }
      terminal.send("\u{3}")
      try terminal.wait(forText: "interrupted behind “tap ")
      try terminal.waitForShtorka()
      // The state is that of a whole command, and what stood behind it was not run.
      try terminal.ask("tap A; lang")
      #expect(terminal.answer(to: "tap A; lang").last == "answers in English")
    }

    @Test("Ctrl-C cuts off an answer that is long, and the session goes on")
    func interruptOfAnAnswer() throws {
      let terminal = try BuiltProgram().with(["NO_COLOR": "1"]).start()
      terminal.send("export glossary csv\r")
      try terminal.wait(for: "the first rows") { $0.scrolledOff.count > 30 }
      terminal.send("\u{3}")
      try terminal.waitForShtorka()
      #expect(!terminal.screen.transcript.contains("zoom-gesture"))
      try terminal.ask("new A")
    }

    @Test("Ctrl-C twice on an empty line names the way out, on a written line it does not")
    func wayOut() throws {
      let terminal = try BuiltProgram().with(["NO_COLOR": "1"]).start(["--lang", "ru"])
      for word in ["раз", "два", "три"] {
        terminal.send(word)
        try terminal.wait(forLine: "» " + word)
        terminal.send("\u{3}")
        try terminal.wait(forText: "» " + word + "^C\n»")
      }
      #expect(!terminal.screen.transcript.contains("выйти"))
      terminal.send("\u{3}")
      try terminal.wait(forText: "» три^C\n» ^C\n»")
      #expect(!terminal.screen.transcript.contains("выйти"))
      terminal.send("\u{3}")
      try terminal.wait(forText: "выйти: Ctrl-D или «выход»")
    }

    @Test("Words of the editor follow a change of the language")
    func languageOfTheSearch() throws {
      let terminal = try BuiltProgram().with(["NO_COLOR": "1"]).start()
      try terminal.ask("lang ru")
      terminal.send("\u{12}lan")
      try terminal.wait(forLine: "поиск «lan»: lang ru")
    }

    @Test(
      "A signal that ends the program leaves the terminal as it was found",
      arguments: [SIGTERM, SIGHUP, SIGSEGV])
    func signals(_ number: Int32) throws {
      let program = try BuiltProgram().with(["SWIFT_BACKTRACE": "enable=no"])
      let terminal = try program.shellInTerminal("ulimit -c 0; exec $SHTORKA")
      try terminal.waitForShtorka()
      terminal.send("на полуслове")
      try terminal.wait(forText: "» на полуслове")
      #expect(!terminal.isCooked)
      terminal.signal(number)
      #expect(try terminal.end() == .signal(number))
      #expect(terminal.isCooked)
      #expect(!terminal.screen.marksPastes)
    }

    @Test("Several pasted commands run after one Enter, with vi's keys as well")
    func paste() throws {
      let program = try BuiltProgram().with(["NO_COLOR": "1"])
      try program.folder.write("bind -v\n", to: ".editrc")
      let terminal = try program.start()
      terminal.send("\u{1B}[200~new А Б\r\n\ttap Б\r\n\u{1B}[201~")
      try terminal.wait(forLine: "» new А Б⏎ tap Б")
      terminal.send("\r")
      try terminal.wait(forText: "tab bar: shouldSelect “Б” → yes; didSelect “Б”")
      try terminal.waitForShtorka()
    }

    @Test("A prompt without editing keeps its lines for the session and needs no escapes")
    func dumbTerminal() throws {
      let terminal = try BuiltProgram().with(["TERM": "dumb"]).shellInTerminal("exec $SHTORKA")
      try terminal.wait(forLine: "»")
      terminal.send("new А Б\n")
      try terminal.wait(forText: "[А]")
      terminal.send("history\n")
      try terminal.wait(forText: " 1  new А Б")
      terminal.send("\u{4}")
      #expect(try terminal.end() == .exit(0))
      #expect(terminal.screen.unknown.isEmpty && !terminal.screen.marksPastes)
    }

    @Test("A script inside another tells one place when it is interrupted")
    func placeOfAnInterruption() throws {
      let program = try BuiltProgram().with(["NO_COLOR": "1"])
      let taps = String(repeating: "tap A\ntap B\n", count: 20_000)
      try program.folder.write("new A B\n" + taps, to: "inner")
      try program.folder.write("run inner\n", to: "outer")
      let terminal = try program.shellInTerminal("exec $SHTORKA", columns: 120)
      try terminal.waitForShtorka()
      terminal.send("run outer\r")
      try terminal.wait(for: "the script's answers") { $0.scrolledOff.count > 200 }
      terminal.send("\u{3}")
      try terminal.wait(forText: ": interrupted behind")
      try terminal.waitForShtorka()
      #expect(!terminal.screen.transcript.contains("the script stopped"))
      #expect(terminal.answer(to: "run outer").last?.contains("inner:") == true)
    }

    @Test("A transcript tells once why scripts that run each other stopped")
    func transcriptOfScripts() throws {
      let program = try BuiltProgram()
      try program.folder.write("new A\nrun self\n", to: "self")
      let outcome = try program.shell("$SHTORKA -c 'log log.txt; run self'")
      #expect(outcome.code == "3")
      let log = program.folder.text(of: "log.txt") ?? ""
      #expect(log.occurrences(of: "» new A\n") == 16)
      #expect(log.occurrences(of: "too deeply") == 1)
      #expect(log.hasSuffix("» run self\n" + outcome.errors))
    }

    @Test("A transcript holds commands and answers as they came, and goes on below what was there")
    func transcript() throws {
      let program = try BuiltProgram()
      try program.folder.write("раньше\n", to: "log.txt")
      let terminal = try program.start()
      for line in ["log ~/log.txt", "new А Б; tap Б", "tap Ццц", "log", "log off", "tap А"] {
        try terminal.ask(line)
      }
      #expect(
        program.folder.text(of: "log.txt") == """
          раньше

          » new А Б
          +------------------------------------------+
          |         [А]                   Б          |
          +------------------------------------------+
          » tap Б
          tab bar: shouldSelect “Б” → yes; didSelect “Б”
          +------------------------------------------+
          |          А                   [Б]         |
          +------------------------------------------+
          » tap Ццц
          there is no tab “Ццц”

          """)
      terminal.send("журнал /nowhere/at/all\r")
      try terminal.wait(forText: "/nowhere/at/all can’t be written")
    }
  }
}
