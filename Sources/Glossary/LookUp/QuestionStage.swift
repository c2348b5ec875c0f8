import TextAnalysis

/// Names that a question asks about («что такое шторка») or compares ("toast vs snackbar").
enum QuestionStage {
  /// A name with slips must be this sure: what is left of a question may also describe.
  private static let leastSlip = 0.7
  /// Texts of more words aren't looked up as names with slips.
  private static let slipWords = 3

  static func find(
    _ query: Query, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> NameStage.Found {
    if let compared = QuestionFrame.compared(in: query.text) {
      let first = try named(compared.first, slips: compared.first.last, stemmer, store)
      let second = try named(compared.second, slips: compared.second.last, stemmer, store)
      if !first.candidates.isEmpty, !second.candidates.isEmpty {
        return NameStage.Found(
          candidates: leading(ranked(first.candidates), ranked(second.candidates)))
      }
    }
    return try named(
      QuestionFrame.names(in: query.text), slips: QuestionFrame.asked(in: query.text), stemmer,
      store)
  }

  /// What the first of the texts that is a name stands for; only `slips` may be one with slips.
  private static func named(
    _ texts: [String], slips: String?, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> NameStage.Found {
    for text in texts {
      let query = Query(text, stemmer)
      if query.key.isEmpty { continue }
      let found = try NameStage.find(query, store)
      if !found.candidates.isEmpty { return found }
      let switched = try LayoutStage.find(query, stemmer, store)
      if !switched.candidates.isEmpty { return switched }
    }
    guard let slips else { return NameStage.Found() }
    let query = Query(slips, stemmer)
    guard query.words.count <= slipWords else { return NameStage.Found() }
    let near =
      try TransliterationStage.candidates(query, stemmer, store)
      + TypoStage.candidates(query, stemmer, store)
    return NameStage.Found(candidates: near.filter { $0.score >= leastSlip })
  }

  private static func ranked(_ candidates: [Candidate]) -> [Candidate] {
    var best = Candidates()
    best.add(candidates)
    return best.ranked
  }

  /// The best of both, as they were named, and everything else behind.
  private static func leading(_ first: [Candidate], _ second: [Candidate]) -> [Candidate] {
    guard var leader = first.first, var other = second.first else { return [] }
    let top = min(leader.score, other.score)
    leader.score = top
    other.score = top - 0.001
    var rest = first.dropFirst() + second.dropFirst()
    for index in rest.indices { rest[index].score *= top - 0.01 }
    return [leader, other] + rest
  }
}
