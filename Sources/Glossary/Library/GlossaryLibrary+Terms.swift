import TextAnalysis

extension GlossaryLibrary {
  /// What an id or a name in either language stands for, in any grammatical form.
  ///
  /// An id comes first, then a preferred label that only one concept has, then the question of an
  /// ambiguous label. Where several concepts share a name and no question is written for it, the
  /// answer is `ambiguous` with empty questions.
  public func resolve(_ idOrName: String) throws(GlossaryError) -> TermResolution {
    let resolution = try read { store throws(DatabaseError) -> TermResolution? in
      try TermResolver(store, self.stemmer).resolve(idOrName)
    }
    if let resolution { return resolution }
    let answer = try find(idOrName, limit: 3)
    return .unknown(suggestions: answer.results + answer.nearMisses)
  }

  /// The sentence that decides between two concepts, whichever is named first; nil where there is
  /// none.
  public func contrast(
    between first: String, and second: String
  ) throws(GlossaryError) -> Contrast? {
    try contrasts(of: first).first { $0.first == second || $0.second == second }
  }

  /// All pairs that the concept is part of, in the order of their ids.
  public func contrasts(of id: String) throws(GlossaryError) -> [Contrast] {
    try read { store throws(DatabaseError) in try store.contrasts(of: id) }
  }
}

/// Finds the one concept that a name stands for.
struct TermResolver {
  private let store: Store
  private let stemmer: Stemmer

  init(_ store: Store, _ stemmer: Stemmer) {
    self.store = store
    self.stemmer = stemmer
  }

  /// nil where nothing has the name.
  func resolve(_ text: String) throws(DatabaseError) -> TermResolution? {
    if let number = try store.number(ofID: text), let concept = try store.concept(number) {
      return .concept(concept)
    }
    let query = Query(text, stemmer)
    if query.key.isEmpty { return nil }
    let exact = try store.labels(key: query.key, kind: .exact)
    let preferred = Set(exact.filter { $0.rank == .preferred }.map(\.concept))
    if preferred.count == 1, let number = preferred.first,
      let concept = try store.concept(number)
    {
      return .concept(concept)
    }
    if let label = try store.ambiguousLabel(key: query.key, kind: .exact) {
      return .ambiguous(label)
    }
    if let resolution = try resolution(of: exact, text) { return resolution }
    var inflected: [LabelHit] = []
    for key in query.stemKeys {
      if let label = try store.ambiguousLabel(key: key, kind: .stem) { return .ambiguous(label) }
      inflected += try store.labels(key: key, kind: .stem)
    }
    return try resolution(of: inflected, text)
  }

  private func resolution(
    of hits: [LabelHit], _ text: String
  ) throws(DatabaseError) -> TermResolution? {
    var numbers: [Int] = []
    for hit in hits.sorted(by: { $0.rank.rawValue < $1.rank.rawValue })
    where !numbers.contains(hit.concept) {
      numbers.append(hit.concept)
    }
    if numbers.count == 1, let concept = try store.concept(numbers[0]) {
      return .concept(concept)
    }
    var ids: [String] = []
    for number in numbers {
      if let summary = try store.summary(number) { ids.append(summary.id) }
    }
    guard ids.count > 1 else { return nil }
    return .ambiguous(AmbiguousLabel(label: text, ids: ids, en: "", ru: ""))
  }
}
