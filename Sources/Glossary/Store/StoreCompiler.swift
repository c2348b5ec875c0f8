import TextAnalysis

/// Writes the tables of a compiled glossary from loaded ones; later ones replace concepts, pairs
/// and ambiguous labels of earlier ones.
struct StoreCompiler {
  private let database: Database
  private let progress: CompilationProgress
  private let stemmer = Stemmer()
  private var labels: [LabelRow] = []
  private var keys: [KeyRow] = []

  private struct LabelRow {
    var concept: Int
    var text: String
    var key: String
    var rank: LabelRank
  }

  private init(_ database: Database, _ progress: CompilationProgress) {
    self.database = database
    self.progress = progress
  }

  static func compile(
    _ glossaries: [LoadedGlossary], into database: Database, _ progress: CompilationProgress? = nil
  ) throws(DatabaseError) {
    var compiler = StoreCompiler(database, progress ?? CompilationProgress(nil))
    try database.execute(
      "PRAGMA page_size=4096; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF;"
        + "PRAGMA temp_store=MEMORY; BEGIN;" + StoreSchema.tables)
    try compiler.write(glossaries)
    try database.execute(StoreSchema.indexes + "COMMIT;")
  }

  private mutating func write(_ glossaries: [LoadedGlossary]) throws(DatabaseError) {
    let concepts = Self.inForce(glossaries)
    try writeConcepts(concepts)
    try writeGlossaries(glossaries, concepts)
    try collectLabels(concepts)
    try writeLabels()
    try writeKeys(keys.sorted(), into: "key")
    keys = []
    try writeGrams()
    let contrasts = Self.contrastsInForce(glossaries)
    try DescriptionIndexer.write(
      concepts.map(\.loaded.concept), contrasts, stemmer, progress, into: database)
    try EmbeddingIndexer.write(concepts.map(\.loaded.concept), stemmer, progress, into: database)
    let pairs = try writeContrasts(contrasts)
    let ambiguous = try writeAmbiguous(glossaries)
    try writeTotals(concepts.map(\.loaded.concept), pairs: pairs, ambiguous: ambiguous)
  }

  private static func inForce(
    _ glossaries: [LoadedGlossary]
  ) -> [(loaded: LoadedConcept, glossary: Int)] {
    var places: [String: Int] = [:]
    var concepts: [(loaded: LoadedConcept, glossary: Int)] = []
    for (number, glossary) in glossaries.enumerated() {
      for loaded in glossary.concepts {
        if let place = places[loaded.concept.id] {
          concepts[place] = (loaded, number)
        } else {
          places[loaded.concept.id] = concepts.count
          concepts.append((loaded, number))
        }
      }
    }
    return concepts
  }

  private func writeConcepts(
    _ concepts: [(loaded: LoadedConcept, glossary: Int)]
  ) throws(DatabaseError) {
    let row = try database.prepare("INSERT INTO concept VALUES(?,?,?,?,?,?,?,?)")
    let body = try database.prepare("INSERT INTO body VALUES(?,?)")
    for (number, (loaded, glossary)) in concepts.enumerated() {
      let concept = loaded.concept
      try progress.advance(.concepts, number, of: concepts.count)
      try row.run(
        .number(number), .text(concept.id), .text(concept.preferredLabel(in: .en)),
        .text(concept.preferredLabel(in: .ru)), .text(concept.category),
        .text(concept.subcategory), .text(concept.platforms.joined(separator: " ")),
        .number(glossary))
    }
    for (number, (loaded, _)) in concepts.enumerated() {
      try body.run(.number(number), .bytes(Array(loaded.json)))
    }
    let idRow = try database.prepare("INSERT INTO concept_id VALUES(?,?)")
    for (id, number) in concepts.map(\.loaded.concept).numbers.sorted(by: { $0.key < $1.key }) {
      try idRow.run(.text(id), .number(number))
    }
  }

  private func writeGlossaries(
    _ glossaries: [LoadedGlossary], _ concepts: [(loaded: LoadedConcept, glossary: Int)]
  ) throws(DatabaseError) {
    var counts = [Int](repeating: 0, count: glossaries.count)
    for concept in concepts { counts[concept.glossary] += 1 }
    let row = try database.prepare("INSERT INTO glossary VALUES(?,?,?,?)")
    for (number, glossary) in glossaries.enumerated() {
      try row.run(
        .number(number), .text(glossary.name), .text(glossary.path), .number(counts[number]))
    }
  }

  private mutating func collectLabels(
    _ concepts: [(loaded: LoadedConcept, glossary: Int)]
  ) throws(DatabaseError) {
    for (number, (loaded, _)) in concepts.enumerated() {
      try progress.advance(.labels, number, of: concepts.count)
      let concept = loaded.concept
      var known: Set<String> = []
      for label in concept.labels {
        add(label.text, to: number, rank: LabelRank(label), known: &known, withForms: true)
      }
      for id in [concept.id] + concept.formerIDs {
        add(id, to: number, rank: .admitted, known: &known, withForms: false)
      }
      for name in concept.api {
        for (text, rank) in LabelKeys.spellings(of: name) {
          add(text, to: number, rank: rank, known: &known, withForms: false)
        }
      }
    }
  }

  private mutating func add(
    _ text: String, to concept: Int, rank: LabelRank, known: inout Set<String>, withForms: Bool
  ) {
    let folded = FoldedText(text)
    guard !folded.key.isEmpty, known.insert(folded.key).inserted else { return }
    let row = labels.count
    labels.append(LabelRow(concept: concept, text: text, key: folded.key, rank: rank))
    keys.append(KeyRow(folded.key, .exact, row))
    guard withForms else { return }
    let words = folded.words.map(\.text)
    for key in LabelKeys.stemKeys(words, stemmer) {
      keys.append(KeyRow(key, .stem, row))
    }
    if let key = LabelKeys.soundKey(words) {
      keys.append(KeyRow(key, .sound, row))
    }
  }

  private func writeLabels() throws(DatabaseError) {
    let row = try database.prepare("INSERT INTO label VALUES(?,?,?,?,?)")
    for (number, label) in labels.enumerated() {
      try row.run(
        .number(number), .number(label.concept), .text(label.text), .text(label.key),
        .number(label.rank.rawValue))
    }
  }

  private func writeKeys(_ keys: [KeyRow], into table: String) throws(DatabaseError) {
    let row = try database.prepare("INSERT OR IGNORE INTO \(table) VALUES(?,?,?)")
    for (number, key) in keys.enumerated() {
      try progress.advance(.keys, number, of: keys.count)
      try row.run(.text(key.key), .number(key.kind.rawValue), .number(key.row))
    }
  }

  private func writeGrams() throws(DatabaseError) {
    var lists: [Int: ListPacker] = [:]
    for (number, label) in labels.enumerated() where label.rank != .apiVariant {
      try progress.advance(.grams, number, of: labels.count)
      for gram in LabelKeys.grams(label.key) { lists[gram, default: ListPacker()].append(number) }
    }
    let row = try database.prepare("INSERT INTO gram VALUES(?,?)")
    for (gram, list) in lists.sorted(by: { $0.key < $1.key }) {
      try row.run(.number(gram), .bytes(list.bytes))
    }
  }

  /// One sentence for each pair, the last one given.
  private static func contrastsInForce(_ glossaries: [LoadedGlossary]) -> [Contrast] {
    var places: [[String]: Int] = [:]
    var contrasts: [Contrast] = []
    for contrast in glossaries.flatMap(\.contrasts) {
      if let place = places[[contrast.first, contrast.second]] {
        contrasts[place] = contrast
      } else {
        places[[contrast.first, contrast.second]] = contrasts.count
        contrasts.append(contrast)
      }
    }
    return contrasts
  }

  private func writeContrasts(_ contrasts: [Contrast]) throws(DatabaseError) -> Int {
    let row = try database.prepare("INSERT INTO contrast VALUES(?,?,?,?)")
    for contrast in contrasts {
      try row.run(
        .text(contrast.first), .text(contrast.second), .text(contrast.en), .text(contrast.ru))
    }
    return contrasts.count
  }

  private func writeAmbiguous(_ glossaries: [LoadedGlossary]) throws(DatabaseError) -> Int {
    var inForce: [String: AmbiguousLabel] = [:]
    for label in glossaries.flatMap(\.ambiguous) { inForce[FoldedText(label.label).key] = label }
    let row = try database.prepare("INSERT INTO ambiguous VALUES(?,?,?,?,?)")
    var keys: [KeyRow] = []
    for (number, (key, label)) in inForce.sorted(by: { $0.key < $1.key }).enumerated() {
      try row.run(
        .number(number), .text(label.label), .text(label.ids.joined(separator: " ")),
        .text(label.en), .text(label.ru))
      keys.append(KeyRow(key, .exact, number))
      for key in LabelKeys.stemKeys(FoldedText(label.label).words.map(\.text), stemmer) {
        keys.append(KeyRow(key, .stem, number))
      }
    }
    try writeKeys(keys.sorted(), into: "ambiguous_key")
    return inForce.count
  }

  private func writeTotals(
    _ concepts: [Concept], pairs: Int, ambiguous: Int
  ) throws(DatabaseError) {
    var totals = [
      "concepts": concepts.count,
      "labels": concepts.reduce(0) { $0 + $1.labels.count },
      "pictures": concepts.count { !$0.picture.isEmpty },
      "cues": concepts.reduce(0) { $0 + $1.en.cues.count + $1.ru.cues.count },
      "pairs": pairs,
      "ambiguous": ambiguous,
    ]
    for language in Language.allCases {
      let labels = concepts.flatMap { $0.labels.filter { $0.language == language } }
      totals["labels \(language.rawValue)"] = labels.count
      totals["preferred \(language.rawValue)"] = labels.count { $0.status == .preferred }
      totals["cues \(language.rawValue)"] =
        concepts.reduce(0) { $0 + $1.texts(in: language).cues.count }
    }
    for concept in concepts { totals[Store.categoryTotal + concept.category, default: 0] += 1 }
    let row = try database.prepare("INSERT INTO total VALUES(?,?)")
    for (name, value) in totals.sorted(by: { $0.key < $1.key }) {
      try row.run(.text(name), .number(value))
    }
  }
}
