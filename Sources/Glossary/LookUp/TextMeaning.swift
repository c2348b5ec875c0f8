/// What a text that is looked up means as a whole.
struct TextMeaning {
  /// The id under which the meaning of everything that is no concept is known.
  private static let somethingElse = ""

  /// How many concepts are weighed for their meaning, whatever their words are.
  private static let nearest = 12

  private let file: EmbeddingFile?
  private let embedding: Embedding?
  /// How near the text is to what is no concept, from 0 to 1.
  private let strangeness: Float

  /// The meaning of the query; a word that no training text has counts as the best variant of its term,
  /// so that a misspelt one is not lost.
  init(of query: Query, _ terms: [DescriptionTerm]) {
    file = .shipped
    guard let file else {
      embedding = nil
      strangeness = 0
      return
    }
    let stems = query.stems.map { stem in
      if file.stem(stem) != nil { return stem }
      return terms.first { $0.stem == stem }?.variants.first?.stem ?? stem
    }
    embedding = SentenceEncoder(file).embedding(stems: stems)
    let other = file.concept(Self.somethingElse)
    strangeness = embedding.flatMap { own in other.map { max(0, own.nearness($0)) } } ?? 0
  }

  /// The numbers of the concepts that mean the nearest; of a glossary of one's own only words tell which
  /// may be meant.
  func nearest(_ store: Store) throws(DatabaseError) -> [Int] {
    guard let embedding, let file else { return [] }
    var numbers: [Int] = []
    for id in file.nearest(to: embedding, limit: Self.nearest) {
      if let number = try store.number(ofID: id) { numbers.append(number) }
    }
    return numbers
  }

  /// How near the text is to the concept, from -1 to 1, and to what is no concept, from 0 to 1; 0 where
  /// nothing is known of either.
  ///
  /// What is strange to the shipped glossary may well be what one's own is about, so to that no text is
  /// strange.
  func nearness(
    to concept: Int, _ store: Store
  ) throws(DatabaseError) -> (concept: Float, somethingElse: Float) {
    guard let embedding, let known = try store.embedding(concept) else { return (0, 0) }
    return (embedding.nearness(known.embedding), known.isTrained ? strangeness : 0)
  }
}
