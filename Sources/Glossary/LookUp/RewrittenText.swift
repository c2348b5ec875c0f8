import TextAnalysis

/// What a text says that is written in the letters of the other keyboard layout or of the other alphabet:
/// "ryjgrrf" is «кнопкка», "chto takoe shtorka" «что такое шторка».
///
/// Only a text of which at most a third is known is read so; what is a label as it stands is found before, by
/// `LayoutStage` and `TransliterationStage`.
struct RewrittenText {
  /// The text in the letters that were meant.
  let query: Query
  /// How it was written.
  let match: Match
  /// How much of a score is left.
  let certainty: Double

  /// How many readings of Latin letters are tried, the likeliest first.
  private static let readings = 4

  /// What the text may say, the likeliest first.
  static func all(
    of query: Query, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> [RewrittenText] {
    guard LookUpBounds.mayBeName(query.key),
      try 3 * knownWords(query, store) <= query.words.count
    else { return [] }
    var texts: [RewrittenText] = []
    if let switched = KeyboardLayout.switched(query.text) {
      texts.append(
        RewrittenText(
          query: Query(switched, stemmer), match: .keyboardLayout,
          certainty: LayoutStage.certainty))
    }
    for words in Transliteration.readings(ofLatin: query.words).prefix(readings)
    where words != query.words {
      texts.append(
        RewrittenText(
          query: Query(words.joined(separator: " "), stemmer), match: .transliteration,
          certainty: TransliterationStage.certainty))
    }
    return texts.filter { !$0.query.key.isEmpty && $0.query.key != query.key }
  }

  /// How sure an answer must be to show that the text was meant so: a text of several words two thirds of which
  /// are known is one, else it takes a name that is surely meant.
  func least(_ store: Store) throws(DatabaseError) -> Double {
    let known = try Self.knownWords(query, store)
    return query.words.count > 1 && 3 * known >= 2 * query.words.count
      ? LookUp.confident : LookUp.surelyNamed
  }

  /// How many of the words an entry has, or are stop words.
  private static func knownWords(
    _ query: Query, _ store: Store
  ) throws(DatabaseError) -> Int {
    var known = 0
    for (word, stem) in zip(query.words, query.stems) {
      if StopWords.contains(word) {
        known += 1
      } else if try store.conceptCount(stem: stem) > 0 {
        known += 1
      }
    }
    return known
  }
}
