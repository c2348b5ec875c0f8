import TestSupport
import Testing

extension PromptTests {
  @Suite(.serialized) struct HistoryCommands {
    private func start(_ arguments: [String] = []) throws -> (BuiltProgram, PseudoTerminal) {
      let program = try BuiltProgram().with(["NO_COLOR": "1"])
      return (program, try program.start(arguments))
    }

    @Test("history lists the lines with numbers, history find those with a text, in any case")
    func listing() throws {
      let (_, terminal) = try start()
      for line in ["new Дом Поиск", "tap Поиск", "tap Дом"] { try terminal.ask(line) }
      try terminal.ask("history")
      #expect(
        terminal.answer(to: "history") == [" 1  new Дом Поиск", " 2  tap Поиск", " 3  tap Дом"])
      try terminal.ask("история 1")
      #expect(terminal.answer(to: "история 1") == [" 4  history"])
      try terminal.ask("history find ПОИСК")
      #expect(
        terminal.answer(to: "history find ПОИСК") == [" 1  new Дом Поиск", " 2  tap Поиск"])
      try terminal.ask("history find шторка")
      #expect(terminal.answer(to: "history find шторка") == ["no such lines"])
    }

    @Test("history run runs the line that the list showed under a number, also a look-up")
    func running() throws {
      let (_, terminal) = try start()
      for line in ["new Дом Поиск", "tap Поиск", "нижняя шторка", "history"] {
        try terminal.ask(line)
      }
      // The first line comes again and so has another place by now; the list's numbers still hold.
      try terminal.ask("new Дом Поиск")
      terminal.send("history run 2\r")
      try terminal.wait(forText: "» tap Поиск\ntab bar: ")
      try terminal.waitForShtorka()
      terminal.send("история выполнить 3\r")
      try terminal.wait(forText: "» нижняя шторка\n 1  Bottom sheet")
      try terminal.waitForShtorka()
      terminal.send("history run 99\r")
      try terminal.wait(forText: "there is no line 99; history lists them")
    }

    @Test(
      "Several commands of a line run in its order, with what the history gives in their places")
    func order() throws {
      let (_, terminal) = try start()
      for line in ["new Дом Поиск", "tap Поиск"] { try terminal.ask(line) }
      terminal.send("history run 1; history run 2; version\r")
      try terminal.wait(forText: "shtorka 0.")
      let text = terminal.screen.transcript
      let places = ["» new Дом Поиск\n+", "» tap Поиск\ntab bar: ", "shtorka 0."].map { part in
        text.ranges(of: part).last?.lowerBound
      }
      #expect(places == places.compactMap { $0 }.sorted())
    }

    @Test("The numbers of lines are completed, with the lines beside them")
    func numbers() throws {
      let (_, terminal) = try start()
      for line in ["new Дом Поиск", "tap Поиск"] { try terminal.ask(line) }
      terminal.send("history run \t")
      try terminal.wait(forText: "2  tap Поиск\n1  new Дом Поиск\n» history run")
      terminal.send("2\t\r")
      try terminal.wait(forText: "» tap Поиск\ntab bar: ")
    }

    @Test("A line behind a space, a number and a yes are not kept")
    func leftOut() throws {
      let (program, terminal) = try start()
      for line in [" tap секрет", "шторка", "1", "да"] { try terminal.ask(line) }
      let kept = try #require(program.folder.text(of: ".local/state/shtorka/history"))
      #expect(kept == "# line history, version 1\nшторка\n")
    }

    @Test("history clear forgets everything, on disk too")
    func clearing() throws {
      let (program, terminal) = try start()
      try terminal.ask("шторка")
      try terminal.ask("history clear")
      #expect(
        program.folder.text(of: ".local/state/shtorka/history") == "# line history, version 1\n")
      terminal.send("\u{1B}[A\u{1B}[Ax")
      try terminal.wait(forLine: "» x")
    }

    @Test("A history that may only be read is recalled; why it grows no more is told once")
    func readOnly() throws {
      let program = try BuiltProgram().with(["NO_COLOR": "1"])
      let content = "# line history, version 1\nшторка\n"
      try program.folder.write(content, to: ".local/state/shtorka/history")
      let terminal = try program.shellInTerminal(
        "chmod 400 .local/state/shtorka/history; exec "
          + (PseudoTerminal.withoutPrivileges + ["$SHTORKA"]).joined(separator: " "), columns: 200)
      try terminal.waitForShtorka()
      try terminal.wait(forText: "history can’t be used: permission denied")
      terminal.send("\u{1B}[A")
      try terminal.wait(forLine: "» шторка")
      terminal.send("\r")
      try terminal.wait(forText: "Bottom sheet")
      try terminal.waitForShtorka()
      try terminal.ask("history clear")
      #expect(
        terminal.answer(to: "history clear").joined()
          .hasSuffix("history can’t be cleared: permission denied"))
      #expect(terminal.screen.transcript.occurrences(of: "can’t be used") == 1)
      #expect(!terminal.screen.transcript.contains("is empty now"))
      // Nothing is forgotten where not all is.
      try terminal.ask("history find шторка")
      #expect(terminal.answer(to: "history find шторка") == [" 1  шторка"])
      #expect(program.folder.text(of: ".local/state/shtorka/history") == content)
    }

    @Test(
      "Without a home folder there is one note each on history and aliases, and none is made",
      arguments: [("nowhere", "en", "there is no home folder"), ("", "ru", "HOME не задана")])
    func noHome(name: String, language: String, note: String) throws {
      let program = try BuiltProgram()
      let home = name.isEmpty ? "" : program.folder.path + "/" + name
      let terminal = try program.with(["HOME": home, "NO_COLOR": "1"]).start(["--lang", language])
      #expect(terminal.screen.transcript.occurrences(of: note) == 1)
      let count = terminal.screen.transcript.occurrences(of: note)
      for line in ["alias t tap", "alias u undo"] { try terminal.ask(line) }
      #expect(terminal.screen.transcript.occurrences(of: note) == count + 1)
      #expect(terminal.answer(to: "alias u undo") == [])
      try terminal.ask("шторка")
      terminal.send("\u{1B}[A")
      try terminal.wait(forLine: "» шторка")
      #expect(program.folder.text(of: name + "/.local/state/shtorka/history") == nil)
      #expect(try program.shell("ls -A \"$HOME/nowhere\"").code == "2")
    }

    @Test("--no-history leaves no file, and the session's own lines can still be recalled")
    func noHistory() throws {
      let (program, terminal) = try start(["--no-history"])
      try terminal.ask("шторка")
      terminal.send("\u{1B}[A")
      try terminal.wait(forLine: "» шторка")
      #expect(program.folder.text(of: ".local/state/shtorka/history") == nil)
    }

    @Test("A one-shot command neither reads nor writes the history")
    func oneShot() throws {
      let program = try BuiltProgram()
      let outcome = try program.shell(
        "mkdir -p .local/state/shtorka; mkfifo .local/state/shtorka/history; $SHTORKA find toast")
      #expect(outcome.code == "0")
    }
  }
}
