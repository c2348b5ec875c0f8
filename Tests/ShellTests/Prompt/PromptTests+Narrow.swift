import TestSupport
import Testing

extension PromptTests {
  /// A terminal of forty columns, as on a telephone.
  @Suite(.serialized) struct Narrow {
    private func start(_ language: String, columns: Int) throws -> PseudoTerminal {
      try BuiltProgram().with(["NO_COLOR": "1"])
        .start(["--lang", language], rows: 200, columns: columns)
    }

    @Test("Help is set for the terminal, and what a row has no room for goes below")
    func help() throws {
      let terminal = try start("en", columns: 40)
      try terminal.ask("help")
      let rows = terminal.answer(to: "help")
      #expect(rows.contains("  point    no word at all: a screen with"))
      #expect(rows.contains("           numbered parts"))
      #expect(rows.contains("  new A B C D E F; tap more"))
      terminal.resize(rows: 200, columns: 24)
      try terminal.waitForShtorka()
      try terminal.ask("help tap")
      #expect(terminal.answer(to: "help tap").contains("  taps a tab, a row of"))
    }

    @Test("A drawing to point at fits forty columns; on less its parts are listed, and why is told")
    func point() throws {
      let terminal = try start("ru", columns: 40)
      try terminal.ask("указать")
      let rows = terminal.answer(to: "указать")
      #expect(rows.first == "+" + String(repeating: "-", count: 38) + "+")
      #expect(rows.contains("| 9:41 {1}                  .:|  [###] |"))
      terminal.resize(rows: 200, columns: 36)
      try terminal.waitForShtorka()
      try terminal.ask("указать форма")
      let narrow = terminal.answer(to: "указать форма")
      #expect(narrow.first == " 1 Кнопка закрытия · Close button")
      #expect(narrow.contains("Рисунок занимает 40 колонок, а здесь"))
      try terminal.ask("13")
      #expect(terminal.answer(to: "13").first?.hasPrefix("Тумблер") == true)
    }

    @Test("An error and the form of the command are broken at words")
    func errors() throws {
      let terminal = try start("ru", columns: 40)
      try terminal.ask("заголовок 1")
      let rows = terminal.answer(to: "заголовок 1")
      #expect(rows.contains("пишется так: заголовок ВКЛАДКА"), "\(rows)")
      #expect(rows.contains("(подробнее: справка заголовок)"), "\(rows)")
    }
  }
}
