/// What a look-up did to find its answer.
public struct LookUpTrace: Equatable, Sendable {
  /// A stage of the look-up, from certain to vague.
  public enum Stage: String, CaseIterable, Sendable {
    /// Labels that are the text or a form of it.
    case name
    /// The same for the text in the other keyboard layout.
    case keyboardLayout = "keyboard-layout"
    /// Labels that a question asks about or compares.
    case question
    /// Parts of a name from code.
    case symbol
    /// Labels in the letters of the other alphabet, and labels that sound alike.
    case transliteration
    /// Russian labels, where the text has prepositions between their words.
    case preposition
    /// Labels that have the words in another order.
    case wordOrder = "word-order"
    /// Labels with a few slips.
    case typo
    /// Concepts that the words describe.
    case description
    /// Labels that begin with the text.
    case prefix
  }

  /// What one stage proposed.
  public struct Step: Equatable, Sendable {
    /// The stage.
    public var stage: Stage
    /// How many proposals it made.
    public var candidates: Int
    /// The score of the best of them, from 0 to 1; 0 without any.
    public var best: Double
  }

  /// The folded text without anything between its words.
  public var key: String
  /// The stems of its words.
  public var stems: [String]
  /// The stages that ran, in order.
  public var steps: [Step]
}

/// One of the addends of a description's score.
public struct ScorePart: Equatable, Sendable {
  /// What the addend counts.
  public enum Kind: String, CaseIterable, Sendable {
    /// How much of the text is in the definitions and cues.
    case coverage
    /// How much likelier the words are in the concept than elsewhere.
    case relevance
    /// In how many definitions, cues and labels the words are.
    case repetition
    /// How much of the text is in labels.
    case labels
    /// How much of the text is its first phrase, found in labels.
    case opening
    /// How much of the text is in notes, deciding sentences and examples.
    case notes
    /// How sure it is that the text is about what it names.
    case subject
    /// How much of the text meets in a definition or cue that says little else.
    case passage
    /// Whether the concept exists on the platform that the text names.
    case platform
    /// How often people meet and mention such a thing, as its entry says.
    case familiarity
    /// How near the meaning of the whole text is to that of the concept.
    case meaning
    /// How near the text as a whole is to the concept, each word read by all others.
    case context
    /// How often people write about it, as the texts of Training/threads.tsv tell.
    case frequency
    /// That a kind of it fits the text well.
    case kinds
  }

  /// What it counts.
  public var kind: Kind
  /// What it adds, about 0 to 0.25; less than 0 where it takes off.
  public var value: Double
}
