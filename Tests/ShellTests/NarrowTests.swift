import Rendering
import TestSupport
import Testing
import TextAnalysis

@testable import Shell

/// What stands on a narrow terminal: no row longer than it, but for what can't be broken.
struct NarrowTests {
  private static let lines = [
    "help", "help commands", "help terms", "help scripts", "help names", "help find",
    "help appearance", "help customize", "point", "point objects", "browse", "browse gesture",
    "term tab bar", "compare popup dialog alert", "find шторка", "find яяяяяяяяя", "stats",
    "glossaries", "set", "presets", "new A B C D E F; tap more; events", "events all",
    "voiceover", "audit", "audit rules", "show measures", "show", "show diff", "quiz seed:1",
    "state", "tap", "title", "icon", "frobnicate", "device ipad; show", "device appletv; show",
    "lang ru", "lang en",
  ]

  @Test(arguments: [30, 40, 60], Language.allCases)
  func everyRowFits(width: Int, language: Language) {
    var shtorka = Shtorka(language: language)
    for line in Self.lines {
      for answer in shtorka.answers(line) {
        for row in text(answer, language, width).split(separator: "\n") {
          let isWord = !row.contains(" ") || !row.drop { $0 == " " }.contains(" ")
          #expect(
            DisplayWidth.width(of: String(row)) <= width || isWord, "\(line) at \(width): \(row)")
        }
      }
    }
  }

  @Test(arguments: [20, 39, 40], Language.allCases)
  func aDrawingToPointAtIsWholeOrSaidToBeTooWide(width: Int, language: Language) {
    var shtorka = Shtorka(language: language)
    let text = shtorka.answers("point").map { self.text($0, language, width) }.joined()
    #expect(text.contains("+----") == (width >= 40))
    #expect(text.contains("\(width)") == (width < 40))
    #expect(text.contains("Tab bar item"))
  }

  private func text(_ answer: Answer, _ language: Language, _ width: Int) -> String {
    switch answer.outcome {
    case .success(let body):
      body.text(
        TextStyle(language: language, theme: .plain, width: width, sentenceWidth: width))
    case .failure(let failure):
      Writer.text(of: failure, in: language, line: nil, columns: width)
    }
  }
}
