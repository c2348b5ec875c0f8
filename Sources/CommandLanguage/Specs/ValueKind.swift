public import TextAnalysis

/// What a parameter or an option takes, and so what completes it.
///
/// The parser knows what a value looks like and never what it means: that a tab exists, a file can
/// be read or a preset is known is found out by whoever runs the command.
public enum ValueKind: Equatable, Sendable {
  /// Nothing but one of the keywords.
  case choice
  /// A tab as rule R10 finds it: position, key, title or the start of a title.
  case tab
  /// A tab by its exact key, or a new one (rule R11).
  case tabKey
  /// Several tab keys between commas.
  case tabKeyList
  /// A whole number from `lower` to `upper`.
  case integer(lower: Int, upper: Int)
  /// One of a few whole numbers.
  case integerChoice([Int])
  /// A number, perhaps with a fraction, from `lower` to `upper`; lengths are in points.
  case number(lower: Double, upper: Double)
  /// Width and height in points, written `23x23`; each side is one of ``sides``.
  case size
  /// Width and height in pixels and the scale, written `69x69@3`; each side is one of ``sides``, the
  /// scale one of ``scales``.
  case pixelSize
  /// A colour written `#RRGGBB`.
  case hexColor
  /// The rest of the line (rule R8).
  case text
  /// Any single word: the name of an image, a screen or a font.
  case word
  /// The name of a ready interface.
  case preset
  /// The id or a name of a glossary entry.
  case term
  /// A category or subcategory of the glossary.
  case category
  /// The name of a glossary that was imported.
  case glossary
  /// The id of a rule: TB-… or AU-….
  case rule
  /// The path of a file.
  case file
  /// What `export` writes.
  case exportFormat
  /// One of the platform's system items.
  case systemItem
  /// The code of a language.
  case languageCode
  /// A field of the state, written with dots: `bar.items`.
  case stateField
  /// The name of a short form made with `alias`.
  case alias
  /// A command or another subject of the help.
  case helpTopic
  /// The name of one setting out of a closed list, which decides what the next parameter takes.
  case settingName([Setting])
  /// The value of the setting named before.
  case settingValue
}

extension ValueKind {
  /// The sides that an image may have, in points or in pixels.
  public static let sides = 1...100_000
  /// The scales that an image may have.
  public static let scales = 1...4
}

/// A setting of a closed list: its name, and what it takes.
public struct Setting: Equatable, Sendable {
  /// Which setting it is.
  public var name: KeywordID
  /// What it takes, where it is not one of the keywords or the parameter's own alternatives.
  public var value: ValueKind
  /// Keywords of its value.
  public var keywords: [KeywordID]
  /// What it is, in a few words.
  public var summary: Wording

  /// Creates a setting.
  public init(
    _ name: KeywordID, _ value: ValueKind, keywords: [KeywordID] = [], summary: Wording
  ) {
    self.name = name
    self.value = value
    self.keywords = keywords
    self.summary = summary
  }
}
