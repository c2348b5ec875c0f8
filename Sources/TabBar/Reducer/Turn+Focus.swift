// TB-112, TB-205 to TB-213

extension Turn {
  /// Says whether a tab's content is what the bar scrolls with (TB-211).
  mutating func observe(_ reference: TabReference, _ isObserved: Bool) throws(Rejection) {
    guard profile.device == .appleTV else { throw .unsupported(211) }
    let key = try state.key(reference)
    cite(211)
    change(key) { $0.isObservedScrollView = isObserved }
  }

  /// A press on the remote.
  mutating func moveFocus(_ move: FocusMove) throws(Rejection) {
    guard profile.device == .appleTV else { throw .unsupported(207) }
    try requireController()
    switch (move, interface.focusArea) {
    case (.left, .bar): stepFocus(by: -1)
    case (.right, .bar): stepFocus(by: 1)
    case (.down, .bar), (.select, .bar):
      guard interface.selection != nil else { return }
      cite(move == .down ? 209 : 208)
      interface.focusArea = .content
    case (.menu, .content):
      cite(210)
      interface.focusArea = .bar
    case (.menu, .bar), (.left, .content), (.right, .content), (.down, .content),
      (.select, .content):
      return
    }
  }

  /// Moves along the bar to the next tab that can be selected, which selects it (TB-207).
  private mutating func stepFocus(by step: Int) {
    let items = state.barContents.items.compactMap(\.key)
    guard let current = state.highlighted?.key, let start = items.firstIndex(of: current) else {
      return
    }
    let direction = state.environment.direction == .rtl ? -step : step
    var next = start + direction
    while items.indices.contains(next), state.box(items[next])?.value.isEnabled != true {
      next += direction
    }
    guard items.indices.contains(next) else { return }
    cite(207)
    choose(items[next])
  }
}
