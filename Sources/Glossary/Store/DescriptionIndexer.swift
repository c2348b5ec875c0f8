import TextAnalysis

/// Writes the table that answers descriptions: for each stem, the concepts that it describes.
///
/// The weight of a stem in a concept tells how much likelier it is there than elsewhere, see
/// `Likelihood`; its occurrences count by the weight of their passage.
struct DescriptionIndexer {
  private let stemmer: Stemmer
  private var numbers: [BytewiseText: Int] = [:]
  private var stems: [String] = []
  /// The stems of what stands between two spaces, as that stands there.
  private var tokens: [BytewiseText: [Int]] = [:]
  /// The occurrences in the concept that is being read.
  private var counted = NumberedValues<Occurrence>(count: 0)

  private struct Occurrence {
    var weight: Float = 0
    var passages: UInt32 = 0
  }

  /// The stems of a concept; a large glossary has millions of them at a time.
  private typealias Document = [(stem: Int32, occurrence: Occurrence)]

  static func write(
    _ concepts: [Concept], _ contrasts: [Contrast], _ stemmer: Stemmer,
    _ progress: CompilationProgress, into database: Database
  ) throws(DatabaseError) {
    var indexer = DescriptionIndexer(stemmer: stemmer)
    let clauses = ContrastClauses.byConcept(contrasts, concepts, stemmer)
    var documents: [Document] = []
    documents.reserveCapacity(concepts.count)
    for concept in concepts {
      try progress.advance(.descriptions, documents.count, of: concepts.count)
      documents.append(indexer.occurrences(in: concept, clauses: clauses[concept.id] ?? []))
    }
    var counts = [Int](repeating: 0, count: indexer.stems.count)
    for document in documents {
      for (stem, _) in document { counts[Int(stem)] += 1 }
    }
    let likelihood = Likelihood(postings: counts.reduce(0, +))
    var lists = [ListPacker](repeating: ListPacker(), count: indexer.stems.count)
    for (number, document) in documents.enumerated() {
      let length = document.reduce(0) { $0 + Double($1.occurrence.weight) }
      for (stem, occurrence) in document {
        let ratio = likelihood.ratio(
          of: Double(occurrence.weight) / length, concepts: counts[Int(stem)])
        lists[Int(stem)].append(
          Posting(
            concept: number, impact: UInt8((ratio * 255).rounded()),
            passages: occurrence.passages))
      }
    }
    try writePassages(concepts, documents, lists, into: database)
    let synonyms = try database.prepare("INSERT INTO synonym VALUES(?,?)")
    for (stem, related) in Synonyms.related(stemmer).sorted(by: { $0.key < $1.key }) {
      try synonyms.run(.text(stem), .text(related.joined(separator: " ")))
    }
    let row = try database.prepare("INSERT INTO stem VALUES(?,?,?)")
    for (number, (stem, list)) in zip(indexer.stems, lists).sorted(by: { $0.0 < $1.0 }).enumerated()
    {
      try progress.advance(.sealing, number, of: lists.count)
      try row.run(.text(stem), .number(list.count), .bytes(list.bytes))
    }
  }

  /// Writes what each concept's descriptions are weighed by, see `DescriptionPrior`: of each passage the
  /// rarity of all its stems.
  private static func writePassages(
    _ concepts: [Concept], _ documents: [Document], _ lists: [ListPacker],
    into database: Database
  ) throws(DatabaseError) {
    let row = try database.prepare("INSERT INTO passage VALUES(?,?,?,?,?,?)")
    let transformer = TransformerFile.shipped
    let numbers = concepts.numbers
    for (number, document) in documents.enumerated() {
      var sums = [Double](repeating: 0, count: Passages.count)
      for (stem, occurrence) in document {
        let rarity = rarity(concepts: lists[Int(stem)].count, of: documents.count)
        for bit in Passages.bits(occurrence.passages) { sums[bit] += rarity }
      }
      let concept = concepts[number]
      let frequency = concept.trained { transformer?.frequency(of: $0) } ?? 0
      try row.run(
        .number(number), .number(concept.familiarity.degree),
        .number(PlatformSet(concept.platforms).rawValue),
        .bytes(sums.map { UInt8(min(255, ($0 * 4).rounded())) }),
        .number(Int((frequency * StoreSchema.frequencyUnit).rounded())),
        .text(concept.broader.compactMap { numbers[$0].map(String.init) }.joined(separator: " ")))
    }
  }

  private init(stemmer: Stemmer) {
    self.stemmer = stemmer
  }

  private mutating func occurrences(in concept: Concept, clauses: [String]) -> Document {
    counted.removeAll()
    for passage in Passages.of(concept, clauses: clauses) {
      for token in BytewiseText.tokens(of: passage.text) {
        for stem in stems(of: token) {
          counted[stem, default: Occurrence()].weight += Float(passage.weight)
          counted[stem, default: Occurrence()].passages |= 1 << UInt32(passage.bit)
        }
      }
    }
    return counted.entries.map { (Int32($0.number), $0.value) }
  }

  /// The numbers of the stems of a piece of text without spaces; stop words have none.
  private mutating func stems(of token: BytewiseText) -> [Int] {
    if let known = tokens[token] { return known }
    var found: [Int] = []
    for word in FoldedText(token.text).words where !StopWords.contains(word.text) {
      let stem = stemmer.stem(word.text)
      let number = numbers[BytewiseText(text: stem)] ?? stems.count
      if number == stems.count {
        numbers[BytewiseText(text: stem)] = number
        stems.append(stem)
      }
      found.append(number)
    }
    tokens[token] = found
    return found
  }
}
