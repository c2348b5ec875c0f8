import Glossary
import TextAnalysis

/// One question of the quiz: what is shown, and four names of which one is right.
struct QuizQuestion {
  /// What of the concept is shown.
  enum Clue: String {
    case picture, description
  }

  var clue: Clue
  /// The concept that is asked for.
  var concept: Concept
  /// The answers as they are shown.
  var choices: [Concept]

  /// The number of the right answer, from 1.
  var rightNumber: Int {
    (choices.firstIndex { $0.id == concept.id } ?? 0) + 1
  }

  /// Whether the text gives the concept's name away.
  static func names(_ concept: Concept, in text: String) -> Bool {
    let words = Set(FoldedText(text).words.map(\.text))
    return concept.labels.contains { label in
      let parts = FoldedText(label.text).words.map(\.text)
      return !parts.isEmpty
        && parts.allSatisfy { part in
          words.contains { $0.hasPrefix(part.count > 4 ? String(part.dropLast()) : part) }
        }
    }
  }
}
