import Glossary
import TextAnalysis

/// Makes questions out of the glossary.
struct QuizMaker {
  var library: GlossaryLibrary
  /// Every concept in force.
  var all: [ConceptSummary]

  init(_ library: GlossaryLibrary) throws(GlossaryError) {
    self.library = library
    all = try library.browse()
  }

  /// A question about one of `pool` that was not asked yet; `nil` where there is none left.
  func question(
    from pool: [ConceptSummary], asked: Set<String>, using generator: inout SeededGenerator
  ) throws(GlossaryError) -> QuizQuestion? {
    for summary in pool.shuffled(using: &generator) where !asked.contains(summary.id) {
      guard let concept = try library.concept(id: summary.id),
        let clue = clue(for: concept, using: &generator)
      else { continue }
      let wrong = try wrongAnswers(to: concept, using: &generator)
      guard wrong.count == 3 else { continue }
      return QuizQuestion(
        clue: clue, concept: concept, choices: (wrong + [concept]).shuffled(using: &generator))
    }
    return nil
  }

  /// What can be shown without giving the name away in either language.
  private func clue(
    for concept: Concept, using generator: inout SeededGenerator
  ) -> QuizQuestion.Clue? {
    var clues: [QuizQuestion.Clue] = []
    let picture = concept.picture.joined(separator: "\n")
    if !picture.isEmpty, !QuizQuestion.names(concept, in: picture) { clues.append(.picture) }
    let texts = concept.en.definition + "\n" + concept.ru.definition
    if !QuizQuestion.names(concept, in: texts) { clues.append(.description) }
    return clues.randomElement(using: &generator)
  }

  /// Three names that are wrong: first what is often confused with the concept, then its neighbours.
  private func wrongAnswers(
    to concept: Concept, using generator: inout SeededGenerator
  ) throws(GlossaryError) -> [Concept] {
    let confused = try library.contrasts(of: concept.id)
      .map { $0.first == concept.id ? $0.second : $0.first }.shuffled(using: &generator).prefix(2)
    let shuffled = all.shuffled(using: &generator)
    let near = shuffled.filter {
      $0.category == concept.category && $0.subcategory == concept.subcategory
    }
    let kin = shuffled.filter { $0.category == concept.category }
    // A more general name would be right as well.
    var taken = Set([concept.id] + concept.broader + concept.partOf)
    var wrong: [Concept] = []
    for id in confused + (near + kin + shuffled).map(\.id) where wrong.count < 3 {
      guard taken.insert(id).inserted, let other = try library.concept(id: id) else { continue }
      if !other.broader.contains(concept.id) { wrong.append(other) }
    }
    return wrong
  }
}
