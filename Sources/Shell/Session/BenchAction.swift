import CommandLanguage
import TabBar

/// Turns a command of the bench into what the tab bar understands.
///
/// The grammar says which words stand where, the tab bar what may be done; this table is all that
/// lies between them. `nil` means that the command is none of the bench's actions.
enum BenchAction {
  static func action(for command: Invocation) -> Action? {
    programmer(command) ?? bar(command) ?? platform(command) ?? user(command) ?? facts(command)
  }

  // MARK: The device, the array, the items

  // Swift 6.3.1's optimizer stops with an ownership error in this function (copy propagation).
  @_optimize(none)
  private static func programmer(_ command: Invocation) -> Action? {
    switch command.id {
    case .device:
      guard let device = command.choice(.device, as: Device.self) else { return nil }
      return .device(
        device,
        version: command.option(.os)?.integer.flatMap(SystemVersion.init(rawValue:)),
        room: command.option(.room)?.integer,
        language: command.option(.lang).flatMap { DeviceLanguage(rawValue: $0.word) })
    case .new: return .new(command.words(.tabs))
    case .window: return command.choice(.size, as: WidthClass.self).map(Action.window)
    case .direction:
      return command.choice(.direction, as: LayoutDirection.self).map(Action.direction)
    case .rotate: return .rotate(command.choice(.orientation, as: Orientation.self))
    case .keyboard: return .keyboard(isShown: command.argument(.state)?.keyword == .show)
    case .tabsSet:
      return .setTabs(command.words(.tabs), animated: command.flag(.animated) ?? false)
    case .add:
      return .add(command.word(.tab), at: command.option(.at)?.integer)
    case .remove: return .remove(command.tab)
    case .move: return .move(command.tab, to: command.argument(.position)?.integer ?? 1)
    case .relaunch:
      return .relaunch(
        command.words(.tabs), withoutIdentifier: command.options(.noID).flatMap(\.parts))
    case .title:
      return .title(
        command.tab, command.optionalText, language: command.option(.lang)?.word)
    case .badge:
      return .badge(command.tab, command.optionalText, color: command.option(.color)?.word)
    case .enable: return .enable(command.tab, true)
    case .disable: return .enable(command.tab, false)
    case .icon: return .icon(command.tab, iconChange(command))
    case .orientations:
      return .orientations(command.tab, orientations(command))
    case .select: return .select(command.tab)
    case .deny:
      return .deny(
        command.tab, reason: command.option(.reason)?.text, until: command.option(.until)?.text)
    case .allow: return .allow(command.tab)
    case .allowAll: return .allow(TabReference(.all))
    case .delegate: return .delegate(isPresent: command.isOn)
    case .delegateOrientations:
      let named = orientations(command)
      return .delegateOrientations(named.isEmpty ? nil : named)
    case .delegateReselect: return .reselectListener(isPresent: command.isOn)
    case .push:
      return .push(
        command.word(.name), in: command.option(.in).map(TabReference.init),
        hidesBar: command.flag(.hidesBar) ?? false)
    case .pop:
      return .pop(
        in: command.option(.in).map(TabReference.init), toRoot: command.flag(.root) ?? false)
    case .present: return .present(command.argument(.name)?.text)
    case .dismiss: return .dismiss
    case .stack: return .stack(command.tab, isPresent: command.isOn)
    case .tag: return .tag(command.tab, command.argument(.number)?.integer ?? 0)
    case .strict: return .strict(command.isOn)
    case .textSize:
      return .textSize(
        command.argument(.size)?.keyword == .accessibility ? .accessibility : .normal)
    default: return nil
    }
  }

  private static func orientations(_ command: Invocation) -> Orientations {
    command.arguments(.orientation).compactMap { Orientation(rawValue: $0.word) }
      .reduce(into: Orientations()) { $0.insert(Orientations($1)) }
  }

  private static func iconChange(_ command: Invocation) -> IconChange {
    var change = IconChange()
    let images: [(OptionID, IconChange.Image, WritableKeyPath<IconChange, String?>)] = [
      (.symbol, .symbol, \.symbol), (.selected, .selectedSymbol, \.selectedSymbol),
      (.landscape, .landscapeSymbol, \.landscapeSymbol), (.large, .largeSymbol, \.largeSymbol),
    ]
    for (option, image, path) in images {
      guard let name = command.option(option) else { continue }
      if name.keyword == KeywordID.none {
        change.removed.insert(image)
      } else {
        change[keyPath: path] = name.text
      }
    }
    change.rendering = command.option(.rendering).flatMap { ImageRendering(rawValue: $0.word) }
    if let name = command.option(.system)?.text {
      change.system = SystemItem(named: name)
      if change.system == nil { change.unknownSystem = name }
    }
    change.shape = command.option(.shape).flatMap { IconShape(rawValue: $0.word) }
    change.barClass = command.option(.barClass).flatMap { WidthClass(rawValue: $0.word) }
    change.points = command.option(.points).flatMap { PixelSize(points: $0) }
    if case .pixelSize(let width, let height, let scale) = command.option(.pixels)?.value {
      change.pixels = PixelSize(width: width, height: height)
      change.scale = scale
    }
    return change
  }

  // MARK: The bar as an object, customization

  private static func bar(_ command: Invocation) -> Action? {
    switch command.id {
    case .barHide: return .hideBar(true)
    case .barShow: return .hideBar(false)
    case .barItems: return .barItems(command.words(.tabs))
    case .barSelect: return .barSelect(command.tab)
    case .barDelegate:
      let name = command.argument(.name)
      return .barDelegate(name?.keyword == KeywordID.none ? nil : name?.text)
    case .standalone:
      return .standalone(command.words(.tabs), selected: command.option(.selected)?.text)
    case .appearance:
      guard let key = command.choice(.key, as: AppearanceKey.self) else { return nil }
      let value = command.argument(.value)
      let rendering = command.option(.rendering).flatMap { ImageRendering(rawValue: $0.word) }
      return .appearance(
        AppearanceChange(
          key, value?.keyword == KeywordID.none ? nil : value?.word,
          alpha: command.option(.alpha)?.number ?? 1, rendering: rendering ?? .original),
        of: scope(of: command), atScrollEdge: command.flag(.edge) ?? false)
    case .customizable: return .customizable(command.tabs)
    case .customizeBegin: return .customize(.begin(command.words(.tabs)))
    case .customizeSwap: return .customize(.swap(command.tab, command.otherTab))
    case .customizeReplace:
      return .customize(.replace(command.tab, with: command.otherTab.text))
    case .customizeAdd: return .customize(.add(command.tab))
    case .customizeRemove: return .customize(.remove(command.tab))
    case .customizeHide: return .customize(.hide(command.tab))
    case .customizeReset: return .customize(.reset)
    case .customizeDone: return .customize(.done)
    case .customizeCancel: return .customize(.cancel)
    default: return nil
    }
  }

  private static func scope(of command: Invocation) -> AppearanceScope {
    if command.flag(.proxy) == true { return .proxy }
    return command.option(.in).map { .item(TabReference($0)) } ?? .bar
  }

  // MARK: iPadOS 18, iOS 26, Apple TV

  private static func platform(_ command: Invocation) -> Action? {
    switch command.id {
    case .mode: return command.choice(.state, as: BarMode.self).map(Action.mode)
    case .sidebar: return command.choice(.state, as: SidebarChange.self).map(Action.sidebar)
    case .group:
      return .group(
        command.word(.name), children: command.words(.child),
        default: command.option(.default)?.text,
        order: command.option(.order)?.parts ?? [],
        isDestination: command.flag(.destination) ?? false)
    case .compactTabs: return .compactTabs(command.tabs)
    case .placement:
      return .placement(command.tab, command.choice(.state, as: Placement.self))
    case .hiding: return .hiding(command.tab, isAllowed: command.isOn)
    case .minimize:
      return command.choice(.state, as: MinimizeBehavior.self).map(Action.minimize)
    case .accessory:
      let name = command.argument(.name)
      return .accessory(name?.keyword == KeywordID.none ? nil : name?.text)
    case .searchTab:
      return .searchTab(command.tab, activatesSearch: command.flag(.automatic) ?? false)
    case .observedScroll: return .observedScrollView(command.tab, command.isOn)
    case .focus: return command.choice(.direction, as: FocusMove.self).map(Action.focus)
    case .searchCancel: return .cancelSearch
    default: return nil
    }
  }

  // MARK: A user's gestures

  private static func user(_ command: Invocation) -> Action? {
    switch command.id {
    case .tap: return .tap(command.tab)
    case .row: return .tapRow(command.argument(.number)?.integer ?? 0)
    case .doubleTap: return .doubleTap(command.tab)
    case .longPress: return .longPress(command.tab)
    case .swipe: return command.choice(.direction, as: SwipeDirection.self).map(Action.swipe)
    case .scrollUp: return .scroll(.up(command.argument(.amount)?.integer))
    case .scrollDown: return .scroll(.down(command.argument(.amount)?.integer))
    case .scrollTop: return .scroll(.top)
    case .scrollBottom: return .scroll(.bottom)
    case .scrollTo: return .scroll(.to(command.argument(.amount)?.integer ?? 0))
    default: return nil
    }
  }

  // MARK: What only the audit asks about

  private static func facts(_ command: Invocation) -> Action? {
    switch command.id {
    case .content:
      return .fact(
        command.tab,
        .content(
          isEmpty: command.argument(.state)?.keyword == .empty,
          isExplained: command.flag(.explained) ?? false))
    case .purpose:
      return .fact(command.tab, .performsAction(command.argument(.state)?.keyword == .action))
    case .label: return .fact(command.tab, .accessibilityLabel(command.optionalText))
    case .identifier: return .fact(command.tab, .identifier(command.optionalName))
    case .live:
      return .fact(command.tab, .live(command.choice(.state, as: LiveKind.self)))
    case .toolbar: return .sceneFact(.toolbar(isShown: command.argument(.state)?.keyword == .show))
    case .host:
      guard let host = command.choice(.state, as: Host.self) else { return nil }
      return .sceneFact(.host(host, affectsOther: command.option(.affects)?.keyword == .other))
    case .logo:
      return .sceneFact(.logo(command.argument(.size).flatMap { PixelSize(points: $0) }))
    default: return nil
    }
  }
}
