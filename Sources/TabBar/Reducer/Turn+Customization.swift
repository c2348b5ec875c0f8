// TB-044, TB-116 to TB-134

extension Turn {
  /// Names the tabs people may rearrange (TB-117, TB-118).
  mutating func setCustomizable(_ references: [TabReference]) throws(Rejection) {
    try requireController()
    guard profile.hasMore || profile.knowsTopBar else { throw .unsupported(134) }
    var keys: [TabKey] = []
    for reference in references {
      switch try state.resolve(reference, accepting: [.selected, .all, .none]) {
      case .all: keys = interface.order
      case .tab(let key):
        guard interface.order.contains(key) else { throw .notCustomizable(key.text) }
        keys.append(key)
      default: break
      }
    }
    cite(117, 118)
    let named = Set(keys)
    interface.customizable = interface.order.filter(named.contains)
  }

  mutating func customize(_ step: CustomizationStep) throws(Rejection) {
    if case .begin(let words) = step { return try begin(words) }
    guard let session = interface.session else { throw .notCustomizing }
    switch step {
    case .begin: break
    case .swap(let first, let second): try swap(first, second)
    case .replace(let old, with: let new): try replace(old, with: new)
    case .add(let reference): try addToBar(reference)
    case .remove(let reference): try removeFromBar(reference)
    case .hide(let reference): try hide(reference)
    case .reset: try resetArrangement()
    case .done: finish(session, keeping: true)
    case .cancel: finish(session, keeping: false)
    }
  }

  private mutating func begin(_ words: [String]) throws(Rejection) {
    try requireBar()
    if interface.kind == .standalone { return try beginStandalone(words) }
    guard words.isEmpty else { throw .managedBar(116) }
    guard profile.hasMore || profile.knowsTopBar else {
      throw .unsupported(profile.device == .appleTV ? 134 : 113)
    }
    guard interface.session == nil else { throw .notOnScreen("edit", way: .customization) }
    guard interface.modals.isEmpty else { throw .notOnScreen("edit", way: .dismiss) }
    if state.hasTopBar { return try beginEditing() }
    guard state.isMoreListOnScreen else {
      throw .notOnScreen("edit", way: state.barContents.hasMore ? .more : nil)
    }
    guard !interface.customizable.isEmpty else { throw .notCustomizable(nil) }
    cite(116, 121)
    call(DelegateEvent(.willBeginCustomizing, tabs: interface.customizable))
    interface.session = CustomizationSession(
      kind: .classic, order: interface.order, participants: interface.customizable,
      selection: interface.selection)
  }

  private mutating func beginStandalone(_ words: [String]) throws(Rejection) {
    guard !words.isEmpty else { throw .emptyItems }
    guard interface.session == nil else { throw .notOnScreen("edit", way: .customization) }
    let keys = try known(words)
    cite(130, 131)
    call(DelegateEvent(.willBeginCustomizing, tabs: keys))
    interface.session = CustomizationSession(
      kind: .standalone, order: interface.order, participants: keys,
      selection: interface.selection)
    call(DelegateEvent(.didBeginCustomizing, tabs: keys))
  }

  /// Exchanges two tabs that take part; fixed, pinned and other tabs stay (TB-119, TB-127).
  private mutating func swap(
    _ first: TabReference, _ second: TabReference
  ) throws(Rejection) {
    let a = try participant(first)
    let b = try participant(second)
    guard let i = interface.session?.order.firstIndex(of: a) else {
      throw .notCustomizable(a.text)
    }
    guard let j = interface.session?.order.firstIndex(of: b) else {
      throw .notCustomizable(b.text)
    }
    cite(125, 127)
    interface.session?.order.swapAt(i, j)
  }

  private func participant(_ reference: TabReference) throws(Rejection) -> TabKey {
    let key: TabKey
    switch try resolveInSession(reference) {
    case .tab(let tab): key = tab
    default: throw .notCustomizable(reference.text)  // TB-120
    }
    guard interface.session?.participants.contains(key) == true, isMovable(key) else {
      switch interface.session?.kind {
      case .standalone: throw .notEditable(key.text, 131)
      case .editing: throw .notEditable(key.text, 228)
      case .classic, nil: throw .notCustomizable(key.text)
      }
    }
    return key
  }

  /// In a session of a stand-alone bar, items that are not on the bar have names, too.
  private func resolveInSession(_ reference: TabReference) throws(Rejection) -> Target {
    let key = TabKey(word: reference.text)
    if let session = interface.session, session.kind == .standalone,
      session.participants.contains(key) || session.order.contains(key)
    {
      return .tab(key)
    }
    return try state.resolve(reference)
  }

  /// Fixed and pinned tabs are not moved, nor what is never on the bar (TB-228).
  func isMovable(_ key: TabKey) -> Bool {
    guard profile.hasTabObjects, interface.kind == .controller else { return true }
    switch state.box(key)?.value.placement {
    case .fixed, .pinned, .sidebarOnly: return false
    case nil: return !state.hasTopBar || state.box(key)?.value.isSearch != true
    default: return true
    }
  }

  /// Puts another item in the place of one on a stand-alone bar; the selected item, once it is
  /// gone, is no longer selected (TB-125, TB-132).
  private mutating func replace(
    _ reference: TabReference, with word: String
  ) throws(Rejection) {
    guard interface.session?.kind == .standalone else { throw .unsupported(116) }
    let old = try participant(reference)
    let new = TabKey(word: word)
    guard interface.session?.participants.contains(new) == true else {
      throw interface.registry[new] == nil ? .unknownTab(word) : .notCustomizable(word)
    }
    guard let place = interface.session?.order.firstIndex(of: old),
      interface.session?.order.contains(new) == false
    else { throw .notCustomizable(word) }
    cite(125, 132)
    interface.session?.order[place] = new
    if interface.selection == .tab(old) { interface.selection = nil }
  }

  /// Ends a session: will-end and did-end with the new order, and whether it is another one
  /// (TB-122 to TB-124, TB-126, TB-133).
  private mutating func finish(_ session: CustomizationSession, keeping isKept: Bool) {
    if session.kind == .editing { return finishEditing(session, keeping: isKept) }
    let order = isKept ? session.order : session.initialOrder
    let changed = order != session.initialOrder
    cite(122, 123, 124)
    if session.kind == .standalone {
      cite(130, 133)
      if !isKept { interface.selection = session.initialSelection }
    }
    call(DelegateEvent(.willEndCustomizing, tabs: order, changed: changed))
    interface.session = nil
    if changed {
      cite(126)
      interface.order = order
      let movable = Set(interface.customizable)
      interface.customizable = order.filter(movable.contains)
    }
    if session.kind == .classic { cite(128) }
    call(DelegateEvent(.didEndCustomizing, tabs: order, changed: changed))
  }
}
