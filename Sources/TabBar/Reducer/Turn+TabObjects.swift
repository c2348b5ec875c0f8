// TB-083, TB-084, TB-220 to TB-229, TB-234

extension Turn {
  mutating func performTabObjects(_ action: Action) throws(Rejection) {
    try requireController()
    switch action {
    case .mode(let mode):
      guard profile.hasTabObjects else { throw .unsupported(220) }
      cite(220)
      if !state.hasTopBar { cite(221) }
      interface.mode = mode
    case .sidebar(let change):
      guard let isShown = state.isSidebarShown else {
        throw .unsupported(state.hasTopBar ? 220 : 221)
      }
      cite(222)
      interface.isSidebarShown = change == .toggle ? !isShown : change == .show
    case .group(
      let word, children: let children, default: let first, order: let order,
      isDestination: let isDestination):
      guard profile.hasTabObjects else { throw .unsupported(223) }
      try makeGroup(
        word, children: children, default: first, order: order, isDestination: isDestination)
    case .compactTabs(let references):
      guard profile.hasTabObjects else { throw .unsupported(234) }
      try setCompactTabs(references)
    case .placement(let reference, let placement):
      guard profile.hasTabObjects else { throw .unsupported(226) }
      let key = try state.key(reference)
      cite(226, 227, 228)
      // What the application sets now overrides what people chose before (TB-231).
      if hasSavedChoices { cite(231) }
      change(key) { tab in
        tab.placement = placement
        tab.addedByUser = nil
      }
    case .hiding(let reference, isAllowed: let isAllowed):
      guard profile.hasTabObjects else { throw .unsupported(229) }
      let key = try state.key(reference)
      cite(229)
      change(key) { $0.allowsHiding = isAllowed }
    default: break
    }
  }

  /// Names the root tabs that a compact width shows, or all of them (TB-234).
  private mutating func setCompactTabs(_ references: [TabReference]) throws(Rejection) {
    var keys: [TabKey] = []
    for reference in references {
      switch try state.resolve(reference, accepting: [.selected, .all]) {
      case .all:
        cite(234)
        interface.compactTabs = nil
        return
      case .tab(let key):
        guard interface.order.contains(key) else { throw .notAChild(key.text) }
        keys.append(key)
      default: throw .notAChild(reference.text)
      }
    }
    cite(234)
    interface.compactTabs = keys
  }

  /// Appends a group, or replaces the children of one; its selected child is forgotten (TB-223 to
  /// TB-225).
  private mutating func makeGroup(
    _ word: String, children words: [String], default first: String?, order: [String],
    isDestination: Bool
  ) throws(Rejection) {
    guard !words.isEmpty, !words.contains(word) else { throw .badValue(word) }
    if let first, !words.contains(first) { throw .badValue(first) }
    let owner = TabKey(word: word)
    for child in words
    where state.subtree(of: TabKey(word: child)).contains(owner) {
      throw .badValue(child)  // a group cannot be inside itself
    }
    let children = try known(words)
    _ = interface.registry.known(word)
    let index = state.selectedIndex
    let hadTabs = interface.selection != nil
    detach(children)
    change(owner) {
      $0.group = TabGroup(
        children: children, defaultChild: first.map { TabKey(word: $0) },
        displayOrder: order.map { TabKey(word: $0) }, isDestination: isDestination)
    }
    cite(223, 224)
    if !order.isEmpty { cite(225) }
    var roots = interface.order.filter { !children.contains($0) }
    interface.order = roots
    if !state.contains(owner) {
      // It may still be known as a child of a group that was taken out.
      detach([owner])
      roots.append(owner)
    }
    interface.order = roots
    if roots != interface.customizable { interface.customizable = roots }
    interface.session = nil
    interface.arrangement = nil
    reselect(fallbackIndex: index, hadTabs: hadTabs)
  }
}
