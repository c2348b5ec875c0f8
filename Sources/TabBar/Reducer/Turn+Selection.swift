// TB-054 to TB-084, TB-224, TB-246, TB-260

extension Turn {
  /// Changes what is selected, with the appearance calls that follow; asks nobody.
  mutating func show(_ destination: Destination?) {
    let old = interface.selection
    guard destination != old else { return }
    interface.selection = destination
    cite(57)
    if let key = destination?.key {
      // A group remembers the child that was selected in it (TB-224).
      var child = key
      for group in state.ancestors(of: key) {
        change(group) { $0.group?.selectedChild = child }
        child = group
      }
      if let box = state.box(key) {
        if box.value.isSearch, box.value.activatesSearch, profile.hasLiquidGlass {
          interface.search = ActiveSearch(tab: key, origin: old)
          cite(246)
        }
        let screens = box.value.screens
        if screens.count > 1 || screens.last.map({ $0.scroll > 0 }) == true { cite(75) }
      }
    }
    if destination == .more { cite(54, 93) }
    if old == nil { cite(79) }
    appear(destination?.key, disappear: old?.key)
  }

  /// Selects by code: membership is required, the delegate is never asked (TB-058, TB-062).
  mutating func select(_ reference: TabReference) throws(Rejection) {
    try requireController()
    switch try state.destination(reference) {
    case .more:
      guard profile.device != .appleTV else { throw .unsupported(113) }
      guard state.barContents.hasMore else { throw .notAChild(Destination.more.name) }
      cite(58, 62, 94)
      show(.more)
    case .tab(let key) where profile.device == .android:
      selectOnAndroid(key)
    case .tab(let key):
      let leaf = state.leaf(of: key)
      cite(interface.selection == .tab(leaf) ? 64 : 62)
      if state.box(key)?.value.isEnabled == false { cite(10) }
      if interface.delegate.denial(of: .tab(key)) != nil { cite(63) }
      if leaf != key { cite(84, 224) }
      if state.barContents.overflow.contains(key) { cite(54, 55, 105) }
      show(.tab(leaf))
    }
  }

  /// A user chooses an item: the delegate is asked, then the selection changes, then the delegate
  /// is told (TB-065, TB-066, TB-068).
  mutating func choose(_ key: TabKey) {
    guard profile.device != .android else { return selectOnAndroid(key) }
    let leaf = state.leaf(of: key)
    guard ask(.tab(key), and: .tab(leaf)) else { return }
    if leaf != key { cite(224) }
    let previous = interface.selection
    if previous == .tab(leaf) {
      cite(68)
      reset(leaf)
    } else {
      show(.tab(leaf))
    }
    tell(.tab(leaf), previous: previous)
  }

  /// Asks the delegate whether something may be selected.
  mutating func ask(_ destination: Destination, and leaf: Destination? = nil) -> Bool {
    guard interface.delegate.isPresent else {
      cite(67)
      return true
    }
    let denial =
      interface.delegate.denial(of: destination)
      ?? leaf.flatMap { interface.delegate.denial(of: $0) }
    call(DelegateEvent(.shouldSelect, tab: destination, answer: denial == nil))
    cite(denial == nil ? 65 : destination == .more ? 106 : 66)
    if denial != nil, leaf == interface.selection { cite(72) }
    return denial == nil
  }

  /// Tells the delegate what is selected now, from iOS 18 also what was before (TB-083).
  mutating func tell(_ destination: Destination, previous: Destination?) {
    let said = profile.hasTabObjects ? previous : nil
    if said != nil { cite(83) }
    if interface.registry.groupCount > 0, let key = destination.key,
      !state.ancestors(of: key).isEmpty
    {
      cite(84)
    }
    call(DelegateEvent(.didSelect, tab: destination, previous: said))
  }

  /// What a second tap does: back to the root, else to the top of the content (TB-070, TB-073).
  private mutating func reset(_ key: TabKey) {
    guard let tab = state.box(key)?.value else { return }
    cite(74)
    if tab.hasStack, tab.screens.count > 1 {
      change(key) { $0.screens.removeSubrange(1...) }
      events.append(.effect(.popToRoot, key))
      cite(70, 71)
      if profile.hasLiquidGlass { cite(248) }
    } else if tab.topScreen.scroll > 0 {
      change(key) { $0.screens[$0.screens.count - 1].scroll = 0 }
      events.append(.effect(.scrollToTop, key))
      cite(73)
    }
  }

  /// Android: code and user take the same way, and the listener is called for both
  /// (TB-259, TB-260, TB-261).
  private mutating func selectOnAndroid(_ key: TabKey) {
    let leaf = state.leaf(of: key)
    let destination = Destination.tab(leaf)
    cite(260)
    if interface.selection == destination { cite(259) }
    if interface.selection == destination, interface.delegate.hasReselectListener {
      events.append(
        .delegate(DelegateEvent(.itemReselected, tab: destination, selected: destination)))
      return
    }
    let isAllowed = interface.delegate.denial(of: destination) == nil
    call(DelegateEvent(.itemSelected, tab: destination, answer: isAllowed))
    cite(261)
    guard isAllowed else { return }
    show(destination)
  }
}
