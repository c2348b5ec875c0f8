import TextAnalysis

/// Labels that begin with the text.
enum PrefixStage {
  /// Shorter texts begin too many labels to mean one.
  private static let leastLetters = 3
  private static let read = 40

  static func candidates(_ query: Query, _ store: Store) throws(DatabaseError) -> [Candidate] {
    let length = query.key.unicodeScalars.count
    guard length >= leastLetters, LookUpBounds.mayBeName(query.key),
      !query.words.allSatisfy(StopWords.contains)
    else { return [] }
    return try store.labels(keyPrefix: query.key, limit: read)
      .filter { $0.key != query.key && $0.rank != .apiVariant && $0.rank != .hidden }
      .map { hit in
        let share = Double(length) / Double(max(length, hit.key.unicodeScalars.count))
        let score = 0.55 + 0.3 * share - (1 - NameStage.score(hit.rank)) / 2
        return Candidate(concept: hit.concept, score: score, match: .prefix, matched: hit.text)
      }
  }
}
