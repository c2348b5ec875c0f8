import TextAnalysis

/// Finds the concepts that a text means, in stages from certain to vague: fold the text, look up its
/// keys, collect candidates, rank them.
struct LookUp {
  /// Candidates below are guesses: they are near misses, not answers.
  static let confident = 0.42

  private let store: Store
  private let stemmer: Stemmer

  init(_ store: Store, _ stemmer: Stemmer) {
    self.store = store
    self.stemmer = stemmer
  }

  func find(_ text: String, limit: Int) throws(DatabaseError) -> FindAnswer {
    let query = Query(text, stemmer)
    if query.key.isEmpty { return FindAnswer() }
    var candidates = Candidates()
    let ambiguous = try ambiguousLabel(query)
    try addMeanings(of: ambiguous, to: &candidates)
    candidates.add(try NameStage.exact(query, store))
    if candidates.isEmpty { candidates.add(try NameStage.inflected(query, store)) }
    if candidates.isEmpty { try addMistyped(query, to: &candidates) }
    candidates.add(try PrefixStage.candidates(query, store))
    return try answer(candidates, ambiguous, limit: limit)
  }

  /// Where no label has the text in any form: slips, other alphabets and layouts, descriptions.
  private func addMistyped(
    _ query: Query, to candidates: inout Candidates
  ) throws(DatabaseError) {
    candidates.add(try LayoutStage.candidates(query, stemmer, store))
    if !candidates.isEmpty { return }
    candidates.add(try TransliterationStage.candidates(query, stemmer, store))
    candidates.add(try TypoStage.candidates(query, stemmer, store))
    candidates.add(try DescriptionStage(store, stemmer).candidates(query))
  }

  /// The ambiguous label that the text is, in any form or in the other keyboard layout.
  private func ambiguousLabel(_ query: Query) throws(DatabaseError) -> AmbiguousLabel? {
    if let label = try store.ambiguousLabel(key: query.key, kind: .exact) { return label }
    for key in query.stemKeys {
      if let label = try store.ambiguousLabel(key: key, kind: .stem) { return label }
    }
    return nil
  }

  /// All meanings of an ambiguous label are answers, the likeliest first.
  private func addMeanings(
    of ambiguous: AmbiguousLabel?, to candidates: inout Candidates
  ) throws(DatabaseError) {
    guard let ambiguous else { return }
    for (place, id) in ambiguous.ids.enumerated() {
      guard let concept = try store.number(ofID: id) else { continue }
      candidates.add([
        Candidate(
          concept: concept, score: 0.98 - 0.01 * Double(min(place, 20)), match: .alias,
          matched: ambiguous.label)
      ])
    }
  }

  private func answer(
    _ candidates: Candidates, _ ambiguous: AmbiguousLabel?, limit: Int
  ) throws(DatabaseError) -> FindAnswer {
    var answer = FindAnswer(ambiguous: ambiguous)
    for candidate in candidates.ranked.prefix(max(limit, 3)) {
      guard let summary = try store.summary(candidate.concept) else { continue }
      let result = SearchResult(
        id: summary.id, en: summary.en, ru: summary.ru, category: summary.category,
        subcategory: summary.subcategory, score: candidate.score, match: candidate.match,
        matched: candidate.matched, origin: summary.origin)
      if candidate.score >= Self.confident, answer.results.count < limit {
        answer.results.append(result)
      } else if answer.results.isEmpty, answer.nearMisses.count < 3 {
        answer.nearMisses.append(result)
      }
    }
    if !answer.results.isEmpty { answer.nearMisses = [] }
    return answer
  }
}
