import TestSupport
import Testing
import TextAnalysis

extension PromptTests {
  @Suite(.serialized) struct Suggesting {
    private func grey(_ screen: Screen) -> String {
      Screen.text(of: screen.cells[screen.row].filter { $0.style == "90" })
    }

    @Test(
      "The grammar and the glossary suggest in the script that is typed",
      arguments: [
        ("comp", "are"), ("сравн", "ить"), ("tap Гла", "вная"), ("preset clo", "ck"),
        ("find x lim", "it:"), ("зюзюка ни", "жняя"), ("ZYUZYUKA PA", "nel"),
        ("term \"zyuzyuka pa", "nel"),
      ])
    func grammar(_ typed: String, _ rest: String) throws {
      let program = try BuiltProgram()
      let terminal = try program.start(["--glossary", program.writeGlossary()])
      try terminal.ask("new Главная Поиск")
      terminal.send(typed)
      try terminal.wait(forLine: "» " + typed + rest)
      #expect(grey(terminal.screen) == rest)
      terminal.send("\u{1B}[C")
      let end = DisplayWidth.width(of: "» " + typed + rest)
      try terminal.wait(for: "the cursor at the end") { $0.column == end }
      terminal.send("\u{3}")
      try terminal.wait(forText: "» " + typed + rest + "^C")
    }

    @Test("A line of an earlier session is suggested, until suggestions are set off")
    func history() throws {
      let program = try BuiltProgram()
      let first = try program.start()
      try first.ask("preset clock; tap 2; audit")
      first.send("\u{4}")
      #expect(try first.end() == .exit(0))
      let second = try program.start()
      second.send("pres")
      try second.wait(forLine: "» preset clock; tap 2; audit")
      second.send("\u{15}")
      try second.waitForShtorka()
      try second.ask("set suggestions off")
      second.send("pres")
      try second.wait(forLine: "» pres")
      second.send("\u{15}")
      try second.waitForShtorka()
      try second.ask("параметр подсказки вкл")
      second.send("pres")
      try second.wait(forLine: "» preset clock; tap 2; audit")
    }

    @Test("Without colour nothing is suggested, as it could not be told from what is typed")
    func withoutColour() throws {
      let terminal = try BuiltProgram().with(["NO_COLOR": "1"]).start()
      terminal.send("compa\u{1B}[C!")
      try terminal.wait(forLine: "» compa!")
    }
  }
}
