import TextAnalysis

/// Labels in the letters of the other alphabet: Russian in Latin letters («zaglushka»), English as
/// one hears it in Russian («экшен шит»); and labels of the same alphabet that sound alike.
enum TransliterationStage {
  static func candidates(
    _ query: Query, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> [Candidate] {
    guard query.key.unicodeScalars.count >= 3 else { return [] }
    let cyrillic = query.words.map(Transliteration.cyrillic(fromLatin:))
    var candidates: [Candidate] = []
    if cyrillic != query.words {
      let meant = Query(cyrillic.joined(separator: " "), stemmer)
      candidates = try NameStage.exact(meant, store) + NameStage.inflected(meant, store)
      for index in candidates.indices {
        candidates[index].score *= 0.92
        candidates[index].match = .transliteration
      }
    }
    if candidates.isEmpty {
      candidates = try heard(query.words, query, store)
      if cyrillic != query.words { candidates += try heard(cyrillic, query, store) }
      candidates += try heard(query.stems, query, store)
    }
    return candidates
  }

  /// Labels with the same consonants, by how near the vowels are.
  private static func heard(
    _ words: [String], _ query: Query, _ store: Store
  ) throws(DatabaseError) -> [Candidate] {
    guard let key = LabelKeys.soundKey(words) else { return [] }
    let sounds = Array(SoundCode(words).sounds.utf8)
    // Many concepts of a large glossary may have the same label.
    var known: [String: (distance: Int?, length: Int)] = [:]
    var candidates: [Candidate] = []
    for hit in try store.labels(key: key, kind: .sound) {
      let compared = known[hit.text] ?? distance(from: sounds, to: hit.text)
      known[hit.text] = compared
      guard let distance = compared.distance else { continue }
      // Of few consonants, a different vowel makes a different word ("toast", «тест»).
      if key.utf8.count < 4, distance > abs(sounds.count - compared.length) { continue }
      // In one alphabet it is a word as one hears it, else it is written in the other one.
      let isSlip = haveSameAlphabet(query.text, hit.text)
      let nearness = 1 - Double(distance) / Double(max(sounds.count, compared.length))
      candidates.append(
        Candidate(
          concept: hit.concept,
          score: NameStage.score(hit.rank) * ((isSlip ? 0.61 : 0.6) + 0.3 * nearness),
          match: isSlip ? .typo : .transliteration, matched: NameStage.shown(hit, for: query)))
    }
    return candidates
  }

  /// How far the sounds are from those of the label, nil for too far; and how many sounds it has.
  private static func distance(
    from sounds: [UInt8], to label: String
  ) -> (distance: Int?, length: Int) {
    let heard = Array(SoundCode(FoldedText(label).words.map(\.text)).sounds.utf8)
    // With the consonants equal, the distance counts vowels only.
    return (editDistance(sounds, heard, limit: max(1, heard.count / 3)), heard.count)
  }
}
