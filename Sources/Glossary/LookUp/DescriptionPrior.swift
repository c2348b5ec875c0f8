/// What is known of a concept before any word of a description is compared.
struct DescriptionPrior: Equatable {
  /// How likely people are to describe it, as an addition to its score.
  var familiarity: Double
  /// Where it exists.
  var platforms: PlatformSet
  /// How much each of its passages says: the rarity of all its stems.
  var rarities: [Double]
}
