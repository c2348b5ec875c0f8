import TextAnalysis

/// Labels that were typed in the other keyboard layout.
enum LayoutStage {
  static func candidates(
    _ query: Query, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> [Candidate] {
    guard let switched = KeyboardLayout.switched(query.text) else { return [] }
    let meant = Query(switched, stemmer)
    guard meant.key != query.key, !meant.key.isEmpty else { return [] }
    var candidates = try NameStage.exact(meant, store)
    if candidates.isEmpty { candidates = try NameStage.inflected(meant, store) }
    return candidates.map { candidate in
      var candidate = candidate
      candidate.score *= 0.95
      candidate.match = .keyboardLayout
      return candidate
    }
  }
}
