extension State {
  /// What is on the screen.
  ///
  /// - Parameter language: the language of the device where none was chosen for it.
  public func presentation(language: DeviceLanguage = .en) -> Presentation {
    Presenter(state: self, language: environment.language ?? language).presentation
  }
}

/// Derives what is on the screen; keeps what several parts of it need.
struct Presenter {
  let state: State
  let language: DeviceLanguage
  let contents: BarContents
  let highlighted: Destination?

  init(state: State, language: DeviceLanguage) {
    self.state = state
    self.language = language
    contents = state.barContents
    highlighted = state.highlighted(in: contents)
  }

  var interface: Interface { state.interface }
  var environment: Environment { state.environment }
  var profile: Profile { state.profile }
  var isManaged: Bool { interface.kind == .controller }

  var presentation: Presentation {
    let isMoreOnScreen = state.isMoreListOnScreen
    let appearance = self.appearance
    return Presentation(
      device: environment.device, version: profile.version, language: language,
      orientation: environment.orientation,
      size: profile.size(in: environment.orientation, window: environment.window),
      width: environment.width, textSize: environment.textSize ?? .normal,
      direction: environment.direction, kind: interface.kind,
      tabs: interface.order.compactMap(summary), selected: interface.selection,
      index: state.selectedIndex, bar: bar(appearance),
      more: Presentation.MoreList(
        rows: contents.overflow.map(row), exists: contents.hasMore, pushed: interface.moreTab,
        isOnScreen: isMoreOnScreen,
        hasEdit: contents.hasMore && !interface.customizable.isEmpty),
      content: content, customizable: interface.customizable, customizing: customizing,
      appearance: appearance, modals: interface.modals,
      isKeyboardShown: interface.isKeyboardShown, mode: state.modeInEffect, sidebar: sidebar,
      accessory: accessory, focus: focus, searching: interface.search?.tab,
      isToolbarShown: interface.isToolbarShown,
      logo: environment.device == .appleTV ? interface.logo : nil)
  }

  private func summary(_ key: TabKey) -> Presentation.TabSummary? {
    guard let box = state.box(key) else { return nil }
    return Presentation.TabSummary(
      box: box, title: box.value.title(in: language),
      image: box.value.icon.image(isSelected: highlighted == .tab(key)),
      children: box.value.group.map { $0.displayed.compactMap(summary) })
  }

  private var accessory: Presentation.Accessory? {
    guard profile.hasLiquidGlass, isManaged, let name = interface.accessory else { return nil }
    return Presentation.Accessory(name: name, isInline: interface.isMinimized)
  }

  private var focus: Presentation.Focus? {
    guard environment.device == .appleTV, isManaged else { return nil }
    return Presentation.Focus(area: interface.focusArea, tab: interface.selection?.key)
  }

  private var customizing: Presentation.Customizing? {
    guard let session = interface.session else { return nil }
    let count =
      switch session.kind {
      case .classic: contents.items.filter { $0 != .more }.count
      case .standalone, .editing: session.order.count
      }
    return Presentation.Customizing(
      kind: session.kind, order: session.order.map(row), movable: session.participants,
      barCount: count)
  }

  private var sidebar: Presentation.Sidebar? {
    guard let isShown = state.isSidebarShown else { return nil }
    let visible = interface.order.filter { state.box($0)?.value.isHidden != true }
    let plain = visible.filter { state.box($0)?.value.group == nil }
    let sections = visible.filter { state.box($0)?.value.group != nil }
    return Presentation.Sidebar(
      isShown: isShown, rows: (plain + sections).flatMap { sidebarRows($0, depth: 0) })
  }

  /// Plain tabs, and sections followed by their children (TB-223).
  private func sidebarRows(_ key: TabKey, depth: Int) -> [Presentation.Sidebar.Row] {
    let children = state.children(of: key).filter { state.box($0)?.value.isHidden != true }
    let isSection = state.box(key)?.value.group != nil
    let row = Presentation.Sidebar.Row(shown: row(key), depth: depth, isSection: isSection)
    guard depth < 8 else { return [row] }
    return [row] + children.flatMap { sidebarRows($0, depth: depth + 1) }
  }
}
