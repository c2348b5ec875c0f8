import Rendering
import Testing
import TextAnalysis

@testable import Shell

/// Sentences on a terminal: broken at words, the rows under each other.
struct SentenceTests {
  private static let lines = [
    "audit", "explain TB-098", "explain AU-01", "find красный кружок с цифрой why:yes limit:3",
    "find яяяяяяяяя ыыыыыыыыы ъъъъъъъъъ", "найти навигация",
  ]

  @Test(arguments: [40, 47, 60, 80, 101, 120], Language.allCases)
  func everyRowFitsAndNoWordIsBroken(width: Int, language: Language) {
    var shtorka = Shtorka(language: language)
    _ = shtorka.answers("device android; new \"A tab of a long name\" B C D E F G")
    for line in Self.lines {
      for answer in shtorka.answers(line) {
        guard case .success(let body) = answer.outcome else { continue }
        let style = TextStyle(language: language, theme: .plain, width: width)
        var narrow = style
        narrow.sentenceWidth = width
        let whole = body.text(style)
        let text = body.text(narrow)
        #expect(
          text.split(whereSeparator: \.isWhitespace) == whole.split(whereSeparator: \.isWhitespace))
        for row in text.split(separator: "\n") where DisplayWidth.width(of: String(row)) > width {
          // Only a word may be longer, an address for one, alone on its row.
          #expect(row.split(separator: " ").count == 1, "\(row)")
        }
      }
    }
  }

  @Test(arguments: [
    ("AU-01  ", "one two", 20, "AU-01  one two"),
    ("AU-01  ", "one two three four five", 24, "AU-01  one two three\n       four five"),
    ("AU-01  ", "one two — three four five", 24, "AU-01  one two — three\n       four five"),
    ("a long lead  ", "one two three four", 20, "a long lead\n    one two three\n    four"),
    ("  ", "see <https://a.example/b/c/d>", 20, "  see\n  <https://a.example/b/c/d>"),
    ("  ", "привет, большой мир", 14, "  привет,\n  большой мир"),
    ("  ", "", 14, "  "),
  ])
  func hanging(lead: String, text: String, width: Int, expected: String) {
    #expect(WordWrap.hanging(lead, text, to: width) == expected)
    #expect(WordWrap.hanging(lead, text, to: nil) == lead + text)
  }
}
