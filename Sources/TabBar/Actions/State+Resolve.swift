/// What a word means as the name of a tab.
extension State {
  /// Finds what a reference means, in this order: a keyword; unquoted digits as a position in the
  /// array from 1; an exact key or title; the same ignoring case; the only title that begins so.
  ///
  /// - Parameter keywords: the keywords that mean something to the command; others are names.
  /// - Throws: ``Rejection/indexOutOfRange(position:count:)``, ``Rejection/unknownTab(_:)``,
  ///   ``Rejection/ambiguousTab(_:_:)``, or ``Rejection/notAChild(_:)`` for a tab that was taken
  ///   out of the array.
  public func resolve(
    _ reference: TabReference, accepting keywords: Set<TabKeyword> = [.more, .selected]
  ) throws(Rejection) -> Target {
    let text = reference.text
    if !reference.isQuoted {
      if let keyword = TabKeyword(word: text), keywords.contains(keyword) {
        return try target(of: keyword)
      }
      if !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) {
        return .tab(try key(at: text))
      }
    }
    if let key = try key(named: text) { return .tab(key) }
    if isRetired(text) { throw .notAChild(text) }
    throw .unknownTab(text)
  }

  /// Finds the tab of a reference.
  func key(_ reference: TabReference) throws(Rejection) -> TabKey {
    switch try resolve(reference) {
    case .tab(let key): return key
    default: throw .notAChild(reference.text)
    }
  }

  /// Finds what may be selected by a reference.
  func destination(_ reference: TabReference) throws(Rejection) -> Destination {
    switch try resolve(reference) {
    case .tab(let key): return .tab(key)
    case .more: return .more
    default: throw .unknownTab(reference.text)
    }
  }

  private func target(of keyword: TabKeyword) throws(Rejection) -> Target {
    switch keyword {
    case .more: return .more
    case .back: return .back
    case .minimized: return .minimized
    case .all: return .all
    case .none: return .none
    case .selected:
      guard let selection = interface.selection else { throw .unknownTab(keyword.rawValue) }
      return selection.target
    case .leftMost:
      guard let first = drawnItems.drawn.first else {
        throw .notOnScreen(keyword.rawValue, way: nil)
      }
      return first.target
    }
  }

  private func key(at digits: String) throws(Rejection) -> TabKey {
    let count = interface.order.count
    guard let position = Int(digits), (1...max(1, count)).contains(position), count > 0 else {
      throw .indexOutOfRange(position: digits, count: count)
    }
    return interface.order[position - 1]
  }

  private func key(named text: String) throws(Rejection) -> TabKey? {
    let tabs = allKeys.compactMap(tab)
    let folded = Self.folded(text)
    let tests: [(Tab) -> Bool] = [
      { $0.key.text == text || titles(of: $0).contains(text) },
      { tab in
        Self.folded(tab.key.text) == folded
          || titles(of: tab).contains { Self.folded($0) == folded }
      },
      { tab in
        !text.isEmpty && titles(of: tab).contains { Self.folded($0).hasPrefix(folded) }
      },
    ]
    for test in tests {
      let found = tabs.filter(test)
      if let first = found.first, found.count == 1 { return first.key }
      if found.count > 1 { throw .ambiguousTab(text, found.map(\.key)) }
    }
    return nil
  }

  /// Whether a tab of that name was in the interface and is no longer.
  private func isRetired(_ text: String) -> Bool {
    let folded = Self.folded(text)
    return interface.registry.keys.contains { key in
      Self.folded(key.text) == folded
        || tab(key).map(titles)?.contains { Self.folded($0) == folded } == true
    }
  }

  /// The titles a tab may show: in the language of the device, in any where none was chosen.
  private func titles(of tab: Tab) -> [String] {
    let languages = environment.language.map { [$0] } ?? DeviceLanguage.allCases
    return languages.compactMap { tab.title(in: $0) }
  }

  /// Text as compared when case does not matter; ё is е.
  static func folded(_ text: String) -> String {
    String(text.lowercased().map { $0 == "ё" ? "е" : $0 })
  }
}

extension TabKeyword {
  /// The keyword of an unquoted word in either language, in any case; `nil` for other words.
  public init?(word: String) {
    let folded = State.folded(word)
    guard
      let keyword = Self.allCases.first(where: {
        $0.rawValue == folded || State.folded($0.russianName) == folded
      })
    else { return nil }
    self = keyword
  }
}

extension Destination {
  /// The destination as the meaning of a reference.
  var target: Target {
    switch self {
    case .tab(let key): .tab(key)
    case .more: .more
    }
  }
}
