import TextAnalysis

/// Labels that have the words of the text in another order, or once: «назад кнопка», "bar tab", "toast toast".
enum WordOrderStage {
  /// How sure such a name is, to the label itself: in another order words may also say something else ("menu
  /// item", "item menu").
  private static let certainty = 0.8
  /// Texts of more words are told, not named.
  private static let words = 2...3

  static func candidates(
    _ query: Query, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> [Candidate] {
    guard words.contains(query.words.count), LookUpBounds.mayBeName(query.key) else { return [] }
    let once = query.words.enumerated().filter { !query.words[..<$0].contains($1) }.map(\.element)
    var candidates: [Candidate] = []
    for order in orders(once) where order != query.words {
      let other = Query(order.joined(separator: " "), stemmer)
      candidates += try NameStage.find(other, store).candidates
    }
    return candidates.map { candidate in
      var candidate = candidate
      candidate.score *= certainty
      return candidate
    }
  }

  /// All orders of a few words.
  private static func orders(_ words: [String]) -> [[String]] {
    guard words.count > 1 else { return [words] }
    return words.indices.flatMap { first in
      var rest = words
      let word = rest.remove(at: first)
      return orders(rest).map { [word] + $0 }
    }
  }
}
