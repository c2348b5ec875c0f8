import TestSupport
import Testing

extension PromptTests {
  @Suite(.serialized) struct Configuring {
    private func program(_ configuration: String) throws -> BuiltProgram {
      let program = try BuiltProgram().with(["NO_COLOR": "1"])
      try program.folder.write(configuration, to: BuiltProgram.configurationName)
      return program
    }

    @Test("Settings, the language and short forms of the configuration hold at the prompt")
    func holds() throws {
      let program = try program(
        "\u{FEFF}# мои настройки\r\nset frame unicode\r\nязык русский\nalias т тап\nwatch on\n\n")
      let terminal = try program.start()
      try terminal.ask("new А Б")
      terminal.send("т Б\r")
      try terminal.wait(forText: "таб-бар: shouldSelect «Б» → да")
      try terminal.wait(forText: "│ 9:41")
    }

    @Test("What is wrong is told with file, line and column, and the other lines hold")
    func mistakes() throws {
      let program = try program(
        "set frame unicod\nset frame unicode\ntap 2\n  set colour never\nalias \"x\nlang fr\n")
      let outcome = try program.shell("$SHTORKA -c 'set frame'")
      let path = program.configurationPath
      #expect(outcome.code == "0")
      #expect(outcome.output == "frame: unicode\n")
      #expect(
        outcome.errors.split(separator: "\n").map { $0.prefix(path.utf8.count + 5) }
          == ["1:11", "3:1:", "4:7:", "5:7:", "6:6:"].map { "\(path):\($0)" }.map { $0[...] })
      #expect(outcome.errors.contains("did you mean: unicode?"))
    }

    @Test("Of a file that is no configuration at all only a few lines are complained of")
    func manyMistakes() throws {
      let program = try program(String(repeating: "tap 2\n", count: 500))
      let outcome = try program.shell("$SHTORKA --version; $SHTORKA --lang ru --version")
      let lines = outcome.errors.split(separator: "\n").map(String.init)
      let path = program.configurationPath
      #expect(lines.count == 12)
      #expect(lines[5] == "\(path): and 495 more complaints")
      #expect(lines[11] == "\(path): и ещё 495 замечаний")
    }

    @Test("A shell is told once what is wrong, and again when that is something else")
    func once() throws {
      let program = try program("tap 2\n")
      let path = program.configurationPath
      #expect(try program.shell("$SHTORKA --version").errors.hasPrefix("\(path):1:1: "))
      #expect(try program.shell("$SHTORKA --version; $SHTORKA find toast").errors == "")
      // The one who sits at the prompt is told each time.
      for _ in 1...2 {
        let terminal = try program.start(columns: 200)
        #expect(terminal.screen.transcript.contains("\(path):1:1: "))
      }
      let without = PseudoTerminal.withoutPrivileges.joined(separator: " ")
      let command =
        "chmod 000 \(path); for n in 1 2 3; do \(without) $SHTORKA -c 'new A; tap A'; done"
      let outcome = try program.shell(command)
      #expect(outcome.errors == "\(path) can’t be read: permission denied\n")
      // Once it was right, the same mistake is news.
      try program.folder.write("lang en\n", to: "right")
      let mended = "chmod 600 \(path); cp right \(path); $SHTORKA --version; echo tap 2 >\(path)"
      #expect(
        try program.shell(mended + "; $SHTORKA --version").errors.hasPrefix("\(path):1:1: "))
    }

    @Test("Bytes that are no text are told, too, and a folder in place of the file")
    func unreadable() throws {
      let program = try program("")
      try program.folder.write(
        Array("set frame ".utf8) + [0xFF, 0x0A], to: BuiltProgram.configurationName)
      #expect(
        try program.shell("$SHTORKA --version").errors
          .hasPrefix("\(program.configurationPath):1:11: "))
      let other = try BuiltProgram()
      let outcome = try other.shell("mkdir -p .config/shtorka/config; $SHTORKA --version")
      #expect(outcome.code == "0")
      #expect(outcome.errors.hasPrefix("\(other.configurationPath) can’t be read: "))
    }

    @Test(
      "An option or a variable counts for more than the configuration",
      arguments: [
        ("$SHTORKA -c set", "язык", true), ("$SHTORKA --lang en -c set", "язык", false),
        ("SHTORKA_LANG=en $SHTORKA -c set", "язык", false),
        ("LC_ALL=en_US.UTF-8 $SHTORKA -c set", "язык", true),
        ("$SHTORKA --no-rc -c set", "язык", false), ("$SHTORKA --json find toast", "язык", false),
      ])
    func precedence(_ command: String, _ what: String, _ isRussian: Bool) throws {
      let program = try program("lang ru\n")
      let outcome = try program.shell(command)
      #expect(outcome.output.contains("рамка") == isRussian)
      #expect(outcome.errors == "")
    }

    @Test("Colour by the configuration gives way to NO_COLOR and to --color")
    func colour() throws {
      let program = try program("set color always\n").with(["NO_COLOR": nil])
      let command = "$SHTORKA -c 'new A B'"
      #expect(try program.shell(command).output.contains("\u{1B}["))
      #expect(try !program.shell("NO_COLOR=1 " + command).output.contains("\u{1B}["))
      #expect(
        try !program.shell("$SHTORKA --color never -c 'new A B'").output.contains("\u{1B}["))
      #expect(try !program.shell("$SHTORKA --plain -c 'new A B'").output.contains("\u{1B}["))
    }

    @Test("--plain is plain whatever the configuration says")
    func plain() throws {
      let program = try program("set frame unicode\nset color always\n").with(["NO_COLOR": nil])
      let outcome = try program.shell("$SHTORKA --plain -c 'new A B'")
      #expect(outcome.output.hasPrefix("+---") && !outcome.output.contains("\u{1B}["))
    }

    @Test("Short forms of the configuration are not for scripts")
    func scripts() throws {
      let program = try program("alias t tap\n")
      #expect(try program.shell("$SHTORKA -c 'new A B; t B'").code == "2")
    }

    @Test("A short form made at the prompt is there next time, and the rest of the file stays")
    func aliases() throws {
      let program = try program("# mine\nset frame unicode\nalias t title\n\nlang en\n")
      let first = try program.start()
      for line in [
        "alias t tap", "alias go \"new A B; tap B\"", "псевдоним ш шторка", "alias ш none",
      ] {
        try first.ask(line)
      }
      #expect(
        program.folder.text(of: BuiltProgram.configurationName)
          == "# mine\nset frame unicode\nalias t tap\n\nlang en\nalias go \"new A B; tap B\"\n")
      let second = try program.start()
      try second.ask("alias")
      #expect(second.answer(to: "alias") == ["go  new A B; tap B", "t  tap"])
      let third = try program.start(["--no-rc"])
      try third.ask("alias x tap")
      try third.ask("alias")
      #expect(third.answer(to: "alias") == ["x  tap"])
      #expect(program.folder.text(of: BuiltProgram.configurationName)?.contains("alias x") == false)
    }

    @Test(
      "Keeping a short form leaves every other byte of the file alone",
      arguments: [
        ("alias t tap", "", "alias t tap\n"),
        ("alias t tap", "# мои\r\n\r\n\r\n", "# мои\r\n\r\n\r\nalias t tap\r\n"),
        ("alias t tap", "\u{FEFF}alias t title\r\n#\r\n\n\n", "\u{FEFF}alias t tap\r\n#\r\n\n\n"),
        ("alias t none", "\u{FEFF}alias t title\r\n \n", "\u{FEFF} \n"),
        ("alias t tap", "#\n\nalias t title", "#\n\nalias t tap"),
        ("alias t tap", "#1\n#2", "#1\n#2\nalias t tap\n"),
        ("alias t tap", "alias t a\nlang en\nalias t b\n\n", "alias t tap\nlang en\n\n"),
        ("alias x none", "\u{FEFF}#\r\n\r\n", "\u{FEFF}#\r\n\r\n"),
      ])
    func bytes(_ line: String, _ before: String, _ after: String) throws {
      let program = try program("")
      // A byte that is no text, in a comment.
      let comment: [UInt8] = [0x23, 0xFF]
      func bytes(_ text: String) -> [UInt8] {
        Array(
          text.utf8.split(separator: 0x23, omittingEmptySubsequences: false).joined(
            separator: comment))
      }
      try program.folder.write(bytes(before), to: BuiltProgram.configurationName)
      let terminal = try program.start()
      try terminal.ask(line)
      #expect(program.folder.bytes(of: BuiltProgram.configurationName) == bytes(after))
    }

    @Test("A configuration that is a link stays one, and a missing folder is made for its owner")
    func files() throws {
      let program = try BuiltProgram().with(["NO_COLOR": "1"])
      let first = try program.start()
      try first.ask("alias t tap")
      let facts = try program.shell("stat -c %a .config/shtorka; cat .config/shtorka/config")
      #expect(facts.output == "700\nalias t tap\n")
      _ = try program.shell(
        "mv .config/shtorka/config kept; ln -s ~/kept .config/shtorka/config")
      try first.ask("alias u undo")
      #expect(
        try program.shell("readlink .config/shtorka/config; cat kept").output
          == "\(program.folder.path)/kept\nalias t tap\nalias u undo\n")
    }

    @Test("Folders follow the XDG variables, and relative ones are ignored")
    func folders() throws {
      let program = try BuiltProgram()
      let home = program.folder.path
      let terminal = try program.with([
        "XDG_CONFIG_HOME": home + "/c", "XDG_STATE_HOME": home + "/s", "NO_COLOR": "1",
      ]).start()
      try terminal.ask("alias t tap")
      #expect(program.folder.text(of: "c/shtorka/config") == "alias t tap\n")
      #expect(program.folder.text(of: "s/shtorka/history")?.hasSuffix("alias t tap\n") == true)
      let relative = try program.with(["XDG_CONFIG_HOME": "c", "NO_COLOR": "1"]).start()
      try relative.ask("alias r rotate")
      #expect(program.folder.text(of: BuiltProgram.configurationName) == "alias r rotate\n")
    }
  }
}
