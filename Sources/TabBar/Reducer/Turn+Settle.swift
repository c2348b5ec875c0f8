// TB-048, TB-049, TB-104, TB-108 to TB-111, TB-241

extension Turn {
  /// Brings what depends on the bar into line after any change: the More stack, the tab that was
  /// last chosen on the bar, a selection that lost its place, minimizing, search.
  mutating func settle() {
    if interface.customizable != interface.order {
      let order = Set(interface.order)
      interface.customizable = interface.customizable.filter(order.contains)
    }
    if let last = interface.lastBarTab, !state.contains(last) { interface.lastBarTab = nil }
    if interface.kind == .controller { settleSelection() }
    if interface.isMinimized,
      !profile.canMinimize(in: state.environment.width) || state.interface.kind != .controller
    {
      interface.isMinimized = false
    }
    if let search = interface.search, interface.selection != .tab(search.tab) {
      interface.search = nil
    }
    settleSession()
  }

  private mutating func settleSelection() {
    var contents = state.barContents
    if interface.selection == .more, !contents.hasMore {
      cite(108, 111)
      let fallback = interface.lastBarTab ?? interface.order.first
      show(fallback.map { .tab(state.leaf(of: $0)) })
      contents = state.barContents
    }
    if let key = interface.selection?.key, let root = state.root(of: key) {
      if contents.overflow.contains(root) {
        if interface.moreTab != root { explainHidden(replacing: interface.moreTab) }
        interface.moreTab = root
      } else if let item = state.highlighted(in: contents)?.key {
        interface.lastBarTab = item
      }
    }
    if let pushed = interface.moreTab, !contents.overflow.contains(pushed) {
      if interface.selection?.key.flatMap(state.root) == pushed {
        cite(roomChange == .device ? 109 : 49)
      }
      interface.moreTab = nil
    }
    if interface.selection == .more { interface.moreTab = nil }
  }

  /// Names the rule by which the selected tab stands over the More list now.
  private mutating func explainHidden(replacing pushed: TabKey?) {
    switch roomChange {
    case .array: cite(48)
    case .device: cite(110)
    case nil: cite(104)
    }
    if pushed != nil { cite(104) }
  }

  /// Ends a customization that the device or the array no longer allows.
  private mutating func settleSession() {
    guard let session = interface.session else { return }
    let isPossible =
      switch session.kind {
      case .standalone: interface.kind == .standalone
      case .editing: state.hasTopBar
      case .classic: interface.kind == .controller && profile.hasMore && !state.hasTopBar
      }
    if !isPossible { interface.session = nil }
  }
}
