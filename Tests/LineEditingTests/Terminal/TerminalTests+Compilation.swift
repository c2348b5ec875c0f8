import TestSupport
import Testing
import TextAnalysis

extension TerminalTests {
  /// The program itself with a glossary that takes longer than half a second to prepare.
  @Suite(.serialized) struct Compilation {
    private static let bar = "Preparing the glossaries ["

    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let concepts = (0..<4000).map { number in
        """
        {"id": "own-\(number)", "labels": [{"text": "Company thing number \(number)", "lang": "en", \
        "status": "preferred", "kind": "full"}]}
        """
      }
      try folder.write(
        #"{"category": "element", "subcategory": "own", "concepts": ["#
          + concepts.joined(separator: ",\n") + "]}", to: "own.json")
    }

    /// What is in the cache folder.
    private var cached: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache/shtorka")) ?? []
    }

    /// Runs the program in a terminal; `$SHTORKA` is the program with the glossary.
    private func run(_ script: String) throws -> PseudoTerminal {
      let runner =
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        ?? CommandLine.arguments[0]
      let program = runner.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/shtorka"
      return try PseudoTerminal(
        ["/bin/sh", "-c", script],
        environment: [
          "TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": folder.path, "PATH": "/usr/bin:/bin",
          "XDG_CACHE_HOME": folder.path + "/cache",
          "SHTORKA": "\(program) --glossary \(folder.path)/own.json",
        ])
    }

    @Test("Ctrl-C gives the preparation up and leaves nothing; the next run prepares and is right")
    func interrupted() throws {
      let first = try run("exec $SHTORKA company thing number 17")
      try first.wait(forText: Self.bar)
      first.send("\u{3}")
      #expect(try first.end() == .exit(130))
      #expect(first.screen.transcript.contains("interrupted"))
      #expect(!first.screen.transcript.contains(Self.bar))
      #expect(cached == [])

      let second = try run("exec $SHTORKA company thing number 17")
      try second.wait(forText: Self.bar)
      #expect(try second.end() == .exit(0))
      #expect(second.screen.transcript.contains("Company thing number 17"))
      #expect(!second.screen.transcript.contains(Self.bar))
      #expect(cached.count == 1)
      #expect(cached.allSatisfy { $0.hasSuffix(".sqlite") })
    }

    @Test("At the prompt it is given up as any command, and the prompt goes on")
    func atThePrompt() throws {
      let terminal = try run("exec $SHTORKA --no-rc --no-history")
      // The greeting counts the terms.
      try terminal.wait(forText: Self.bar)
      terminal.send("\u{3}")
      try terminal.waitForPrompt("» ")
      #expect(terminal.screen.transcript.contains("Shtorka"))
      #expect(cached == [])
      terminal.send("find company thing number 17\r")
      try terminal.wait(forText: Self.bar)
      terminal.send("\u{3}")
      try terminal.wait(forText: "interrupted; the glossaries")
      try terminal.waitForPrompt("» ")
      #expect(cached == [])
      terminal.send("find company thing number 17\r")
      try terminal.wait(forText: "1  Company thing number 17")
      #expect(cached.count == 1)
    }

    @Test("Programs get no bar: not with --json, not where errors go into a file")
    func forPrograms() throws {
      let json = try run("exec $SHTORKA --json find company thing number 17")
      var wasShown = false
      try json.wait(for: "the answer") { screen in
        wasShown = wasShown || screen.transcript.contains(Self.bar)
        return screen.transcript.contains("own-17")
      }
      #expect(try json.end() == .exit(0))
      #expect(!wasShown)

      try FileManager.default.removeItem(atPath: folder.path + "/cache")
      let quiet = try run("exec $SHTORKA find company thing number 17 2>\"$HOME/errors\"")
      #expect(try quiet.end() == .exit(0))
      #expect(folder.text(of: "errors") == "")
    }
  }
}
