import TextAnalysis

/// Labels with a few wrong, missing, extra or swapped letters.
enum TypoStage {
  /// How many labels with common grams are compared letter by letter.
  private static let compared = 60
  /// Stems of fewer letters are one slip apart from too many others.
  private static let leastStem = 5
  /// What it adds to the distance that the text is another form of the label.
  private static let otherForm = 0.25
  /// How much less a label is for each word that the text has more: people leave spaces out rather than
  /// put some in («бар табов» is no «барабан»).
  private static let splitWord = 0.15
  /// How much of the score is left where several letters would have to be wrong in a text whose words
  /// all exist («чёрный экран» is no «первый экран»).
  private static let wellWritten = 0.6
  /// What two slips cost that are neither on neighbouring keys nor alike in sound.
  private static let severalSlips = 1.8

  static func candidates(
    _ query: Query, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> [Candidate] {
    let length = query.key.unicodeScalars.count
    guard allowance(length) > 0, LookUpBounds.mayBeName(query.key),
      query.key.unicodeScalars.contains(where: { $0.properties.isAlphabetic })
    else { return [] }
    var candidates: [Candidate] = []
    let isWellWritten = try query.isWellWritten(store)
    let everyday = EverydayWords(of: query)
    for number in try likely(query.key, store) {
      guard let hit = try store.label(number), let slips = slips(query, hit, stemmer) else {
        continue
      }
      let more = max(0, query.words.count - FoldedText(hit.text).words.count)
      var score = NameStage.score(hit, for: query) * (0.9 - slips.share - splitWord * Double(more))
      if isWellWritten, slips.cost > severalSlips { score *= wellWritten }
      if !everyday.mayHaveSlips(of: hit.text), !isSameWord(query, hit, stemmer) {
        score *= EverydayWords.certainty
      }
      candidates.append(
        Candidate(
          concept: hit.concept, score: score,
          match: .typo, matched: NameStage.shown(hit, for: query), labelKey: hit.key))
    }
    return candidates
  }

  /// How many slips a text of so many letters may have.
  static func allowance(_ length: Int) -> Int {
    switch length {
    case ..<4: 0
    case ..<7: 1
    case ..<13: 2
    default: 3
    }
  }

  /// The labels that have most grams in common with the key.
  private static func likely(_ key: String, _ store: Store) throws(DatabaseError) -> [Int] {
    let grams = LabelKeys.grams(key)
    return try store.labels(sharing: grams, atLeast: grams.count / 5, limit: compared)
  }

  /// Whether the label is the text in another form: names from code are kept as they are only.
  private static func isSameWord(_ query: Query, _ hit: LabelHit, _ stemmer: Stemmer) -> Bool {
    stemmer.stems(of: FoldedText(hit.text)) == query.stems
  }

  /// The price of the slips in the text or in its stems, and the share of the letters that it is; nil where
  /// there are too many.
  private static func slips(_ query: Query, _ hit: LabelHit, _ stemmer: Stemmer) -> Slips? {
    let best = slips(query.key, hit.key)
    let stems = query.stems.joined()
    guard stems != query.key, stems.unicodeScalars.count >= leastStem else { return best }
    let labelStems = stemmer.stems(of: FoldedText(hit.text)).joined()
    guard labelStems.unicodeScalars.count >= leastStem,
      let other = slips(stems, labelStems, more: otherForm)
    else { return best }
    return best.map { $0.share <= other.share ? $0 : other } ?? other
  }

  private typealias Slips = (cost: Double, share: Double)

  private static func slips(_ text: String, _ label: String, more: Double = 0) -> Slips? {
    let first = Array(text.unicodeScalars)
    let second = Array(label.unicodeScalars)
    guard editDistance(first, second, limit: allowance(first.count)) != nil else { return nil }
    let cost = SlipCost.between(first, second) + more
    return (cost, cost / Double(max(first.count, second.count)))
  }
}
