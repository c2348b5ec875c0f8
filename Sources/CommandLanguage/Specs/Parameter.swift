/// One positional parameter of a command.
public struct Parameter: Equatable, Sendable {
  /// How many words a parameter takes.
  public enum Arity: Equatable, Sendable {
    case one
    case optional
    /// All words that are left, at least so many.
    case many(atLeast: Int)
  }

  /// Which parameter it is.
  public var id: ParameterID
  /// What it takes.
  public var kind: ValueKind
  /// How many words it takes.
  public var arity: Arity
  /// Words with a meaning of their own; they count only unquoted (rule R9).
  public var keywords: [KeywordID]
  /// Keywords that stand for the whole parameter, alone: `none`, `all`.
  public var alternatives: [KeywordID]
  /// Whether equal words are an error (rule R11).
  public var isDistinct: Bool

  /// Creates a parameter.
  public init(
    _ id: ParameterID, _ kind: ValueKind, _ arity: Arity = .one, keywords: [KeywordID] = [],
    alternatives: [KeywordID] = [], isDistinct: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.arity = arity
    self.keywords = keywords
    self.alternatives = alternatives
    self.isDistinct = isDistinct
  }

  /// Whether the command is complete without it.
  public var isOptional: Bool {
    switch arity {
    case .one: false
    case .optional: true
    case .many(let least): least == 0
    }
  }
}

/// One option of a command, written `name:value` (rule R7).
public struct OptionSpec: Equatable, Sendable {
  /// Which option it is.
  public var id: OptionID
  /// What it takes.
  public var kind: ValueKind
  /// Values with a meaning of their own; they count only unquoted (rule R9).
  public var keywords: [KeywordID]
  /// Whether it may be given several times.
  public var isRepeatable: Bool

  /// Creates an option.
  public init(
    _ id: OptionID, _ kind: ValueKind, keywords: [KeywordID] = [], isRepeatable: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.keywords = keywords
    self.isRepeatable = isRepeatable
  }

  /// An option that takes `yes` or `no`.
  public static func flag(_ id: OptionID) -> OptionSpec {
    OptionSpec(id, .choice, keywords: [.yes, .no])
  }

  /// Whether it takes `yes` or `no` and nothing else.
  public var isFlag: Bool { kind == .choice && keywords == [.yes, .no] }
}
