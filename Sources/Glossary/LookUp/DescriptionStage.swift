import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Concepts that the text describes: its words occur in their definitions, cues, notes, examples and
/// labels.
///
/// Every term adds to the concepts in its list of postings; for the likeliest of them the lists are read
/// again, to weigh which terms meet in one passage, see `DescriptionScore`. The concepts that mean
/// nearly the same as the whole text are weighed with them, see `TextMeaning`.
struct DescriptionStage {
  /// Terms that describe more concepts than this only add to what rarer ones found.
  private static let commonFrom = 5000
  /// A text of many words is looked up by its rarest ones.
  private static let termLimit = 16
  /// How much surer an answer is to a text that is made of labels.
  private static let familiarWords = 0.235
  /// How much less sure it is to a text that means something else by its words, and in their context.
  private static let strangeness = 0.226
  private static let strangenessInContext = 0.689
  /// How fast an answer becomes surer with its score.
  private static let steepness = 1.25
  /// How many of the concepts found are weighed passage by passage.
  private static let weighed = 60
  /// So many are answers, if they are sure enough, and further ones only with so much of the best score.
  private static let answers = 3
  private static let nearBest = 0.7
  /// How much less a concept fits the text than a kind of it does, at least: an alert is a dialog too.
  private static let broaderBy = 0.1
  /// A concept that the text names so surely is an answer, behind the first ones, whatever is told of it.
  private static let surelyMentioned = 0.5
  /// The most that a guess scores.
  private static let guess = LookUp.confident - 0.01

  private let store: Store

  init(_ store: Store) {
    self.store = store
  }

  /// The concepts that the query may describe.
  ///
  /// - Parameter isRead: Whether the text is read as a whole too, see `TextMeaning`.
  func candidates(_ query: Query, isRead: Bool) throws(DatabaseError) -> [Candidate] {
    var text = try described(query, isRead: isRead)
    text.addKinds()
    return Self.leading(
      text.concepts.map { concept in
        var candidate = concept.candidate
        candidate.score = Self.confidence(candidate, concept.evidence, concept.nearness, in: text)
        return candidate
      })
  }

  /// What was found of a text that describes something.
  struct DescribedText {
    /// How many of its terms are known or may be.
    var terms = 0
    /// How much of it is in labels, by the rarity of its terms, from 0 to 1.
    var names = 0.0
    /// How near it is to what is no concept, by its words and by their context, from 0 to 1.
    var somethingElse: (words: Float, context: Float) = (0, 0)
    /// The concepts that it may describe.
    var concepts: [DescribedConcept] = []

    /// Gives the concepts that one of the best ones is a kind of almost as much as that has.
    mutating func addKinds() {
      let best = concepts.firstSorted(answers) {
        ($1.candidate.sumOfParts, $0.candidate.concept)
          < ($0.candidate.sumOfParts, $1.candidate.concept)
      }
      for place in concepts.indices {
        let own = concepts[place].candidate
        let fits = best.filter { $0.broader.contains(own.concept) }.map(\.candidate.sumOfParts)
        let missing = (fits.max() ?? 0) - broaderBy - own.sumOfParts
        concepts[place].candidate.parts.append(
          ScorePart(kind: .kinds, value: fits.isEmpty ? 0 : max(0, missing)))
      }
    }
  }

  /// A concept without a score yet, and what speaks for it.
  struct DescribedConcept {
    var candidate: Candidate
    var nearness: TextMeaning.Nearness
    var evidence: DescriptionEvidence
    /// The numbers of the concepts that it is a kind of.
    var broader: [Int]
  }

  /// Weighs the concepts that the query may describe.
  func described(_ query: Query, isRead: Bool) throws(DatabaseError) -> DescribedText {
    let terms = Array(try DescriptionTerm.terms(of: query, store).prefix(Self.termLimit))
    let total = terms.reduce(0) { $0 + $1.rarity }
    guard total > 0 else { return DescribedText() }
    var evidence = NumberedValues<DescriptionEvidence>(count: try store.conceptCount())
    var found = NumberedValues<TermEvidence>(count: try store.conceptCount())
    for (number, term) in terms.enumerated() {
      found.removeAll()
      try collect(term, known: evidence, into: &found)
      for (concept, termEvidence) in found.entries {
        evidence[concept, default: DescriptionEvidence()]
          .add(termEvidence, of: term, number: number)
      }
    }
    let names = try addNames(in: query, terms, to: &evidence) / total
    let score = DescriptionScore(total: total, terms: terms.count)
    let meaning = TextMeaning(of: query, terms, isRead: isRead)
    defer { meaning.release() }
    let likely = try likely(evidence, score, meaning)
    let meeting = try passages(of: likely.map(\.number), terms)
    let platforms = PlatformSet(namedIn: query.words)
    var text = DescribedText(
      terms: terms.count, names: names, somethingElse: meaning.somethingElse)
    for ((concept, evidence), byPassage) in zip(likely, meeting) {
      guard let prior = try store.prior(concept) else { continue }
      let nearness = try meaning.nearness(to: concept, store)
      let parts = score.parts(
        evidence, byPassage, prior, platforms: platforms, nearness: nearness)
      let candidate = Candidate(
        concept: concept, score: 0, match: .description,
        matched: Self.matched(evidence, query, terms), parts: parts,
        subject: Double(evidence.subject))
      text.concepts.append(
        DescribedConcept(
          candidate: candidate, nearness: nearness, evidence: evidence, broader: prior.broader))
    }
    return text
  }

  /// The concepts that are weighed further: the likeliest by their words, and those that mean the nearest.
  private func likely(
    _ evidence: NumberedValues<DescriptionEvidence>, _ score: DescriptionScore,
    _ meaning: TextMeaning
  ) throws(DatabaseError) -> [(number: Int, evidence: DescriptionEvidence)] {
    var likely = evidence.entries.lazy
      .map { (number: $0.number, evidence: $0.value, likelihood: score.likelihood($0.value)) }
      .firstSorted(Self.weighed) {
        ($1.likelihood, $0.number) < ($0.likelihood, $1.number)
      }
      .map { (number: $0.number, evidence: $0.evidence) }
    let byWords = Set(likely.map(\.number))
    for number in try meaning.nearest(store) where !byWords.contains(number) {
      likely.append((number, evidence[number, default: DescriptionEvidence()]))
    }
    return likely
  }

  /// The words of the text that speak for a concept, in their order.
  private static func matched(
    _ evidence: DescriptionEvidence, _ query: Query, _ terms: [DescriptionTerm]
  ) -> String {
    terms.indices.filter { evidence.terms & (1 << UInt32($0)) != 0 }
      .map { (place: query.words.firstIndex(of: terms[$0].word) ?? 0, word: terms[$0].word) }
      .sorted { $0.place < $1.place }
      .map(\.word).joined(separator: " ")
  }

  /// Best first; those behind the first answers that are far from the best become guesses.
  private static func leading(_ candidates: [Candidate]) -> [Candidate] {
    var ranked = candidates.sorted { ($1.score, $0.concept) < ($0.score, $1.concept) }
    guard let best = ranked.first else { return [] }
    for index in ranked.indices.dropFirst(answers)
    where ranked[index].sumOfParts < nearBest * best.sumOfParts {
      ranked[index].score = min(ranked[index].score, guess)
    }
    let named = ranked.indices.dropFirst(answers).max { ranked[$0].subject < ranked[$1].subject }
    if let named, ranked[named].subject >= surelyMentioned, best.score >= LookUp.confident {
      let last = ranked[answers - 1].score
      ranked[named].score = max(ranked[named].score, LookUp.confident, last.nextDown)
    }
    return ranked
  }

  /// How sure a description is, from 0 to 0.85; `LookUp.confident` divides answers from guesses.
  private static func confidence(
    _ candidate: Candidate, _ evidence: DescriptionEvidence, _ nearness: TextMeaning.Nearness,
    in text: DescribedText
  ) -> Double {
    let least = least(text.terms)
    var strange =
      strangeness * Double(text.somethingElse.words)
      + strangenessInContext * Double(text.somethingElse.context)
    // What is strange to the shipped glossary may well be what one's own is about.
    if !nearness.isTrained { strange = min(strange, least.ofOwn - least.ofShipped) }
    let found = candidate.sumOfParts + familiarWords * text.names - strange
    let score = max(0, LookUp.confident + steepness * (found - least.ofShipped))
    // One word that is in no label says too little.
    if text.terms == 1, evidence.labels == 0, evidence.subject == 0 {
      return min(guess, score)
    }
    return levelled(score)
  }

  /// The least score of an answer to a text of so many terms, from the shipped glossary and from one's own:
  /// the fewer they are, the likelier it is that they meet by chance.
  private static func least(_ terms: Int) -> (ofShipped: Double, ofOwn: Double) {
    switch terms {
    case ...1: (0.37, 0.37)
    case 2: (0.26, 0.33)
    case 3: (0.15, 0.30)
    case 4: (0.05, 0.27)
    case 5: (0.08, 0.24)
    case 6: (0.07, 0.215)
    default: (0.07, 0.20)
    }
  }

  /// The same order, but never more sure than a name.
  private static func levelled(_ score: Double) -> Double {
    let room = 0.85 - LookUp.confident
    guard score > LookUp.confident else { return score }
    return LookUp.confident + room * (1 - exp((LookUp.confident - score) / room))
  }

  /// Collects what the variants of a term say about each concept; of a common term only about those that
  /// are known already.
  private func collect(
    _ term: DescriptionTerm, known: NumberedValues<DescriptionEvidence>,
    into found: inout NumberedValues<TermEvidence>
  ) throws(DatabaseError) {
    let isCommon = term.concepts > Self.commonFrom
    for variant in term.variants {
      let weight = Float(variant.weight)
      try store.forEachPosting(stem: variant.stem) { posting in
        if isCommon, !known.contains(posting.concept) { return }
        found[posting.concept, default: TermEvidence()].add(posting, weight: weight)
      }
    }
  }

  /// The rarity of the terms found in each passage of these concepts.
  private func passages(
    of concepts: [Int], _ terms: [DescriptionTerm]
  ) throws(DatabaseError) -> [Passages.Values] {
    var places = NumberedValues<Int>(count: try store.conceptCount())
    for (place, concept) in concepts.enumerated() { places[concept, default: 0] = place }
    let nothing = [Passages.Values](
      repeating: Passages.Values(repeating: 0), count: concepts.count)
    var sums = nothing
    for term in terms {
      var best = nothing
      for variant in term.variants {
        let weight = Float(variant.weight)
        try store.forEachPosting(stem: variant.stem) { posting in
          guard places.contains(posting.concept) else { return }
          let place = places[posting.concept, default: 0]
          let found = Passages.weights(posting.passages, weight)
          best[place].replace(with: found, where: found .> best[place])
        }
      }
      for place in sums.indices { sums[place] += Float(term.rarity) * best[place] }
    }
    return sums
  }

  /// Adds the labels that the text holds in any form.
  ///
  /// - Returns: The rarity of all terms that are part of a label.
  private func addNames(
    in query: Query, _ terms: [DescriptionTerm],
    to evidence: inout NumberedValues<DescriptionEvidence>
  ) throws(DatabaseError) -> Double {
    let names = try NameMentions(in: query, terms, store)
    for (concept, certainty) in names.subjects {
      evidence[concept, default: DescriptionEvidence()].subject = Float(certainty)
    }
    return terms.reduce(0) { $0 + (names.stems.contains($1.stem) ? $1.rarity : 0) }
  }
}
