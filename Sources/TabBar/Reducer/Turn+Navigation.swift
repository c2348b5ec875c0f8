// TB-070, TB-075, TB-164 to TB-167, TB-169, TB-187, TB-238 to TB-241

extension Turn {
  mutating func performNavigation(_ action: Action) throws(Rejection) {
    try requireController()
    switch action {
    case .push(let name, in: let reference, hidesBar: let hidesBar):
      let key = try stackOwner(reference)
      guard state.box(key)?.value.hasStack == true else { throw .unsupported(70) }
      if hidesBar { cite(164, 166) }
      change(key) { $0.screens.append(Screen(name: name, hidesBar: hidesBar)) }
    case .pop(in: let reference, toRoot: let toRoot):
      let key = try stackOwner(reference)
      let depth = state.box(key)?.value.screens.count ?? 1
      if depth > 1 { cite(164) }
      change(key) { $0.screens.removeSubrange((toRoot ? 1 : max(1, depth - 1))...) }
    case .present(let name):
      cite(169)
      interface.modals.append(name ?? "Modal")
    case .dismiss:
      cite(169)
      _ = interface.modals.popLast()
    case .hideBar(let isHidden):
      guard profile.hasTabObjects else { throw .unsupported(167) }
      cite(167)
      interface.isBarHidden = isHidden
    default: break
    }
  }

  /// The tab whose stack a command means: the named one, else the selected one.
  private func stackOwner(_ reference: TabReference?) throws(Rejection) -> TabKey {
    if let reference { return state.leaf(of: try state.key(reference)) }
    guard let key = interface.selection?.key else {
      throw .unknownTab(TabKeyword.selected.rawValue)
    }
    return key
  }

  /// Moves the content of the selected tab, which may shrink or restore an iOS 26 bar.
  mutating func scroll(_ change: ScrollChange) throws(Rejection) {
    try requireBar()
    guard interface.modals.isEmpty, interface.kind == .controller, let tab = state.selectedTab
    else { return }
    if profile.device == .appleTV { cite(interface.host == .split ? 212 : 211) }
    let old = tab.topScreen.scroll
    let limit = Screen.bottom
    let step = { (amount: Int?) in min(max(amount ?? 200, 0), limit) }
    let new =
      switch change {
      case .down(let amount): min(old + step(amount), limit)
      case .up(let amount): max(old - step(amount), 0)
      case .top: 0
      case .bottom: limit
      case .to(let offset): min(max(offset, 0), limit)
      }
    guard new != old else { return }
    self.change(tab.key) { $0.screens[$0.screens.count - 1].scroll = new }
    minimize(scrollingDown: new > old, isAtTop: new == 0)
    if new == limit || old == limit { cite(187) }
  }

  private mutating func minimize(scrollingDown: Bool, isAtTop: Bool) {
    guard profile.canMinimize(in: state.environment.width) else {
      if interface.minimizeBehavior != .automatic { cite(241) }
      return
    }
    if interface.isMinimized, isAtTop { cite(242) }
    switch interface.minimizeBehavior {
    case .automatic: cite(237)
    case .never: cite(240)
    case .onScrollDown:
      cite(238)
      interface.isMinimized = scrollingDown
    case .onScrollUp:
      cite(239)
      interface.isMinimized = !scrollingDown
    }
  }
}
