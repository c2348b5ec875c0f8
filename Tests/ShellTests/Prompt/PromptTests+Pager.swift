import TestSupport
import Testing

extension PromptTests {
  @Suite(.serialized) struct Paging {
    @Test("An answer taller than the screen goes through the pager, a short one does not")
    func tallAnswers() throws {
      let terminal = try BuiltProgram().with(["PAGER": "sed s/^/P:/", "NO_COLOR": "1"]).start(
        rows: 30)
      try terminal.ask("help find")
      #expect(!terminal.screen.transcript.contains("P:"))
      try terminal.ask("term toast")
      #expect(terminal.screen.transcript.contains("\nP:Toast · Тост"))
      try terminal.ask("set pager off")
      let count = terminal.screen.transcript.occurrences(of: "P:")
      try terminal.ask("term toast")
      #expect(terminal.screen.transcript.occurrences(of: "P:") == count)
    }

    @Test(
      "SHTORKA_PAGER comes before PAGER, and an empty one is none",
      arguments: [
        (["SHTORKA_PAGER": "sed s/^/S:/", "PAGER": "sed s/^/P:/"], "\nS:Toast"),
        (["SHTORKA_PAGER": "", "PAGER": "sed s/^/P:/"], "\nToast"),
        (["PAGER": ""], "\nToast"), (["PAGER": "no-such-pager"], "\nToast"),
        (["SHTORKA_PAGER": "false"], "\nToast"),
        (["PAGER": "sed s/^/P:/; false"], "\nP:Toast"),
      ])
    func choice(_ variables: [String: String], _ expected: String) throws {
      var changes: [String: String?] = ["NO_COLOR": "1"]
      for (name, value) in variables { changes[name] = value }
      let terminal = try BuiltProgram().with(changes).start()
      try terminal.ask("term toast")
      #expect(terminal.screen.transcript.contains(expected + " · Тост"))
    }

    @Test("Where less is missing nothing is said about it")
    func noLess() throws {
      let terminal = try BuiltProgram().with(["PAGER": nil, "PATH": "/nowhere", "NO_COLOR": "1"])
        .start()
      try terminal.ask("term toast")
      #expect(terminal.answer(to: "term toast").first?.hasPrefix("Toast · Тост") == true)
    }

    @Test("Leaving less early breaks nothing, and the prompt edits as before")
    func less() throws {
      let terminal = try BuiltProgram().with(["PAGER": nil, "NO_COLOR": "1"]).start()
      terminal.send("term toast\r")
      try terminal.wait(forLine: "[space] [q]")
      terminal.send("q")
      try terminal.waitForShtorka()
      try terminal.ask("new A B")
      terminal.send("tap Х\u{7F}B\u{1}»")
      try terminal.wait(forLine: "» »tap B")
    }

    @Test("Ctrl-C while the pager runs is the pager's own")
    func interrupt() throws {
      let program = try BuiltProgram().with([
        "PAGER": "cat; echo waiting; exec sleep 100", "NO_COLOR": "1",
      ])
      let terminal = try program.start()
      terminal.send("term toast\r")
      try terminal.wait(forText: "\nwaiting")
      terminal.send("\u{3}")
      try terminal.waitForShtorka()
      try terminal.ask("new A B")
    }

    @Test("From a shell a tall answer is paged on a terminal only")
    func oneShot() throws {
      let program = try BuiltProgram().with(["PAGER": "sed s/^/P:/", "NO_COLOR": "1"])
      let terminal = try program.shellInTerminal("$SHTORKA term toast")
      #expect(try terminal.end() == .exit(0))
      #expect(terminal.screen.transcript.contains("P:Toast · Тост"))
      #expect(try !program.shell("$SHTORKA term toast").output.contains("P:"))
      for option in ["--plain", "--no-input", "--json"] {
        let other = try program.shellInTerminal("$SHTORKA \(option) term toast")
        #expect(try other.end() == .exit(0))
        #expect(!other.screen.transcript.contains("P:"))
      }
    }
  }
}
