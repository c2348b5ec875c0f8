import TestSupport
import Testing

extension PromptTests {
  /// Pipes in place of files: what waits for the other end can be stopped.
  @Suite(.serialized) struct Pipes {
    private func start(_ arguments: String = "") throws -> (BuiltProgram, PseudoTerminal) {
      let program = try BuiltProgram().with(["NO_COLOR": "1"])
      let terminal = try program.shellInTerminal(
        "mkfifo pipe; exec $SHTORKA \(arguments)", columns: 120)
      return (program, terminal)
    }

    /// Sends a command that waits, and Ctrl-C when it does.
    private func interrupt(_ command: String, in terminal: PseudoTerminal) throws {
      terminal.send(command + "\r")
      try terminal.wait(for: "the command") { !$0.marksPastes }
      terminal.send("\u{3}")
      try terminal.waitForShtorka()
    }

    /// Waits until a pipe has a reader, and stays at its other end without a word.
    private func hold(_ pipe: String, of program: BuiltProgram) throws {
      _ = try program.shell(
        """
        while [ ! -p \(pipe) ]; do sleep 0.02; done
        { touch open; exec sleep 20; } >\(pipe) 2>/dev/null & echo $! >holder
        while [ ! -e open ]; do sleep 0.02; done
        """)
    }

    @Test(
      "A pipe that nobody writes to is read until Ctrl-C, and a folder is called one",
      arguments: ["run", "load", "open", "audit"])
    func reading(_ command: String) throws {
      let (_, terminal) = try start()
      try terminal.waitForShtorka()
      try terminal.ask("new A")
      try interrupt("\(command) pipe", in: terminal)
      #expect(terminal.answer(to: "\(command) pipe") == ["^Cpipe can’t be read: interrupted"])
      try terminal.ask("\(command) /tmp")
      #expect(terminal.answer(to: "\(command) /tmp").last == "/tmp can’t be read: it is a folder")
      try terminal.ask("expect index 0")
    }

    @Test(
      "A pipe that nobody reads is waited for until Ctrl-C, and then the session goes on",
      arguments: ["save pipe", "save script pipe", "export picture text to:pipe", "log pipe"])
    func writing(_ command: String) throws {
      let (program, terminal) = try start()
      try terminal.waitForShtorka()
      try terminal.ask("new A")
      try interrupt(command, in: terminal)
      #expect(terminal.answer(to: command) == ["^Cpipe can’t be written: interrupted"])
      // A reader that comes late gets it all.
      terminal.send("save script pipe\r")
      try terminal.wait(for: "the command") { !$0.marksPastes }
      #expect(try program.shell("cat pipe").output == "new A\n")
      try terminal.wait(forText: "written: pipe")
    }

    @Test("A reader that stops reading, or leaves, does not take the prompt with it")
    func readers() throws {
      let (program, terminal) = try start()
      try terminal.waitForShtorka()
      _ = try program.shell("sleep 30 <>pipe >/dev/null 2>&1 & echo $! >sleeper")
      try interrupt("export glossary csv to:pipe", in: terminal)
      #expect(terminal.screen.transcript.contains("pipe can’t be written: interrupted"))
      _ = try program.shell("kill -9 $(cat sleeper)")
      terminal.send("export glossary csv to:pipe\r")
      try terminal.wait(for: "the command") { !$0.marksPastes }
      _ = try program.shell("head -c 1 pipe")
      try terminal.wait(forText: "pipe can’t be written: nobody reads it any more")
      try terminal.ask("new A")
    }

    @Test("A glossary that is a pipe is waited for until Ctrl-C, at the start and later")
    func glossaryAtThePrompt() throws {
      let (program, terminal) = try start("--glossary pipe")
      try hold("pipe", of: program)
      terminal.send("\u{3}")
      try terminal.waitForShtorka()
      try interrupt("find toast", in: terminal)
      _ = try program.shell("kill -9 $(cat holder)")
      #expect(terminal.screen.transcript.contains("interrupted; the glossaries"))
    }

    @Test(
      "From a shell Ctrl-C ends the wait for a glossary as an interruption",
      arguments: [("pipe", "pipe"), ("folder", "folder/a.json")])
    func glossaryFromAShell(_ glossary: String, _ pipe: String) throws {
      let program = try BuiltProgram().with(["NO_COLOR": "1"])
      let terminal = try program.shellInTerminal(
        "mkdir folder; mkfifo pipe folder/a.json; trap : INT; "
          + "$SHTORKA --glossary \(glossary) find toast; echo code $?")
      try hold(pipe, of: program)
      terminal.send("\u{3}")
      try terminal.wait(forText: "code 130")
      _ = try program.shell("kill -9 $(cat holder)")
      #expect(terminal.screen.transcript.contains("interrupted; the glossaries"))
    }

    @Test("What never ends is too large, as a glossary and as a file")
    func endless() throws {
      let program = try BuiltProgram()
      for command in ["--glossary /dev/zero find toast", "-c 'load /dev/zero'"] {
        let outcome = try program.shell("$SHTORKA \(command)")
        #expect(outcome.code == "4")
        #expect(outcome.errors.hasSuffix("/dev/zero can’t be read: the file is too large\n"))
      }
    }

    @Test("A glossary can come through a pipe, and is never taken for the one before")
    func glossaryThroughAPipe() throws {
      let program = try BuiltProgram()
      _ = try program.writeGlossary()
      let outcome = try program.shell(
        """
        mkfifo pipe
        for name in Zyuzyuka Other; do
          sed "s/Zyuzyuka/$name/" house/zz.json >pipe & $SHTORKA --glossary pipe term zyuzyuka-panel
        done
        """)
      #expect(outcome.output.contains("Zyuzyuka panel") && outcome.output.contains("Other panel"))
    }
  }
}
