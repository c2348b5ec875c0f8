/// How well a concept answers a description: a weighted sum of what was found of it.
///
/// The weights were fitted by conditional logistic regression to descriptions of all kinds and rounded;
/// see Docs/Decisions/look-up.md.
struct DescriptionScore {
  /// What is weighed of the text, and how much it counts, in the order of `shares(_:)`.
  private static let weighed: [(kind: ScorePart.Kind, weight: Double)] = [
    (.coverage, 0.10), (.relevance, 1.15), (.repetition, 0.135), (.labels, 0.06), (.meeting, 0.06),
    (.opening, 0.13), (.notes, 0.13), (.subject, 0.12),
  ]
  private static let weights = SIMD8<Double>(weighed.map(\.weight))
  /// How much a passage counts that holds all of the text and nothing else.
  private static let passage = 0.07
  /// Added where a platform that the text names has the concept, else taken off.
  private static let platform = 0.02
  /// How much a degree of familiarity counts.
  private static let familiarity = 0.014

  /// How much a passage that holds all of the text counts if it says much else.
  private static let leastPrecision = 0.45

  /// The rarity of all terms of the text.
  let total: Double
  /// The number of its terms.
  let terms: Int

  /// The score as far as it is known without what the concept's passages say besides, to choose what
  /// is weighed further.
  func likelihood(_ evidence: DescriptionEvidence) -> Double {
    (shares(evidence) * Self.weights).sum()
  }

  /// The addends of the score, which is about 0 to 1.
  func parts(
    _ evidence: DescriptionEvidence, _ prior: DescriptionPrior, platforms: PlatformSet
  ) -> [ScorePart] {
    let best = Passages.descriptionBits.map { share(of: $0, evidence, prior) }.max() ?? 0
    let values = shares(evidence) * Self.weights
    var parts = Self.weighed.indices.map {
      ScorePart(kind: Self.weighed[$0].kind, value: values[$0])
    }
    parts.append(ScorePart(kind: .passage, value: Self.passage * best))
    var platform = 0.0
    if !platforms.isEmpty {
      platform = prior.platforms.isDisjoint(with: platforms) ? -Self.platform : Self.platform
    }
    parts.append(ScorePart(kind: .platform, value: platform))
    parts.append(
      ScorePart(kind: .familiarity, value: Self.familiarity * Double(prior.familiarity)))
    return parts
  }

  private func shares(_ evidence: DescriptionEvidence) -> SIMD8<Double> {
    let described = evidence.byPassage.replacing(with: 0, where: Passages.isNoDescription)
    return SIMD8(
      evidence.coverage / total,
      evidence.relevance / Double(terms),
      evidence.repetition / total,
      Double(evidence.byPassage[Passages.labelBit]) / total,
      Double((described * described).sum().squareRoot()) / total,
      evidence.opening / total,
      Double(evidence.byPassage[Passages.noteBit]) / total,
      evidence.subject)
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
  /// The terms found in definitions and cues.
  var coverage = 0.0
  /// The terms found, each by the logarithm of the number of definitions, cues and labels with it.
  var repetition = 0.0
  /// How much likelier the terms are in the concept than elsewhere, not by their rarity.
  var relevance = 0.0
  /// The terms found in each passage.
  var byPassage = Passages.Values(repeating: 0)
  /// The terms of the text's first phrase found in labels.
  var opening = 0.0
  /// How sure it is that the text is about the concept because it names it, from 0 to 1.
  var subject = 0.0
  /// The numbers of the terms found, a bit each.
  var terms: UInt32 = 0
}
