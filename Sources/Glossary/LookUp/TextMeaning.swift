import CGlossaryData

/// What a text that is looked up means as a whole.
struct TextMeaning {
  /// The id under which the meaning of everything that is no concept is known.
  private static let somethingElse = ""

  /// How many concepts are weighed for their meaning of either kind, whatever their words are.
  private static let nearest = 12

  /// Words have a context where there are so many.
  static let contextFrom = 4

  /// How near a text is to a concept, from -1 to 1; 0 where nothing is known.
  struct Nearness {
    /// By its words.
    var words: Float = 0
    /// By its words, each read by all others.
    var context: Float = 0
    /// Whether the concept is of the shipped glossary, to which a text may be strange.
    var isTrained = false
  }

  /// How near the text is to what is no concept, by its words and by their context, from 0 to 1.
  var somethingElse: (words: Float, context: Float) {
    (words.strangeness, context.text == nil ? words.strangeness : context.strangeness)
  }

  private let words: Sense
  private let context: Sense

  /// One of the two ways in which a meaning is known.
  private struct Sense {
    var text: Embedding?
    var concepts: ConceptVectors?
    /// How near the text is to what is no concept, from 0 to 1.
    var strangeness: Float = 0

    init() {}

    init(_ text: Embedding?, _ concepts: ConceptVectors) {
      self.text = text
      self.concepts = concepts
      let other = concepts[TextMeaning.somethingElse]
      strangeness = text.flatMap { own in other.map { max(0, own.nearness($0)) } } ?? 0
    }

    func nearest(_ limit: Int) -> [String] {
      guard let text, let concepts else { return [] }
      return concepts.nearest(to: text, limit: limit)
    }
  }

  /// The meaning of the query; a word that no training text has counts as the best variant of its term,
  /// so that a misspelt one is not lost.
  ///
  /// - Parameter isRead: Whether the context of the words is taken in, which takes ten times as long.
  init(of query: Query, _ terms: [DescriptionTerm], isRead: Bool) {
    if let file = EmbeddingFile.shipped {
      let stems = query.stems.map { stem in
        if file.stem(stem) != nil { return stem }
        return terms.first { $0.stem == stem }?.variants.first?.stem ?? stem
      }
      words = Sense(SentenceEncoder(file).embedding(stems: stems), file.concepts)
    } else {
      words = Sense()
    }
    guard isRead, words.text != nil, query.words.count >= Self.contextFrom,
      let file = TransformerFile.shipped
    else {
      context = Sense()
      return
    }
    context = Sense(TransformerEncoder(file).embedding(of: query.text), file.concepts)
  }

  /// Gives back the memory of the files that a reading went through: they are as large as all else that
  /// a session holds.
  func release() {
    guard context.text != nil else { return }
    sh_release(sh_embeddings())
    sh_release(sh_transformer())
  }

  /// The numbers of the concepts that mean the nearest; of a glossary of one's own only words tell which
  /// may be meant.
  func nearest(_ store: Store) throws(DatabaseError) -> [Int] {
    var numbers: [Int] = []
    for id in words.nearest(Self.nearest) + context.nearest(Self.nearest) {
      if let number = try store.number(ofID: id), !numbers.contains(number) {
        numbers.append(number)
      }
    }
    return numbers
  }

  /// How near the text is to the concept; where no context is known, the words alone tell.
  func nearness(to concept: Int, _ store: Store) throws(DatabaseError) -> Nearness {
    guard let text = words.text, let known = try store.meaning(concept) else { return Nearness() }
    let byWords = text.nearness(known.words)
    var nearness = Nearness(words: byWords, context: byWords, isTrained: known.isTrained)
    if let text = context.text, let concept = known.context {
      nearness.context = text.nearness(concept)
    }
    return nearness
  }
}
