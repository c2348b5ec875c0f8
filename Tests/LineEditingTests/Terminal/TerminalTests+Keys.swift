import TestSupport
import Testing

extension TerminalTests {
  @Suite(.serialized) struct Keys {
    @Test(
      "Home, End and moving by words work in every spelling",
      arguments: [
        ("\u{1B}[H", "Xодин два"), ("\u{1B}OH", "Xодин два"), ("\u{1B}[1~", "Xодин два"),
        ("\u{1B}[7~", "Xодин два"), ("\u{1B}[H\u{1B}[F", "один дваX"),
        ("\u{1B}[H\u{1B}OF", "один дваX"), ("\u{1B}[H\u{1B}[4~", "один дваX"),
        ("\u{1B}[H\u{1B}[8~", "один дваX"), ("\u{1B}[1;5D", "один Xдва"),
        ("\u{1B}[5D", "один Xдва"), ("\u{1B}Od", "один Xдва"), ("\u{1B}b", "один Xдва"),
        ("\u{1B}[H\u{1B}[1;5C", "одинX два"), ("\u{1B}[H\u{1B}[3~", "Xдин два"),
      ])
    func movement(_ keys: String, _ expected: String) throws {
      let terminal = try Demo().start()
      terminal.send("один два" + keys + "X\r")
      try terminal.wait(forText: "line: [\(expected)]")
    }

    @Test("Keys that mean nothing leave nothing in the line")
    func unboundSequences() throws {
      let terminal = try Demo().start()
      terminal.send("a\u{1B}[1;6Z\u{1B}[29~\u{1B}[15;5~\u{1B}OP\u{1B}[[A\u{1B}[2~\u{1B}[Z")
      terminal.send("\u{1B}[<0;5;5M\u{1B}[200;200Rb\r")
      try terminal.wait(forText: "line: [ab]")
    }

    @Test("Escape alone leaves nothing, and the key after it is itself")
    func escapeAlone() throws {
      let terminal = try Demo().start()
      terminal.send("ab\u{1B}")
      try terminal.wait(forLine: "> ab")
      // Longer than an escape sequence takes to come.
      terminal.pause(milliseconds: 800)
      terminal.send("[A\r")
      try terminal.wait(forText: "line: [ab[A]")
    }

    @Test("An escape sequence that comes in pieces, as from afar, is still a key")
    func slowSequence() throws {
      let terminal = try Demo().start()
      terminal.send("аб\u{1B}")
      terminal.pause(milliseconds: 150)
      terminal.send("[")
      terminal.pause(milliseconds: 150)
      terminal.send("Dx\r")
      try terminal.wait(forText: "line: [аxб]")
    }

    @Test("Ctrl-L clears the screen and keeps the line")
    func clearing() throws {
      let terminal = try Demo().start()
      try terminal.enter("выше")
      terminal.send("таб\u{C}")
      try terminal.wait(for: "an empty screen") { $0.row == 0 && $0.currentLine == "> таб" }
      #expect(terminal.screen.lines.filter { $0 != "" } == ["> таб"])
    }

    @Test("The style of the prompt ends before what is typed")
    func styledPrompt() throws {
      let terminal = try Demo().start(["--style", "1;32"], prompt: "вкл> ")
      terminal.send("я")
      try terminal.wait(forLine: "вкл> я")
      let cells = terminal.screen.cells[terminal.screen.row]
      #expect(cells[0].style == "1;32")
      #expect(cells[3].style == "1;32")
      #expect(cells[4].style == "")
      #expect(cells[5] == Screen.Cell(text: "я", style: ""))
    }

    @Test("The user's bindings win over ours and an unknown command is told")
    func userBindings() throws {
      let demo = try Demo()
      try demo.folder.write(
        "bind ^T ed-move-to-beg\nlinedemo:bind \"\\e[H\" ed-move-to-end\nother:bind x ed-newline\n"
          + "nonsense\n", to: "editrc")
      let terminal = try demo.start(["--editrc", demo.folder.path + "/editrc"])
      #expect(terminal.screen.transcript.contains("bindingsIncomplete"))
      terminal.send("xb\u{14}a\u{1B}[Hc\r")
      try terminal.wait(forText: "line: [axbc]")
    }

    @Test("Bindings with an overlong line are refused and nothing crashes")
    func overlongBindings() throws {
      let demo = try Demo()
      let key = String(repeating: "x", count: 8000)
      try demo.folder.write("bind ^T ed-move-to-beg\nbind \(key) ed-newline\n", to: "editrc")
      let terminal = try demo.start(["--editrc", demo.folder.path + "/editrc"])
      #expect(terminal.screen.transcript.contains("bindingsRefused"))
      #expect(terminal.screen.transcript.contains("line: 2"))
      try terminal.enter("ok")
    }

    @Test("With editing turned off by the user's file lines are read plainly")
    func editingOff() throws {
      let demo = try Demo()
      try demo.folder.write("edit off\n", to: "editrc")
      let terminal = try demo.shell("$DEMO --editrc \(demo.folder.path)/editrc")
      try terminal.wait(forLine: ">")
      terminal.send("просто\n")
      try terminal.wait(forText: "line: [просто]")
      #expect(terminal.screen.transcript.contains("editingTurnedOff"))
      terminal.send("\u{4}")
      #expect(try terminal.end() == .exit(0))
    }

    @Test("vi's keys: Escape commands, arrows and our functions work in both modes")
    func viKeys() throws {
      let demo = try Demo()
      try demo.folder.write("bind -v\n", to: "editrc")
      let terminal = try demo.start(["--editrc", demo.folder.path + "/editrc"])
      try terminal.enter("первая")
      terminal.send("абв")
      try terminal.wait(forLine: "> абв")
      terminal.send("\u{1B}")
      try terminal.wait(for: "the command mode") { $0.column == 4 }
      terminal.send("0x")
      try terminal.wait(forLine: "> бв")
      terminal.send("$i!\u{1B}[H?\r")
      try terminal.wait(forText: "line: [?б!в]")
      try terminal.waitForPrompt()
      terminal.send("\u{1B}")
      terminal.pause(milliseconds: 200)
      terminal.send("kk")
      try terminal.wait(forLine: "> первая")
    }
  }
}
