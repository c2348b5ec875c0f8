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
    var evidence: [Int: Evidence] = [:]
    for (number, term) in terms.enumerated() { try add(term, number, to: &evidence) }
    try addNames(in: query, terms, to: &evidence)
    let likely = evidence.sorted {
      ($1.value.relevance + $1.value.named, $0.key) < ($0.value.relevance + $0.value.named, $1.key)
    }
    var candidates: [Candidate] = []
    for (concept, evidence) in likely.prefix(Self.weighed) {
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

  private func add(
    _ term: DescriptionTerm, _ number: Int, to evidence: inout [Int: Evidence]
  ) throws(DatabaseError) {
    // Only the best variant counts for a concept, and for each of its passages.
    var best: [Int: (relevance: Double, byPassage: SIMD16<Float>)] = [:]
    for variant in term.variants {
      for posting in try store.postings(stem: variant.stem) {
        if term.concepts > Self.commonFrom, evidence[posting.concept] == nil { continue }
        let relevance = variant.weight * (0.4 + 0.6 * Double(posting.impact) / 255)
        let byPassage = Passages.weights(posting.passages, Float(variant.weight))
        var known = best[posting.concept] ?? (0, SIMD16(repeating: 0))
        known.relevance = max(known.relevance, relevance)
        known.byPassage.replace(with: byPassage, where: byPassage .> known.byPassage)
        best[posting.concept] = known
      }
    }
    for (concept, found) in best {
      var sum = evidence[concept] ?? Evidence()
      sum.relevance += term.rarity * found.relevance
      sum.byPassage += Float(term.rarity) * found.byPassage
      sum.terms |= 1 << UInt32(number)
      evidence[concept] = sum
    }
  }

  /// Adds the labels that the text holds in any form.
  private func addNames(
    in query: Query, _ terms: [DescriptionTerm], to evidence: inout [Int: Evidence]
  ) throws(DatabaseError) {
    for start in query.words.indices {
      for end in start..<min(start + Self.labelWords, query.words.count) {
        let stems = query.stems[start...end]
        let rarity = terms.reduce(0.0) { $0 + (stems.contains($1.stem) ? $1.rarity : 0) }
        if rarity == 0 { continue }
        for hit in try store.labels(key: stems.joined(), kind: .stem) {
          var found = evidence[hit.concept] ?? Evidence()
          found.named = max(found.named, rarity)
          evidence[hit.concept] = found
        }
      }
    }
  }
}
