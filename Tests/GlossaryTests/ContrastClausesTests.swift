import Testing
import TextAnalysis

@testable import Glossary

struct ContrastClausesTests {
  private func concept(_ id: String, _ english: String, _ russian: String) -> Concept {
    Concept(
      id: id, category: "element", subcategory: "own",
      labels: [
        Label(text: english, language: .en, status: .preferred, kind: .full),
        Label(text: russian, language: .ru, status: .preferred, kind: .full),
      ])
  }

  @Test("A clause belongs to the concept that it names in any form, any other to both")
  func clauses() {
    let contrast = Contrast(
      first: "popup", second: "toast",
      en: "Wait three seconds: gone by itself, a toast; a popup stays until you close it.",
      ru: "Подождите; тосты гаснут сами; у окна есть крестик.")
    let clauses = ContrastClauses.byConcept(
      [contrast], [concept("popup", "Popup", "Окно"), concept("toast", "Toast", "Тост")], Stemmer())
    #expect(
      clauses["toast"] == [
        "Wait three seconds: gone by itself, a toast", "Подождите", " тосты гаснут сами",
      ])
    #expect(
      clauses["popup"] == [
        " a popup stays until you close it", "Подождите", " у окна есть крестик",
      ])
  }

  @Test("Without pairs there is nothing to tell apart")
  func none() {
    #expect(ContrastClauses.byConcept([], [concept("popup", "Popup", "Окно")], Stemmer()).isEmpty)
  }
}
