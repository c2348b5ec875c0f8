import TextAnalysis

/// Writes the table that answers descriptions: for each stem, the concepts that it describes.
///
/// The weight of a stem in a concept is that of BM25F: the number of its occurrences, each by the
/// weight of its passage, saturated. Length is left out (b = 0): an entry is long because it has many
/// names and neighbours, not because it repeats itself.
struct DescriptionIndexer {
  /// How quickly repetition stops to count (BM25's k1).
  private static let saturation = 2.0

  private let stemmer: Stemmer
  private var numbers: [BytewiseText: Int] = [:]
  private var stems: [String] = []
  /// The stems of what stands between two spaces, as that stands there.
  private var tokens: [BytewiseText: [Int]] = [:]
  /// The occurrences in the concept that is being read.
  private var counted = NumberedValues<Occurrence>(count: 0)

  private struct Occurrence {
    var weight: Float = 0
    var passages: UInt16 = 0
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
    var lists = [ListPacker](repeating: ListPacker(), count: indexer.stems.count)
    for (number, document) in documents.enumerated() {
      for (stem, occurrence) in document {
        let weight = Double(occurrence.weight)
        let impact = weight / (weight + saturation)
        lists[Int(stem)].append(
          Posting(
            concept: number, impact: UInt8(min(255, impact * 255)),
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

  /// Writes for each concept how much each of its passages says: the rarity of all its stems.
  private static func writePassages(
    _ concepts: [Concept], _ documents: [Document], _ lists: [ListPacker],
    into database: Database
  ) throws(DatabaseError) {
    let row = try database.prepare("INSERT INTO passage VALUES(?,?,?,?)")
    for (number, document) in documents.enumerated() {
      var sums = [Double](repeating: 0, count: Passages.count)
      for (stem, occurrence) in document {
        let rarity = rarity(concepts: lists[Int(stem)].count, of: documents.count)
        for bit in Passages.bits(occurrence.passages) { sums[bit] += rarity }
      }
      let concept = concepts[number]
      try row.run(
        .number(number), .number(Int((familiarity(of: concept) * 1000).rounded())),
        .number(PlatformSet(concept.platforms).rawValue),
        .bytes(sums.map { UInt8(min(255, ($0 * 4).rounded())) }))
    }
  }

  /// How likely people are to describe such a concept, as an addition to its score: they point at
  /// things and at what they do with them rather than at notions, and rather at those that documents
  /// speak of.
  private static func familiarity(of concept: Concept) -> Double {
    let byCategory =
      switch concept.category {
      case "concept": -0.06
      case "pattern": -0.007
      case "state": -0.033
      case "gesture": -0.033
      default: 0.0
      }
    return concept.isSeed ? byCategory + 0.033 : byCategory
  }

  private init(stemmer: Stemmer) {
    self.stemmer = stemmer
  }

  private mutating func occurrences(in concept: Concept, clauses: [String]) -> Document {
    counted.removeAll()
    for passage in Passages.of(concept, clauses: clauses) {
      for token in passage.text.utf8.split(separator: UInt8(ascii: " ")) {
        for stem in stems(of: BytewiseText(text: String(Substring(token)))) {
          counted[stem, default: Occurrence()].weight += Float(passage.weight)
          counted[stem, default: Occurrence()].passages |= 1 << UInt16(passage.bit)
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
