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
    var generator = SeededGenerator(seed: Self.seed(invocation))
    let first = try nextQuestion(from: pool, asked: [], using: &generator)
    guard let first else {
      throw Failure(
        code: "bad-argument",
        message: Wording(
          "there is nothing to ask about “\(argument?.text ?? "")”",
          "о «\(argument?.text ?? "")» спросить нечего"),
        span: argument?.span, exitCode: .usage)
    }
    lastList = []
    let count = min(invocation.option(.count)?.integer ?? 5, pool.count)
    round = QuizRound(
      pool: pool, count: count, generator: generator, question: first, asked: [first.concept.id])
    return QuizBody(number: 1, count: count, question: first)
  }

  private static func seed(_ invocation: Invocation) -> UInt64 {
    if let number = invocation.option(.seed)?.integer { return UInt64(number) }
    return UInt64.random(in: 0...UInt64.max)
  }

  /// The next question; `nil` where there is none left.
  private mutating func nextQuestion(
    from pool: [ConceptSummary], asked: Set<String>, using generator: inout SeededGenerator
  ) throws(Failure) -> QuizQuestion? {
    let library = try glossaries.library()
    do {
      return try QuizMaker(library).question(from: pool, asked: asked, using: &generator)
    } catch {
      throw Failure(error)
    }
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
    let problem = count(isRight)
    var verdict = QuizVerdict(
      isRight: isRight, question: question, contrast: contrast, right: round.right,
      answered: round.asked.count, score: score, problem: problem)
    if round.asked.count < round.count {
      let next = try nextQuestion(
        from: round.pool, asked: round.asked, using: &round.generator)
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

  /// Counts an answer; what kept it from being written down, after which the score is the session's.
  private mutating func count(_ isRight: Bool) -> Wording? {
    if let scorePath { score = QuizScore(path: scorePath) }
    do {
      try score.add(isRight: isRight)
      return nil
    } catch {
      scorePath = nil
      score.path = nil
      return Messages.file(error)
    }
  }
}
