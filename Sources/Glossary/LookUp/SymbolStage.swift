import TextAnalysis

/// Names from code that stand for more than their symbol: a member (`Toast.makeText`), or a class
/// of some library around a word that is known (`MDCSnackbarManager`, `SwitchCompat`), or a type as tools
/// for tests write it (`XCUIElementTypeTabBar`).
enum SymbolStage {
  /// Parts of class names that name no element.
  private static let neutral: Set<String> = [
    "ui", "ns", "mdc", "mk", "wk", "sk", "cp", "tv", "material", "cupertino", "compat", "manager",
    "controller", "delegate", "source", "data", "view", "layout", "widget", "style", "state",
    "item", "builder", "adapter", "holder", "config", "configuration", "scaffold", "host",
    "component", "props", "wrapper", "impl", "base", "m3", "app", "android", "swift", "react",
    "recognizer", "fragment", "activity", "modifier", "defaults", "appearance", "proxy",
  ]
  /// Before the names of types in trees that tools for tests show.
  private static let treePrefixes = ["XCUIElementType", "AXUIElement"]
  /// How sure a part of a name is, and a word in one, to the label itself.
  private static let partCertainty = 0.85
  private static let wordCertainty = 0.75
  /// How much of the name's own letters the known word must be.
  private static let leastShare = 0.6

  static func candidates(
    _ query: Query, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> [Candidate] {
    let text = called(in: query.text)
    guard LookUpBounds.mayBeName(query.key) else { return [] }
    guard !text.contains(where: \.isWhitespace), text.allSatisfy(\.isASCII) else { return [] }
    let parts = text.split { ".#:/()<>=".contains($0) }.map(withoutTreePrefix)
    if parts.count > 1 || parts.first.map({ $0.count < text.count }) == true {
      for part in parts.reversed() where !neutral.contains(part) {
        let found = try named(part, stemmer, store)
        if !found.isEmpty { return found }
      }
    }
    for part in parts.reversed() {
      let found = try within(part, store)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// What has this part of a name for a name of its own.
  private static func named(
    _ part: String, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> [Candidate] {
    let query = Query(part, stemmer)
    let known = try store.labels(key: query.key, kind: .exact)
      .filter { [.api, .preferred, .admitted].contains($0.rank) }.map(\.concept)
    return try NameStage.exact(query, store).filter { known.contains($0.concept) }.map {
      Candidate(
        concept: $0.concept, score: $0.score * partCertainty, match: .api, matched: $0.matched)
    }
  }

  /// What is called in a call with arguments of any kind; else the text.
  private static func called(in text: String) -> String {
    let name = text.prefix { $0 != "(" }
    return name.contains(".") && !name.contains(where: \.isWhitespace) ? String(name) : text
  }

  private static func withoutTreePrefix(_ name: Substring) -> String {
    let prefix = treePrefixes.first { name.hasPrefix($0) && name.count > $0.count }
    return String(name.dropFirst(prefix?.count ?? 0))
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
        if !hits.isEmpty { return candidates(hits) }
      }
    }
    return []
  }

  private static func candidates(_ hits: [LabelHit]) -> [Candidate] {
    hits.filter { $0.rank != .hidden }.map { hit in
      Candidate(
        concept: hit.concept, score: NameStage.score(hit.rank) * wordCertainty, match: .api,
        matched: hit.text)
    }
  }
}
