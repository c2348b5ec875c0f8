import Glossary
import Testing
import TextAnalysis

@testable import Shell

struct QuizTests {
  private func library() throws -> GlossaryLibrary {
    try GlossaryLibrary.open(cacheFolder: TestFolder.cache)
  }

  /// Two hundred questions: four different names, one of them right, and none gives itself away.
  @Test func everyQuestionIsFair() throws {
    let library = try library()
    let maker = try QuizMaker(library)
    var generator = SeededGenerator(seed: 1)
    var asked: Set<String> = []
    var clues: Set<String> = []
    for _ in 0..<200 {
      let question = try #require(
        try maker.question(from: maker.all, asked: asked, using: &generator))
      let concept = question.concept
      #expect(asked.insert(concept.id).inserted)
      clues.insert(question.clue.rawValue)
      #expect(Set(question.choices.map(\.id)).count == 4)
      #expect(question.choices[question.rightNumber - 1].id == concept.id)
      for wrong in question.choices where wrong.id != concept.id {
        #expect(!concept.broader.contains(wrong.id) && !wrong.broader.contains(concept.id))
      }
      switch question.clue {
      case .picture: #expect(!concept.picture.isEmpty)
      case .description:
        #expect(!QuizQuestion.names(concept, in: concept.en.definition + concept.ru.definition))
      }
    }
    #expect(clues == ["picture", "description"])
  }

  @Test(arguments: [
    ("Короткая плашка: тост гаснет", true), ("Toasts fade by themselves", true),
    ("Short line of text that fades", false), ("Плашка с кнопкой", true),
    ("Короткая надпись", false),
  ])
  func aTextThatNamesTheConcept(text: String, names: Bool) throws {
    let toast = try #require(try library().concept(id: "toast"))
    #expect(QuizQuestion.names(toast, in: text) == names)
  }

  @Test func theSameSeedAsksTheSame() {
    var first = Shtorka()
    var second = Shtorka()
    let line = "quiz overlay count:3 seed:11; quiz answer:1; quiz answer:2"
    #expect(
      first.answers(line).map { $0.json(in: .en) } == second.answers(line).map { $0.json(in: .en) })
    var other = Shtorka()
    #expect(
      first.answers("quiz seed:11").map { $0.json(in: .en) }
        != other.answers("quiz seed:12").map { $0.json(in: .en) })
  }

  @Test func aRoundEndsAfterItsCountAndKeepsTheScore() throws {
    let folder = TestFolder()
    var shtorka = Shtorka()
    shtorka.session.scorePath = folder.path + "/state/shtorka/quiz"
    #expect(shtorka.code("quiz answer:1") == "no-list")
    _ = shtorka.answers("quiz count:3 seed:5")
    for number in 1...3 {
      let right = try #require(shtorka.session.round?.question.rightNumber)
      // The second answer is wrong.
      let given = number == 2 ? right % 4 + 1 : right
      #expect(shtorka.code("quiz answer:\(given)") == "ok")
    }
    #expect(shtorka.session.round == nil)
    #expect(shtorka.code("quiz answer:1") == "no-list")
    let kept = QuizScore(path: shtorka.session.scorePath)
    #expect((kept.right, kept.asked, kept.streak) == (2, 3, 1))
    // Another session adds to the same file.
    var other = QuizScore(path: shtorka.session.scorePath)
    try other.add(isRight: true)
    #expect(QuizScore(path: shtorka.session.scorePath).right == 3)
    let bytes = try Files.read(folder.path + "/state/shtorka/quiz")
    #expect(String(decoding: bytes, as: UTF8.self) == "+-++")
  }

  @Test func aScoreThatCannotBeKeptIsSaidAndTheQuizGoesOn() {
    var prompt = PromptRunner(language: .en)
    prompt.session.scorePath = "/proc/nowhere/quiz"
    _ = prompt.answer("quiz seed:1 count:2")
    #expect(prompt.answer("1").contains("/proc/nowhere/quiz can’t be written: no such file"))
    #expect(prompt.answer("1").contains("Ever: "))
    #expect(prompt.session.score.asked == 2)
  }

  @Test(arguments: [
    ("quiz nothing-like-it", "bad-argument"), ("quiz answer:5", "bad-argument"),
    ("quiz count:0", "bad-argument"), ("point nowhere", "bad-argument"),
    ("point list 99", "index-out-of-range"), ("browse qq", "bad-argument"),
    ("tour 99", "index-out-of-range"), ("point list 20", "ok"), ("browse б", "ok"),
    ("обзор андроид", "ok"), ("обзор поверх-экрана", "ok"), ("указать Формa", "bad-argument"),
    ("указать форма 1", "ok"), ("викторина жест зерно:3", "ok"),
  ])
  func whatIsAccepted(line: String, code: String) {
    var shtorka = Shtorka()
    #expect(shtorka.code(line) == code)
  }
}
