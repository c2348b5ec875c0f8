internal import TabBar

extension VectorBuilder {
  /// The customise screen: what may be moved in a grid, Done above, the working order below
  /// (TB-116 to TB-125).
  func customizing(_ session: Presentation.Customizing) -> [VectorSection] {
    let head = VectorSection(height: 44) { canvas, rect in
      let name = session.kind == .editing ? word(.edit) : word(.configure)
      center(name, on: &canvas, rect, weight: 600)
      trailing(word(.done), on: &canvas, rect, weight: 600, fill: colors.action)
    }
    let movable = session.movable.compactMap { key in
      session.order.first { $0.destination == .tab(key) } ?? stranger(key)
    }
    let grid = grid(movable.map(unselected)) + [tear, VectorSection(height: 20)]
    if session.kind == .editing { return [head, rule] + grid }
    let more = p.bar.items.filter { $0.destination == .more }
    var items = (Array(session.order.prefix(session.barCount)) + more).map(unselected)
    if isRightToLeft { items.reverse() }
    return [head, rule] + grid + bottomBar(items)
  }

  private func grid(_ items: [Presentation.Shown]) -> [VectorSection] {
    let columns = 4
    return stride(from: 0, to: items.count, by: columns).map { start in
      VectorSection(height: 76) { canvas, rect in
        var places = rect.columns(columns)
        if isRightToLeft { places.reverse() }
        for (item, place) in zip(items[start..<min(start + columns, items.count)], places) {
          if let image = item.image {
            canvas.icon(
              image, x: place.midX, y: place.y + 28, size: 28, color: colors.action,
              ground: colors.screen)
          }
          canvas.text(
            fitted(item.title ?? "", place.width - 4, size: 11), x: place.midX, y: place.y + 60,
            font: .init(size: 11), anchor: .middle, fill: colors.text)
        }
      }
    }
  }

  /// An item that is offered but does not stand in the working order.
  private func stranger(_ key: TabKey) -> Presentation.Shown? {
    guard var item = p.customizing?.order.first ?? p.bar.items.first else { return nil }
    let tab = p.tabs.first { $0.tab.key == key }
    item.destination = .tab(key)
    item.title = tab?.title ?? key.text
    item.image = tab?.image
    item.badge = nil
    item.isEnabled = true
    return item
  }

  private func unselected(_ item: Presentation.Shown) -> Presentation.Shown {
    var item = item
    item.isSelected = false
    return item
  }
}
