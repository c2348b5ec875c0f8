internal import TabBar

/// What the customise screen shows, whatever it is drawn with (TB-116 to TB-125).
extension Presentation {
  /// The items that may be moved, as the working order has them where they stand in it.
  func movableItems(_ session: Customizing) -> [Shown] {
    let inOrder = Dictionary(
      session.order.map { ($0.destination, $0) }, uniquingKeysWith: { first, _ in first })
    return session.movable.compactMap { inOrder[.tab($0)] ?? stranger($0) }
  }

  /// The first items of the working order, and More where it stands.
  func workingItems(_ session: Customizing) -> [Shown] {
    let more = bar.items.filter { $0.destination == .more }
    return (Array(session.order.prefix(session.barCount)) + more).map(\.unselected)
  }

  /// An item that is offered but does not stand in the working order.
  private func stranger(_ key: TabKey) -> Shown? {
    guard var item = customizing?.order.first ?? bar.items.first else { return nil }
    let tab = tabs.first { $0.tab.key == key }
    item.destination = .tab(key)
    item.title = tab?.title ?? key.text
    item.image = tab?.image
    item.badge = nil
    item.isEnabled = true
    return item
  }
}

extension Presentation.Shown {
  /// The item as one that is not selected.
  var unselected: Presentation.Shown {
    var item = self
    item.isSelected = false
    return item
  }
}
