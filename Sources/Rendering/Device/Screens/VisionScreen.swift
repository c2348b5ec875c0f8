internal import TabBar
internal import TextAnalysis

extension ScreenBuilder {
  /// A window of visionOS with the vertical bar beside it, at the leading side and expanded as it is
  /// while one looks at it (TB-251).
  var vision: Canvas {
    let items = p.bar.isVisible ? p.bar.drawnItems : []
    let wish = items.map { DisplayWidth.width(of: inlineText($0, cells: width)) + 2 }.max() ?? 0
    let column = items.isEmpty ? 0 : min(max(8, wish + 4), width / 3)
    let gap = column == 0 ? 0 : 1
    let window = ScreenBuilder(p: p, theme: theme, width: width - column - gap)
    let rows = list(items, row: barRow)
    let inside = window.visionWindow(rows: rows.count + 2)
    let height = max(inside.height, rows.count + 4)
    var canvas = Canvas(width: width, height: height, theme: theme)
    canvas.place(inside, x: isRightToLeft ? 0 : column + gap, y: 0)
    guard column > 0 else { return canvas }
    let bar = Section.framed(rows, width: column, theme: theme)
    canvas.place(bar, x: isRightToLeft ? width - column : 0, y: 1)
    return canvas
  }

  fileprivate func visionWindow(rows: Int) -> Canvas {
    var sections = p.modals.last.map { sheet($0) } ?? navigationBar + content()
    let used = sections.reduce(0) { $0 + $1.height }
    if used < rows { sections.append(.space(rows - used)) }
    return Section.framed(sections, width: width, theme: theme)
  }
}
