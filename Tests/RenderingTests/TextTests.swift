import Testing
import TextAnalysis

@testable import Rendering

@Suite struct TextTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("", 10, []), ("   ", 10, []), ("a  b", 10, ["a b"]),
    ("Скролл — жест", 9, ["Скролл —", "жест"]),
    ("Скролл — жест", 7, ["Скролл", "— жест"]),
    ("UISheetPresentationController", 20, ["UISheetPresentation", "Controller"]),
    ("https://example.org/long/path", 16, ["https://example.", "org/long/path"]),
    ("абвгдежзик", 4, ["абвг", "дежз", "ик"]), ("日本語日本語", 5, ["日本", "語日", "本語"]),
  ])
  func wrapping(text: String, cells: Int, expected: [String]) {
    #expect(StyledText(text).wrapped(to: cells).map(\.plain) == expected)
  }

  @Test func stylesSurviveWrappingAndCutting() {
    let text = StyledText("bold words", .bold) + StyledText(" and plain")
    let theme = Theme(hasColor: true)
    #expect(
      text.wrapped(to: 9).rendered(theme)
        == "\u{1B}[1mbold\u{1B}[0m\n\u{1B}[1mwords\u{1B}[0m and\nplain")
    #expect(text.truncated(to: 7, ellipsis: "..").rendered(theme) == "\u{1B}[1mbold \u{1B}[0m..")
    #expect(text.rendered(.plain) == "bold words and plain")
  }

  @Test(arguments: [
    (
      40,
      [
        "Name   Meaning", "-----  -----------------", "tap    one light touch",
        "свайп  a quick stroke", "hold   stays where it is",
      ]
    ),
    (
      20,
      [
        "Name   Meaning", "-----  -------------", "tap    one light", "       touch",
        "свайп  a quick", "       stroke", "hold   stays where", "       it is",
      ]
    ),
    (
      12,
      [
        "Name: tap", "Meaning:", "  one light", "  touch", "", "Name:", "  свайп", "Meaning: a",
        "  quick", "  stroke", "", "Name: hold", "Meaning:", "  stays", "  where it", "  is",
      ]
    ),
  ])
  func tables(width: Int, expected: [String]) {
    let table = TextTable(
      headings: ["Name", "Meaning"],
      rows: [
        ["tap", "one light touch"], ["свайп", "a quick stroke"], ["hold", "stays where it is"],
      ])
    #expect(
      table.draw(theme: .plain, width: width).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init) == expected)
  }

  @Test func aTableCellCannotReachTheTerminal() {
    let table = TextTable(headings: ["a"], rows: [["x\u{1B}[2J"], []])
    #expect(table.draw(theme: .plain, width: 40) == "a\n------\nx^[[2J\n")
  }

  @Test(arguments: [DisplayWidth.Alignment.leading, .center, .trailing])
  func padding(alignment: DisplayWidth.Alignment) {
    #expect(
      StyledText("語a").padded(to: 6, alignment: alignment).plain
        == DisplayWidth.padded("語a", to: 6, alignment: alignment))
  }
}
