import Rendering
import TabBar
import TextAnalysis

/// Steps of the tour: one to try, or several with what came of them.
struct TourBody: AnswerBody {
  /// The place of each step, and its answers; a place behind the last is the end of the tour.
  var steps: [(index: Int, answers: [Answer])]
  var isAtPrompt: Bool

  func write(to json: inout JSONText, in language: Language) {
    json.member("text", text(TextStyle(language: language, theme: .plain, width: 80)))
  }

  func text(_ style: TextStyle) -> String {
    let width = style.width
    let language = style.language
    var lines: [String] = []
    for (index, answers) in steps {
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
        lines.append(
          WordWrap.hanging(
            hint.text(in: language) + "  ", step.line.text(in: language), to: style.sentenceWidth))
      } else {
        lines.append("» \(step.commands.text(in: language))")
        lines += answers.map { Self.text(of: $0, style) }.filter { !$0.isEmpty }
      }
    }
    if !isAtPrompt, steps.count > 1 {
      lines += [""] + Paragraph.lines(TourStep.ending.text(in: language), width: width)
    }
    return lines.joined(separator: "\n")
  }

  /// What a person would see of an answer.
  private static func text(of answer: Answer, _ style: TextStyle) -> String {
    switch answer.outcome {
    case .success(let body): body.text(style)
    case .failure(let failure):
      Writer.text(
        of: failure, in: style.language, line: nil, columns: style.sentenceWidth)
    }
  }
}
