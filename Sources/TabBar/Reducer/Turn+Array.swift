// TB-016, TB-036 to TB-050, TB-053, TB-129, TB-231, TB-252, TB-256

extension Turn {
  /// A new interface: the first assignment selects the first tab (TB-041).
  mutating func makeNew(_ titles: [String]) throws(Rejection) {
    try requireRoom(for: titles.count)
    state.interface = Interface()
    let keys = titles.map { interface.registry.create(titled: $0) }
    cite(36)
    cite(keys.isEmpty ? 61 : 1)
    replaceOrder(keys)
  }

  /// A new interface as described.
  mutating func install(_ blueprint: Blueprint) {
    state.interface = Interface()
    if let device = blueprint.device, device != profile.device { become(device) }
    let keys = blueprint.items.map { build($0) }
    let wanted = keys.indices.contains(blueprint.selectedIndex) ? blueprint.selectedIndex : 0
    interface.order = keys
    interface.appearance = blueprint.appearance
    interface.mode = blueprint.mode
    interface.accessory = blueprint.accessory
    interface.customizable = blueprint.customizable ?? keys
    cite(41)
    roomChange = .array
    if keys.indices.contains(wanted) { show(.tab(state.leaf(of: keys[wanted]))) }
  }

  private mutating func build(_ item: Blueprint.Item) -> TabKey {
    let key = interface.registry.create(titled: item.tab.key.text)
    interface.registry.insert(Tab(copying: item.tab, as: key))
    let children = item.children.map { build($0) }
    if !children.isEmpty {
      var group = item.tab.group ?? TabGroup(children: children)
      group.children = children
      if let first = group.defaultChild, !children.contains(first) { group.defaultChild = nil }
      group.selectedChild = nil
      change(key) { $0.group = group }
    }
    if var denial = item.denial {
      denial.destination = .tab(key)
      interface.delegate.denials.append(denial)
    }
    return key
  }

  mutating func performArray(_ action: Action) throws(Rejection) {
    try requireController()
    switch action {
    case .setTabs(let words, animated: _):
      try requireRoom(for: words.count)
      let keys = try known(words)
      cite(43)
      replaceOrder(keys)
    case .add(let word, at: let position): try add(word, at: position)
    case .remove(let reference):
      let key = try element(reference)
      cite(46)
      replaceOrder(interface.order.filter { $0 != key })
    case .move(let reference, to: let position):
      let key = try element(reference)
      let count = interface.order.count
      guard (1...count).contains(position) else {
        throw .indexOutOfRange(position: String(position), count: count)
      }
      var order = interface.order.filter { $0 != key }
      order.insert(key, at: position - 1)
      cite(37)
      replaceOrder(order)
    case .relaunch(let words, withoutIdentifier: let forgotten):
      try relaunch(words, withoutIdentifier: forgotten)
    default: break
    }
  }

  private mutating func add(_ word: String, at position: Int?) throws(Rejection) {
    let count = interface.order.count
    let place = position ?? count + 1
    guard (1...count + 1).contains(place) else {
      throw .indexOutOfRange(position: String(place), count: count)
    }
    guard !interface.order.contains(TabKey(word: word)) else { throw .repeatedTab(word) }
    try requireRoom(for: count + 1)
    let key = try known([word])
    cite(37)
    if profile.device == .android { cite(53) }
    replaceOrder(interface.order[..<(place - 1)] + key + interface.order[(place - 1)...])
  }

  /// By the letter of the documentation a navigation bar of Android takes five items (TB-256).
  private func requireRoom(for count: Int) throws(Rejection) {
    guard state.environment.isStrict, profile.device == .android, count > 5 else { return }
    throw .unsupported(256)
  }

  /// The element of the array a reference names; a child of a group is none.
  private func element(_ reference: TabReference) throws(Rejection) -> TabKey {
    let key = try state.key(reference)
    guard interface.order.contains(key) else { throw .notAChild(key.text) }
    return key
  }

  /// The tabs of these keys, new ones where the interface never had them (TB-016).
  mutating func known(_ words: [String]) throws(Rejection) -> [TabKey] {
    var seen: Set<TabKey> = []
    for word in words where !seen.insert(TabKey(word: word)).inserted { throw .repeatedTab(word) }
    let count = interface.registry.keys.count
    let keys = words.map { interface.registry.known($0) }
    if interface.registry.keys.count > count { cite(1) }
    return keys
  }

  /// Replaces the array: the same tab stays selected, else the one at the same index, else the
  /// first one; the delegate is not asked (TB-038 to TB-042, TB-044, TB-045, TB-050).
  mutating func replaceOrder(_ order: [TabKey]) {
    let index = state.selectedIndex
    let hadTabs = interface.selection != nil
    detach(order)
    interface.order = order
    interface.customizable = order
    interface.session = nil
    interface.arrangement = nil
    interface.orderBeforeEditing = nil
    roomChange = .array
    cite(42, 44)
    if hadTabs, !order.isEmpty { cite(47) }
    reselect(fallbackIndex: index, hadTabs: hadTabs)
  }

  /// Finds a selection among the tabs there are.
  mutating func reselect(fallbackIndex: Int?, hadTabs: Bool) {
    let order = interface.order
    guard let first = order.first else {
      cite(45)
      show(nil)
      return
    }
    switch interface.selection {
    case nil:
      cite(41)
      show(.tab(state.leaf(of: first)))
    case .more?:
      cite(50)
      if !state.barContents.hasMore { show(.tab(state.leaf(of: first))) }
    case .tab(let key)?:
      if state.contains(key), state.leaf(of: key) == key {
        cite(38)
      } else if state.contains(key) {
        show(.tab(state.leaf(of: key)))
      } else if let fallbackIndex, order.indices.contains(fallbackIndex) {
        cite(39)
        show(.tab(state.leaf(of: order[fallbackIndex])))
      } else {
        cite(40)
        show(.tab(state.leaf(of: first)))
      }
    }
  }

  /// Takes tabs out of the groups they are children of, as they get another place.
  mutating func detach(_ keys: [TabKey]) {
    guard interface.registry.groupCount > 0 else { return }
    for owner in interface.registry.keys {
      guard let children = interface.registry.box(owner)?.value.group?.children else { continue }
      for key in keys where children.contains(key) { change(owner) { $0.group?.remove(key) } }
    }
  }

  /// Starts the application again: what has a restoration identifier comes back by identity, the
  /// rest by default (TB-252, TB-129).
  private mutating func relaunch(
    _ words: [String], withoutIdentifier forgotten: [String]
  ) throws(Rejection) {
    for word in forgotten where !words.contains(word) { throw .unknownTab(word) }
    let keys = try known(words)
    let selected = interface.selection?.key
    let nameless = Set(forgotten.map { TabKey(word: $0) })
    interface.modals = []
    interface.isKeyboardShown = false
    interface.isBarHidden = false
    interface.session = nil
    interface.moreTab = nil
    interface.lastBarTab = nil
    interface.isMinimized = false
    interface.search = nil
    interface.focusArea = .bar
    interface.isSidebarShown = nil
    detach(keys)
    for key in keys where nameless.contains(key) {
      for member in state.subtree(of: key) {
        change(member) {
          $0.resetNavigation()
          $0.group?.selectedChild = nil
        }
      }
    }
    interface.order = savedOrder(keys)
    interface.customizable = interface.order
    interface.selection = nil
    cite(252)
    if profile.knowsTopBar, hasSavedChoices { cite(129, 231) }
    let kept = selected.flatMap { key in
      state.root(of: key).map { nameless.contains($0) ? nil : key } ?? nil
    }
    show((kept ?? interface.order.first).map { .tab(state.leaf(of: $0)) })
  }

  /// The order people gave the tabs on iPadOS 18, which the system saves (TB-129, TB-231); tabs it
  /// does not know keep their places.
  private mutating func savedOrder(_ keys: [TabKey]) -> [TabKey] {
    guard profile.knowsTopBar, interface.orderBeforeEditing != nil else {
      interface.arrangement = nil
      interface.orderBeforeEditing = nil
      if profile.hasMore { cite(129) }
      return keys
    }
    cite(129, 231)
    interface.orderBeforeEditing = keys
    let launched = Set(keys)
    let saved = Set(interface.order)
    var known = interface.order.filter(launched.contains)[...]
    return keys.map { saved.contains($0) ? known.removeFirst() : $0 }
  }
}

extension TabGroup {
  /// Takes a child out.
  mutating func remove(_ key: TabKey) {
    children.removeAll { $0 == key }
    if defaultChild == key { defaultChild = nil }
    if selectedChild == key { selectedChild = nil }
  }
}

extension Tab {
  /// The same tab under another key, with what a description may have left impossible put right.
  init(copying tab: Tab, as key: TabKey) {
    self.init(key: key)
    title = tab.title
    titles = tab.titles
    badge = tab.badge
    badgeColor = tab.badgeColor
    tag = tab.tag
    isEnabled = tab.isEnabled
    icon = tab.icon
    orientations = tab.orientations.isEmpty ? .both : tab.orientations
    hasStack = tab.hasStack
    placement = tab.placement
    allowsHiding = tab.allowsHiding
    isSearch = tab.isSearch
    activatesSearch = tab.activatesSearch
    appearance = tab.appearance
    scrollEdge = tab.scrollEdge
    facts = tab.facts
    controllerClass = tab.controllerClass
    if icon.regular?.isInRange == false { icon.regular = nil }
    if icon.compact?.isInRange == false { icon.compact = nil }
  }
}
