import TestSupport
import Testing
import TextAnalysis

extension PromptTests {
  @Suite(.serialized) struct DidYouMean {
    @Test("A mistyped command, or one in the other layout, runs after a yes in either language")
    func commands() throws {
      let terminal = try BuiltProgram().with(["NO_COLOR": "1"]).start()
      terminal.send("nwe Zzq Qqz\r")
      try terminal.wait(forText: "did you mean the command “new Zzq Qqz”? yes runs it")
      try terminal.waitForShtorka()
      terminal.send("да\r")
      try terminal.wait(forText: "[Zzq]")
      try terminal.waitForShtorka()
      terminal.send("ырщц\r")
      try terminal.wait(forText: "did you mean the command “show”? yes runs it")
      try terminal.waitForShtorka()
      // In the other layout as well.
      terminal.send("нуы\r")
      try terminal.wait(forText: "| 9:41")
      try terminal.waitForShtorka()
      try terminal.ask("lang ru")
      terminal.send("yjdsq Zzq\r")
      try terminal.wait(forText: "может быть, команда «новый Яяй»? «да» выполнит её")
    }

    @Test("A word that asks why leads to explain", arguments: ["why", "Почему?", "зачем"])
    func why(_ word: String) {
      var prompt = PromptRunner(language: .en)
      #expect(prompt.answer(word).contains("did you mean the command “explain”? yes runs it"))
    }

    @Test(
      "Words for leaving and for help that other prompts know lead to ours",
      arguments: [("exit", "quit"), (":q", "quit"), ("помощь", "help"), ("man", "help")])
    func familiarWords(_ word: String, _ command: String) throws {
      let terminal = try BuiltProgram().with(["NO_COLOR": "1"]).start()
      terminal.send(word + "\r")
      try terminal.wait(forText: "did you mean the command “\(command)”? yes runs it")
      try terminal.waitForShtorka()
      terminal.send("y\r")
      if command == "quit" {
        #expect(try terminal.end() == .exit(0))
      } else {
        try terminal.wait(forText: "Where to begin")
      }
    }

    @Test("An offer that is not taken is forgotten")
    func refusal() throws {
      let terminal = try BuiltProgram().with(["NO_COLOR": "1"]).start()
      terminal.send("ырщц\r")
      try terminal.wait(forText: "yes runs it")
      try terminal.waitForShtorka()
      try terminal.ask("new A")
      try terminal.ask("да")
      #expect(!terminal.screen.transcript.contains("| 9:41"))
    }

    @Test(
      "Names of tabs and presets are offered across scripts, layouts and slips",
      arguments: [
        ("tap Поск", "did you mean: Поиск?"), ("tap Gjbcr", "did you mean: Поиск?"),
        ("tap Serach", "did you mean: Search?"), ("tap Ыуфкср", "did you mean: Search?"),
        ("preset clokc", "did you mean: clock?"), ("set fraem unicode", "did you mean: frame?"),
        ("device ipadd", "did you mean: ipad?"), ("term zyqqleb", "did you mean: Zyqqle"),
        ("push X inn:A", "did you mean: in?"),
      ])
    func names(_ line: String, _ hint: String) throws {
      let program = try BuiltProgram().with(["NO_COLOR": "1"])
      let terminal = try program.start(["--glossary", program.writeGlossary()])
      try terminal.ask("new Поиск Search")
      terminal.send(line + "\r")
      // The sentence may be broken at any word.
      try terminal.wait(for: "«\(hint)»") {
        $0.transcript.replacing("\n", with: " ").contains(hint)
      }
      try terminal.waitForShtorka()
    }

    @Test("With no tabs at all the way to some is named")
    func noTabs() throws {
      let terminal = try BuiltProgram().with(["NO_COLOR": "1"]).start()
      try terminal.ask("tap zzqqxx")
      #expect(
        terminal.answer(to: "tap zzqqxx").last
          == "there is no tab “zzqqxx”; the bar has no tabs yet: new A B C, preset clock")
    }
  }
}
