internal import TabBar
internal import TextAnalysis

extension ScreenBuilder {
  /// The items of the bar in their slots over `width` cells from `x`.
  func barView(x: Int, cells: Int, items: [Presentation.Shown]? = nil) -> BarView {
    let layout = p.bar.layout ?? .stacked
    let items = items ?? p.bar.drawnItems
    let slots =
      p.appearance.positioning == .centered
      ? centered(items, layout, x: x, cells: cells)
      : Slot.row(items, x: x, cells: cells)
    return BarView(
      slots: slots, layout: layout, theme: theme, isRightToLeft: isRightToLeft,
      hasDotBadges: p.device == .android,
      hasPill: p.device == .android && layout == .stacked, titleSize: titleSize,
      scaledRows: p.bar.itemHeight.map(scale.rows) ?? 1)
  }

  /// The size of the titles in points (TB-150); Material's labels are 12.
  private var titleSize: Double? {
    p.bar.titleSize.map(Double.init) ?? (p.device == .android ? 12 : nil)
  }

  /// Items of one width in the middle of the bar (TB-151, TB-152).
  private func centered(
    _ items: [Presentation.Shown], _ layout: Presentation.ItemLayout, x: Int, cells: Int
  ) -> [Slot] {
    let wish = BarView.wish(items, layout: layout)
    let width = p.appearance.itemWidth > 0 ? scale.cells(p.appearance.itemWidth) : wish + 1
    let spacing = p.appearance.itemSpacing > 0 ? scale.cells(p.appearance.itemSpacing) : 1
    let total = items.count * (width + spacing) - spacing
    if total > cells { return Slot.row(items, x: x, cells: cells) }
    let start = x + (cells - total) / 2
    return items.enumerated().map { index, item in
      Slot(item: item, x: start + index * (width + spacing), cells: width)
    }
  }

  /// The bar at the lower edge with the line above it, which goes where the background does
  /// (TB-187).
  var bottomBar: [Section] {
    let view = barView(x: 1, cells: cells)
    if view.slots.isEmpty { return [.rule, .space(2)] }
    return [
      p.bar.hasBackground ? .rule : .space(1),
      Section(height: view.height) { canvas, rect in view.draw(on: &canvas, y: rect.y) },
    ]
  }
}
