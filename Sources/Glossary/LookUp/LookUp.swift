import TextAnalysis

/// Finds the concepts that a text means, in stages from certain to vague: fold the text, look up its
/// keys, collect candidates, rank them.
struct LookUp {
  /// Candidates below are guesses: they are near misses, not answers.
  static let confident = 0.42
  private static let nearMisses = 3

  private let store: Store
  private let stemmer: Stemmer

  init(_ store: Store, _ stemmer: Stemmer) {
    self.store = store
    self.stemmer = stemmer
  }

  func find(_ text: String, limit: Int) throws(DatabaseError) -> FindAnswer {
    let query = Query(text, stemmer)
    if query.key.isEmpty { return FindAnswer() }
    var names = try NameStage.find(query, store)
    if names.candidates.isEmpty { names = try LayoutStage.find(query, stemmer, store) }
    var candidates = Candidates()
    candidates.add(names.candidates)
    if candidates.isEmpty { candidates.add(try SymbolStage.candidates(query, store)) }
    if candidates.isEmpty {
      candidates.add(try TransliterationStage.candidates(query, stemmer, store))
      candidates.add(try TypoStage.candidates(query, stemmer, store))
      candidates.add(try DescriptionStage(store).candidates(query))
    }
    if names.candidates.count < limit { candidates.add(try PrefixStage.candidates(query, store)) }
    return try answer(candidates.ranked, names.ambiguous, limit: limit)
  }

  /// The ranked candidates as results, as far as they are confident; else as near misses.
  private func answer(
    _ ranked: [Candidate], _ ambiguous: AmbiguousLabel?, limit: Int
  ) throws(DatabaseError) -> FindAnswer {
    var answer = FindAnswer(ambiguous: ambiguous)
    let confident = ranked.prefix { $0.score >= Self.confident }
    if confident.isEmpty {
      answer.nearMisses = try results(ranked.prefix(min(limit, Self.nearMisses)))
    } else {
      answer.results = try results(confident.prefix(limit))
    }
    return answer
  }

  private func results(
    _ candidates: some Sequence<Candidate>
  ) throws(DatabaseError) -> [SearchResult] {
    var results: [SearchResult] = []
    for candidate in candidates {
      guard let summary = try store.summary(candidate.concept) else { continue }
      results.append(
        SearchResult(
          id: summary.id, en: summary.en, ru: summary.ru, category: summary.category,
          subcategory: summary.subcategory, score: candidate.score, match: candidate.match,
          matched: candidate.matched, origin: summary.origin))
    }
    return results
  }
}
