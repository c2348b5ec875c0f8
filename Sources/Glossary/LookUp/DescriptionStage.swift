import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Concepts that the text describes: its words occur in their definitions, cues, notes and labels.
///
/// Relevance is BM25's, over stems of both languages. Whether it is enough for an answer depends on
/// how much of the text was found, best within one passage; a long text may hold more that is beside
/// the point.
struct DescriptionStage {
  /// What was found for one concept.
  private struct Evidence {
    /// The rarity of all terms found, each by how much the concept is about it.
    var relevance = 0.0
    /// The rarity of the terms found in each passage.
    var byPassage = SIMD16<Float>(repeating: 0)
    /// The rarity of the words of a label that the text holds whole.
    var named = 0.0
    /// The numbers of the terms found, a bit each.
    var terms: UInt32 = 0

    mutating func add(_ best: Best, of term: DescriptionTerm, _ number: Int) {
      relevance += term.rarity * best.relevance
      byPassage += Float(term.rarity) * best.byPassage
      terms |= 1 << UInt32(number)
    }
  }

  /// What one term says about a concept: only its best variant counts, and for each passage.
  private struct Best {
    var relevance = 0.0
    var byPassage = SIMD16<Float>(repeating: 0)

    mutating func raise(to other: Double, byPassage others: SIMD16<Float>) {
      relevance = max(relevance, other)
      byPassage.replace(with: others, where: others .> byPassage)
    }
  }

  /// Terms that describe more concepts than this only add to what rarer ones found.
  private static let commonFrom = 5000
  /// A text of many words is looked up by its rarest ones.
  private static let termLimit = 16
  /// Labels in the text are looked for up to this many words.
  private static let labelWords = 4
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
    var evidence = NumberedValues<Evidence>(count: try store.conceptCount())
    var best = NumberedValues<Best>(count: try store.conceptCount())
    for (number, term) in terms.enumerated() {
      best.removeAll()
      try collect(term, known: evidence, into: &best)
      for (concept, found) in best.entries {
        evidence[concept, default: Evidence()].add(found, of: term, number)
      }
    }
    try addNames(in: query, terms, to: &evidence)
    let likely = evidence.entries.firstSorted(Self.weighed) {
      ($1.value.relevance + $1.value.named, $0.number)
        < ($0.value.relevance + $0.value.named, $1.number)
    }
    var candidates: [Candidate] = []
    for (concept, evidence) in likely {
      let (familiarity, rarities) = try store.passages(concept)
      let found = Self.found(evidence, rarities, total: total) * familiarity
      let words = terms.indices.filter { evidence.terms & (1 << UInt32($0)) != 0 }
        .map { terms[$0].word }
      candidates.append(
        Candidate(
          concept: concept, score: Self.confidence(found, evidence, terms: terms.count),
          match: .description,
          matched: query.words.filter(words.contains).joined(separator: " ")))
    }
    return candidates
  }

  /// How much of the text was found: best together in one passage, also all over the concept, and as
  /// one of its labels.
  private static func found(_ evidence: Evidence, _ rarities: [Double], total: Double) -> Double {
    var passages: [Double] = []
    for bit in evidence.byPassage.indices where evidence.byPassage[bit] > 0 {
      let found = Double(evidence.byPassage[bit])
      let own = bit < rarities.count ? max(rarities[bit], found) : found
      // How much of the passage is in the text; the labels are many passages in one.
      let precision = bit == Passages.labelBit ? 0.7 : found / own
      passages.append(found / total * (0.45 + 0.55 * precision))
    }
    passages.sort(by: >)
    let best = passages.first ?? 0
    let second = passages.count > 1 ? passages[1] : 0
    let named = min(1, evidence.named / total)
    return 0.65 * best + 0.12 * second + 0.65 * evidence.relevance / total + 0.12 * named
  }

  /// How sure a description is, from 0 to 0.85; `LookUp.confident` divides answers from guesses.
  private static func confidence(_ found: Double, _ evidence: Evidence, terms: Int) -> Double {
    let score = found * LookUp.confident / needed(terms)
    if terms == 1, evidence.byPassage[Passages.labelBit] == 0, evidence.named == 0 {
      return min(LookUp.confident - 0.01, score)
    }
    return levelled(score)
  }

  /// How much of a text of so many terms must be found.
  private static func needed(_ terms: Int) -> Double {
    switch terms {
    case 1: 0.5
    case 2: 0.85
    case 3: 0.6
    case 4: 0.42
    case 5: 0.34
    case 6: 0.28
    case 7: 0.25
    default: 0.22
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
    _ term: DescriptionTerm, known: NumberedValues<Evidence>, into best: inout NumberedValues<Best>
  ) throws(DatabaseError) {
    let isCommon = term.concepts > Self.commonFrom
    for variant in term.variants {
      try store.forEachPosting(stem: variant.stem) { posting in
        if isCommon, !known.contains(posting.concept) { return }
        best[posting.concept, default: Best()].raise(
          to: variant.weight * (0.4 + 0.6 * Double(posting.impact) / 255),
          byPassage: Passages.weights(posting.passages, Float(variant.weight)))
      }
    }
  }

  /// Adds the labels that the text holds in any form.
  private func addNames(
    in query: Query, _ terms: [DescriptionTerm], to evidence: inout NumberedValues<Evidence>
  ) throws(DatabaseError) {
    for start in query.words.indices {
      for end in start..<min(start + Self.labelWords, query.words.count) {
        let stems = query.stems[start...end]
        let rarity = terms.reduce(0.0) { $0 + (stems.contains($1.stem) ? $1.rarity : 0) }
        if rarity == 0 { continue }
        for hit in try store.labels(key: stems.joined(), kind: .stem) {
          let named = evidence[hit.concept, default: Evidence()].named
          evidence[hit.concept, default: Evidence()].named = max(named, rarity)
        }
      }
    }
  }
}
