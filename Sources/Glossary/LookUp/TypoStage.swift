import TextAnalysis

/// Labels with a few wrong, missing, extra or swapped letters.
enum TypoStage {
  /// How many labels with common grams are compared letter by letter.
  private static let compared = 60

  static func candidates(
    _ query: Query, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> [Candidate] {
    let length = query.key.unicodeScalars.count
    let limit = allowance(length)
    guard limit > 0, query.key.unicodeScalars.contains(where: { $0.properties.isAlphabetic })
    else { return [] }
    var candidates: [Candidate] = []
    for number in try likely(query.key, store) {
      guard let hit = try store.label(number),
        let distance = distance(query, hit, limit: limit, stemmer)
      else { continue }
      let share = distance / Double(max(length, hit.key.unicodeScalars.count))
      let score = NameStage.score(hit.rank) * (0.88 - 1.2 * share)
      candidates.append(
        Candidate(
          concept: hit.concept, score: score, match: .typo,
          matched: NameStage.shown(hit, for: query)))
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

  /// The distance between the text and the label or between their stems, whichever is less; slips
  /// that one does not hear count half.
  private static func distance(
    _ query: Query, _ hit: LabelHit, limit: Int, _ stemmer: Stemmer
  ) -> Double? {
    let words = FoldedText(hit.text).words.map(\.text)
    let asWritten = distance(
      (query.key, query.words), (hit.key, words), limit: limit)
    guard let stems = query.stemKeys.first else { return asWritten }
    let labelStems = words.map(stemmer.stem)
    let ofStems = distance(
      (stems, query.stems), (labelStems.joined(), labelStems), limit: limit)
    return [asWritten, ofStems].compactMap(\.self).min()
  }

  /// The distance between two keys, each with the words that it was made of.
  private static func distance(
    _ first: (key: String, words: [String]), _ second: (key: String, words: [String]), limit: Int
  ) -> Double? {
    let letters = Array(first.key.unicodeScalars)
    guard
      let written = editDistance(
        letters, Array(second.key.unicodeScalars),
        limit: min(limit, allowance(max(letters.count, 4))))
    else { return nil }
    let heard =
      editDistance(
        Array(SoundCode(first.words).sounds.utf8), Array(SoundCode(second.words).sounds.utf8),
        limit: written) ?? written
    return Double(written + heard) / 2
  }
}
