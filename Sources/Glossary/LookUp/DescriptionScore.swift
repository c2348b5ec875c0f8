#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How well a concept answers a description: a weighted sum of what was found of it.
///
/// The weights were fitted by logistic regression to descriptions of all kinds and rounded; see
/// Docs/Decisions/look-up.md. They add up to 1, so that a score of 1 is a concept that says
/// everything and nothing but what was asked for.
struct DescriptionScore {
  /// How much of the text the concept speaks of anywhere.
  static let coverage = 0.23
  /// The same, by how often (BM25).
  static let relevance = 0.22
  /// How much of the text meets in one definition or cue.
  static let passage = 0.17
  /// How much of the text is the phrase that it begins with, as far as that is in the labels.
  static let opening = 0.13
  /// How much of the text is in the notes and deciding sentences.
  static let notes = 0.11
  /// How much of the text meets in the example.
  static let example = 0.08
  /// How much of the text is a whole label, an earlier one counting more.
  static let named = 0.06
  /// Added where the text is sure to be about what it names.
  static let subject = 0.22
  /// Added where a platform that the text names has the concept, else taken off.
  static let platform = 0.02

  /// How much a passage that holds all of the text counts if it says much else.
  private static let leastPrecision = 0.45

  /// The rarity of all terms of the text.
  let total: Double

  /// The score without the concept's prior, to choose what is weighed further.
  func likelihood(_ evidence: DescriptionEvidence) -> Double {
    (evidence.coverage + evidence.relevance + 0.1 * evidence.named) / total + evidence.subject
  }

  /// The addends of the score, which is about 0 to 1.
  func parts(
    _ evidence: DescriptionEvidence, _ prior: DescriptionPrior, platforms: PlatformSet
  ) -> [ScorePart] {
    let meeting = (0..<Passages.count).map { share(of: $0, evidence, prior) }
    let best = Passages.descriptionBits.map { meeting[$0] }.max() ?? 0
    let example = Passages.exampleBits.map { meeting[$0] }.max() ?? 0
    let notes = Double(evidence.byPassage[Passages.noteBit]) / total
    var platform = 0.0
    if !platforms.isEmpty {
      platform = prior.platforms.isDisjoint(with: platforms) ? -Self.platform : Self.platform
    }
    return [
      ScorePart(kind: .coverage, value: Self.coverage * evidence.coverage / total),
      ScorePart(kind: .relevance, value: Self.relevance * evidence.relevance / total),
      ScorePart(kind: .passage, value: Self.passage * best),
      ScorePart(kind: .opening, value: Self.opening * evidence.opening / total),
      ScorePart(kind: .notes, value: Self.notes * notes),
      ScorePart(kind: .example, value: Self.example * example),
      ScorePart(kind: .named, value: Self.named * evidence.named / total),
      ScorePart(kind: .subject, value: Self.subject * evidence.subject),
      ScorePart(kind: .platform, value: platform),
      ScorePart(kind: .familiarity, value: prior.familiarity),
    ]
  }

  /// How much of the text a passage holds; less where it says much else.
  private func share(
    of passage: Int, _ evidence: DescriptionEvidence, _ prior: DescriptionPrior
  ) -> Double {
    let found = Double(evidence.byPassage[passage])
    if found == 0 { return 0 }
    let whole = passage < prior.rarities.count ? max(prior.rarities[passage], found) : found
    return found / total * (Self.leastPrecision + (1 - Self.leastPrecision) * found / whole)
  }
}

/// What was found of a text in one concept, each term by its rarity.
struct DescriptionEvidence {
  /// The terms found anywhere.
  var coverage = 0.0
  /// The terms found, each by how much the concept speaks of it.
  var relevance = 0.0
  /// The terms found in each passage.
  var byPassage = SIMD16<Float>(repeating: 0)
  /// The terms of the text's first phrase found in labels.
  var opening = 0.0
  /// The terms of a label that the text holds whole.
  var named = 0.0
  /// How sure it is that the text is about the concept because it names it, from 0 to 1.
  var subject = 0.0
  /// The numbers of the terms found, a bit each.
  var terms: UInt32 = 0
}
