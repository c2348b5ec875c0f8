import CommandLanguage
import Rendering
import TabBar
import TextAnalysis

/// A page of help.
struct HelpBody: AnswerBody {
  var page: HelpPage
  var language: Language

  func write(to json: inout JSONText, in language: Language) {
    json.member("text", page.lines(in: self.language).joined(separator: "\n"))
  }

  func text(_ style: TextStyle) -> String {
    page.lines(in: language, width: style.width).joined(separator: "\n")
  }
}
