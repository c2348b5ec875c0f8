import CommandLanguage
import Glossary
import Rendering
import TestSupport
import Testing
import TextAnalysis

@testable import Shell

/// Pointing, the quiz and the tour as they go at the prompt.
struct PromptLearningTests {
  @Test func aNumberOpensThePartThatItPointsAt() {
    for language in Language.allCases {
      var prompt = PromptRunner(language: language)
      for screen in PointScreen.all {
        _ = prompt.answer("point \(screen.name)")
        #expect(prompt.session.lastList == screen.parts.map(\.id))
        let number = screen.parts.count
        let name = screen.parts[number - 1].id.split(separator: "-")[0].lowercased()
        let card = prompt.answer("\(number)")
        #expect(card.lowercased().contains(name) && card.contains("Names") == (language == .en))
      }
    }
  }

  @Test func everyPartIsAConceptOfTheGlossary() throws {
    var room = GlossaryRoom(cacheFolder: TestFolder.cache)
    let library = try room.library()
    for screen in PointScreen.all {
      #expect(KeywordID(rawValue: screen.name) != nil)
      for part in screen.parts {
        #expect(try library.concept(id: part.id)?.id == part.id, "\(screen.name): \(part.id)")
      }
    }
  }

  @Test(arguments: PointScreen.all, Language.allCases)
  func pictures(screen: PointScreen, language: Language) {
    var prompt = PromptRunner(language: language)
    let text = prompt.answer("point \(screen.name)")
    expectSnapshot(text, named: "point-\(screen.name)-\(language.rawValue)")
  }

  @Test func aNumberAnswersTheQuizUntilAListIsShown() throws {
    var prompt = PromptRunner(language: .en)
    _ = prompt.answer("quiz seed:7 count:4")
    let right = try #require(prompt.session.round?.question.rightNumber)
    #expect(prompt.answer("\(right)").hasPrefix("Right: "))
    let next = try #require(prompt.session.round?.question.rightNumber)
    #expect(prompt.answer("\(next % 4 + 1)").hasPrefix("No, it is "))
    #expect(prompt.answer("9").contains("from 1 to 4"))
    #expect(prompt.session.round != nil)
    _ = prompt.answer("find toast")
    #expect(prompt.session.round == nil)
    #expect(prompt.answer("1").hasPrefix("Toast"))
  }

  @Test func whatFindsNothingEndsNoRoundAndDropsNoList() throws {
    var prompt = PromptRunner(language: .en)
    _ = prompt.answer("toast")
    let list = prompt.session.lastList
    #expect(!list.isEmpty)
    for line in [
      "zzqqxxyyzz", "find zzqqxxyyzz", "term zzqqxxyyzz", "browse zzqqxxyyzz", "tap zzqqxxyyzz",
    ] {
      _ = prompt.answer(line)
      #expect(prompt.session.lastList == list, "\(line)")
    }
    _ = prompt.answer("quiz seed:7 count:4")
    for line in [
      "zzqqxxyyzz", "find zzqqxxyyzz", "term zzqqxxyyzz", "browse zzqqxxyyzz", "tap zzqqxxyyzz",
    ] {
      _ = prompt.answer(line)
      #expect(prompt.session.round != nil, "\(line)")
    }
    let right = try #require(prompt.session.round?.question.rightNumber)
    #expect(prompt.answer("\(right)").hasPrefix("Right: "))
  }

  /// A question and what is said of its answers, with entries that no edit of the glossary changes.
  @Test(arguments: Language.allCases)
  func questions(language: Language) {
    func concept(_ id: String, _ en: String, _ ru: String) -> Concept {
      Concept(
        id: id, category: "element", subcategory: "overlay",
        labels: [
          Label(text: en, language: .en, status: .preferred, kind: .full),
          Label(text: ru, language: .ru, status: .preferred, kind: .full),
        ],
        en: Texts(definition: "Panel that rises from the bottom edge over the current screen."),
        ru: Texts(definition: "Панель, которая выезжает от нижнего края поверх текущего экрана."),
        picture: ["+------+", "|      |", "| ==== |", "+------+"])
    }
    let sheet = concept("bottom-sheet", "Bottom sheet", "Нижняя шторка")
    let choices = [
      concept("dialog", "Dialog", "Диалог"), sheet, concept("hud", "HUD", "HUD"),
      concept("toast", "Toast", "Тост"),
    ]
    let described = QuizQuestion(clue: .description, concept: sheet, choices: choices)
    let drawn = QuizQuestion(clue: .picture, concept: sheet, choices: choices)
    var score = QuizScore()
    score.right = 7
    score.asked = 9
    let contrast = Contrast(
      first: "bottom-sheet", second: "dialog", en: "A dialog stands in the middle.",
      ru: "Диалог стоит по центру.")
    let wrong = QuizVerdict(
      isRight: false, question: described, contrast: contrast, right: 0, answered: 1, score: score)
    var right = QuizVerdict(
      isRight: true, question: drawn, contrast: nil, right: 1, answered: 2, score: score)
    right.isLast = true
    let bodies = [
      QuizBody(verdict: nil, number: 1, count: 2, question: described),
      QuizBody(verdict: wrong, number: 2, count: 2, question: drawn),
      QuizBody(verdict: right, number: 2, count: 2, question: nil),
    ]
    let style = TextStyle(language: language, theme: .plain, width: 80)
    expectSnapshot(
      bodies.map { $0.text(style) }.joined(separator: "\n----\n") + "\n",
      named: "quiz-\(language.rawValue)")
  }

  /// Enter alone goes through the whole tour; so does typing its lines, in either language.
  @Test(arguments: Language.allCases)
  func theTourGoesOn(language: Language) {
    var prompt = PromptRunner(language: language)
    let tour = language == .en ? "Tour" : "Экскурсия"
    #expect(prompt.answer("tour").contains("\(tour) 1/\(TourStep.all.count)"))
    for (index, step) in TourStep.all.enumerated() {
      #expect(prompt.session.tourStep == index)
      let other: Language = language == .en ? .ru : .en
      let line = index % 3 == 0 ? "" : index % 3 == 1 ? step.line.text(in: language) : nil
      let text = prompt.answer(line ?? step.line.text(in: other).replacing("Корзина", with: "Cart"))
      // The number that opens the second step is the first of this list.
      if index == 0 { #expect(prompt.session.lastList.first == "bottom-sheet") }
      let next = index + 2
      if next <= TourStep.all.count {
        #expect(text.contains("\(tour) \(next)/\(TourStep.all.count)"), "\(index): \(text)")
      }
    }
    #expect(prompt.session.tourStep == nil)
    #expect(prompt.answer("").isEmpty)
  }

  @Test func theTourWaitsForItsOwnLine() {
    var prompt = PromptRunner(language: .en)
    _ = prompt.answer("tour 3")
    #expect(prompt.answer("stats").hasSuffix("tour off leaves)\n"))
    #expect(prompt.session.tourStep == 2)
    _ = prompt.answer("compare alert dialog")
    #expect(prompt.session.tourStep == 3)
    #expect(prompt.answer("tour off").isEmpty)
    #expect(prompt.session.tourStep == nil)
    #expect(prompt.answer("").isEmpty)
  }

  @Test(arguments: Language.allCases)
  func inAPipeTheTourShowsEverythingAndChangesNothing(language: Language) {
    var shtorka = Shtorka(language: language)
    _ = shtorka.answers("new A B C")
    let before = shtorka.state
    let answers = shtorka.answers("tour")
    #expect(answers.count == 1 && shtorka.state == before && shtorka.session.tourStep == nil)
    guard case .success(let body)? = answers.first?.outcome else {
      Issue.record("no tour")
      return
    }
    let text = body.text(TextStyle(language: language, theme: .plain, width: 80))
    for step in TourStep.all {
      #expect(text.contains("\n» " + step.commands.text(in: language) + "\n"))
    }
    let place = language == .en ? "Tour" : "Экскурсия"
    #expect(text.split(separator: "\(place) ").count == TourStep.all.count)
    #expect(text.contains("```text\n+----"))
  }
}
