import CommandLanguage
import Glossary
import TextAnalysis

extension Session {
  /// `quiz`: a new round, or the answer to the open question.
  mutating func quiz(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    if let number = invocation.option(.answer)?.integer {
      return try answerQuiz(number)
    }
    let library = try glossaries.library()
    let argument = invocation.argument(.category)
    let pool = try concepts(in: argument, library: library)
    let seed =
      invocation.option(.seed)?.integer.map { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let question = try reading { () throws(GlossaryError) in
      try QuizMaker(library).question(from: pool, asked: [], using: &generator)
    }
    guard let question else {
      throw Failure(
        code: "bad-argument",
        message: Wording(
          "there is nothing to ask about “\(argument?.text ?? "")”",
          "о «\(argument?.text ?? "")» спросить нечего"),
        span: argument?.span, exitCode: .usage)
    }
    lastList = []
    round = QuizRound(
      pool: pool, count: invocation.option(.count)?.integer ?? 5, generator: generator,
      question: question, asked: [question.concept.id])
    return QuizBody(number: 1, count: round?.count ?? 0, question: question)
  }

  /// The answer to the open question, by its number; the next question follows.
  mutating func answerQuiz(_ number: Int) throws(Failure) -> any AnswerBody {
    guard var round else {
      throw Failure(
        code: "no-list",
        message: Wording(
          "no question is open; begin with: quiz", "вопроса пока нет; начните так: викторина"),
        exitCode: .usage)
    }
    let question = round.question
    guard question.choices.indices.contains(number - 1) else {
      throw Failure(
        code: "index-out-of-range",
        message: Wording("the answers are from 1 to 4", "ответы от 1 до 4"), exitCode: .usage)
    }
    let library = try glossaries.library()
    let given = question.choices[number - 1]
    let isRight = given.id == question.concept.id
    let contrast =
      isRight
      ? nil
      : try reading { () throws(GlossaryError) in
        try library.contrast(between: given.id, and: question.concept.id)
      }
    round.right += isRight ? 1 : 0
    var score = QuizScore(path: scorePath)
    if scorePath == nil { score = self.score }
    do {
      try score.add(isRight: isRight)
    } catch {
      throw Failure.file(error)
    }
    self.score = score
    var verdict = QuizVerdict(
      isRight: isRight, question: question, contrast: contrast, right: round.right,
      answered: round.asked.count, score: score)
    if round.asked.count < round.count {
      let next = try reading { () throws(GlossaryError) in
        try QuizMaker(library).question(
          from: round.pool, asked: round.asked, using: &round.generator)
      }
      if let next {
        round.question = next
        round.asked.insert(next.concept.id)
        self.round = round
        return QuizBody(
          verdict: verdict, number: round.asked.count, count: round.count, question: next)
      }
    }
    self.round = nil
    verdict.isLast = true
    return QuizBody(verdict: verdict, number: round.asked.count, count: round.count, question: nil)
  }
}
