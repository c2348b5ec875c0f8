extension Canvas {
  /// A horizontal line of `cells` from (`x`, `y`), its ends joined to what they meet.
  mutating func horizontal(x: Int, y: Int, cells: Int, style: Style = []) {
    for column in x..<x + max(0, cells) {
      var links: Links = []
      if column > x { links.insert(.left) }
      if column < x + cells - 1 { links.insert(.right) }
      if cells == 1 { links = [.left, .right] }
      link(x: column, y: y, links, style: style)
    }
  }

  /// A vertical line of `cells` from (`x`, `y`) down, its ends joined to what they meet.
  mutating func vertical(x: Int, y: Int, cells: Int, style: Style = []) {
    for row in y..<y + max(0, cells) {
      var links: Links = []
      if row > y { links.insert(.up) }
      if row < y + cells - 1 { links.insert(.down) }
      if cells == 1 { links = [.up, .down] }
      link(x: x, y: row, links, style: style)
    }
  }

  /// The outline of `rect`, which needs two cells each way.
  mutating func frame(_ rect: Rect, style: Style = []) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    horizontal(x: rect.x, y: rect.y, cells: rect.width, style: style)
    horizontal(x: rect.x, y: rect.maxY - 1, cells: rect.width, style: style)
    vertical(x: rect.x, y: rect.y, cells: rect.height, style: style)
    vertical(x: rect.maxX - 1, y: rect.y, cells: rect.height, style: style)
  }

  /// A row that says: what comes here was left out to keep the drawing short.
  mutating func tear(y: Int, x: Int, cells: Int) {
    put(String(repeating: theme.tear, count: max(0, cells)), x: x, y: y, style: .dim)
  }

  /// The lines, all of the same width.
  var lines: [StyledText] {
    rows.map { row in
      var line = StyledText("")
      var text = ""
      var style: Style = []
      for cell in row where !cell.isTail {
        if cell.style != style {
          line.appendVisible(text, style)
          text = ""
          style = cell.style
        }
        text += cell.links.isEmpty ? cell.glyph : joint(cell.links)
      }
      line.appendVisible(text, style)
      return line
    }
  }

  /// The lines as they are printed, without a line break after the last.
  var rendered: String { lines.rendered(theme) }

  private func joint(_ links: Links) -> String {
    let isHorizontal = links.isSubset(of: [.left, .right])
    let isVertical = links.isSubset(of: [.up, .down])
    if theme.frame == .ascii { return isHorizontal ? "-" : isVertical ? "|" : "+" }
    if isHorizontal { return "─" }
    if isVertical { return "│" }
    return Self.joints[links] ?? "┼"
  }

  private static let joints: [Links: String] = [
    [.down, .right]: "╭", [.down, .left]: "╮", [.up, .right]: "╰", [.up, .left]: "╯",
    [.up, .down, .right]: "├", [.up, .down, .left]: "┤", [.down, .left, .right]: "┬",
    [.up, .left, .right]: "┴",
  ]
}
