// TB-003 to TB-006, TB-008, TB-023, TB-024, TB-027, TB-028, TB-202, TB-219, TB-245, TB-257, TB-258

extension Presenter {
  /// The bar, whose template images take the colours of an appearance (TB-005).
  func bar(_ appearance: AppearanceInEffect) -> Presentation.Bar {
    let width = environment.width
    let orientation = environment.orientation
    let layout = profile.layout(in: orientation, width: width)
    let heights = profile.heights(in: orientation, width: width)
    let drawn = state.drawnItems(of: contents)
    let cover = state.barCover
    let top = state.tvTop
    return Presentation.Bar(
      items: contents.items.map { item($0, appearance) }, drawn: drawn.drawn, fades: drawn.fades,
      highlighted: highlighted, isVisible: cover == nil, cover: cover,
      position: profile.position(in: width), layout: layout, itemHeight: heights.item,
      totalHeight: heights.total, titleSize: profile.titleSize(of: layout), top: top,
      raised: profile.device == .appleTV && interface.focusArea == .bar ? highlighted : nil,
      isMinimized: interface.isMinimized, hasBackground: hasBackground,
      isFloating: profile.hasLiquidGlass || state.hasTopBar)
  }

  /// The background goes away when the content is scrolled to its bottom (TB-187), unless there is
  /// an appearance for that edge (TB-188).
  private var hasBackground: Bool { !isAtScrollEdge || hasScrollEdgeAppearance }

  /// Whether nothing lies beneath the bar of a controller any more (TB-187, TB-188).
  var isAtScrollEdge: Bool {
    guard isManaged, let key = interface.selection?.key else { return false }
    return state.box(key)?.value.topScreen.isAtBottom == true
  }

  /// How wide a slot is in points: an equal share of the bar.
  private var slotWidth: Double {
    let count = max(1, min(contents.items.count, environment.room ?? contents.items.count))
    return screenWidth / Double(count)
  }

  private var screenWidth: Double {
    Double(profile.size(in: environment.orientation, window: environment.window).width)
  }

  /// A bar item as drawn.
  func item(_ destination: Destination, _ appearance: AppearanceInEffect) -> Presentation.Shown {
    let isSelected = destination == highlighted
    let tint = isSelected ? appearance.tint : appearance.unselectedTint
    guard let key = destination.key, let box = state.box(key) else {
      return moreItem(isSelected, tint: tint)
    }
    let isTop = state.hasTopBar
    let isPinned = isTop && state.isPinned(box)
    let isApart = state.isApart(box)
    var title = drawn(box.value.title(in: language))
    var image = box.value.icon.image(isSelected: isSelected, isLandscape: isPhoneInLandscape)
    if isPinned || hidesTitle(box) { title = nil }  // TB-219, TB-245
    if isTop, !isPinned { image = nil }  // TB-219
    if profile.device == .android, !showsLabel(isSelected: isSelected) { title = nil }  // TB-257
    return Presentation.Shown(
      destination: destination, title: title, image: image,
      imageTint: image == nil || box.value.icon.rendering == .original ? nil : tint,
      isImageClipped: isClipped(box.value.icon), badge: drawn(badge: box.value.badge),
      viewer: viewer(of: box), isEnabled: box.value.isEnabled, isSelected: isSelected,
      isApart: isApart,
      isTitleCut: cutsTitles,
      slotWidth: slotWidth)
  }

  /// What a long press shows large (TB-161, TB-203).
  private func viewer(of box: Box<Tab>) -> Presentation.Viewer? {
    guard showsViewer else { return nil }
    return Presentation.Viewer(
      title: drawn(box.value.title(in: language)),
      image: box.value.icon.largeSymbol ?? box.value.icon.image(isSelected: false))
  }

  private var showsViewer: Bool {
    environment.textSize == .accessibility && profile.hasLargeContentViewer
  }

  /// A phone in landscape draws the landscape image (TB-161).
  private var isPhoneInLandscape: Bool {
    (profile.device == .iphone || profile.device == .iphoneMax)
      && environment.orientation == .landscape
  }

  /// An image that is larger than its place is clipped, not scaled (TB-006).
  private func isClipped(_ icon: Icon) -> Bool {
    if icon.regular == nil, icon.compact == nil { return false }
    let isSmall = profile.layout(in: environment.orientation, width: environment.width)
    let bitmap = isSmall == .compactInline ? icon.compact ?? icon.regular : icon.regular
    guard let size = bitmap?.points else { return false }
    let heights = profile.heights(in: environment.orientation, width: environment.width)
    return Double(size.width) > slotWidth || heights.item.map { size.height > $0 } == true
  }

  /// A search tab, and a system search item, has no title on iOS 26 (TB-245).
  private func hidesTitle(_ box: Box<Tab>) -> Bool {
    profile.hasLiquidGlass && !state.hasTopBar
      && (box.value.isSearch || box.value.icon.system == .search)
  }

  /// The More item, which has no badge of its own (TB-027).
  private func moreItem(_ isSelected: Bool, tint: String) -> Presentation.Shown {
    Presentation.Shown(
      destination: .more, title: SystemItem.more.title(in: language),
      image: SystemItem.more.symbol, imageTint: tint, badge: nil,
      viewer: showsViewer
        ? Presentation.Viewer(
          title: SystemItem.more.title(in: language), image: SystemItem.more.symbol) : nil,
      isEnabled: true, isSelected: isSelected,
      isApart: false, isTitleCut: cutsTitles, slotWidth: slotWidth)
  }

  /// A row of the More list or of a sidebar: it shows everything (TB-027, TB-096).
  func row(_ key: TabKey) -> Presentation.Shown {
    guard let box = state.box(key) else {
      return Presentation.Shown(
        destination: .tab(key), title: nil, image: nil, badge: nil, isEnabled: true,
        isSelected: false, isApart: false, isTitleCut: true, slotWidth: screenWidth)
    }
    let isSelected = interface.selection == .tab(key)
    return Presentation.Shown(
      destination: .tab(key), title: drawn(box.value.title(in: language)),
      image: box.value.icon.image(isSelected: false), badge: drawn(badge: box.value.badge),
      isEnabled: box.value.isEnabled, isSelected: isSelected, isApart: false, isTitleCut: true,
      slotWidth: screenWidth)
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
