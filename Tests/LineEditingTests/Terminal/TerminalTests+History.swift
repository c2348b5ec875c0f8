import TestSupport
import Testing
import TextAnalysis

extension TerminalTests {
  @Suite(.serialized) struct RememberedLines {
    @Test("Up and Down go through the lines that begin as the one being typed")
    func prefixSearch() throws {
      let terminal = try Demo().start()
      for line in ["таб-бар", "шторка", "тап", "бейдж", "таб-бар"] { try terminal.enter(line) }
      terminal.send("та")
      try terminal.wait(forLine: "> та")
      terminal.send("\u{1B}[A")
      try terminal.wait(forLine: "> таб-бар")
      terminal.send("\u{1B}OA")
      try terminal.wait(forLine: "> тап")
      let bells = terminal.screen.bells
      terminal.send("\u{1B}[A")
      try terminal.wait(for: "a bell") { $0.bells == bells + 1 }
      terminal.send("\u{1B}[B")
      try terminal.wait(forLine: "> таб-бар")
      terminal.send("\u{1B}[B")
      try terminal.wait(forLine: "> та")
      terminal.send("\u{15}\u{10}\u{10}")
      try terminal.wait(forLine: "> бейдж")
    }

    @Test("A line is kept once, in its newest place, and not at all behind a space")
    func duplicatesAndSecrets() throws {
      let demo = try Demo()
      let terminal = try demo.start(["--history", demo.historyPath])
      for line in ["один", "два", " тайна", "один"] { try terminal.enter(line) }
      for expected in ["> один", "> два"] {
        terminal.send("\u{1B}[A")
        try terminal.wait(forLine: expected)
      }
      let bells = terminal.screen.bells
      terminal.send("\u{1B}[A")
      try terminal.wait(for: "a bell") { $0.bells == bells + 1 }
      #expect(demo.folder.text(of: "state/history")?.contains("тайна") == false)
    }

    @Test("The next session has the lines of this one, whatever the locale of either")
    func nextSession() throws {
      let demo = try Demo()
      let lines = ["с пробелом", "обратная \\ черта \\n", "ёж 👩\u{200D}👩", "таб\\040бар"]
      let first = try demo.start(["--history", demo.historyPath])
      for line in lines { try first.enter(line) }
      first.send("\u{4}")
      #expect(try first.end() == .exit(0))
      let second = try demo.with(["LC_ALL": "C"]).start(["--history", demo.historyPath])
      for (steps, line) in lines.reversed().enumerated() {
        second.send(String(repeating: "\u{10}", count: steps + 1))
        // Joiners are kept in the line and not drawn.
        let drawn = String(
          String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "\u{200D}" }))
        try second.wait(forLine: "> " + drawn)
        second.send("\u{15}")
        try second.waitForPrompt()
      }
      second.send("\u{4}")
      #expect(try second.end() == .exit(0))
      let content = try #require(demo.folder.text(of: "state/history"))
      #expect(
        content.contains("ёж 👩\u{200D}👩\n") && content.contains("обратная \\\\ черта \\\\n\n"))
    }

    @Test("The file is its owner's alone, and so is a folder that was made for it")
    func permissions() throws {
      let demo = try Demo()
      let terminal = try demo.start(["--history", demo.historyPath])
      try terminal.enter("слово")
      #expect(try permissions(of: demo.historyPath) == 0o600)
      #expect(try permissions(of: demo.folder.path + "/state") == 0o700)
    }

    private func permissions(of path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("Two sessions at once lose nothing")
    func twoSessions() throws {
      let demo = try Demo()
      let one = try demo.start(["--history", demo.historyPath])
      let other = try demo.start(["--history", demo.historyPath])
      for number in 1...10 {
        one.send("первый \(number)\r")
        other.send("второй \(number)\r")
      }
      try one.wait(forText: "line: [первый 10]")
      try other.wait(forText: "line: [второй 10]")
      try one.waitForPrompt()
      try other.waitForPrompt()
      let content = try #require(demo.folder.text(of: "state/history"))
      for number in 1...10 {
        #expect(content.contains("\nпервый \(number)\n"))
        #expect(content.contains("\nвторой \(number)\n"))
      }
    }

    @Test("A folder that can't be written is told once, and the session goes on")
    func readOnlyFolder() throws {
      let demo = try Demo()
      try demo.folder.write("# line history, version 1\nпрежняя\n", to: "state/history")
      let folder = demo.folder.path + "/state"
      let manager = FileManager.default
      try manager.setAttributes([.posixPermissions: 0o400], ofItemAtPath: folder + "/history")
      try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder)
      defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder) }
      let terminal = try demo.start(
        ["--history", demo.historyPath], behind: PseudoTerminal.withoutPrivileges)
      terminal.send("\u{1B}[A")
      try terminal.wait(forLine: "> прежняя")
      terminal.send("\u{15}")
      try terminal.waitForPrompt()
      try terminal.enter("новая")
      try terminal.enter("ещё")
      #expect(terminal.screen.transcript.occurrences(of: "historyUnavailable") == 1)
      terminal.send("\u{1B}[A\u{1B}[A")
      try terminal.wait(forLine: "> новая")
      #expect(demo.folder.text(of: "state/history")?.hasSuffix("прежняя\n") == true)
    }

    @Test("A file that is no history is moved aside and never written over")
    func strangeFile() throws {
      let demo = try Demo()
      try demo.folder.write("чужое\n", to: "state/history")
      try demo.folder.write("занято", to: "state/history.damaged")
      let terminal = try demo.start(["--history", demo.historyPath])
      #expect(terminal.screen.transcript.contains("historySetAside"))
      try terminal.enter("слово")
      #expect(demo.folder.text(of: "state/history.damaged-2") == "чужое\n")
      #expect(demo.folder.text(of: "state/history.damaged") == "занято")
      #expect(demo.folder.text(of: "state/history") == "# line history, version 1\nслово\n")
    }

    @Test("Ctrl-R finds a line by any part of it, in any case, capital letters and dots included")
    func search() throws {
      let terminal = try Demo().start()
      for line in ["Нижняя ШТОРКА", "v1.2", "v1x2", "шторка уведомлений"] {
        try terminal.enter(line)
      }
      terminal.send("\u{12}ШТОР")
      try terminal.wait(forLine: "find ШТОР> шторка уведомлений")
      terminal.send("\u{12}")
      try terminal.wait(forLine: "find ШТОР> Нижняя ШТОРКА")
      terminal.send("\u{1B}[B")
      try terminal.wait(forLine: "find ШТОР> шторка уведомлений")
      terminal.send("\u{15}1.2")
      try terminal.wait(forLine: "find 1.2> v1.2")
      terminal.send("я")
      try terminal.wait(forLine: "none 1.2я> v1.2")
      terminal.send("\u{7F}\u{1B}[F!\r")
      try terminal.wait(forText: "line: [v1.2!]")
    }

    @Test("Ctrl-G gives back the line that was being typed, Enter runs the one found")
    func leavingSearch() throws {
      let terminal = try Demo().start()
      try terminal.enter("шторка")
      terminal.send("черновик\u{1B}[D\u{12}што")
      try terminal.wait(forLine: "find што> шторка")
      terminal.send("\u{7}")
      try terminal.wait(forLine: "> черновик")
      terminal.send("-\u{12}ш\r")
      try terminal.wait(for: "the line found") {
        $0.transcript.occurrences(of: "line: [шторка]") == 2
      }
    }
  }
}
