import Rendering
import TabBar
import TextAnalysis

/// Steps of the tour: one to try, or several with what came of them.
struct TourBody: AnswerBody {
  /// The place of each step, and its answer; a place behind the last is the end of the tour.
  var steps: [(index: Int, answer: String)]
  var isAtPrompt: Bool

  func write(to json: inout JSONText, in language: Language) {
    json.member("text", text(TextStyle(language: language, theme: .plain, width: 80)))
  }

  func text(_ style: TextStyle) -> String {
    let width = style.width
    let language = style.language
    var lines: [String] = []
    for (index, answer) in steps {
      if isAtPrompt || !lines.isEmpty { lines.append("") }
      guard TourStep.all.indices.contains(index) else {
        lines += Paragraph.lines(TourStep.ending.text(in: language), width: width)
        continue
      }
      let step = TourStep.all[index]
      let place = Wording("Tour", "Экскурсия").text(in: language)
      let text = "\(place) \(index + 1)/\(TourStep.all.count). \(step.text.text(in: language))"
      lines += Paragraph.lines(text, width: width)
      if isAtPrompt {
        let hint = Wording("Try it, or press Enter:", "Попробуйте или нажмите Enter:")
        lines.append("\(hint.text(in: language))  \(step.line.text(in: language))")
      } else {
        lines += ["» \(step.commands.text(in: language))", answer]
      }
    }
    if !isAtPrompt, steps.count > 1 {
      lines += [""] + Paragraph.lines(TourStep.ending.text(in: language), width: width)
    }
    return lines.joined(separator: "\n")
  }
}
