// TB-003, TB-004, TB-008, TB-023, TB-024, TB-027, TB-028, TB-202, TB-219, TB-245, TB-257, TB-258

extension Presenter {
  var bar: Presentation.Bar {
    let width = environment.width
    let orientation = environment.orientation
    let layout = profile.layout(in: orientation, width: width)
    let heights = profile.heights(in: orientation, width: width)
    let drawn = state.drawnItems
    let cover = state.barCover
    let top = state.tvTop
    return Presentation.Bar(
      items: contents.items.map(item), drawn: drawn.drawn, fades: drawn.fades,
      highlighted: highlighted, isVisible: cover == nil, cover: cover,
      position: profile.position(in: width), layout: layout, itemHeight: heights.item,
      totalHeight: heights.total, titleSize: profile.titleSize(of: layout), top: top,
      isMinimized: interface.isMinimized, hasBackground: hasBackground,
      isFloating: profile.hasLiquidGlass || state.hasTopBar)
  }

  /// The background goes away when the content is scrolled to its bottom (TB-187).
  private var hasBackground: Bool {
    guard isManaged else { return true }
    return state.selectedTab?.topScreen.isAtBottom != true
  }

  /// How wide a slot is in points: an equal share of the bar.
  private var slotWidth: Double {
    let size = profile.size(in: environment.orientation, window: environment.window)
    let count = max(1, min(contents.items.count, environment.room ?? contents.items.count))
    return Double(size.width) / Double(count)
  }

  /// A bar item as drawn.
  func item(_ destination: Destination) -> Presentation.Shown {
    let isSelected = destination == highlighted
    guard let key = destination.key, let tab = state.tab(key) else { return moreItem(isSelected) }
    let isTop = state.hasTopBar
    let isPinned = isTop && state.placement(of: key) == .pinned
    let isApart = state.isApart(key)
    var title = drawn(tab.title(in: language))
    var image = tab.icon.image(isSelected: isSelected)
    if isPinned || hidesTitle(tab) { title = nil }  // TB-219, TB-245
    if isTop, !isPinned { image = nil }  // TB-219
    if profile.device == .android, !showsLabel(isSelected: isSelected) { title = nil }  // TB-257
    return Presentation.Shown(
      destination: destination, title: title, image: image, badge: drawn(badge: tab.badge),
      isEnabled: tab.isEnabled, isSelected: isSelected, isApart: isApart, isTitleCut: cutsTitles,
      slotWidth: slotWidth)
  }

  /// A search tab, and a system search item, has no title on iOS 26 (TB-245).
  private func hidesTitle(_ tab: Tab) -> Bool {
    profile.hasLiquidGlass && !state.hasTopBar && (tab.isSearch || tab.icon.system == .search)
  }

  /// The More item, which has no badge of its own (TB-027).
  private func moreItem(_ isSelected: Bool) -> Presentation.Shown {
    Presentation.Shown(
      destination: .more, title: SystemItem.more.title(in: language),
      image: SystemItem.more.symbol, badge: nil, isEnabled: true, isSelected: isSelected,
      isApart: false, isTitleCut: cutsTitles, slotWidth: slotWidth)
  }

  /// A row of the More list or of a sidebar: it shows everything (TB-027, TB-096).
  func row(_ key: TabKey) -> Presentation.Shown {
    let tab = state.tab(key) ?? Tab(key: key)
    let isSelected = interface.selection == .tab(key)
    return Presentation.Shown(
      destination: .tab(key), title: drawn(tab.title(in: language)),
      image: tab.icon.image(isSelected: false), badge: drawn(badge: tab.badge),
      isEnabled: tab.isEnabled, isSelected: isSelected, isApart: false, isTitleCut: true,
      slotWidth: Double(profile.size(in: environment.orientation, window: environment.window).width)
    )
  }

  /// An empty title is not drawn.
  private func drawn(_ title: String?) -> String? { title?.isEmpty == true ? nil : title }

  /// Long titles are cut on iOS 26 and Android, and run on up to iOS 18 (TB-202).
  private var cutsTitles: Bool { profile.device == .android || profile.hasLiquidGlass }

  /// Android: all labels up to three items, from four on the selected one's (TB-257).
  private func showsLabel(isSelected: Bool) -> Bool {
    contents.items.count <= 3 || isSelected
  }

  /// The badge as drawn: Android caps numbers (TB-258), iOS 26 cuts long texts (TB-024), earlier
  /// systems let them run on (TB-023).
  func drawn(badge: String?) -> String? {
    guard let badge else { return nil }
    if profile.device == .android {
      let isNumber = !badge.isEmpty && badge.utf8.allSatisfy { (48...57).contains($0) }
      return isNumber && (Int(badge) ?? .max) > 999 ? "999+" : badge
    }
    guard profile.hasLiquidGlass, badge.count > 6 else { return badge }
    return badge.prefix(5) + "…"
  }
}
