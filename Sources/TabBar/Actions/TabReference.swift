/// A word by which a command names a tab, as it was written.
public struct TabReference: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The word without its quotes.
  public var text: String
  /// Whether it was written in quotes: then it is neither a keyword nor a position.
  public var isQuoted: Bool

  /// Makes a reference from a word.
  public init(_ text: String, isQuoted: Bool = false) {
    self.text = text
    self.isQuoted = isQuoted
  }

  /// Makes an unquoted reference from a literal.
  public init(stringLiteral text: String) { self.init(text) }

  /// Makes a reference by keyword.
  public init(_ keyword: TabKeyword) { self.init(keyword.rawValue) }

  /// Makes a reference that means exactly the tab of a key.
  public init(_ key: TabKey) { self.init(key.text, isQuoted: true) }
}

/// The unquoted words that stand for something in place of a tab.
public enum TabKeyword: String, Sendable, CaseIterable {
  /// The More item, and the list it opens.
  case more
  /// The selected tab.
  case selected
  /// The back button of the navigation bar.
  case back
  /// The item drawn left-most.
  case leftMost = "left-most"
  /// The bar while it is minimized.
  case minimized
  /// All tabs.
  case all
  /// No tab.
  case none

  /// The Russian name of the keyword.
  public var russianName: String {
    switch self {
    case .more: "ещё"
    case .selected: "выбранная"
    case .back: "назад"
    case .leftMost: "крайняя-слева"
    case .minimized: "свёрнутый"
    case .all: "все"
    case .none: "ничего"
    }
  }
}

/// What a ``TabReference`` turned out to mean.
public enum Target: Hashable, Sendable {
  /// A tab of the interface.
  case tab(TabKey)
  /// The More item.
  case more
  /// The back button.
  case back
  /// The minimized bar.
  case minimized
  /// All tabs.
  case all
  /// No tab.
  case none
}
