import TextAnalysis

/// Writes the meaning of each concept: the trained one of a shipped concept, of any other what its
/// definitions, cues and labels have in common.
struct EmbeddingIndexer {
  /// How much a label says of a concept's meaning, to a definition or a cue: as much as in training.
  private static let labelShare: Float = 0.5
  /// How long an untrained meaning is.
  ///
  /// Training draws a concept away from its neighbours and so from all texts: right answers are 0.65
  /// times as near to it.
  private static let untrained: Float = 0.65

  private let file: EmbeddingFile
  private let stemmer: Stemmer
  /// The numbers of the known stems of what stands between two spaces, as that stands there.
  private var tokens: [BytewiseText: [Int]] = [:]

  private init(_ file: EmbeddingFile, _ stemmer: Stemmer) {
    self.file = file
    self.stemmer = stemmer
  }

  static func write(
    _ concepts: [Concept], _ stemmer: Stemmer, _ progress: CompilationProgress,
    into database: Database
  ) throws(DatabaseError) {
    guard let file = EmbeddingFile.shipped else { return }
    let transformer = TransformerFile.shipped
    var indexer = EmbeddingIndexer(file, stemmer)
    let row = try database.prepare("INSERT INTO embedding VALUES(?,?,?,?)")
    for (number, concept) in concepts.enumerated() {
      try progress.advance(.meanings, number, of: concepts.count)
      let trained = concept.trained { file.concepts[$0] }
      guard let meaning = trained ?? indexer.embedding(concept) else { continue }
      let context = trained.flatMap { _ in concept.trained { transformer?.concepts[$0] } }
      try row.run(
        .number(number), .number(trained == nil ? 0 : 1), .bytes(meaning.bytes),
        .bytes(context?.bytes ?? []))
    }
  }

  private mutating func embedding(_ concept: Concept) -> Embedding? {
    var texts: [(stems: [Int], share: Float)] = []
    for language in Language.allCases {
      let own = concept.texts(in: language)
      texts += ([own.definition] + own.cues).map { (stems($0), 1) }
    }
    texts += concept.labels.map { (stems($0.text), Self.labelShare) }
    return SentenceEncoder(file).embedding(of: texts, length: Self.untrained)
  }

  private mutating func stems(_ text: String) -> [Int] {
    BytewiseText.tokens(of: text).flatMap { token in
      if let known = tokens[token] { return known }
      let found = stemmer.stems(of: FoldedText(token.text)).compactMap(file.stem)
      tokens[token] = found
      return found
    }
  }
}
