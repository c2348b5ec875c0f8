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
    let grid = grid(p.movableItems(session).map(\.unselected)) + [tear, VectorSection(height: 20)]
    if session.kind == .editing { return [head, rule] + grid }
    var items = p.workingItems(session)
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
}
