public import TextAnalysis

/// One concept of the glossary with its names and texts in both languages.
///
/// The unit follows ISO 10241-1: the concept comes first, each language has exactly one preferred
/// label, and everything else that people call the thing is a label with a status of its own.
public struct Concept: Equatable, Sendable, Codable, Identifiable {
  /// Kebab-case and never reused; a contract with links and bug reports.
  public var id: String
  /// `element`, `gesture`, `pattern`, `concept` or `state`.
  public var category: String
  /// The group within the category, for example `overlay`.
  public var subcategory: String
  /// Whether the documents that the glossary grew from name this concept.
  public var isSeed: Bool
  /// How often people meet and mention it.
  public var familiarity: Familiarity
  /// All labels of both languages, the preferred ones first.
  public var labels: [Label]
  /// The English texts.
  public var en: Texts
  /// The Russian texts.
  public var ru: Texts
  /// Where it exists: `ios`, `ipados`, `macos`, `tvos`, `watchos`, `visionos`, `android`, `web`,
  /// `windows`.
  public var platforms: [String]
  /// What programmers call it.
  public var api: [APIName]
  /// Ids of more general concepts.
  public var broader: [String]
  /// Ids of what it is a part of.
  public var partOf: [String]
  /// Ids of related concepts that nobody confuses with it.
  public var related: [String]
  /// Ids of the gestures that act on it.
  public var gestures: [String]
  /// Ids of the states that it can be in.
  public var states: [String]
  /// A drawing in pure ASCII, at most 44 columns by 14 rows; empty where there is none.
  public var picture: [String]
  /// Where the facts come from.
  public var sources: [Source]
  /// Ids that the concept had before; they still resolve to it.
  public var formerIDs: [String]
  /// The glossary that the entry came from: empty for the shipped one, else its name.
  public var origin: String

  /// Creates a concept from all its parts.
  public init(
    id: String, category: String, subcategory: String, isSeed: Bool = false,
    familiarity: Familiarity = .known, labels: [Label] = [],
    en: Texts = Texts(), ru: Texts = Texts(), platforms: [String] = [], api: [APIName] = [],
    broader: [String] = [], partOf: [String] = [], related: [String] = [],
    gestures: [String] = [], states: [String] = [], picture: [String] = [],
    sources: [Source] = [], formerIDs: [String] = [], origin: String = ""
  ) {
    self.id = id
    self.category = category
    self.subcategory = subcategory
    self.isSeed = isSeed
    self.familiarity = familiarity
    self.labels = labels
    self.en = en
    self.ru = ru
    self.platforms = platforms
    self.api = api
    self.broader = broader
    self.partOf = partOf
    self.related = related
    self.gestures = gestures
    self.states = states
    self.picture = picture
    self.sources = sources
    self.formerIDs = formerIDs
    self.origin = origin
  }

  /// The texts in `language`.
  public func texts(in language: Language) -> Texts {
    language == .en ? en : ru
  }

  /// The preferred label in `language`, else that of the other language, else the id.
  public func preferredLabel(in language: Language) -> String {
    let preferred = labels.filter { $0.status == .preferred }
    return (preferred.first { $0.language == language } ?? preferred.first)?.text ?? id
  }
}
