public import TextAnalysis

/// How much the opened glossaries hold together.
public struct GlossaryStatistics: Equatable, Sendable {
  /// Concepts.
  public var concepts: Int
  /// Labels of all of them, hidden ones included.
  public var labels: Int
  /// Concepts with a picture.
  public var pictures: Int
  /// Descriptions by people who do not know the name.
  public var cues: Int
  /// Pairs of confused concepts with a deciding sentence.
  public var pairs: Int
  /// Labels that several concepts claim, with a deciding question.
  public var ambiguous: Int
  /// Concepts by category.
  public var byCategory: [String: Int]
  /// What there is of each language.
  public var byLanguage: [Language: LanguageStatistics]

  /// Creates statistics.
  public init(
    concepts: Int = 0, labels: Int = 0, pictures: Int = 0, cues: Int = 0, pairs: Int = 0,
    ambiguous: Int = 0, byCategory: [String: Int] = [:],
    byLanguage: [Language: LanguageStatistics] = [:]
  ) {
    self.concepts = concepts
    self.labels = labels
    self.pictures = pictures
    self.cues = cues
    self.pairs = pairs
    self.ambiguous = ambiguous
    self.byCategory = byCategory
    self.byLanguage = byLanguage
  }
}

/// How much the opened glossaries hold in one language.
public struct LanguageStatistics: Equatable, Sendable {
  /// Labels, hidden ones included.
  public var labels: Int
  /// Preferred labels: the concepts that have a name in this language.
  public var preferred: Int
  /// Descriptions by people who do not know the name.
  public var cues: Int

  /// Creates statistics of one language.
  public init(labels: Int = 0, preferred: Int = 0, cues: Int = 0) {
    self.labels = labels
    self.preferred = preferred
    self.cues = cues
  }
}

/// One of the opened glossaries.
public struct GlossaryInfo: Equatable, Sendable {
  /// Its name: empty for the shipped one.
  public var name: String
  /// The file or folder; empty for the shipped one.
  public var path: String
  /// How many of its concepts are in force, that is not replaced by a later glossary.
  public var concepts: Int

  /// Creates the description of a glossary.
  public init(name: String, path: String, concepts: Int) {
    self.name = name
    self.path = path
    self.concepts = concepts
  }
}
