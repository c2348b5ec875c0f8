/// Which tabs have an item on the bar, and which are behind More.
public struct BarContents: Equatable, Sendable {
  /// The items in logical order, More last (TB-037, TB-092).
  public var items: [Destination]
  /// The tabs without an item, in array order (TB-096).
  public var overflow: [TabKey]

  /// Whether there is a More item.
  public var hasMore: Bool { items.contains(.more) }
}

extension State {
  /// The profile of the device.
  public var profile: Profile { environment.profile }

  /// How many items fit on the bar, `nil` for any number.
  var capacity: Int? { environment.room ?? profile.capacity(in: environment.width) }

  /// Whether the bar is the one at the top of an iPad's window (TB-217).
  var hasTopBar: Bool {
    interface.kind == .controller && profile.hasTopBar(in: environment.width)
  }

  /// Whether the tab stands apart at the trailing end of an iOS 26 bar (TB-245).
  func isApart(_ key: TabKey) -> Bool {
    profile.hasLiquidGlass && !hasTopBar && box(key)?.value.isSearch == true
  }

  func isApart(_ box: Box<Tab>) -> Bool {
    box.value.isSearch && profile.hasLiquidGlass && !hasTopBar
  }

  /// Where a tab stands on an iPad's bar: by default on it for tabs of the array, off it for
  /// children of groups (TB-226).
  func placement(of key: TabKey) -> Placement {
    guard let box = box(key) else { return .optional }
    return placement(of: box, isRoot: { interface.order.contains(key) })
  }

  /// Whether the tab is at the trailing edge of an iPad's bar, as a search tab is by itself.
  func isPinned(_ key: TabKey) -> Bool { box(key).map(isPinned) ?? false }

  func isPinned(_ box: Box<Tab>) -> Bool {
    box.value.placement.map { $0 == .pinned } ?? box.value.isSearch
  }

  private func placement(of box: Box<Tab>, isRoot: () -> Bool) -> Placement {
    if let placement = box.value.placement { return placement }
    if box.value.isSearch { return .pinned }
    return isRoot() ? .default : .optional
  }

  /// The tabs that may have an item, in logical order.
  private var candidates: [TabKey] {
    guard profile.hasBar else { return [] }
    guard interface.kind == .controller else { return interface.order }
    let order = interface.order
    guard profile.hasTabObjects else { return order }
    if interface.registry.specialCount == 0 {
      if hasTopBar, interface.arrangement == nil { return order }
      if !hasTopBar { return compactSet == nil ? order : order.filter(isInCompactSet) }
    }
    guard hasTopBar else {
      return order.filter { key in
        let box = box(key)
        return box?.value.placement != .sidebarOnly && box?.value.isHidden != true
          && isInCompactSet(key)
      }
    }
    return topBarRegions
  }

  /// The tabs that the width restricts the bar to (TB-234).
  private var compactSet: [TabKey]? {
    environment.width == .compact ? interface.compactTabs : nil
  }

  private func isInCompactSet(_ key: TabKey) -> Bool { compactSet?.contains(key) ?? true }

  /// The tabs of an iPad's top bar: fixed ones, the movable middle, pinned ones (TB-227).
  private var topBarRegions: [TabKey] {
    var fixed: [TabKey] = []
    var middle: [TabKey] = []
    var pinned: [TabKey] = []
    // The tabs of the array come first.
    let roots = interface.order.count
    for (place, key) in allKeys.enumerated() {
      guard let box = box(key), !box.value.isHidden else { continue }
      switch placement(of: box, isRoot: { place < roots }) {
      case .fixed: fixed.append(key)
      case .pinned: pinned.append(key)
      case .movable: middle.append(key)
      case .default: if box.value.addedByUser != false { middle.append(key) }
      case .optional: if box.value.addedByUser == true { middle.append(key) }
      case .sidebarOnly: break
      }
    }
    if let arrangement = interface.arrangement {
      let onBar = Set(middle)
      let known = arrangement.filter(onBar.contains)
      let arranged = Set(known)
      middle = known + middle.filter { !arranged.contains($0) }
    }
    return fixed + middle + pinned
  }

  /// The items of the bar and what does not fit (TB-088 to TB-092).
  public var barContents: BarContents {
    let candidates = self.candidates
    guard interface.kind == .controller, profile.hasMore, !hasTopBar, let capacity,
      candidates.count > capacity
    else { return BarContents(items: candidates.map(Destination.tab), overflow: []) }
    guard interface.registry.specialCount > 0 else {
      return BarContents(
        items: candidates.prefix(capacity - 1).map(Destination.tab) + [.more],
        overflow: Array(candidates.dropFirst(capacity - 1)))
    }
    let apart = candidates.filter(isApart)
    let setApart = Set(apart)
    let ordinary = candidates.filter { !setApart.contains($0) }
    let visible = Set(ordinary.prefix(max(0, capacity - 1 - apart.count)) + apart)
    return BarContents(
      items: candidates.filter(visible.contains).map(Destination.tab) + [.more],
      overflow: candidates.filter { !visible.contains($0) })
  }

  /// The item drawn as selected: the tab's own, its group's, or More for a hidden tab
  /// (TB-048, TB-057).
  public var highlighted: Destination? {
    highlighted(in: barContents)
  }

  func highlighted(in contents: BarContents) -> Destination? {
    guard let selection = interface.selection, let key = selection.key else {
      return interface.selection
    }
    if contents.items.contains(selection) { return selection }
    for group in ancestors(of: key) where contents.items.contains(.tab(group)) {
      return .tab(group)
    }
    guard let root = root(of: key), contents.overflow.contains(root) else { return nil }
    return .more
  }

  /// The selected tab's position in the array from 0, `nil` for not-found (TB-054).
  public var selectedIndex: Int? {
    interface.selection?.key.flatMap(root).flatMap(interface.order.firstIndex)
  }

  /// What keeps the bar off the screen, `nil` when it is visible.
  public var barCover: BarCover? {
    guard profile.hasBar else { return .platform }
    if !interface.modals.isEmpty { return .modal }  // TB-169
    if interface.isKeyboardShown, keyboardCoversBar { return .keyboard }  // TB-162
    guard interface.kind == .controller else { return nil }
    if interface.isBarHidden { return .application }  // TB-167
    if let key = interface.selection?.key,
      box(key)?.value.screens.contains(where: \.hidesBar) == true
    {
      return .pushedScreen  // TB-165
    }
    if tvTop.map({ $0 + Profile.tvHeight <= 0 }) == true { return .scrolling }  // TB-211
    if isSidebarShown == true { return .sidebar }  // TB-222
    return nil
  }

  /// Whether the keyboard stands where the bar is: at the bottom of an iOS screen (TB-162).
  private var keyboardCoversBar: Bool {
    profile.isUIKit && profile.position(in: environment.width) == .bottom
  }

  /// The top edge of an Apple TV's bar in points: fixed, or moving with an observed scroll view
  /// while the content has the focus (TB-205, TB-211); pinned over a split view (TB-212).
  public var tvTop: Int? {
    guard environment.device == .appleTV else { return nil }
    guard interface.focusArea == .content, interface.host != .split,  // TB-212
      let tab = selectedTab, tab.isObservedScrollView
    else { return Profile.tvTop }
    return Profile.tvTop - tab.topScreen.scroll
  }

  /// The mode in effect (TB-220, TB-221).
  public var modeInEffect: BarMode {
    guard hasTopBar else { return .tabBar }
    guard interface.mode == .automatic else { return interface.mode }
    guard interface.registry.groupCount > 0 else { return .tabBar }
    return interface.order.contains { box($0)?.value.group != nil } ? .tabSidebar : .tabBar
  }

  /// Whether the sidebar is shown, `nil` where there is none (TB-222).
  public var isSidebarShown: Bool? {
    guard modeInEffect == .tabSidebar else { return nil }
    return interface.isSidebarShown ?? (environment.orientation == .landscape)
  }

  /// Whether the More list itself is what the screen shows.
  public var isMoreListOnScreen: Bool {
    interface.selection == .more && interface.modals.isEmpty && interface.session == nil
  }
}
