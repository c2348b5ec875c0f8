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
    var common: [Int: Int] = [:]
    for gram in grams {
      for label in try store.labels(gram: gram) { common[label, default: 0] += 1 }
    }
    let least = max(1, grams.count / 5)
    return common.filter { $0.value >= least }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(compared).map(\.key)
  }

  /// The distance between the text and the label or between their stems, whichever is less; slips
  /// that one does not hear count half.
  private static func distance(
    _ query: Query, _ hit: LabelHit, limit: Int, _ stemmer: Stemmer
  ) -> Double? {
    let words = FoldedText(hit.text).words.map(\.text)
    let pairs =
      [(query.key, hit.key, SoundCode(query.words), SoundCode(words))]
      + (query.stemKeys.first.map { stems in
        let labelStems = words.map(stemmer.stem)
        return [(stems, labelStems.joined(), SoundCode(query.stems), SoundCode(labelStems))]
      } ?? [])
    var best: Double?
    for (first, second, firstSound, secondSound) in pairs {
      let allowed = min(limit, allowance(max(first.unicodeScalars.count, 4)))
      guard
        let written = editDistance(
          Array(first.unicodeScalars), Array(second.unicodeScalars), limit: allowed)
      else { continue }
      let heard =
        editDistance(
          Array(firstSound.sounds.utf8), Array(secondSound.sounds.utf8), limit: written)
        ?? written
      let distance = Double(written + heard) / 2
      best = min(best ?? distance, distance)
    }
    return best
  }
}
