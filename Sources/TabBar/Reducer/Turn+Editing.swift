// TB-226 to TB-232

extension Turn {
  /// Editing of bar and sidebar on an iPad from iPadOS 18 (TB-232).
  mutating func beginEditing() throws(Rejection) {
    let order = state.arrangedOrder
    let roots = Set(interface.order)
    let allowed = Set(interface.customizable)
    let participants = state.allKeys.filter(isMovable).filter {
      allowed.contains($0) || !roots.contains($0)
    }
    guard !participants.isEmpty else { throw .notCustomizable(nil) }
    cite(232)
    var session = CustomizationSession(
      kind: .editing, order: order, participants: participants, selection: interface.selection)
    for key in state.allKeys {
      guard let tab = state.box(key)?.value else { continue }
      if tab.isHidden { session.hidden.append(key) }
      if tab.addedByUser == true { session.added.append(key) }
      if tab.addedByUser == false { session.removed.append(key) }
    }
    let movable = Set(participants)
    call(DelegateEvent(.willBeginCustomizing, tabs: order.filter(movable.contains)))
    interface.session = session
  }

  private func requireEditing() throws(Rejection) {
    guard interface.session?.kind == .editing else { throw .unsupported(228) }
  }

  private func editable(_ reference: TabReference) throws(Rejection) -> TabKey {
    switch try state.resolve(reference) {
    case .tab(let key): return key
    default: throw .notCustomizable(reference.text)
    }
  }

  /// Puts on the bar what was off it, and shows what was hidden (TB-228).
  mutating func addToBar(_ reference: TabReference) throws(Rejection) {
    try requireEditing()
    let key = try editable(reference)
    guard var session = interface.session else { return }
    let wasHidden = session.hidden.contains(key)
    session.hidden.removeAll { $0 == key }
    switch state.placement(of: key) {
    case .optional:
      if session.added.contains(key), !wasHidden { throw .notEditable(key.text, 228) }
      if !session.added.contains(key) { session.added.append(key) }
      if !session.order.contains(key) { session.order.append(key) }
    case .default:
      if !session.removed.contains(key), !wasHidden { throw .notEditable(key.text, 228) }
      session.removed.removeAll { $0 == key }
    case .movable, .fixed, .pinned, .sidebarOnly:
      if !wasHidden { throw .notEditable(key.text, 228) }
    }
    cite(228)
    interface.session = session
  }

  /// Takes off the bar what may leave it: default tabs and those that were added (TB-228).
  mutating func removeFromBar(_ reference: TabReference) throws(Rejection) {
    try requireEditing()
    let key = try editable(reference)
    guard var session = interface.session else { return }
    switch state.placement(of: key) {
    case .default where !session.removed.contains(key): session.removed.append(key)
    case .optional where session.added.contains(key):
      session.added.removeAll { $0 == key }
      if !interface.order.contains(key) { session.order.removeAll { $0 == key } }
    default: throw .notEditable(key.text, 228)
    }
    cite(228)
    interface.session = session
  }

  /// Hides a tab that allows it (TB-229).
  mutating func hide(_ reference: TabReference) throws(Rejection) {
    try requireEditing()
    let key = try editable(reference)
    guard state.box(key)?.value.allowsHiding == true else { throw .notEditable(key.text, 229) }
    cite(229)
    if interface.session?.hidden.contains(key) == false { interface.session?.hidden.append(key) }
  }

  /// Puts everything back as the application made it (TB-230).
  mutating func resetArrangement() throws(Rejection) {
    try requireEditing()
    cite(230)
    guard var session = interface.session else { return }
    session.isReset = true
    session.order = interface.orderBeforeEditing ?? interface.order
    session.hidden = []
    session.added = []
    session.removed = []
    interface.session = session
  }

  mutating func finishEditing(_ session: CustomizationSession, keeping isKept: Bool) {
    var before: Set<TabKey> = []
    var moved = false
    for key in state.allKeys {
      guard let tab = state.box(key)?.value else { continue }
      if tab.isHidden { before.insert(key) }
      if isKept, tab.addedByUser != session.choice(for: key) { moved = true }
    }
    let shown = isKept ? session.order : session.initialOrder
    let switched =
      isKept ? state.allKeys.filter { before.contains($0) != session.hidden.contains($0) } : []
    let changed = shown != session.initialOrder || moved || !switched.isEmpty
    cite(122, 123, 232)
    call(DelegateEvent(.willEndCustomizing, tabs: shown, changed: changed))
    interface.session = nil
    if isKept { keep(session) }
    call(DelegateEvent(.didEndCustomizing, tabs: shown, changed: changed))
    if !switched.isEmpty {
      cite(229)
      call(DelegateEvent(.visibilityDidChange, tabs: switched))
    }
  }

  private mutating func keep(_ session: CustomizationSession) {
    for key in state.allKeys {
      let choice = session.choice(for: key)
      let isHidden = session.hidden.contains(key)
      guard let tab = state.box(key)?.value,
        tab.isHidden != isHidden || tab.addedByUser != choice
      else { continue }
      change(key) {
        $0.isHidden = isHidden
        $0.addedByUser = choice
      }
    }
    let inArray = Set(interface.order)
    let roots = session.order.filter(inArray.contains)
    if roots != interface.order {
      cite(126)
      if interface.orderBeforeEditing == nil { interface.orderBeforeEditing = interface.order }
      interface.order = roots
      let movable = Set(interface.customizable)
      interface.customizable = roots.filter(movable.contains)
    }
    interface.arrangement = session.order == roots ? nil : session.order
    if session.isReset, roots == interface.orderBeforeEditing { interface.orderBeforeEditing = nil }
  }
}

extension CustomizationSession {
  /// Whether people put the tab on the bar (`true`), took it off (`false`) or did neither.
  fileprivate func choice(for key: TabKey) -> Bool? {
    added.contains(key) ? true : removed.contains(key) ? false : nil
  }
}

extension Turn {
  /// Whether people changed the bar or the sidebar, which the system keeps (TB-129, TB-231).
  var hasSavedChoices: Bool {
    interface.orderBeforeEditing != nil || interface.arrangement != nil
      || interface.registry.keys.contains { key in
        let tab = state.box(key)?.value
        return tab?.isHidden == true || tab?.addedByUser != nil
      }
  }
}

extension State {
  /// The array, and what people put on the bar beside it, in the order of the bar.
  var arrangedOrder: [TabKey] {
    if let arrangement = interface.arrangement { return arrangement }
    return interface.order
      + allKeys.dropFirst(interface.order.count).filter { box($0)?.value.addedByUser == true }
  }
}
