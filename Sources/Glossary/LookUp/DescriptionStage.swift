import TextAnalysis

/// Concepts that the text describes: its words occur in their definitions, cues, notes and labels.
struct DescriptionStage {
  /// A word of the text that is worth looking up.
  struct Term {
    var word: String
    var stem: String
    /// How rare the stem is among the concepts (BM25's idf).
    var rarity: Double
    var concepts: Int
  }

  /// What was found for one concept.
  struct Evidence {
    /// The rarity of all terms found, each by how much the concept is about it (BM25).
    var relevance = 0.0
    /// The rarity of all terms found.
    var found = 0.0
    /// The same for each passage alone.
    var byPassage = [Double](repeating: 0, count: 16)
    /// The rarity of the words of labels that the text holds whole.
    var named = 0.0
    var words: [String] = []
  }

  /// Stems that describe more concepts than this only add to what rarer ones found.
  private static let commonFrom = 5000
  /// A text of many words is looked up by its rarest ones.
  private static let termLimit = 16

  private let store: Store
  private let stemmer: Stemmer

  init(_ store: Store, _ stemmer: Stemmer) {
    self.store = store
    self.stemmer = stemmer
  }

  func candidates(_ query: Query) throws(DatabaseError) -> [Candidate] {
    let terms = try terms(of: query)
    let total = terms.reduce(0) { $0 + $1.rarity }
    guard total > 0 else { return [] }
    var evidence = try evidence(for: terms)
    try addNames(in: query, terms, to: &evidence)
    return evidence.map { concept, evidence in
      Candidate(
        concept: concept,
        score: Self.confidence(evidence, total: total, terms: terms.count), match: .description,
        matched: evidence.words.joined(separator: " "))
    }
  }

  /// How sure a description is, from 0 to 1; below `LookUp.confident` it is a guess.
  private static func confidence(_ evidence: Evidence, total: Double, terms: Int) -> Double {
    let union = evidence.found / total
    let passage = (evidence.byPassage.max() ?? 0) / total
    let relevance = evidence.relevance / total
    let named = min(1, evidence.named / total)
    let raw = 0.3 * union + 0.35 * passage + 0.2 * relevance + 0.15 * named
    return min(0.85, raw)
  }

  private func terms(of query: Query) throws(DatabaseError) -> [Term] {
    let count = Double(try store.conceptCount())
    var terms: [Term] = []
    for (word, stem) in zip(query.words, query.stems) {
      if StopWords.contains(word) || terms.contains(where: { $0.stem == stem }) { continue }
      let concepts = try store.conceptCount(stem: stem)
      let known = Double(concepts)
      let rarity = Self.logarithm(1 + (count - known + 0.5) / (known + 0.5))
      terms.append(Term(word: word, stem: stem, rarity: rarity, concepts: concepts))
    }
    terms.sort { $0.rarity > $1.rarity }
    return Array(terms.prefix(Self.termLimit))
  }

  private func evidence(for terms: [Term]) throws(DatabaseError) -> [Int: Evidence] {
    var evidence: [Int: Evidence] = [:]
    for term in terms where term.concepts > 0 {
      for posting in try store.postings(stem: term.stem) {
        if term.concepts > Self.commonFrom, evidence[posting.concept] == nil { continue }
        var found = evidence[posting.concept] ?? Evidence()
        found.relevance += term.rarity * Double(posting.impact) / 255
        found.found += term.rarity
        for bit in 0..<16 where posting.passages & (1 << UInt16(bit)) != 0 {
          found.byPassage[bit] += term.rarity
        }
        found.words.append(term.word)
        evidence[posting.concept] = found
      }
    }
    return evidence
  }

  /// Adds the labels, of up to four words, that the text holds in any form.
  private func addNames(
    in query: Query, _ terms: [Term], to evidence: inout [Int: Evidence]
  ) throws(DatabaseError) {
    for start in query.words.indices {
      for end in start..<min(start + 4, query.words.count) {
        let words = Array(query.words[start...end])
        if words.allSatisfy(StopWords.contains) { continue }
        let rarity = terms.reduce(0.0) { sum, term in
          query.stems[start...end].contains(term.stem) ? sum + term.rarity : sum
        }
        let key = query.stems[start...end].joined()
        for hit in try store.labels(key: key, kind: .stem) {
          evidence[hit.concept, default: Evidence()].named = max(
            evidence[hit.concept, default: Evidence()].named, rarity)
        }
      }
    }
  }

  private static func logarithm(_ number: Double) -> Double {
    _logarithm(number)
  }
}
