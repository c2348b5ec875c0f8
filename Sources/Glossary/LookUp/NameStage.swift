import TextAnalysis

/// Labels that are the text itself, or the text in another grammatical form.
enum NameStage {
  /// A form of a label is less than any label that is the text itself.
  private static let otherForm = 0.1
  /// A word that shares the label's stem and is no form of it («листание», «лист») is less still.
  private static let derivedWord = 0.2
  /// How much more a form is that has all its words as they are («панели вкладок» is rather the
  /// «панель вкладок» than the «панель вкладки»).
  private static let sameWords = 0.01

  /// What a stage over labels found.
  struct Found {
    /// The ambiguous label that the text is; its meanings are among the candidates.
    var ambiguous: AmbiguousLabel?
    var candidates: [Candidate] = []
  }

  /// Labels with the same letters, and those with the same stems («вкладки» are tabs, and more than
  /// one tab).
  static func find(_ query: Query, _ store: Store) throws(DatabaseError) -> Found {
    var found = Found(ambiguous: try store.ambiguousLabel(key: query.key, kind: .exact))
    found.candidates = try exact(query, store)
    if let concept = try store.number(ofID: query.text) {
      found.candidates.append(
        Candidate(concept: concept, score: 1, match: .name, matched: query.text))
    }
    for key in query.stemKeys where found.candidates.isEmpty && found.ambiguous == nil {
      let label = try store.ambiguousLabel(key: key, kind: .stem)
      if let label, query.isForm(of: label.label) { found.ambiguous = label }
    }
    found.candidates += try inflected(query, store)
    if let ambiguous = found.ambiguous { found.candidates += try meanings(ambiguous, store) }
    return found
  }

  static func exact(_ query: Query, _ store: Store) throws(DatabaseError) -> [Candidate] {
    let hits = try store.labels(key: query.key, kind: .exact)
    var candidates = hits.map { hit in
      Candidate(
        concept: hit.concept, score: score(hit, for: query), match: match(hit.rank),
        matched: shown(hit, for: query))
    }
    if Set(candidates.map(\.concept)).count > 1 {
      for index in candidates.indices where candidates[index].match == .api {
        candidates[index].score += try namesake(candidates[index].concept, query, store)
      }
    }
    return candidates
  }

  /// What decides between concepts that one name from code stands for: rather the one whose own name
  /// is in it (`UIPanGestureRecognizer`: the pan), the longest name first, and rather a thing than a
  /// notion.
  private static func namesake(
    _ concept: Int, _ query: Query, _ store: Store
  ) throws(DatabaseError) -> Double {
    guard let summary = try store.summary(concept) else { return 0 }
    let name = FoldedText(summary.en).words.map(\.text)
    let named = name.allSatisfy(query.words.contains) ? name.count : 0
    return min(0.009, 0.002 * Double(named)) - (summary.category == "concept" ? 0.01 : 0)
  }

  static func inflected(_ query: Query, _ store: Store) throws(DatabaseError) -> [Candidate] {
    var candidates: [Candidate] = []
    // Many concepts of a large glossary may have the same label.
    var nearness: [String: Double] = [:]
    for key in query.stemKeys {
      for hit in try store.labels(key: key, kind: .stem) {
        let near =
          nearness[hit.text]
          ?? sameWords * query.sameWords(as: hit.text)
          - (query.isForm(of: hit.text) ? otherForm : derivedWord)
        nearness[hit.text] = near
        candidates.append(
          Candidate(
            concept: hit.concept, score: score(hit.rank) + near, match: .inflection,
            matched: shown(hit, for: query)))
      }
    }
    return candidates
  }

  /// All meanings of an ambiguous label are answers, the likeliest first; only a preferred label of
  /// the same letters is a better one.
  static func meanings(
    _ ambiguous: AmbiguousLabel, _ store: Store, best: Double = 0.98, match: Match = .alias
  ) throws(DatabaseError) -> [Candidate] {
    var candidates: [Candidate] = []
    for (place, id) in ambiguous.ids.enumerated() {
      guard let concept = try store.number(ofID: id) else { continue }
      candidates.append(
        Candidate(
          concept: concept, score: best - 0.001 * Double(place), match: match,
          matched: ambiguous.label))
    }
    return candidates
  }

  /// How sure it is that a label of this rank was meant by its concept.
  static func score(_ rank: LabelRank) -> Double {
    switch rank {
    case .preferred: 1
    case .admitted, .api: 0.97
    case .transliteration: 0.96
    case .slang: 0.95
    case .deprecated: 0.93
    case .hidden: 0.92
    case .apiVariant: 0.9
    }
  }

  /// The same for a text that has the label's letters: one that is written as the label is more; words
  /// with something between them are less likely to be a name from code, and so is a plain word that
  /// is also somebody's label ("separator", "image").
  static func score(_ hit: LabelHit, for query: Query) -> Double {
    let isCode = hit.rank == .api || hit.rank == .apiVariant
    if isCode, isPlainWord(query.text) { return score(hit.rank) - 0.005 }
    if hit.text == query.text { return score(hit.rank) + (hit.rank == .preferred ? 0 : 0.005) }
    return score(hit.rank) - (isCode && query.words.count > 1 && !query.isOneToken ? 0.005 : 0)
  }

  /// Letters only, with no capital behind the first one.
  private static func isPlainWord(_ text: String) -> Bool {
    text.allSatisfy(\.isLetter) && !text.dropFirst().contains(where: \.isUppercase)
  }

  /// What the answer may show of a label: a hidden one is never shown, so the text stands for it.
  static func shown(_ hit: LabelHit, for query: Query) -> String {
    hit.rank == .hidden ? query.text : hit.text
  }

  private static func match(_ rank: LabelRank) -> Match {
    switch rank {
    case .preferred: .name
    case .api, .apiVariant: .api
    case .admitted, .transliteration, .slang, .deprecated, .hidden: .alias
    }
  }
}
