import TestSupport
import Testing

extension TerminalTests {
  @Suite(.serialized) struct PlainReading {
    @Test(
      "A terminal that can't move its cursor is read plainly, with a prompt and no escapes",
      arguments: ["dumb", "emacs", "no-such-terminal", "", nil])
    func poorTerminals(_ name: String?) throws {
      let demo = try Demo().with(["TERM": name])
      let terminal = try demo.shell("exec $DEMO --style 1 --prompt 'вкл> '")
      try terminal.wait(forLine: "вкл>")
      terminal.send("привет\n")
      try terminal.wait(forText: "line: [привет]\nвкл>")
      terminal.send("пол\u{3}")
      try terminal.wait(forText: "interrupted\nвкл>")
      terminal.send("\u{4}")
      #expect(try terminal.end() == .exit(0))
      #expect(terminal.screen.transcript.hasSuffix("end\nbye"))
      #expect(!terminal.screen.transcript.contains("No entry"))
      #expect(terminal.screen.unknown.isEmpty && terminal.screen.cells[0][0].style == "")
    }

    @Test("From a file there is no prompt, and the last line needs no end")
    func file() throws {
      let demo = try Demo()
      let text = "\u{FEFF}первая\r\n\n  вторая\nпоследняя"
      try demo.folder.write(text, to: "in")
      let terminal = try demo.shell("$DEMO <\(demo.folder.path)/in; echo \"status $?\"")
      #expect(try terminal.end() == .exit(0))
      #expect(
        terminal.screen.transcript
          == "line: [первая]\nline: []\nline: [  вторая]\nline: [последняя]\nend\nbye\nstatus 0")
    }

    @Test("Nothing at all ends at once")
    func nothing() throws {
      let terminal = try Demo().shell("$DEMO </dev/null")
      #expect(try terminal.end() == .exit(0))
      #expect(terminal.screen.transcript == "end\nbye")
    }

    @Test("With output taken for data the prompt goes to standard error")
    func outputInAPipe() throws {
      let demo = try Demo()
      let terminal = try demo.shell("$DEMO --prompt 'вкл> ' | cat >\(demo.folder.path)/out")
      try terminal.wait(forLine: "вкл>")
      terminal.send("слово\n")
      try terminal.wait(for: "the second prompt") { $0.row == 1 && $0.currentLine == "вкл>" }
      terminal.send("\u{4}")
      #expect(try terminal.end() == .exit(0))
      #expect(demo.folder.text(of: "out") == "line: [слово]\nend\nbye\n")
    }

    @Test("A line of a million characters comes whole")
    func longLine() throws {
      let demo = try Demo()
      try demo.folder.write(String(repeating: "я", count: 1_000_000) + "\nдальше\n", to: "in")
      let terminal = try demo.shell(
        "$DEMO <\(demo.folder.path)/in >\(demo.folder.path)/out; wc -c <\(demo.folder.path)/out")
      #expect(try terminal.end() == .exit(0))
      let output = try #require(demo.folder.text(of: "out"))
      #expect(output.contains("яя]\nline: [дальше]\n"))
      #expect(output.unicodeScalars.count { $0 == "я" } == 1_000_000)
    }

    @Test("What is no text is told with its place, and the lines behind it are read")
    func malformed() throws {
      let demo = try Demo()
      try demo.folder.write(
        Array("до".utf8) + [0xFF, 0x0A] + Array("a".utf8) + [0, 0x62, 0x0A] + Array("да\n".utf8),
        to: "in")
      let terminal = try demo.shell("$DEMO <\(demo.folder.path)/in")
      #expect(try terminal.end() == .exit(0))
      #expect(
        terminal.screen.transcript == """
          malformed: invalidUTF8 at 4: [до\u{FFFD}]
          malformed: nulCharacter at 1: [a?b]
          line: [да]
          end
          bye
          """)
    }

    @Test("Ctrl-C ends a program that reads from a file")
    func interruptInABatch() throws {
      let demo = try Demo()
      let terminal = try demo.shell("sleep 100 | exec $DEMO")
      try terminal.wait(for: "the pipe") { _ in terminal.foregroundGroup > 0 }
      terminal.pause(milliseconds: 300)
      terminal.send("\u{3}")
      #expect(try terminal.end() == .signal(2))
    }
  }
}
