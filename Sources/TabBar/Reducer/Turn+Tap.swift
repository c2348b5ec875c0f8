// TB-008, TB-009, TB-096 to TB-107, TB-162, TB-169, TB-242, TB-265

extension Turn {
  /// A tap on something on the screen.
  mutating func tap(_ reference: TabReference) throws(Rejection) {
    try requireBar()
    let keywords: Set<TabKeyword> = [.more, .selected, .back, .leftMost, .minimized]
    if !reference.isQuoted, TabKeyword(word: reference.text) == .leftMost { cite(199) }
    switch try state.resolve(reference, accepting: keywords) {
    case .tab(let key): try tap(key)
    case .more: try tapMore()
    case .back: try tapBack()
    case .minimized:
      guard interface.isMinimized else { throw .notOnScreen("minimized", way: nil) }
      try requireVisibleBar()
      expand()
    case .all, .none: throw .unknownTab(reference.text)
    }
  }

  private mutating func tap(_ key: TabKey) throws(Rejection) {
    guard interface.kind == .controller else { return try tapStandalone(key) }
    let contents = state.barContents
    let isItem = contents.items.contains(.tab(key))
    if !isItem, contents.overflow.contains(key), state.isMoreListOnScreen { return push(row: key) }
    if state.isSidebarShown == true, interface.modals.isEmpty, isInSidebar(key) {
      guard state.box(key)?.value.isEnabled == true else { return cite(9) }
      return choose(key)
    }
    guard isItem else { throw .notOnScreen(key.text, way: way(to: key)) }
    try requireVisibleBar()
    if interface.isMinimized, !state.isApart(key) {
      guard state.highlighted(in: contents) == .tab(key) else {
        throw .notOnScreen(key.text, way: .expand)
      }
      return expand()
    }
    guard state.box(key)?.value.isEnabled == true else { return cite(8, 9) }
    interface.focusArea = .bar
    choose(key)
  }

  /// The More item (TB-097, TB-101 to TB-103, TB-106).
  private mutating func tapMore() throws(Rejection) {
    let contents = state.barContents
    guard contents.hasMore else { throw .notOnScreen("more", way: nil) }
    try requireVisibleBar()
    if interface.isMinimized {
      guard state.highlighted(in: contents) == .more else {
        throw .notOnScreen("more", way: .expand)
      }
      return expand()
    }
    guard ask(.more) else { return }
    let previous = interface.selection
    let isMoreShown = state.highlighted(in: contents) == .more
    if !isMoreShown, let pushed = interface.moreTab {
      cite(101)
      let leaf = Destination.tab(state.leaf(of: pushed))
      show(leaf)
      tell(leaf, previous: previous)
    } else {
      cite(previous == .more ? 103 : isMoreShown ? 102 : 97)
      show(.more)
      tell(.more, previous: previous)
    }
  }

  /// A row of the More list by its number from 1.
  mutating func tapRow(_ row: Int) throws(Rejection) {
    try requireBar()
    guard state.isMoreListOnScreen else {
      throw .notOnScreen("row \(row)", way: state.barContents.hasMore ? .more : nil)
    }
    let rows = state.barContents.overflow
    guard row >= 1, row <= rows.count else {
      throw .indexOutOfRange(position: String(row), count: rows.count)
    }
    push(row: rows[row - 1])
  }

  /// Choosing a row pushes and selects without the delegate (TB-098, TB-099, TB-100).
  private mutating func push(row key: TabKey) {
    guard state.box(key)?.value.isEnabled == true else { return cite(8, 9) }
    cite(98, 99, 100)
    show(.tab(state.leaf(of: key)))
  }

  /// The back button: of the tab's own stack, else of the More list (TB-107).
  private mutating func tapBack() throws(Rejection) {
    guard interface.modals.isEmpty, let tab = state.selectedTab else {
      throw .notOnScreen("back", way: interface.modals.isEmpty ? nil : .dismiss)
    }
    if tab.screens.count > 1 {
      change(tab.key) { $0.screens.removeLast() }
    } else if interface.kind == .controller, state.highlighted == .more {
      cite(107)
      show(.more)
    } else {
      throw .notOnScreen("back", way: nil)
    }
  }

  /// Refuses a tap on a bar that is not on the screen.
  func requireVisibleBar() throws(Rejection) {
    if let cover = state.barCover { throw .barNotVisible(cover) }
    if interface.session?.kind == .classic {
      throw .notOnScreen("bar", way: .customization)
    }
  }

  private mutating func expand() {
    cite(242)
    interface.isMinimized = false
  }

  private func isInSidebar(_ key: TabKey) -> Bool {
    state.contains(key) && state.box(key)?.value.isHidden != true
  }

  private func way(to key: TabKey) -> Rejection.Way? {
    guard let root = state.root(of: key) else { return nil }
    if !interface.modals.isEmpty { return .dismiss }
    if state.barContents.overflow.contains(root) { return .more }
    return root == key ? nil : .group(root)
  }

  mutating func doubleTap(_ reference: TabReference) throws(Rejection) {
    try tap(reference)
    // The second tap lands where the first did, whatever is there by now.
    settle()
    var second = self
    do throws(Rejection) {
      try second.tap(reference)
      self = second
    } catch {}
  }

  mutating func longPress(_ reference: TabReference) throws(Rejection) {
    try requireBar()
    _ = try state.resolve(reference)
    if profile.hasLargeContentViewer { cite(203) }
  }

  /// A swipe does not switch tabs (TB-265); up and down move the content under the finger.
  mutating func swipe(_ direction: SwipeDirection) throws(Rejection) {
    try requireBar()
    switch (direction, profile.device) {
    case (.left, .appleTV): try moveFocus(.left)
    case (.right, .appleTV): try moveFocus(.right)
    case (.down, .appleTV) where interface.focusArea == .bar: try moveFocus(.down)
    case (.left, _), (.right, _): cite(265)
    case (.up, _): try scroll(.down(nil))
    case (.down, _): try scroll(.up(nil))
    }
  }
}
