public import TextAnalysis

/// How a look-up text led to a concept.
public enum Match: String, CaseIterable, Codable, Sendable {
  /// It is the id or a preferred label.
  case name
  /// It is another label.
  case alias
  /// It is what a framework calls the concept.
  case api
  /// A label begins with it.
  case prefix
  /// It is a label with a few wrong, missing, extra or swapped letters.
  case typo
  /// It is a label in the letters of the other alphabet.
  case transliteration
  /// It is a label typed in the other keyboard layout.
  case keyboardLayout = "keyboard-layout"
  /// It is a label in another grammatical form.
  case inflection
  /// Its words occur in what is said of the concept.
  case description
}

/// A concept in a list of answers.
public struct SearchResult: Equatable, Sendable {
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
  /// How sure the answer is, from 0 to 1.
  public var score: Double
  /// How the text led to the concept.
  public var match: Match
  /// The label, API name or words that matched.
  public var matched: String
  /// The glossary that the concept came from: empty for the shipped one.
  public var origin: String
  /// What the score of a description is made of, before it is calibrated; empty for other matches.
  public var parts: [ScorePart] = []

  /// Creates a result.
  public init(
    id: String, en: String, ru: String, category: String, subcategory: String, score: Double,
    match: Match, matched: String, origin: String = ""
  ) {
    self.id = id
    self.en = en
    self.ru = ru
    self.category = category
    self.subcategory = subcategory
    self.score = score
    self.match = match
    self.matched = matched
    self.origin = origin
  }

  /// The preferred label in `language`.
  public func name(in language: Language) -> String {
    language == .en ? en : ru
  }
}

/// The answer to a look-up.
public struct FindAnswer: Equatable, Sendable {
  /// The label and the question that decides, where the text is a label of several concepts.
  public var ambiguous: AmbiguousLabel?
  /// The concepts, best first; empty when nothing is confident.
  public var results: [SearchResult]
  /// What might have been meant, when `results` is empty; best first.
  public var nearMisses: [SearchResult]
  /// How it was found; nil where nothing was looked for.
  public var trace: LookUpTrace?

  /// Creates an answer.
  public init(
    ambiguous: AmbiguousLabel? = nil, results: [SearchResult] = [],
    nearMisses: [SearchResult] = []
  ) {
    self.ambiguous = ambiguous
    self.results = results
    self.nearMisses = nearMisses
  }
}
