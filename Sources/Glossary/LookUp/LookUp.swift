import TextAnalysis

/// Finds the concepts that a text means, in stages from certain to vague: fold the text, look up its
/// keys, collect candidates, rank them.
struct LookUp {
  /// Candidates below are guesses: they are near misses, not answers.
  static let confident = 0.42
  private static let nearMisses = 3
  /// The most words of a text that may be a name, and how sure that is in a longer one.
  private static let nameWords = 4
  static let surelyNamed = 0.7

  private let store: Store
  private let stemmer: Stemmer

  init(_ store: Store, _ stemmer: Stemmer) {
    self.store = store
    self.stemmer = stemmer
  }

  func find(_ text: String, limit: Int) throws(DatabaseError) -> FindAnswer {
    let query = Query(LookUpBounds.beginning(of: text), stemmer)
    if query.key.isEmpty { return FindAnswer() }
    var search = try search(query)
    if !search.isSure(Self.surelyNamed), let meant = try rewritten(query, search) {
      search = meant
    }
    if search.names < limit {
      try search.add(.prefix, PrefixStage.candidates(query, store))
    }
    return try answer(search, limit: limit)
  }

  /// The candidates of all stages for a text as it stands.
  private func search(_ query: Query) throws(DatabaseError) -> Search {
    var search = Search(query)
    search.add(.name, try NameStage.find(query, store))
    if search.candidates.isEmpty {
      search.add(.keyboardLayout, try LayoutStage.find(query, stemmer, store))
    }
    if search.candidates.isEmpty {
      search.add(.question, try QuestionStage.find(query, stemmer, store))
      if !search.candidates.isEmpty, Complaint.isPart(of: query.words) {
        // What is wrong with a thing may be an entry too («список тормозит»).
        var described = try DescriptionStage(store).candidates(query, isRead: true)
        search.lead(&described)
        search.add(.description, described)
      }
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
      }
      if try !isNamed(query, search) {
        let isRead = isSentence(query, search)
        try search.add(
          .description, DescriptionStage(store).candidates(query, isRead: isRead))
      }
      search.ambiguous = try ambiguous(&search)
    }
    return search
  }

  /// The same for the text in the letters that were meant, where it says something in those; a name with slips
  /// only where the text as it stands answers nothing.
  private func rewritten(
    _ query: Query, _ search: Search
  ) throws(DatabaseError) -> Search? {
    for text in try RewrittenText.all(of: query, stemmer, store) {
      if text.least > Self.confident, search.isSure(Self.confident) { continue }
      var meant = try self.search(text.query)
      if meant.isSure(text.least) {
        meant.candidates.rewrite(text.match, certainty: text.certainty)
        return meant
      }
    }
    return nil
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
    _ search: Search, limit: Int
  ) throws(DatabaseError) -> FindAnswer {
    var answer = FindAnswer(ambiguous: search.ambiguous)
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
  /// From here on what is wrong with a thing is surely the entry that was found.
  private static let surelyDescribed = 0.55

  var candidates = Candidates()
  /// The ambiguous label that the text is.
  var ambiguous: AmbiguousLabel?
  /// How many candidates the stages over labels as they stand proposed.
  var names = 0
  var trace: LookUpTrace

  init(_ query: Query) {
    trace = LookUpTrace(key: query.key, stems: query.stems, steps: [])
  }

  /// Puts the first of what a text describes right behind what it names, if that is surely meant and no
  /// ambiguous name has its meanings there.
  func lead(_ described: inout [Candidate]) {
    guard let first = described.first, first.score >= Self.surelyDescribed, ambiguous == nil,
      let leader = candidates.ranked.first, !candidates.contains(first.concept)
    else { return }
    described[0].score = leader.score.nextDown
  }

  /// Whether the likeliest candidate has this score.
  func isSure(_ least: Double) -> Bool {
    candidates.ranked.first.map { $0.score >= least } ?? false
  }

  /// Adds what a stage over labels as they stand found.
  mutating func add(_ stage: LookUpTrace.Stage, _ found: NameStage.Found) {
    ambiguous = found.ambiguous
    names = found.candidates.count
    add(stage, found.candidates)
  }

  /// Adds what a stage found.
  mutating func add(_ stage: LookUpTrace.Stage, _ found: [Candidate]) {
    candidates.add(found)
    let best = found.map(\.score).max() ?? 0
    trace.steps.append(.init(stage: stage, candidates: found.count, best: best))
  }
}
