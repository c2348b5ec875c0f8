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
  private var numbers: [String: Int] = [:]
  private var stems: [String] = []
  private var words: [String: Int?] = [:]

  private struct Occurrence {
    var weight = 0.0
    var passages: UInt16 = 0
  }

  static func write(
    _ concepts: [Concept], _ contrasts: [Contrast], _ stemmer: Stemmer, into database: Database
  ) throws(DatabaseError) {
    var indexer = DescriptionIndexer(stemmer: stemmer)
    let clauses = ContrastClauses.byConcept(contrasts, concepts, stemmer)
    let documents = concepts.map { indexer.occurrences(in: $0, clauses: clauses[$0.id] ?? []) }
    var lists = [ListPacker](repeating: ListPacker(), count: indexer.stems.count)
    for (number, document) in documents.enumerated() {
      for (stem, occurrence) in document {
        let impact = occurrence.weight / (occurrence.weight + saturation)
        lists[stem].append(
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
    for (stem, list) in zip(indexer.stems, lists).sorted(by: { $0.0 < $1.0 }) {
      try row.run(.text(stem), .number(list.count), .bytes(list.bytes))
    }
  }

  /// Writes for each concept how much each of its passages says: the rarity of all its stems.
  private static func writePassages(
    _ concepts: [Concept], _ documents: [[Int: Occurrence]], _ lists: [ListPacker],
    into database: Database
  ) throws(DatabaseError) {
    let row = try database.prepare("INSERT INTO passage VALUES(?,?,?,?)")
    for (number, document) in documents.enumerated() {
      var sums = [Double](repeating: 0, count: Passages.count)
      for (stem, occurrence) in document {
        let rarity = rarity(concepts: lists[stem].count, of: documents.count)
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

  private mutating func occurrences(
    in concept: Concept, clauses: [String]
  ) -> [Int: Occurrence] {
    var occurrences: [Int: Occurrence] = [:]
    for passage in Passages.of(concept, clauses: clauses) {
      for word in FoldedText(passage.text).words {
        guard let stem = number(of: word.text) else { continue }
        occurrences[stem, default: Occurrence()].weight += passage.weight
        occurrences[stem, default: Occurrence()].passages |= 1 << UInt16(passage.bit)
      }
    }
    return occurrences
  }

  /// The number of the word's stem; nil for a stop word.
  private mutating func number(of word: String) -> Int? {
    if let known = words[word] { return known }
    guard !StopWords.contains(word) else {
      words[word] = .some(nil)
      return nil
    }
    let stem = stemmer.stem(word)
    let number = numbers[stem] ?? stems.count
    if number == stems.count {
      numbers[stem] = number
      stems.append(stem)
    }
    words[word] = number
    return number
  }
}
