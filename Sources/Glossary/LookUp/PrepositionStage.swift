import TextAnalysis

/// Russian labels that the text is but for its prepositions: «подложка под попапом» for «подложка
/// попапа».
///
/// Only Russian says with a preposition what it also says with a case; in English "text on a button" is
/// no "text button".
enum PrepositionStage {
  /// How sure such a name is, to the label itself.
  private static let certainty = 0.75
  private static let prepositions: Set<String> = [
    "в", "во", "для", "за", "из", "к", "на", "над", "от", "перед", "по", "под", "при", "с", "со",
    "у",
  ]

  static func candidates(
    _ query: Query, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> [Candidate] {
    let rest = query.words.filter { !prepositions.contains($0) }
    guard rest.count > 1, rest.count < query.words.count else { return [] }
    let text = rest.joined(separator: " ")
    guard LookUpBounds.mayBeName(text) else { return [] }
    return try NameStage.find(Query(text, stemmer), store).candidates.map { candidate in
      var candidate = candidate
      candidate.score *= certainty
      return candidate
    }
  }
}
