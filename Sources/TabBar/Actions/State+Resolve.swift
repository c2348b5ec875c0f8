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
    let keys = allKeys
    if interface.registry.renamedCount == 0 {
      let key = TabKey(text)
      if keys.contains(key) { return key }
    } else {
      let exact = try only(in: keys, text) { key in
        key.text == text || hasTitle(key) { $0 == text }
      }
      if let exact { return exact }
    }
    let folded = Self.folded(text)
    let same = try only(in: keys, text) { key in
      Self.folded(key.text) == folded || hasTitle(key) { Self.folded($0) == folded }
    }
    if let same { return same }
    guard !text.isEmpty else { return nil }
    return try only(in: keys, text) { key in
      hasTitle(key) { Self.folded($0).hasPrefix(folded) }
    }
  }

  /// The one key that passes a test, `nil` for none.
  private func only(
    in keys: [TabKey], _ text: String, where test: (TabKey) -> Bool
  ) throws(Rejection) -> TabKey? {
    guard let first = keys.firstIndex(where: test) else { return nil }
    let others = keys[(first + 1)...].filter(test)
    guard others.isEmpty else { throw .ambiguousTab(text, [keys[first]] + others) }
    return keys[first]
  }

  /// Whether a tab of that name was in the interface and is no longer.
  private func isRetired(_ text: String) -> Bool {
    let folded = Self.folded(text)
    return interface.registry.keys.contains { key in
      Self.folded(key.text) == folded || hasTitle(key) { Self.folded($0) == folded }
    }
  }

  /// Whether a title that the tab may show passes a test: in the language of the device, in any
  /// where none was chosen.
  private func hasTitle(_ key: TabKey, _ test: (String) -> Bool) -> Bool {
    guard let box = box(key) else { return false }
    if box.value.titles.isEmpty, let title = box.value.title { return test(title) }
    let languages = environment.language.map { [$0] } ?? DeviceLanguage.allCases
    return languages.contains { box.value.title(in: $0).map(test) ?? false }
  }

  /// Text as compared when case does not matter; ё is е.
  static func folded(_ text: String) -> String {
    var isASCII = true
    var isLower = true
    for byte in text.utf8 {
      if byte >= 0x80 { isASCII = false }
      if (65...90).contains(byte) { isLower = false }
    }
    // The two fast ways count where thousands of tabs are compared.
    if isASCII, isLower { return text }
    if isASCII {
      return String(
        decoding: text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
    }
    return String(text.lowercased().map { $0 == "ё" ? "е" : $0 })
  }
}

extension TabKeyword {
  /// The keyword of an unquoted word in either language, in any case; `nil` for other words.
  public init?(word: String) {
    guard let keyword = Self.byName[State.folded(word)] else { return nil }
    self = keyword
  }

  private static let byName: [String: TabKeyword] = {
    var names: [String: TabKeyword] = [:]
    for keyword in allCases {
      names[keyword.rawValue] = keyword
      names[State.folded(keyword.russianName)] = keyword
    }
    return names
  }()
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
