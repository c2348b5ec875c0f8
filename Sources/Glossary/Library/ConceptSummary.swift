public import TextAnalysis

/// A concept as it stands in a listing, without its texts.
public struct ConceptSummary: Equatable, Sendable, Identifiable {
  /// The concept's id.
  public var id: String
  /// The preferred English label.
  public var en: String
  /// The preferred Russian label.
  public var ru: String
  /// The concept's category.
  public var category: String
  /// The concept's subcategory.
  public var subcategory: String
  /// Where it exists.
  public var platforms: [String]
  /// The glossary that the concept came from: empty for the shipped one.
  public var origin: String

  /// Creates a summary.
  public init(
    id: String, en: String, ru: String, category: String, subcategory: String,
    platforms: [String], origin: String = ""
  ) {
    self.id = id
    self.en = en
    self.ru = ru
    self.category = category
    self.subcategory = subcategory
    self.platforms = platforms
    self.origin = origin
  }

  /// The preferred label in `language`.
  public func name(in language: Language) -> String {
    language == .en ? en : ru
  }
}
