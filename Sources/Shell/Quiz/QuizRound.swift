import Glossary

/// A round of the quiz that is under way.
struct QuizRound {
  /// What the questions are taken from.
  var pool: [ConceptSummary]
  /// How many questions the round has.
  var count: Int
  var generator: SeededGenerator
  /// The question that waits for its answer.
  var question: QuizQuestion
  /// The ids of the concepts asked so far, that of the open question with them.
  var asked: Set<String>
  /// How many answers of this round were right.
  var right = 0
}
