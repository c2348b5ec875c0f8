import Glossary
import Rendering
import TabBar
import TextAnalysis

/// What came of an answer in the quiz.
struct QuizVerdict {
  var isRight: Bool
  var question: QuizQuestion
  /// The sentence that tells the given answer from the right one, where there is one.
  var contrast: Contrast?
  /// Right answers and all answers of this round.
  var right: Int
  var answered: Int
  /// Everything that was ever answered.
  var score: QuizScore
  /// Why the score can't be kept, where it can't.
  var problem: Wording?
  /// Whether the round ends here.
  var isLast = false
}

/// A question of the quiz, after what came of the one before it.
struct QuizBody: AnswerBody {
  var verdict: QuizVerdict?
  /// The number of the question in the round, and how many the round has.
  var number: Int
  var count: Int
  var question: QuizQuestion?

  func write(to json: inout JSONText, in language: Language) {
    json.object("quiz") { json in
      if let verdict {
        json.member("right", verdict.isRight)
        json.member("answer", verdict.question.concept.id)
        json.object("score") { json in
          json.member("right", verdict.right)
          json.member("asked", verdict.answered)
          json.member("rightEver", verdict.score.right)
          json.member("askedEver", verdict.score.asked)
        }
      }
      guard let question else { return json.nullMember("question") }
      json.object("question") { json in
        json.member("number", number)
        json.member("of", count)
        json.member("clue", question.clue.rawValue)
        json.member("shown", shown(question, in: language))
        json.array("choices", question.choices) { json, concept in
          json.object { json in
            json.member("en", concept.preferredLabel(in: .en))
            json.member("ru", concept.preferredLabel(in: .ru))
          }
        }
      }
    }
  }

  func text(_ style: TextStyle) -> String {
    var lines: [String] = []
    if let verdict { lines += verdictLines(verdict, style) }
    guard let question else { return lines.joined(separator: "\n") }
    if !lines.isEmpty { lines.append("") }
    let head =
      question.clue == .picture
      ? Wording("What is it?", "Что это?") : Wording("What is it called?", "Как это называется?")
    let place = Wording("question \(number) of \(count)", "вопрос \(number) из \(count)")
    lines.append("\(head.text(in: style.language))  (\(place.text(in: style.language)))")
    lines += clue(of: question, style)
    lines.append("")
    for (index, choice) in question.choices.enumerated() {
      lines.append(
        WordWrap.hanging(
          " \(index + 1)  ", names(choice, style.language), to: style.sentenceWidth))
    }
    return lines.joined(separator: "\n")
  }

  /// The picture, or where that is too wide, the description.
  private func clue(of question: QuizQuestion, _ style: TextStyle) -> [String] {
    let picture = question.concept.picture
    if question.clue == .picture, picture.allSatisfy({ $0.utf8.count <= style.width }) {
      return picture
    }
    let description = question.concept.texts(in: style.language).definition
    return Paragraph.lines(description, width: style.width)
  }

  private func shown(_ question: QuizQuestion, in language: Language) -> String {
    switch question.clue {
    case .picture: question.concept.picture.joined(separator: "\n")
    case .description: question.concept.texts(in: language).definition
    }
  }

  private func names(_ concept: Concept, _ language: Language) -> String {
    let other: Language = language == .en ? .ru : .en
    let name = DisplayWidth.visible(concept.preferredLabel(in: language))
    let otherName = DisplayWidth.visible(concept.preferredLabel(in: other))
    return name == otherName ? name : "\(name) · \(otherName)"
  }

  private func verdictLines(_ verdict: QuizVerdict, _ style: TextStyle) -> [String] {
    let language = style.language
    let name = names(verdict.question.concept, language)
    let verdictText =
      verdict.isRight
      ? Wording("Right: \(name).", "Верно: \(name).")
      : Wording("No, it is \(name).", "Нет, это \(name).")
    var lines = Paragraph.lines(verdictText.text(in: language), width: style.width)
    if let contrast = verdict.contrast {
      let text = language == .en ? contrast.en : contrast.ru
      lines += Paragraph.lines(text, width: style.width)
    }
    if let problem = verdict.problem {
      lines += Paragraph.lines(problem.text(in: language), width: style.width)
    }
    guard verdict.isLast else { return lines }
    let (right, answered) = (verdict.right, verdict.answered)
    let score = verdict.score
    let total = Wording(
      "\(right) of \(answered) right. Ever: \(score.right) of \(score.asked).",
      "Верно: \(right) из \(answered). За всё время: \(score.right) из \(score.asked).")
    lines.append(total.text(in: language))
    let more = Wording("Once more: quiz", "Ещё раз: викторина")
    return lines + [more.text(in: language)]
  }
}

/// Running text in lines.
enum Paragraph {
  /// The text broken at spaces into lines of at most `width` cells, or of 78 where that is less.
  static func lines(_ text: String, width: Int) -> [String] {
    let limit = min(max(width, 20), 78)
    var lines: [String] = []
    var line = ""
    for word in DisplayWidth.visible(text).split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, DisplayWidth.width(of: line) + 1 + DisplayWidth.width(of: word) > limit {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
