/// A label that a look-up met.
struct LabelHit: Equatable {
  var concept: Int
  var text: String
  var key: String
  var rank: LabelRank
}

/// A compiled glossary, open for reading.
///
/// Each answer costs a few pages of the file.
final class Store {
  /// Before the name of a category among the totals.
  static let categoryTotal = "category "

  private let database: Database
  private var statements: [String: Statement] = [:]

  init(_ database: Database) {
    self.database = database
  }

  /// How many concepts there are.
  func conceptCount() throws(DatabaseError) -> Int {
    try totals(named: "concepts")["concepts"] ?? 0
  }

  /// The counts of the whole; only the one named `name` where that is given.
  func totals(named name: String? = nil) throws(DatabaseError) -> [String: Int] {
    let query: Statement
    if let name {
      query = try statement("SELECT name, value FROM total WHERE name=?")
      try query.bind(.text(name))
    } else {
      query = try statement("SELECT name, value FROM total")
      try query.bind()
    }
    var totals: [String: Int] = [:]
    while try query.step() { totals[query.text(0)] = query.number(1) }
    return totals
  }

  /// The labels that have this key.
  func labels(key: String, kind: KeyKind) throws(DatabaseError) -> [LabelHit] {
    let query = try statement(
      "SELECT l.concept, l.text, l.key, l.rank FROM key k JOIN label l ON l.n=k.label"
        + " WHERE k.key=? AND k.kind=?")
    try query.bind(.text(key), .number(kind.rawValue))
    return try hits(query)
  }

  /// The first labels in the order of their keys whose key begins with `prefix`.
  func labels(keyPrefix prefix: String, limit: Int) throws(DatabaseError) -> [LabelHit] {
    var hits: [LabelHit] = []
    try forEachLabel(keyPrefix: prefix, limit: limit) { hit in
      hits.append(hit)
      return true
    }
    return hits
  }

  /// Calls `body` with these labels one after the other, as long as it returns true.
  func forEachLabel(
    keyPrefix prefix: String, limit: Int, _ body: (LabelHit) throws(DatabaseError) -> Bool
  ) throws(DatabaseError) {
    let query = try statement(
      "SELECT l.concept, l.text, l.key, l.rank FROM key k JOIN label l ON l.n=k.label"
        + " WHERE k.key>=? AND k.key<? AND k.kind=0 LIMIT ?")
    try query.bind(.text(prefix), .text(prefix + "\u{10FFFF}"), .number(limit))
    while try query.step(), try body(hit(query)) {}
  }

  /// The label of this number.
  func label(_ number: Int) throws(DatabaseError) -> LabelHit? {
    let query = try statement("SELECT concept, text, key, rank FROM label WHERE n=?")
    try query.bind(.number(number))
    return try hits(query).first
  }

  /// How many concepts the stem describes.
  func conceptCount(stem: String) throws(DatabaseError) -> Int {
    let query = try statement("SELECT concepts FROM stem WHERE stem=?")
    try query.bind(.text(stem))
    return try query.step() ? query.number(0) : 0
  }

  /// The first stems in alphabetical order that begin with `prefix`, and how many concepts each
  /// describes.
  func stems(
    prefix: String, limit: Int
  ) throws(DatabaseError) -> [(stem: String, concepts: Int)] {
    let query = try statement("SELECT stem, concepts FROM stem WHERE stem>=? AND stem<? LIMIT ?")
    try query.bind(.text(prefix), .text(prefix + "\u{10FFFF}"), .number(limit))
    var stems: [(stem: String, concepts: Int)] = []
    while try query.step() { stems.append((query.text(0), query.number(1))) }
    return stems
  }

  /// The stems of words that people use for one with this stem.
  func synonyms(stem: String) throws(DatabaseError) -> [String] {
    let query = try statement("SELECT stems FROM synonym WHERE stem=?")
    try query.bind(.text(stem))
    return try query.step() ? query.text(0).split(separator: " ").map(String.init) : []
  }

  /// Calls `body` with each concept that the stem describes, ascending.
  func forEachPosting(
    stem: String, _ body: (Posting) -> Void
  ) throws(DatabaseError) {
    let query = try statement("SELECT postings FROM stem WHERE stem=?")
    try query.bind(.text(stem))
    if try query.step() { query.withBytes(0) { PackedList.forEachPosting(in: $0, body) } }
  }

  /// What descriptions are weighed by, besides their words; nil for an unknown concept.
  func prior(_ concept: Int) throws(DatabaseError) -> DescriptionPrior? {
    let query = try statement(
      "SELECT familiarity, platforms, rarities, frequency, broader FROM passage WHERE concept=?")
    try query.bind(.number(concept))
    guard try query.step() else { return nil }
    return DescriptionPrior(
      familiarity: query.number(0),
      frequency: Float(query.number(3)) / StoreSchema.frequencyUnit,
      platforms: PlatformSet(rawValue: query.number(1)),
      rarities: query.bytes(2).map { Double($0) / 4 },
      broader: query.text(4).split(separator: " ").compactMap { Int($0) })
  }

  /// What the concept means; nil for one whose texts have no known word.
  func meaning(_ concept: Int) throws(DatabaseError) -> ConceptMeaning? {
    let query = try statement(
      "SELECT trained, meaning, context FROM embedding WHERE concept=?")
    try query.bind(.number(concept))
    guard try query.step(), let words = query.withBytes(1, Embedding.init(bytes:)) else {
      return nil
    }
    return ConceptMeaning(
      isTrained: query.number(0) != 0, words: words,
      context: query.withBytes(2, Embedding.init(bytes:)))
  }

  /// The ambiguous label that has this key, with those of its ids that exist; nil where fewer than
  /// two do.
  func ambiguousLabel(key: String, kind: KeyKind) throws(DatabaseError) -> AmbiguousLabel? {
    let query = try statement(
      "SELECT a.label, a.ids, a.en, a.ru FROM ambiguous_key k JOIN ambiguous a"
        + " ON a.n=k.ambiguous WHERE k.key=? AND k.kind=?")
    try query.bind(.text(key), .number(kind.rawValue))
    guard try query.step() else { return nil }
    var label = ambiguousLabel(query)
    var known: [String] = []
    for id in label.ids where try number(ofID: id) != nil { known.append(id) }
    label.ids = known
    return label.ids.count >= 2 ? label : nil
  }

  /// The number of the concept that has or had this id.
  func number(ofID id: String) throws(DatabaseError) -> Int? {
    let query = try statement("SELECT concept FROM concept_id WHERE id=?")
    try query.bind(.text(id))
    return try query.step() ? query.number(0) : nil
  }

  /// The concept as it stands in a listing.
  func summary(_ concept: Int) throws(DatabaseError) -> ConceptSummary? {
    let query = try statement(Self.summaries + " WHERE c.n=?")
    try query.bind(.number(concept))
    return try query.step() ? summary(query) : nil
  }

  /// All concepts, by category, subcategory and English name.
  func summaries() throws(DatabaseError) -> [ConceptSummary] {
    let query = try statement(
      Self.summaries + " ORDER BY c.category, c.subcategory, c.en COLLATE NOCASE, c.id")
    try query.bind()
    var summaries: [ConceptSummary] = []
    while try query.step() { summaries.append(summary(query)) }
    return summaries
  }

  /// The whole concept, read from its piece of the glossary file.
  func concept(_ number: Int) throws(DatabaseError) -> Concept? {
    guard let summary = try summary(number) else { return nil }
    let query = try statement("SELECT json FROM body WHERE concept=?")
    try query.bind(.number(number))
    guard try query.step() else { return nil }
    return GlossaryFileReader.concept(
      in: query.bytes(0), category: summary.category, subcategory: summary.subcategory,
      origin: summary.origin)
  }

  /// The pairs that the concept is part of, in the order of their ids.
  func contrasts(of id: String) throws(DatabaseError) -> [Contrast] {
    let query = try statement(
      "SELECT first, second, en, ru FROM contrast WHERE first=?1 UNION ALL"
        + " SELECT first, second, en, ru FROM contrast WHERE second=?1 ORDER BY 1, 2")
    try query.bind(.text(id))
    return try contrasts(query)
  }

  /// All pairs, in the order of their ids.
  func contrasts() throws(DatabaseError) -> [Contrast] {
    let query = try statement("SELECT first, second, en, ru FROM contrast ORDER BY 1, 2")
    try query.bind()
    return try contrasts(query)
  }

  private func contrasts(_ query: Statement) throws(DatabaseError) -> [Contrast] {
    var contrasts: [Contrast] = []
    while try query.step() {
      contrasts.append(
        Contrast(
          first: query.text(0), second: query.text(1), en: query.text(2), ru: query.text(3)))
    }
    return contrasts
  }

  /// All ambiguous labels as they were written, in the order of their keys.
  func ambiguousLabels() throws(DatabaseError) -> [AmbiguousLabel] {
    let query = try statement("SELECT label, ids, en, ru FROM ambiguous ORDER BY n")
    try query.bind()
    var labels: [AmbiguousLabel] = []
    while try query.step() { labels.append(ambiguousLabel(query)) }
    return labels
  }

  private func ambiguousLabel(_ query: Statement) -> AmbiguousLabel {
    AmbiguousLabel(
      label: query.text(0), ids: query.text(1).split(separator: " ").map(String.init),
      en: query.text(2), ru: query.text(3))
  }

  func glossaries() throws(DatabaseError) -> [GlossaryInfo] {
    let query = try statement("SELECT name, path, concepts FROM glossary ORDER BY n")
    try query.bind()
    var glossaries: [GlossaryInfo] = []
    while try query.step() {
      glossaries.append(
        GlossaryInfo(name: query.text(0), path: query.text(1), concepts: query.number(2)))
    }
    return glossaries
  }

  private static let summaries =
    "SELECT c.id, c.en, c.ru, c.category, c.subcategory, c.platforms, g.name"
    + " FROM concept c JOIN glossary g ON g.n=c.glossary"

  private func summary(_ query: Statement) -> ConceptSummary {
    ConceptSummary(
      id: query.text(0), en: query.text(1), ru: query.text(2), category: query.text(3),
      subcategory: query.text(4), platforms: query.text(5).split(separator: " ").map(String.init),
      origin: query.text(6))
  }

  private func hits(_ query: Statement) throws(DatabaseError) -> [LabelHit] {
    var hits: [LabelHit] = []
    while try query.step() { hits.append(hit(query)) }
    return hits
  }

  private func hit(_ query: Statement) -> LabelHit {
    LabelHit(
      concept: query.number(0), text: query.text(1), key: query.text(2),
      rank: LabelRank(rawValue: query.number(3)) ?? .hidden)
  }

  func statement(_ sql: String) throws(DatabaseError) -> Statement {
    if let known = statements[sql] { return known }
    let statement = try database.prepare(sql)
    statements[sql] = statement
    return statement
  }
}
