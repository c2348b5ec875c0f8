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
  /// Terms that describe more concepts than this only add to what rarer ones found.
  private static let commonFrom = 5000
  /// A text of many words is looked up by its rarest ones.
  private static let termLimit = 16
  /// Labels in the text are looked for up to this many words.
  private static let labelWords = 4
  /// How much less is needed of a text that is made of labels.
  private static let familiarWords = 0.15
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
    var evidence: [Int: DescriptionEvidence] = [:]
    for (number, term) in terms.enumerated() { try add(term, number, to: &evidence) }
    let names = try addNames(in: query, terms, to: &evidence) / total
    let score = DescriptionScore(total: total)
    let likely = evidence.map { (concept: $0.key, likelihood: score.likelihood($0.value)) }
      .sorted { ($1.likelihood, $0.concept) < ($0.likelihood, $1.concept) }
    let platforms = PlatformSet(namedIn: query.words)
    var candidates: [Candidate] = []
    for (concept, _) in likely.prefix(Self.weighed) {
      guard let evidence = evidence[concept], let prior = try store.prior(concept) else { continue }
      let parts = score.parts(evidence, prior, platforms: platforms)
      let found = parts.reduce(0) { $0 + $1.value }
      let words = terms.indices.filter { evidence.terms & (1 << UInt32($0)) != 0 }
        .map { terms[$0].word }
      candidates.append(
        Candidate(
          concept: concept, score: Self.confidence(found, evidence, terms: terms.count, names),
          match: .description,
          matched: query.words.filter(words.contains).joined(separator: " "), parts: parts))
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
    if terms == 1, evidence.byPassage[Passages.labelBit] == 0, evidence.named == 0 {
      return min(LookUp.confident - 0.01, score)
    }
    return levelled(score)
  }

  /// The least score of an answer to a text of so many terms: the fewer they are, the likelier it is
  /// that they meet by chance.
  private static func needed(_ terms: Int) -> Double {
    switch terms {
    case 1: 0.5
    case 2: 0.33
    case 3: 0.32
    case 4: 0.24
    default: 0.21
    }
  }

  /// The same order, but never more sure than a name.
  private static func levelled(_ score: Double) -> Double {
    let room = 0.85 - LookUp.confident
    guard score > LookUp.confident else { return score }
    return LookUp.confident + room * (1 - exp((LookUp.confident - score) / room))
  }

  private func add(
    _ term: DescriptionTerm, _ number: Int, to evidence: inout [Int: DescriptionEvidence]
  ) throws(DatabaseError) {
    // Only the best variant counts for a concept, and for each of its passages.
    var best: [Int: DescriptionEvidence] = [:]
    for variant in term.variants {
      for posting in try store.postings(stem: variant.stem) {
        if term.concepts > Self.commonFrom, evidence[posting.concept] == nil { continue }
        var known = best[posting.concept] ?? DescriptionEvidence()
        let byPassage = Passages.weights(posting.passages, Float(variant.weight))
        known.coverage = max(known.coverage, variant.weight)
        known.relevance = max(known.relevance, variant.weight * Double(posting.impact) / 255)
        known.byPassage.replace(with: byPassage, where: byPassage .> known.byPassage)
        best[posting.concept] = known
      }
    }
    for (concept, found) in best {
      var sum = evidence[concept] ?? DescriptionEvidence()
      sum.coverage += term.rarity * found.coverage
      sum.relevance += term.rarity * found.relevance
      sum.byPassage += Float(term.rarity) * found.byPassage
      if term.isOpening {
        sum.opening += term.rarity * Double(found.byPassage[Passages.labelBit])
      }
      sum.terms |= 1 << UInt32(number)
      evidence[concept] = sum
    }
  }

  /// Adds the labels that the text holds in any form; what a story is about is named early in it.
  ///
  /// - Returns: The rarity of all terms that are part of a label.
  private func addNames(
    in query: Query, _ terms: [DescriptionTerm], to evidence: inout [Int: DescriptionEvidence]
  ) throws(DatabaseError) -> Double {
    var named: Set<String> = []
    for start in query.words.indices {
      let earliness = 1 - 0.5 * Double(start) / Double(query.words.count)
      for end in start..<min(start + Self.labelWords, query.words.count) {
        let stems = query.stems[start...end]
        let rarity = terms.reduce(0.0) { $0 + (stems.contains($1.stem) ? $1.rarity : 0) }
        if rarity == 0 { continue }
        for hit in try store.labels(key: stems.joined(), kind: .stem) {
          var found = evidence[hit.concept] ?? DescriptionEvidence()
          found.named = max(found.named, rarity * earliness)
          evidence[hit.concept] = found
          named.formUnion(stems)
        }
      }
    }
    return terms.reduce(0) { $0 + (named.contains($1.stem) ? $1.rarity : 0) }
  }
}
