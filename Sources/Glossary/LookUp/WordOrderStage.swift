import TextAnalysis

/// Labels that have the words of the text in another order: «назад кнопка», "sheet bottom".
///
/// The words must be the label's, unchanged: «текст кнопки» is no «кнопка текста». In English the last word says
/// what it is, so a text whose last word is a label is no other one: "button text" is a text.
enum WordOrderStage {
  /// How sure such a name is, to the label itself.
  private static let certainty = 0.8
  /// Texts of more words are told, not named.
  private static let wordCounts = 2...3

  static func candidates(
    _ query: Query, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> [Candidate] {
    guard wordCounts.contains(query.words.count), LookUpBounds.mayBeName(query.key),
      let last = query.words.last
    else { return [] }
    if last.unicodeScalars.allSatisfy(\.isASCII) {
      if query.words.contains(where: StopWords.contains) { return [] }
      if try !NameStage.exact(Query(last, stemmer), store).isEmpty { return [] }
    }
    var candidates: [Candidate] = []
    for order in orders(query.words) where order != query.words {
      let named = Query(order.joined(separator: " "), stemmer)
      for var candidate in try NameStage.exact(named, store) where candidate.match != .api {
        candidate.score *= certainty
        candidate.match = .inflection
        candidate.labelKey = named.key
        candidates.append(candidate)
      }
    }
    return candidates
  }

  /// All orders of two or three words.
  private static func orders(_ words: [String]) -> [[String]] {
    words.indices.flatMap { first in
      var rest = words
      let word = rest.remove(at: first)
      return rest.count < 2 ? [[word] + rest] : [[word] + rest, [word] + rest.reversed()]
    }
  }
}
