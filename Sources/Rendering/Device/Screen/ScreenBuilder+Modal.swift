internal import TabBar

extension ScreenBuilder {
  /// A modal screen that covers the one below with its bar (TB-169).
  func sheet(_ name: String) -> [Section] {
    let hidden = Section(height: 1) { canvas, rect in
      let title = p.content.navigationTitle ?? p.content.title ?? ""
      putCenter(title, on: &canvas, rect, margin: 3, style: .dim)
    }
    let keys = p.isKeyboardShown ? keyboard : []
    let rows = 5 + p.modals.count
    let sheet = Section(height: rows) { canvas, rect in
      for depth in p.modals.indices {
        let isTop = depth == p.modals.count - 1
        let inset = max(1, p.modals.count - depth)
        let frame = Rect(
          x: rect.x + inset, y: rect.y + depth, width: rect.width - 2 * inset,
          height: rows - depth)
        canvas.horizontal(x: frame.x, y: frame.y, cells: frame.width)
        canvas.link(x: frame.x, y: frame.y, .down, style: [])
        canvas.link(x: frame.maxX - 1, y: frame.y, .down, style: [])
        if isTop {
          canvas.vertical(x: frame.x, y: frame.y, cells: rect.maxY - frame.y)
          canvas.vertical(x: frame.maxX - 1, y: frame.y, cells: rect.maxY - frame.y)
          let inner = Rect(x: frame.x + 1, y: frame.y + 1, width: frame.width - 2, height: 4)
          let used = putLeading(word(.cancel), on: &canvas, inner, style: .accent)
          putCenter(name, on: &canvas, inner, margin: used + 2, style: .bold)
          canvas.horizontal(x: frame.x, y: frame.y + 2, cells: frame.width)
        }
      }
    }
    let home = p.device == .appleTV || p.device == .vision ? [] : [homeIndicator]
    return [hidden, sheet, .tear] + keys + home
  }
}
