/// The texts of a concept in one language.
public struct Texts: Equatable, Sendable, Codable {
  /// One sentence of at most 25 words that tells the concept from its neighbours.
  public var definition: String
  /// What is worth knowing beyond the definition.
  public var note: String?
  /// A sentence as it would stand in a bug report.
  public var example: String
  /// How people describe it who do not know the name; searched, never shown on the card.
  public var cues: [String]

  /// Creates the texts of one language.
  public init(
    definition: String = "", note: String? = nil, example: String = "", cues: [String] = []
  ) {
    self.definition = definition
    self.note = note
    self.example = example
    self.cues = cues
  }
}

/// What a framework calls a concept.
public struct APIName: Equatable, Sendable, Codable {
  /// For example `UIKit`.
  public var framework: String
  /// The symbol, spelled as in code.
  public var symbol: String
  /// Which kind or version, where it matters.
  public var note: String?

  /// Creates an API name.
  public init(framework: String, symbol: String, note: String? = nil) {
    self.framework = framework
    self.symbol = symbol
    self.note = note
  }
}

/// Where the facts of an entry come from (ISO 10241-1 demands it, and the modification mark).
public struct Source: Equatable, Sendable, Codable {
  /// Whose words the entry has.
  public enum Words: String, CaseIterable, Codable, Sendable {
    /// Written for this glossary.
    case own
    /// Adapted from the source.
    case modified
  }

  /// The page or document.
  public var name: String
  /// Its address.
  public var url: String?
  /// Whose words the entry has.
  public var words: Words

  /// Creates a source.
  public init(name: String, url: String? = nil, words: Words = .own) {
    self.name = name
    self.url = url
    self.words = words
  }
}
