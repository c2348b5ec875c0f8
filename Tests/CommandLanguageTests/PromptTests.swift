import CommandLanguage
import Testing

/// Rules R1, R2, R4 and R5: what a line means at the prompt.
@Suite struct PromptTests {
  private func reading(_ line: String) -> String {
    switch Grammar.complete.read(atPrompt: line) {
    case .nothing: "nothing"
    case .number(let number): "number \(number)"
    case .lookup(let text): "lookup \(text)"
    case .commands(let commands, _): commands.map(described).joined(separator: " | ")
    }
  }

  @Test(arguments: [
    Row("", "nothing"), Row("   ", "nothing"), Row("# note", "nothing"),
    Row("2", "number 2"), Row(" 12 ", "number 12"),
    Row("99999999999999999999", "number \(Int.max)"),
    Row("2 tabs", "lookup 2 tabs"),
    Row("шторка снизу", "lookup шторка снизу"),
    Row("кнопка \"назад", "lookup кнопка \"назад"),
    Row("«шторка", "lookup «шторка"),
    Row("шторка; tap B # x", "lookup шторка; tap B # x"),
    Row("что такое: шторка", "lookup что такое: шторка"),
    Row("\"tap\" B", "lookup \"tap\" B"),
    Row("three dots limit:3", "lookup three dots limit:3"),
    Row("? rotate", "lookup rotate"), Row("?rotate", "lookup rotate"), Row("?", "help"),
    Row("tap B; шторка", "tap tab=B | unknown-command @7 шторка"),
    Row("rotate", "rotate"),
    Row("tap \"B", "unclosed-quote @4"),
  ])
  func lines(row: Row) {
    #expect(reading(row.line) == row.expected)
  }

  /// What begins like a command and cannot be one is left to the look-up; `tap bar` fails only when
  /// the bench knows no such tab.
  @Test(arguments: [
    ("badge", true), ("бейдж", true), ("search bar", true), ("свайп назад", true),
    ("бар вкладок", true), ("pop up", true), ("show more", true), ("scroll view", true),
    ("tab", false), ("tap", true), ("tabs bar", true), ("row action", true), ("focus ring", true),
    ("группа", true), ("group box", true), ("иконка", true), ("тап бар", false), ("tap bar", false),
    ("rotate", false), ("tap \"bar", false),
  ])
  func halfCommands(line: String, mayBeLookup: Bool) {
    guard case .commands(let commands, let text) = Grammar.complete.read(atPrompt: line) else {
      #expect(!mayBeLookup)
      return
    }
    #expect(text == line)
    #expect(commands.count == 1)
    for command in commands {
      if case .failure(let error) = command {
        #expect(error.mayBeLookup == mayBeLookup)
      } else {
        #expect(!mayBeLookup)
      }
    }
  }

  @Test(arguments: [
    ("ырщц", ["show"]), ("ефз И", ["tap B", "tap И"]), ("nfg 2", ["тап 2"]),
    ("ЫРЩЦ", ["SHOW"]), ("ырщц bar", ["show bar"]), ("тфз", []), ("ефи ифк", []), ("show", []),
    ("шторка", []), ("ефз", []), ("", []), ("123", []),
  ])
  func otherLayout(line: String, expected: [String]) {
    #expect(Grammar.complete.otherLayouts(of: line) == expected)
    #expect(Grammar.complete.otherLayout(of: line) == expected.first)
  }
}
