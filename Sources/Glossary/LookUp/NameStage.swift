/// Labels that are the text itself, or the text in another grammatical form.
enum NameStage {
  /// Labels with the same letters.
  static func exact(_ query: Query, _ store: Store) throws(DatabaseError) -> [Candidate] {
    try store.labels(key: query.key, kind: .exact).map { hit in
      Candidate(
        concept: hit.concept, score: score(hit.rank), match: match(hit.rank),
        matched: shown(hit, for: query))
    }
  }

  /// Labels with the same stems.
  static func inflected(_ query: Query, _ store: Store) throws(DatabaseError) -> [Candidate] {
    var candidates: [Candidate] = []
    for key in query.stemKeys {
      candidates += try store.labels(key: key, kind: .stem).map { hit in
        Candidate(
          concept: hit.concept, score: score(hit.rank) - 0.05, match: .inflection,
          matched: shown(hit, for: query))
      }
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
