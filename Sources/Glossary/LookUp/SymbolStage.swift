import TextAnalysis

/// Names from code that stand for more than their symbol: a member (`Toast.makeText`), or a class
/// of some library around a word that is known (`MDCSnackbarManager`, `SwitchCompat`).
enum SymbolStage {
  /// Parts of class names that name no element.
  private static let neutral: Set<String> = [
    "ui", "ns", "mdc", "mk", "wk", "sk", "cp", "tv", "material", "cupertino", "compat", "manager",
    "controller", "delegate", "source", "data", "view", "layout", "widget", "style", "state",
    "item", "builder", "adapter", "holder", "config", "configuration", "scaffold", "host",
    "component", "props", "wrapper", "impl", "base", "m3", "app", "android", "swift", "react",
    "recognizer", "fragment", "activity", "modifier", "defaults", "appearance", "proxy",
  ]
  /// How much of the name's own letters the known word must be.
  private static let leastShare = 0.6

  static func candidates(_ query: Query, _ store: Store) throws(DatabaseError) -> [Candidate] {
    let text = query.text
    guard LookUpBounds.mayBeName(query.key) else { return [] }
    guard !text.contains(where: \.isWhitespace), text.allSatisfy(\.isASCII) else { return [] }
    let parts = text.split { ".#:/()<>".contains($0) }.map(String.init)
    if parts.count > 1 {
      for ranks: [LabelRank] in [[.api], [.preferred, .admitted]] {
        for part in parts.reversed() {
          let hits = try store.labels(key: FoldedText(part).key, kind: .exact)
            .filter { ranks.contains($0.rank) }
          if !hits.isEmpty { return candidates(hits, 0.85) }
        }
      }
    }
    for part in parts.reversed() {
      let found = try within(part, store)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The longest run of humps of a class name that is a label.
  private static func within(_ name: String, _ store: Store) throws(DatabaseError) -> [Candidate] {
    let humps = FoldedText(name).words.map(\.text)
    guard humps.count > 1, name.contains(where: \.isUppercase) else { return [] }
    let own = humps.filter { !neutral.contains($0) }.joined().count
    for length in (1..<humps.count).reversed() {
      for start in 0...(humps.count - length) {
        let run = humps[start..<(start + length)]
        let named = run.filter { !neutral.contains($0) }.joined().count
        guard named >= 3, Double(named) >= leastShare * Double(own) else { continue }
        let hits = try store.labels(key: run.joined(), kind: .exact)
        if !hits.isEmpty { return candidates(hits, 0.75) }
      }
    }
    return []
  }

  private static func candidates(_ hits: [LabelHit], _ certainty: Double) -> [Candidate] {
    hits.filter { $0.rank != .hidden }.map { hit in
      Candidate(
        concept: hit.concept, score: NameStage.score(hit.rank) * certainty, match: .api,
        matched: hit.text)
    }
  }
}
