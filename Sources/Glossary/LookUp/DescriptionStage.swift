import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Concepts that the text describes: its words occur in their definitions, cues, notes, examples and
/// labels.
///
/// Every term adds to the concepts in its list of postings; the likeliest of them are then weighed by
/// where the terms meet, see `DescriptionScore`.
struct DescriptionStage {
  /// What one term says about a concept: only its best variant counts, and for each passage.
  private struct Best {
    var relevance = 0.0
    var byPassage = Passages.Values(repeating: 0)

    /// In definitions and cues.
    var coverage: Double {
      Double(byPassage.replacing(with: 0, where: Passages.isNoDescription).max())
    }

    /// The definitions, cues and labels that have it, by the logarithm of their number.
    var repetition: Double {
      var passages = byPassage
      passages[Passages.noteBit] = 0
      return log1p(Double(passages.sum()))
    }

    mutating func raise(to weight: Double, _ posting: Posting) {
      let others = Passages.weights(posting.passages, Float(weight))
      relevance = max(relevance, weight * Double(posting.impact) / 255)
      byPassage.replace(with: others, where: others .> byPassage)
    }
  }

  /// Terms that describe more concepts than this only add to what rarer ones found.
  private static let commonFrom = 5000
  /// A text of many words is looked up by its rarest ones.
  private static let termLimit = 16
  /// How much less is needed of a text that is made of labels.
  private static let familiarWords = 0.4
  /// How many of the concepts found are weighed passage by passage.
  private static let weighed = 30

  private let store: Store

  init(_ store: Store) {
    self.store = store
  }

  func candidates(_ query: Query) throws(DatabaseError) -> [Candidate] {
    let terms = Array(try DescriptionTerm.terms(of: query, store).prefix(Self.termLimit))
    let total = terms.reduce(0) { $0 + $1.rarity }
    guard total > 0 else { return [] }
    var evidence = NumberedValues<DescriptionEvidence>(count: try store.conceptCount())
    var best = NumberedValues<Best>(count: try store.conceptCount())
    for (number, term) in terms.enumerated() {
      best.removeAll()
      try collect(term, known: evidence, into: &best)
      for (concept, found) in best.entries {
        Self.add(found, of: term, number, to: &evidence[concept, default: DescriptionEvidence()])
      }
    }
    let names = try addNames(in: query, terms, to: &evidence) / total
    let score = DescriptionScore(total: total, terms: terms.count)
    let likely = evidence.entries
      .map { (number: $0.number, evidence: $0.value, likelihood: score.likelihood($0.value)) }
      .firstSorted(Self.weighed) {
        ($1.likelihood, $0.number) < ($0.likelihood, $1.number)
      }
    let platforms = PlatformSet(namedIn: query.words)
    var candidates: [Candidate] = []
    for (concept, evidence, _) in likely {
      guard let prior = try store.prior(concept) else { continue }
      let parts = score.parts(evidence, prior, platforms: platforms)
      let found = parts.reduce(0) { $0 + $1.value }
      let words = terms.indices.filter { evidence.terms & (1 << UInt32($0)) != 0 }
        .map { (place: query.words.firstIndex(of: terms[$0].word) ?? 0, word: terms[$0].word) }
        .sorted { $0.place < $1.place }
      candidates.append(
        Candidate(
          concept: concept, score: Self.confidence(found, evidence, terms: terms.count, names),
          match: .description,
          matched: words.map(\.word).joined(separator: " "), parts: parts))
    }
    return candidates
  }

  /// How sure a description is, from 0 to 0.85; `LookUp.confident` divides answers from guesses.
  ///
  /// - Parameter names: How much of the text is labels, of whatever concepts: a text that is made of
  ///   names of the field is about the field.
  private static func confidence(
    _ found: Double, _ evidence: DescriptionEvidence, terms: Int, _ names: Double
  ) -> Double {
    let needed = needed(terms) * (1 - Self.familiarWords * names)
    let score = max(0, found) * LookUp.confident / needed
    // One word that is in no label says too little.
    if terms == 1, evidence.byPassage[Passages.labelBit] == 0, evidence.subject == 0 {
      return min(LookUp.confident - 0.01, score)
    }
    return levelled(score)
  }

  /// The least score of an answer to a text of so many terms: the fewer they are, the likelier it is
  /// that they meet by chance.
  private static func needed(_ terms: Int) -> Double {
    switch terms {
    case 1: 0.95
    case 2: 0.75
    case 3: 0.57
    case 4: 0.5
    case 5: 0.33
    case 6: 0.31
    default: 0.28
    }
  }

  /// The same order, but never more sure than a name.
  private static func levelled(_ score: Double) -> Double {
    let room = 0.85 - LookUp.confident
    guard score > LookUp.confident else { return score }
    return LookUp.confident + room * (1 - exp((LookUp.confident - score) / room))
  }

  /// Collects what the variants of a term say about each concept; of a common term only about those that
  /// are known already.
  private func collect(
    _ term: DescriptionTerm, known: NumberedValues<DescriptionEvidence>,
    into best: inout NumberedValues<Best>
  ) throws(DatabaseError) {
    let isCommon = term.concepts > Self.commonFrom
    for variant in term.variants {
      try store.forEachPosting(stem: variant.stem) { posting in
        if isCommon, !known.contains(posting.concept) { return }
        best[posting.concept, default: Best()].raise(to: variant.weight, posting)
      }
    }
  }

  private static func add(
    _ best: Best, of term: DescriptionTerm, _ number: Int, to evidence: inout DescriptionEvidence
  ) {
    evidence.coverage += term.rarity * best.coverage
    evidence.relevance += best.relevance
    evidence.repetition += term.rarity * best.repetition
    evidence.byPassage += Float(term.rarity) * best.byPassage
    if term.isOpening {
      evidence.opening += term.rarity * Double(best.byPassage[Passages.labelBit])
    }
    evidence.terms |= 1 << UInt32(number)
  }

  /// Adds the labels that the text holds in any form.
  ///
  /// - Returns: The rarity of all terms that are part of a label.
  private func addNames(
    in query: Query, _ terms: [DescriptionTerm],
    to evidence: inout NumberedValues<DescriptionEvidence>
  ) throws(DatabaseError) -> Double {
    let names = try NameMentions(in: query, terms, store)
    for (concept, certainty) in names.subjects {
      evidence[concept, default: DescriptionEvidence()].subject = certainty
    }
    return terms.reduce(0) { $0 + (names.stems.contains($1.stem) ? $1.rarity : 0) }
  }
}
