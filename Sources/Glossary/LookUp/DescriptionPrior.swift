/// What is known of a concept before any word of a description is compared.
struct DescriptionPrior: Equatable {
  /// The degree of its familiarity, from -2 to 2.
  var familiarity: Int
  /// Where it exists.
  var platforms: PlatformSet
  /// How much each of its passages says: the rarity of all its stems.
  var rarities: [Double]
}
