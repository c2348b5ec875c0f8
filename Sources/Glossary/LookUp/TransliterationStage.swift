import TextAnalysis

/// Labels in the letters of the other alphabet: Russian in Latin letters («zaglushka»), English as
/// one hears it in Russian («экшен шит»); and labels of the same alphabet that sound alike.
enum TransliterationStage {
  /// Texts of fewer letters sound like too much.
  private static let leastLetters = 3

  /// How sure a label is that is the text in other letters.
  static let certainty = 0.92

  static func candidates(
    _ query: Query, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> [Candidate] {
    guard query.key.unicodeScalars.count >= leastLetters, LookUpBounds.mayBeName(query.key)
    else { return [] }
    let readings = Transliteration.readings(ofLatin: query.words).filter { $0 != query.words }
    for words in readings {
      let read = try spelled(Query(words.joined(separator: " "), stemmer), store)
      if !read.isEmpty { return read }
    }
    let read = readings.map { EverydayWords(of: Query($0.joined(separator: " "), stemmer)) }
    let own = EverydayWords(of: query)
    // A Russian word in Latin letters is one, too ("shkola").
    let everyday = own.isWhole ? own : read.first(where: \.isWhole) ?? own
    var candidates = try heard(query.words, query, everyday, store)
    if query.stems != query.words {
      candidates += try heard(query.stems, query, everyday, store)
    }
    for (words, reading) in zip(readings, read) {
      // What is Latin is read as Russian only to find what is Russian.
      candidates += try heard(words, query, own.isWhole ? own : reading, store).filter {
        $0.match == .transliteration
      }
    }
    return candidates
  }

  /// Labels that are the text in other letters.
  private static func spelled(_ query: Query, _ store: Store) throws(DatabaseError) -> [Candidate] {
    var candidates = try NameStage.exact(query, store)
    if candidates.isEmpty { candidates = try NameStage.inflected(query, store) }
    for index in candidates.indices {
      candidates[index].score *= certainty
      candidates[index].match = .transliteration
      candidates[index].labelKey = query.key
    }
    return candidates
  }

  /// Labels with the same consonants, by how near the vowels are.
  private static func heard(
    _ words: [String], _ query: Query, _ everyday: EverydayWords, _ store: Store
  ) throws(DatabaseError) -> [Candidate] {
    guard let key = LabelKeys.soundKey(words) else { return [] }
    let sounds = Array(SoundCode(words).sounds.utf8)
    // Of a text that is mostly silent letters, nothing is heard («ъъфывъъ»).
    if words.joined().unicodeScalars.count > 2 * sounds.count { return [] }
    // Many concepts of a large glossary may have the same label.
    var known: [String: Likeness?] = [:]
    var candidates: [Candidate] = []
    for hit in try store.labels(key: key, kind: .sound) {
      let found = known[hit.text] ?? likeness(of: sounds, to: hit.text, key, query, everyday)
      known.updateValue(found, forKey: hit.text)
      guard let likeness = found else { continue }
      candidates.append(
        Candidate(
          concept: hit.concept, score: NameStage.score(hit.rank) * likeness.certainty,
          match: likeness.isSlip ? .typo : .transliteration,
          matched: NameStage.shown(hit, for: query), labelKey: hit.key))
    }
    return candidates
  }

  /// In one alphabet a text is a word as one hears it, else it is written in the other one; and what is left of
  /// the label's score.
  private typealias Likeness = (isSlip: Bool, certainty: Double)

  /// How a text with these sounds is like a label of the same key; nil where it is another word.
  private static func likeness(
    of sounds: [UInt8], to label: String, _ key: String, _ query: Query, _ everyday: EverydayWords
  ) -> Likeness? {
    let compared = distance(from: sounds, to: label)
    guard let distance = compared.distance else { return nil }
    // Of few consonants, a different vowel makes a different word ("toast", «тест»).
    if key.utf8.count < 4, distance > abs(sounds.count - compared.length) { return nil }
    let isSlip = haveSameAlphabet(query.text, label)
    let nearness = 1 - Double(distance) / Double(max(sounds.count, compared.length))
    var certainty = (isSlip ? 0.11 : 0.1) + 0.8 * nearness
    if !everyday.maySound(as: label, distance) { certainty *= EverydayWords.certainty }
    return (isSlip, certainty)
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
