extension Turn {
  /// Hands an action to the concern it belongs to.
  mutating func perform(_ action: Action) throws(Rejection) {
    switch action {
    case .device, .window, .direction, .rotate, .keyboard, .textSize, .strict:
      try performDevice(action)
    case .new(let titles): try makeNew(titles)
    case .install(let blueprint): install(blueprint)
    case .setTabs, .add, .remove, .move, .relaunch: try performArray(action)
    case .title, .badge, .enable, .icon, .orientations, .tag, .stack, .fact, .sceneFact:
      try performItem(action)
    case .select(let reference): try select(reference)
    case .deny, .allow, .delegate, .delegateOrientations, .reselectListener:
      try performDelegate(action)
    case .push, .pop, .present, .dismiss, .hideBar: try performNavigation(action)
    case .standalone, .barItems, .barSelect, .barDelegate: try performBar(action)
    case .appearance(let change, of: let scope, atScrollEdge: let isEdge):
      try setAppearance(change, of: scope, atScrollEdge: isEdge)
    case .customizable(let references): try setCustomizable(references)
    case .customize(let step): try customize(step)
    case .mode, .sidebar, .group, .compactTabs, .placement, .hiding:
      try performTabObjects(action)
    case .minimize, .accessory, .searchTab, .cancelSearch: try performLiquidGlass(action)
    case .observedScrollView(let reference, let isObserved):
      try observe(reference, isObserved)
    case .tap(let reference): try tap(reference)
    case .tapRow(let row): try tapRow(row)
    case .doubleTap(let reference): try doubleTap(reference)
    case .longPress(let reference): try longPress(reference)
    case .swipe(let direction): try swipe(direction)
    case .scroll(let change): try scroll(change)
    case .focus(let move): try moveFocus(move)
    }
  }
}
