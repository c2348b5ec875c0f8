import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TerminalTests {
  @Suite(.serialized) struct Signals {
    @Test("Ctrl-C at the prompt drops the line and keeps the session")
    func interruptAtThePrompt() throws {
      let terminal = try Demo().start()
      terminal.send("недописано")
      try terminal.wait(forLine: "> недописано")
      terminal.send("\u{3}")
      try terminal.wait(forText: "> недописано^C\ninterrupted\n>")
      try terminal.waitForPrompt()
      try terminal.enter("дальше")
      #expect(terminal.lines == ["дальше"])
    }

    @Test("Ctrl-C in the history search drops the line and is no end of input")
    func interruptInSearch() throws {
      let terminal = try Demo().start()
      try terminal.enter("шторка")
      terminal.send("\u{12}рк")
      try terminal.wait(forLine: "find рк> шторка")
      terminal.send("\u{3}")
      try terminal.wait(forInterrupts: 1)
      try terminal.enter("ещё")
      #expect(terminal.lines == ["шторка", "ещё"])
    }

    @Test("Ctrl-C behind an escape, in quoting and in a list of candidates keeps the session")
    func interruptElsewhere() throws {
      let terminal = try Demo().start()
      for (count, keys) in ["ab\u{1B}", "ab\u{16}"].enumerated() {
        terminal.send(keys)
        try terminal.wait(forLine: "> ab")
        terminal.pause(milliseconds: 100)
        terminal.signal(SIGINT)
        try terminal.wait(forInterrupts: count + 1)
      }
      terminal.send("cell\t")
      try terminal.wait(forText: "more --")
      terminal.send("\u{3}")
      try terminal.wait(forLine: "> cell")
      terminal.send("\r")
      try terminal.wait(forText: "line: [cell]")
    }

    @Test("Ctrl-C while a command runs stops the command, not the session")
    func interruptOfACommand() throws {
      let terminal = try Demo().start()
      terminal.send("spin\r")
      try terminal.wait(forText: "spin begins")
      #expect(terminal.isCooked)
      terminal.send("\u{3}")
      try terminal.wait(forText: "spin ends")
      try terminal.waitForPrompt()
      try terminal.enter("дальше")
    }

    @Test("An interrupt sent to the program goes to nobody else in its group")
    func interruptFromOutside() throws {
      let demo = try Demo()
      let terminal = try demo.shell(
        "trap 'echo shell interrupted' INT; "
          + "/bin/sh -c 'echo $$ >\(demo.folder.path)/pid; exec '\"$DEMO\"; echo shell goes on")
      try terminal.waitForPrompt()
      terminal.send("слово")
      try terminal.wait(forLine: "> слово")
      let text = try #require(demo.folder.text(of: "pid"))
      kill(try #require(pid_t(text.dropLast())), SIGINT)
      try terminal.wait(forInterrupts: 1)
      terminal.send("\u{4}")
      #expect(try terminal.end() == .exit(0))
      #expect(terminal.screen.transcript.contains("shell goes on"))
      #expect(!terminal.screen.transcript.contains("shell interrupted"))
    }

    @Test("What is typed while a command runs is the next line")
    func typingAhead() throws {
      let terminal = try Demo().start()
      terminal.send("hold\r")
      try terminal.wait(forText: "hold begins")
      terminal.send("дальше\rи ещё\rполов")
      try terminal.wait(forText: "line: [и ещё]")
      try terminal.wait(forLine: "> полов")
      #expect(terminal.lines == ["дальше", "и ещё"])
    }

    @Test("Ctrl-C in the middle of a long line leaves all of it readable")
    func interruptInALongLine() throws {
      let terminal = try Demo().start(columns: 20)
      terminal.send("012345678901234567890123456789")
      try terminal.wait(forLine: "890123456789")
      terminal.send("\u{1B}[H")
      try terminal.wait(for: "the cursor at the start") { $0.row == 0 && $0.column == 2 }
      terminal.send("\u{3}")
      try terminal.wait(forText: "> 012345678901234567\n890123456789^C\ninterrupted")
    }

    @Test("Ctrl-D leaves on an empty line and deletes on any other")
    func endOfInput() throws {
      let terminal = try Demo().start()
      terminal.send("аб\u{1B}[H\u{4}")
      try terminal.wait(forLine: "> б")
      terminal.send("\u{1B}[F\u{4}")
      terminal.send("\u{7F}")
      try terminal.waitForPrompt()
      terminal.send("\u{4}")
      try terminal.wait(forText: "end\nbye")
      #expect(try terminal.end() == .exit(0))
      #expect(terminal.isCooked)
      #expect(!terminal.screen.marksPastes)
    }

    @Test("A terminal that goes away ends the session")
    func hangUp() throws {
      let demo = try Demo()
      let log = demo.folder.path + "/log"
      var terminal: PseudoTerminal? = try demo.shell(
        "trap '' HUP; $DEMO --history \(demo.historyPath); echo $? >\(log)")
      try terminal?.waitForPrompt()
      try terminal?.enter("слово")
      let process = terminal?.process ?? 0
      terminal?.hangUp()
      #expect(try terminal?.end() == .exit(0))
      #expect(process > 0)
      #expect(demo.folder.text(of: "log") == "0\n")
      #expect(demo.folder.text(of: "state/history")?.hasSuffix("слово\n") == true)
      terminal = nil
    }

    @Test(
      "A signal that ends the process leaves the terminal as it was found",
      arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGILL])
    func fatalSignals(_ number: Int32) throws {
      let demo = try Demo()
      // Without a core file, and with a shell around it that holds the terminal open.
      let terminal = try demo.shell("ulimit -c 0; exec $DEMO")
      try terminal.waitForPrompt()
      terminal.send("на полуслове")
      try terminal.wait(forLine: "> на полуслове")
      #expect(!terminal.isCooked)
      // valgrind hangs on a fault that is sent while it translates and not while it waits.
      if Demo.isWrapped { terminal.pause(milliseconds: 1000) }
      terminal.signal(number)
      #expect(try terminal.end() == .signal(number))
      #expect(terminal.isCooked)
      #expect(!terminal.screen.marksPastes)
      #expect(terminal.screen.column == 0)
      #expect(terminal.screen.transcript.contains("> на полуслове"))
    }

    @Test(
      "Ctrl-Z and fg at a question below a list ask it again",
      .disabled(if: Demo.isWrapped, "valgrind does not stop for a signal that stops"))
    func suspensionInAList() throws {
      let terminal = try Demo().jobControlShell()
      terminal.send("$DEMO\n")
      try terminal.waitForPrompt()
      terminal.send("cell\t")
      try terminal.wait(forText: "more --")
      terminal.send("\u{1A}")
      try terminal.wait(forLine: "shell:")
      terminal.send("fg\n")
      try terminal.wait(for: "the question") { $0.currentLine.contains("more --") }
      terminal.send("q1\r")
      try terminal.wait(forText: "line: [cell1]")
    }

    @Test(
      "Ctrl-Z and fg keep the text, and the terminal is raw again",
      .disabled(if: Demo.isWrapped, "valgrind does not stop for a signal that stops"))
    func suspension() throws {
      let terminal = try Demo().jobControlShell()
      terminal.send("$DEMO\n")
      try terminal.waitForPrompt()
      terminal.send("таб")
      try terminal.wait(forLine: "> таб")
      terminal.send("\u{1A}")
      try terminal.wait(forLine: "shell:")
      #expect(terminal.isCooked)
      #expect(!terminal.screen.marksPastes)
      terminal.send("fg\n")
      try terminal.wait(for: "the text") { $0.currentLine == "> таб" && $0.marksPastes }
      #expect(!terminal.isCooked)
      terminal.send("-бар\u{1}«\r")
      try terminal.wait(forText: "line: [«таб-бар]")
      try terminal.waitForPrompt()
      #expect(!terminal.screen.transcript.contains("^A"))
      // While no line is edited, Ctrl-Z does what it does by itself.
      terminal.send("spin\r")
      try terminal.wait(forText: "spin begins")
      terminal.send("\u{1A}")
      try terminal.wait(forLine: "shell:")
      terminal.send("fg\n")
      try terminal.wait(for: "the program in front") { _ in
        terminal.foregroundGroup != terminal.process
      }
      terminal.send("\u{3}")
      try terminal.wait(forText: "spin ends")
      try terminal.waitForPrompt()
    }

    @Test("A stop that no key caused is got over as well")
    func stoppedFromOutside() throws {
      let terminal = try Demo().jobControlShell()
      terminal.send("$DEMO\n")
      try terminal.waitForPrompt()
      terminal.send("таб")
      try terminal.wait(forLine: "> таб")
      // The shell gives each job a group of its own.
      let group = terminal.foregroundGroup
      try #require(group > 1 && group != terminal.process)
      kill(-group, SIGSTOP)
      try terminal.wait(forLine: "shell:")
      terminal.send("fg\n")
      try terminal.wait(forLine: "> таб")
      terminal.send("\u{1}x\r")
      try terminal.wait(forText: "line: [xтаб]")
    }

    @Test(
      "A new size redraws the line and clears nothing above it",
      arguments: [(10, 30), (40, 120), (24, 25)])
    func resize(_ rows: Int, _ columns: Int) throws {
      let terminal = try Demo().start()
      try terminal.enter("выше")
      terminal.send("один два три четыре")
      try terminal.wait(forLine: "> один два три четыре")
      terminal.resize(rows: rows, columns: columns)
      terminal.send(" пять шесть")
      let text = "> один два три четыре пять шесть"
      try terminal.wait(for: "the line in its new rows") { screen in
        let lines = screen.lines.filter { !$0.isEmpty }
        let rows = stride(from: 0, to: text.count, by: columns).map { start in
          Screen.text(of: text.dropFirst(start).prefix(columns).map { .init(text: String($0)) })
        }
        return lines.suffix(rows.count) == rows[...] && lines.contains("line: [выше]")
      }
      terminal.send("\r")
      try terminal.wait(forText: "line: [")
      try terminal.waitForPrompt()
    }

    @Test("A size changed while a long line stands in several rows leaves the rows above")
    func resizeOfSeveralRows() throws {
      let terminal = try Demo().start(columns: 30)
      try terminal.enter("выше")
      terminal.send(String(repeating: "абвгд ", count: 12))
      try terminal.wait(for: "the third row") { $0.row == 4 }
      terminal.resize(rows: 24, columns: 80)
      try terminal.wait(for: "one row") { screen in
        screen.currentLine == "> " + String(repeating: "абвгд ", count: 12).dropLast()
      }
      #expect(terminal.screen.lines.contains("line: [выше]"))
    }
  }
}
