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

  @Test(arguments: Language.allCases)
  func quiz(language: Language) {
    var prompt = PromptRunner(language: language)
    var text = prompt.answer("quiz seed:7 count:2")
    text += prompt.answer("1") + prompt.answer("2")
    expectSnapshot(text, named: "quiz-\(language.rawValue)")
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
    _ = prompt.answer("stats")
    #expect(prompt.session.tourStep == 2)
    _ = prompt.answer("compare alert dialog")
    #expect(prompt.session.tourStep == 3)
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
    expectSnapshot(text + "\n", named: "tour-\(language.rawValue)")
  }
}
