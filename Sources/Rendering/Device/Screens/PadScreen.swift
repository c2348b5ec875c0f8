internal import TabBar
internal import TextAnalysis

extension ScreenBuilder {
  /// An iPad, or its app on a Mac (TB-249): the floating bar at the top or the sidebar from iPadOS 18 (TB-217 to TB-223), the bar
  /// at the bottom before, and in a narrow window the phone's layout.
  var pad: Canvas {
    if p.width == .compact { return phone }
    var sections = [statusBar]
    if let session = p.customizing, session.kind != .editing || p.sidebar == nil {
      sections += customizing(session)
    } else if let modal = p.modals.last {
      sections += sheet(modal)
    } else if p.bar.position == .bottom {
      let head = navigationBar
      sections += head + (head.isEmpty ? [] : [.rule]) + content() + lowerEdge(bar: bottomBar)
    } else if let sidebar = p.sidebar, sidebar.isShown || p.customizing != nil {
      sections += beside(sidebar)
      sections += p.isKeyboardShown ? keyboard + [homeIndicator] : [homeIndicator]
    } else {
      sections += topBar + navigationBar + content()
      sections += p.isKeyboardShown ? keyboard + [homeIndicator] : [homeIndicator]
    }
    return Section.framed(sections, width: width, theme: theme)
  }

  /// The floating bar, with the button that brings the sidebar where there is one.
  private var topBar: [Section] {
    guard p.bar.isVisible else { return [] }
    return pill.map { pill in
      Section(height: pill.height) { canvas, rect in
        pill.draw(&canvas, rect)
        if p.sidebar != nil {
          // Where the bar leaves no room beside it, the button stands in the corner above.
          let x = isRightToLeft ? rect.maxX - 3 : rect.x
          canvas.put(theme.sidebar, x: x, y: rect.y + 1, style: .accent)
        }
      }
    }
  }

  /// The sidebar at the leading side, the content beside it.
  private func beside(_ sidebar: Presentation.Sidebar) -> [Section] {
    let column = max(16, min(cells / 2, scale.cells(320)))
    let head = p.customizing == nil ? theme.sidebar : word(.done)
    let window = RowWindow(
      count: sidebar.rows.count, selected: sidebar.rows.firstIndex(where: \.shown.isSelected))
    let shown = sidebar.rows[window.rows]
    let above = leftOut(window.before)
    let below = leftOut(window.after)
    let rows = max(5, above.count + shown.count + below.count + 2)
    return [
      Section(height: rows) { canvas, rect in
        let sideX = isRightToLeft ? rect.maxX - column : rect.x
        let contentX = isRightToLeft ? rect.x : rect.x + column + 1
        let lineX = isRightToLeft ? sideX - 1 : rect.x + column
        canvas.vertical(x: lineX, y: rect.y, cells: rect.height)
        let side = Rect(x: sideX, y: rect.y, width: column, height: rows)
        putTrailing(head, on: &canvas, side, style: .accent)
        func rowRect(_ row: Int) -> Rect {
          Rect(x: side.x, y: side.y + row, width: side.width, height: 1)
        }
        let first = 1 + above.count
        above.first?.draw(&canvas, rowRect(1))
        for (index, row) in shown.enumerated() {
          self.row(row, on: &canvas, side, row: first + index)
        }
        below.first?.draw(&canvas, rowRect(first + shown.count))
        let rest = Rect(x: contentX, y: rect.y, width: rect.width - column - 1, height: rows)
        let inner = navigationBar + [.space(1), content()[1]]
        var y = rest.y
        for section in inner where y < rest.maxY {
          section.draw(
            &canvas, Rect(x: rest.x, y: y, width: rest.width, height: section.height))
          y += section.height
        }
      }, .tear,
    ]
  }

  /// A row of the sidebar: outlined icon, title, badge; a section's heading in bold; a handle while
  /// it is edited.
  private func row(
    _ row: Presentation.Sidebar.Row, on canvas: inout Canvas, _ rect: Rect, row line: Int
  ) {
    let item = row.shown
    let handle = p.customizing?.movable.contains { .tab($0) == item.destination } == true
    let badge = item.badge.map { ItemMark.badge($0, isDot: false, theme: theme) } ?? ""
    let end = [badge, handle ? theme.handle : ""].filter { !$0.isEmpty }.joined(separator: " ")
    let used =
      end.isEmpty
      ? 0
      : 1 + putTrailing(end, on: &canvas, rect, row: line, cells: rect.width / 2, style: .dim)
    let icon = row.isSection ? theme.open : item.image.map(Glyphs.glyph)
    let indent = String(repeating: " ", count: 2 * min(row.depth, 3))
    let name = [icon ?? "", DisplayWidth.visible(item.title ?? "")].filter { !$0.isEmpty }
      .joined(separator: " ")
    let room = rect.width - 2 - used - indent.count
    let text = ItemMark.marked(name, item, cells: room, theme: theme)
    let style = row.isSection ? [.bold] : ItemMark.style(of: item)
    putLeading(
      isRightToLeft ? text + indent : indent + text, on: &canvas, rect, row: line, style: style)
  }
}
