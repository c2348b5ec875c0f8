import TextAnalysis

/// Finds the concepts that a text means, in stages from certain to vague: fold the text, look up its
/// keys, collect candidates, rank them.
struct LookUp {
  /// Candidates below are guesses: they are near misses, not answers.
  static let confident = 0.42
  private static let nearMisses = 3
  /// The most words of a text that may be a name, and how sure that is in a longer one.
  private static let nameWords = 4
  private static let surelyNamed = 0.7

  private let store: Store
  private let stemmer: Stemmer

  init(_ store: Store, _ stemmer: Stemmer) {
    self.store = store
    self.stemmer = stemmer
  }

  func find(_ text: String, limit: Int) throws(DatabaseError) -> FindAnswer {
    let query = Query(LookUpBounds.beginning(of: text), stemmer)
    if query.key.isEmpty { return FindAnswer() }
    var search = Search(query)
    var names = try NameStage.find(query, store)
    search.add(.name, names.candidates)
    if search.candidates.isEmpty {
      names = try LayoutStage.find(query, stemmer, store)
      search.add(.keyboardLayout, names.candidates)
    }
    if search.candidates.isEmpty {
      names = try QuestionStage.find(query, stemmer, store)
      search.add(.question, names.candidates)
    }
    if search.candidates.isEmpty {
      try search.add(.symbol, SymbolStage.candidates(query, stemmer, store))
    }
    if search.candidates.isEmpty {
      if !Complaint.isWhole(query.words) {
        try search.add(.transliteration, TransliterationStage.candidates(query, stemmer, store))
        try search.add(.preposition, PrepositionStage.candidates(query, stemmer, store))
        try search.add(.wordOrder, WordOrderStage.candidates(query, stemmer, store))
        try search.add(.typo, TypoStage.candidates(query, stemmer, store))
        if !search.isSure(Self.surelyNamed) {
          try search.add(.typo, TransliterationStage.mistyped(query, stemmer, store))
        }
      }
      if try !isNamed(query, search) {
        let isRead = isSentence(query, search)
        try search.add(
          .description, DescriptionStage(store).candidates(query, isRead: isRead))
      }
      names.ambiguous = try ambiguous(&search)
    }
    if names.candidates.count < limit {
      try search.add(.prefix, PrefixStage.candidates(query, store))
    }
    return try answer(search, names.ambiguous, limit: limit)
  }

  /// Whether a text with a word that no entry has is surely a name with slips or in other letters; then it
  /// describes nothing.
  private func isNamed(_ query: Query, _ search: Search) throws(DatabaseError) -> Bool {
    guard search.isSure(Self.surelyNamed) else { return false }
    return try !query.isWellWritten(store)
  }

  /// Whether the words have a context: they are no name from code, and no name with slips or in other
  /// letters that has been found already.
  private func isSentence(_ query: Query, _ search: Search) -> Bool {
    if query.isOneToken { return false }
    return !search.isSure(
      query.words.count <= Self.nameWords ? Self.confident : Self.surelyNamed)
  }

  /// The ambiguous label that the likeliest candidate is with slips or in other letters; all its
  /// meanings become candidates, in their order.
  private func ambiguous(_ search: inout Search) throws(DatabaseError) -> AmbiguousLabel? {
    guard let best = search.candidates.ranked.first, best.score >= Self.confident,
      let key = best.labelKey, let label = try store.ambiguousLabel(key: key, kind: .exact)
    else { return nil }
    let first = min(1, best.score + 0.001 * Double(label.ids.count))
    search.candidates.add(
      try NameStage.meanings(label, store, best: first, match: best.match))
    return label
  }

  /// The ranked candidates as results, as far as they are confident; else as near misses.
  private func answer(
    _ search: Search, _ ambiguous: AmbiguousLabel?, limit: Int
  ) throws(DatabaseError) -> FindAnswer {
    var answer = FindAnswer(ambiguous: ambiguous)
    answer.trace = search.trace
    let ranked = search.candidates.ranked
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
      var result = SearchResult(
        id: summary.id, en: summary.en, ru: summary.ru, category: summary.category,
        subcategory: summary.subcategory, score: candidate.score, match: candidate.match,
        matched: candidate.matched, origin: summary.origin)
      result.parts = candidate.parts
      results.append(result)
    }
    return results
  }
}

/// The candidates so far, and the stages that proposed them.
private struct Search {
  var candidates = Candidates()
  var trace: LookUpTrace

  init(_ query: Query) {
    trace = LookUpTrace(key: query.key, stems: query.stems, steps: [])
  }

  /// Whether the likeliest candidate has this score.
  func isSure(_ least: Double) -> Bool {
    candidates.ranked.first.map { $0.score >= least } ?? false
  }

  /// Adds what a stage found; one that goes on is still one step.
  mutating func add(_ stage: LookUpTrace.Stage, _ found: [Candidate]) {
    candidates.add(found)
    var step = LookUpTrace.Step(
      stage: stage, candidates: found.count, best: found.map(\.score).max() ?? 0)
    if let earlier = trace.steps.last, earlier.stage == stage {
      trace.steps.removeLast()
      step.candidates += earlier.candidates
      step.best = max(step.best, earlier.best)
    }
    trace.steps.append(step)
  }
}
