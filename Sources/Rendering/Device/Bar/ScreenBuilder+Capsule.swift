internal import TabBar
internal import TextAnalysis

extension ScreenBuilder {
  /// The floating bar of iOS 26: a capsule inset from the edges, a search tab in one of its own,
  /// an accessory above it or, while the bar is minimized, beside it (TB-236 to TB-245).
  var capsule: [Section] {
    let items = p.bar.drawnItems
    if items.isEmpty { return [.space(3)] }
    let accessory = p.accessory.map { !$0.isInline ? [accessoryAbove($0.name)] : [] } ?? []
    return accessory + [p.bar.isMinimized ? minimized(items) : expanded(items)]
  }

  /// The cells of the frame of an item that stands apart, or of a minimized one, at most.
  static let apartWidth = 9
  /// The same in this drawing: a circle as high as the bar, with room for a marked icon.
  private var apartWidth: Int { max(7, min(Self.apartWidth, scale.cells(62))) }

  private func expanded(_ items: [Presentation.Shown]) -> Section {
    let main = items.filter { !$0.isApart }
    let apart = items.filter(\.isApart)
    let apartCells = apart.isEmpty ? 0 : apartWidth + 1
    let mainCells = max(4, cells - 4 - apartCells)
    let mainX = isRightToLeft ? 3 + apartCells : 3
    let view = barView(x: mainX + 1, cells: mainCells - 2, items: main)
    let side = barView(
      x: (isRightToLeft ? 3 : 3 + mainCells + 1) + 1, cells: apartWidth - 2,
      items: apart)
    let rows = max(view.slots.isEmpty ? 1 : view.height, side.slots.isEmpty ? 1 : side.height)
    return Section(height: rows + 2) { canvas, rect in
      canvas.frame(Rect(x: mainX, y: rect.y, width: mainCells, height: rows + 2))
      view.draw(on: &canvas, y: rect.y + 1 + rows - view.height)
      if apart.isEmpty { return }
      let x = isRightToLeft ? 3 : 3 + mainCells + 1
      canvas.frame(Rect(x: x, y: rect.y, width: apartWidth, height: rows + 2))
      side.draw(on: &canvas, y: rect.y + 1 + (rows - side.height) / 2)
    }
  }

  /// The selected item at the leading end, the accessory in the middle, search at the trailing end.
  private func minimized(_ items: [Presentation.Shown]) -> Section {
    Section(height: 3) { canvas, rect in
      var left = rect.x + 2
      var right = rect.maxX - 2
      for item in items {
        let isAtLeft = item.isApart == isRightToLeft
        let icon = item.image.map(Glyphs.glyph) ?? item.title ?? "-"
        let x = isAtLeft ? left : right - apartWidth
        canvas.frame(Rect(x: x, y: rect.y, width: apartWidth, height: 3))
        canvas.put(
          ItemMark.marked(icon, item, cells: apartWidth - 2, theme: theme), x: x + 1,
          y: rect.y + 1, cells: apartWidth - 2, alignment: .center,
          style: ItemMark.style(of: item))
        if isAtLeft {
          left += apartWidth + 1
        } else {
          right -= apartWidth + 1
        }
      }
      guard let accessory = p.accessory, right - left > 6 else { return }
      canvas.frame(Rect(x: left, y: rect.y, width: right - left, height: 3))
      canvas.put(
        accessory.name, x: left + 2, y: rect.y + 1, cells: right - left - 4, alignment: .center)
    }
  }

  private func accessoryAbove(_ name: String) -> Section {
    Section(height: 3) { canvas, rect in
      let frame = Rect(x: rect.x + 2, y: rect.y, width: rect.width - 4, height: 3)
      canvas.frame(frame)
      canvas.put(
        name, x: frame.x + 2, y: rect.y + 1, cells: frame.width - 4, alignment: .center)
    }
  }
}
