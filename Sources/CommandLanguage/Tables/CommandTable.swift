/// The grammar's declarations, all in one place: parsing, completion, help and the page of names are
/// made of these and of nothing else.
public enum CommandTable {
  /// Every command that is declared, by room.
  public static let all: [CommandSpec] =
    glossary + learning + devices + tabs + items + delegates + navigation + bars + sidebars
    + facts + gestures + customization + reports + files + session

  /// The commands that the configuration file may hold.
  public static let configuration: [CommandID] = [.lang, .set, .watch, .alias]

  private static let byID: [CommandID: CommandSpec] = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The declaration of a command.
  ///
  /// The glossary's own table comes first, as a look-up from the shell asks for nothing else and
  /// ends before the other tables would be made.
  public static func spec(_ id: CommandID) -> CommandSpec? {
    glossary.first { $0.id == id } ?? byID[id]
  }
}

extension ValueKind {
  /// A position or a count, from 0: what is out of range is the bench's to say.
  static let anyInteger = ValueKind.integer(lower: 0, upper: Int.max)
  /// A count that must be at least one.
  static let count = ValueKind.integer(lower: 1, upper: Int.max)
  /// A length in points; the platform takes a negative one for none (TB-153).
  static let length = ValueKind.number(lower: -100_000, upper: 100_000)
}

extension Parameter {
  /// An existing tab.
  static func tab(more keywords: [KeywordID] = []) -> Parameter {
    Parameter(.tab, .tab, keywords: keywords + [.selected])
  }

  /// The second of two existing tabs.
  static func otherTab(more keywords: [KeywordID] = []) -> Parameter {
    Parameter(.otherTab, .tab, keywords: keywords + [.selected])
  }

  /// Words that are tab keys, each a different one.
  static func tabKeys(atLeast least: Int) -> Parameter {
    Parameter(.tabs, .tabKey, .many(atLeast: least), isDistinct: true)
  }

  /// One keyword out of several.
  static func choice(
    _ id: ParameterID, _ keywords: [KeywordID], _ arity: Arity = .one
  ) -> Parameter {
    Parameter(id, .choice, arity, keywords: keywords)
  }

  /// The rest of the line, or `none`.
  static let textOrNone = Parameter(.text, .text, alternatives: [.none])
}
