/// What is known of a concept before any word of a description is compared.
struct DescriptionPrior: Equatable {
  /// The degree of its familiarity, from -2 to 2.
  var familiarity: Int
  /// How much more often than about others people write about it, as a natural logarithm; 0 where nothing
  /// is known.
  var frequency: Float
  /// Where it exists.
  var platforms: PlatformSet
  /// How much each of its passages says: the rarity of all its stems.
  var rarities: [Double]
  /// The numbers of the concepts that it is a kind of.
  var broader: [Int]
}
