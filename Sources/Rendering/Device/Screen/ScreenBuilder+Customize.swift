internal import TabBar
internal import TextAnalysis

extension ScreenBuilder {
  /// The customise screen: everything that may be moved in a grid, Done above, the bar with the
  /// working order below (TB-116 to TB-125).
  func customizing(_ session: Presentation.Customizing) -> [Section] {
    let title = Section(height: 1) { canvas, rect in
      let used = putTrailing(word(.done), on: &canvas, rect, style: .accent)
      let name = session.kind == .editing ? word(.edit) : word(.configure)
      putCenter(name, on: &canvas, rect, margin: used + 2, style: .bold)
    }
    let movable = p.movableItems(session)
    if session.kind == .editing {
      return pill + [title, .rule] + grid(movable) + [.tear, homeIndicator]
    }
    return [title, .rule] + grid(movable) + [.tear] + lowerEdge(bar: workingBar(session))
  }

  /// Rows of as many items as stand side by side.
  private func grid(_ items: [Presentation.Shown]) -> [Section] {
    let wish = BarView.wish(items, layout: .stacked)
    let columns = max(1, min(4, cells / max(1, wish)))
    let count = RowWindow(count: items.count, selected: nil).rows.count
    let rows = stride(from: 0, to: count, by: columns).map { start in
      var row = Array(items[start..<min(start + columns, count)]).map(\.unselected)
      if isRightToLeft { row.reverse() }
      let first = isRightToLeft ? columns - row.count : 0
      let slots = Slot.row(row, x: 1, cells: cells, of: columns, from: first)
      let view = BarView(slots: slots, layout: .stacked, theme: theme)
      return Section(height: view.height) { canvas, rect in view.draw(on: &canvas, y: rect.y) }
    }
    return rows + leftOut(items.count - count)
  }

  /// The first items of the working order, and More where it stands.
  private func workingBar(_ session: Presentation.Customizing) -> [Section] {
    var items = p.workingItems(session)
    if isRightToLeft { items.reverse() }
    let view = barView(x: 1, cells: cells, items: items)
    if items.isEmpty { return [.rule, .space(2)] }
    return [
      .rule, Section(height: view.height) { canvas, rect in view.draw(on: &canvas, y: rect.y) },
    ]
  }
}
