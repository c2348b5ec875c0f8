/// How well a concept answers a description: a weighted sum of what was found of it.
///
/// The weights were fitted by conditional logistic regression to descriptions of all kinds and rounded;
/// see Docs/Decisions/look-up.md.
struct DescriptionScore {
  /// What is weighed of the text's words, in the order of `shares(_:)`: how much it counts in the score,
  /// and how much where only words tell which concepts are weighed further.
  private static let weighed: [(kind: ScorePart.Kind, weight: Float, byWords: Float)] = [
    (.coverage, 0.050, 0.10), (.relevance, 0.002, 1.15), (.repetition, 0.002, 0.135),
    (.labels, 0.025, 0.06), (.opening, 0.020, 0.13), (.notes, 0.009, 0.13), (.subject, 0.034, 0.12),
  ]
  private static let weights = SIMD8<Float>(weighed.map(\.weight) + [0])
  private static let weightsByWords = SIMD8<Float>(weighed.map(\.byWords) + [0])
  /// How much a passage counts that holds all of the text and nothing else.
  private static let passage = 0.019
  /// Added where a platform that the text names has the concept, else taken off.
  private static let platform = 0.009
  /// Taken off for what people seldom mean, and for what they hardly ever do.
  private static let seldom = 0.004
  private static let rare = 0.012
  /// How much it counts that the text means what the concept is.
  private static let meaning: Float = 0.32
  /// The same for its words read in their context.
  private static let context: Float = 0.36
  /// How much it counts that people write e times as often about the concept as about others.
  private static let frequency: Float = 0.004

  /// How much a passage that holds all of the text counts if it says much else.
  private static let leastPrecision = 0.45

  /// The rarity of all terms of the text.
  let total: Double
  /// The number of its terms.
  let terms: Int

  /// How likely the concept is by its words alone, to choose what is weighed further.
  func likelihood(_ evidence: DescriptionEvidence) -> Float {
    (shares(evidence) * Self.weightsByWords).sum()
  }

  /// The addends of the score, which is about 0 to 1.
  ///
  /// - Parameters:
  ///   - byPassage: The rarity of the terms found in each passage.
  ///   - nearness: How near the text's meaning is to the concept's.
  func parts(
    _ evidence: DescriptionEvidence, _ byPassage: Passages.Values, _ prior: DescriptionPrior,
    platforms: PlatformSet, nearness: TextMeaning.Nearness
  ) -> [ScorePart] {
    let best = Passages.descriptionBits.map { share(of: $0, byPassage, prior) }.max() ?? 0
    let values = shares(evidence) * Self.weights
    var parts = Self.weighed.indices.map {
      ScorePart(kind: Self.weighed[$0].kind, value: Double(values[$0]))
    }
    parts.append(ScorePart(kind: .passage, value: Self.passage * best))
    var platform = 0.0
    if !platforms.isEmpty {
      platform = prior.platforms.isDisjoint(with: platforms) ? -Self.platform : Self.platform
    }
    parts.append(ScorePart(kind: .platform, value: platform))
    parts.append(ScorePart(kind: .familiarity, value: Self.familiarity(prior.familiarity)))
    parts.append(ScorePart(kind: .meaning, value: Double(Self.meaning * nearness.words)))
    parts.append(ScorePart(kind: .context, value: Double(Self.context * nearness.context)))
    parts.append(
      ScorePart(kind: .frequency, value: Double(Self.frequency * prior.frequency)))
    return parts
  }

  private static func familiarity(_ degree: Int) -> Double {
    switch degree {
    case ..<(-1): -rare
    case -1: -seldom
    default: 0
    }
  }

  private func shares(_ evidence: DescriptionEvidence) -> SIMD8<Float> {
    var shares = SIMD8<Float>(
      evidence.coverage, 0, evidence.repetition, evidence.labels, evidence.opening,
      evidence.notes, 0, 0)
    shares /= Float(total)
    shares[1] = evidence.relevance / Float(terms)
    shares[6] = evidence.subject
    return shares
  }

  /// How much of the text a passage holds; less where it says much else.
  private func share(
    of passage: Int, _ byPassage: Passages.Values, _ prior: DescriptionPrior
  ) -> Double {
    let found = Double(byPassage[passage])
    if found == 0 { return 0 }
    let whole = passage < prior.rarities.count ? max(prior.rarities[passage], found) : found
    return found / total * (Self.leastPrecision + (1 - Self.leastPrecision) * found / whole)
  }
}
