/// A concept that a stage of the look-up proposes.
struct Candidate: Equatable {
  var concept: Int
  var score: Double
  var match: Match
  var matched: String
  /// The folded key of the label that was found with slips or in other letters.
  var labelKey: String?
  /// What a description's score is made of.
  var parts: [ScorePart] = []

  /// How sure it is that a description names the concept, from 0 to 1.
  var subject = 0.0

  var sumOfParts: Double { parts.reduce(0) { $0 + $1.value } }
}

/// The proposals of all stages, the best one for each concept.
struct Candidates {
  private var best: [Int: Candidate] = [:]

  var isEmpty: Bool { best.isEmpty }

  func contains(_ concept: Int) -> Bool { best[concept] != nil }

  mutating func add(_ candidates: [Candidate]) {
    for candidate in candidates {
      if let known = best[candidate.concept], known.score >= candidate.score { continue }
      best[candidate.concept] = candidate
    }
  }

  /// Makes all of them answers to a text that was written in other letters.
  mutating func rewrite(_ match: Match, certainty: Double) {
    for concept in best.keys {
      best[concept]?.score *= certainty
      best[concept]?.match = match
    }
  }

  /// Best first; equal ones in the order of the glossary.
  var ranked: [Candidate] {
    best.values.sorted { ($1.score, $0.concept) < ($0.score, $1.concept) }
  }
}
