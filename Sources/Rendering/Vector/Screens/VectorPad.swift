internal import TabBar

extension VectorBuilder {
  /// An iPad, or its app on a Mac (TB-249): bar or sidebar at the top and side from iPadOS 18 (TB-217 to TB-223), the bar at the
  /// bottom before, and in a narrow window the phone's layout.
  var pad: [VectorSection] {
    if p.width == .compact { return phone }
    if let session = p.customizing, session.kind != .editing || p.sidebar == nil {
      let bar = session.kind == .editing ? [topBar] : []
      return [status] + bar + customizing(session) + [home]
    }
    if let modal = p.modals.last {
      return [status, VectorSection(height: 30)] + sheet(modal) + [home]
    }
    if p.bar.position == .bottom {
      return [status] + navigation + content() + lowerEdge(bottomBar(p.bar.drawnItems))
    }
    let end = p.isKeyboardShown ? [keyboard, home] : [home]
    if let sidebar = p.sidebar, sidebar.isShown || p.customizing != nil {
      return [status, beside(sidebar), tear, VectorSection(height: 24)] + end
    }
    let bar = p.bar.isVisible ? [topBar, VectorSection(height: 8)] : []
    return [status] + bar + navigation + content() + end
  }

  /// The floating bar, with the button that brings the sidebar where there is one.
  private var topBar: VectorSection {
    let pill = pill(height: 40, size: 15)
    return VectorSection(height: pill.height) { canvas, rect in
      pill.draw(&canvas, rect)
      if p.sidebar != nil {
        sidebarButton(
          x: isRightToLeft ? rect.maxX - 36 : rect.x + 36, y: rect.midY, on: &canvas)
      }
    }
  }

  private func sidebarButton(x: Double, y: Double, on canvas: inout VectorCanvas) {
    let frame = VectorRect(x: x - 12, y: y - 9, width: 24, height: 18)
    canvas.rect(frame, radius: 4, stroke: colors.action, strokeWidth: 1.7)
    let line = isRightToLeft ? frame.maxX - 8 : frame.x + 8
    canvas.line(from: (line, frame.y), to: (line, frame.maxY), stroke: colors.action, width: 1.7)
  }

  /// The sidebar at the leading side, the content beside it.
  private func beside(_ sidebar: Presentation.Sidebar) -> VectorSection {
    let height = max(220, Double(sidebar.rows.count) * 40 + 60)
    return VectorSection(height: height) { canvas, rect in
      let column = 320.0
      let side = VectorRect(
        x: isRightToLeft ? rect.maxX - column : rect.x, y: rect.y, width: column, height: height)
      canvas.rect(side, fill: "#f2f2f7")
      let edge = isRightToLeft ? side.x : side.maxX
      canvas.line(from: (edge, side.y), to: (edge, side.maxY), stroke: colors.line)
      let head = VectorRect(x: side.x, y: side.y, width: column, height: 44)
      if p.customizing == nil {
        sidebarButton(
          x: isRightToLeft ? head.x + 30 : head.maxX - 30, y: head.midY, on: &canvas)
      } else {
        trailing(word(.done), on: &canvas, head, weight: 600, fill: colors.action)
      }
      for (index, row) in sidebar.rows.enumerated() {
        let place = VectorRect(
          x: side.x, y: head.maxY + Double(index) * 40, width: column, height: 40)
        self.row(row, in: place, on: &canvas)
      }
      let rest = VectorRect(
        x: isRightToLeft ? rect.x : side.maxX, y: rect.y, width: rect.width - column,
        height: height)
      canvas.stack(navigation + content(height: height - 120).prefix(1), in: rest)
    }
  }

  /// A row of the sidebar: icon, title, badge; a section's heading in bold; a handle while it is
  /// edited.
  private func row(
    _ row: Presentation.Sidebar.Row, in rect: VectorRect, on canvas: inout VectorCanvas
  ) {
    let item = row.shown
    if item.isSelected {
      canvas.rect(rect.inset(8, 1), radius: 10, fill: "#dfe9fb")
    }
    canvas.group(translateX: 0, translateY: 0, opacity: item.isEnabled ? 1 : 0.4) { canvas in
      let indent = 20 + 22 * Double(min(row.depth, 3))
      let x = isRightToLeft ? rect.maxX - indent - 12 : rect.x + indent + 12
      var margin = indent
      if row.isSection {
        canvas.path(
          "M\(x - 5) \(rect.midY - 3) \(x) \(rect.midY + 3) \(x + 5) \(rect.midY - 3)",
          stroke: colors.text)
        margin += 30
      } else if let image = item.image {
        canvas.icon(
          image, x: x, y: rect.midY, size: 20, color: colors.action, ground: "#f2f2f7")
        margin += 34
      } else {
        margin += 30
      }
      leading(
        fitted(item.title ?? "", rect.width - margin - 60, size: 16), on: &canvas, rect,
        margin: margin, size: 16, weight: row.isSection || item.isSelected ? 700 : 400)
      badge(of: item, x: isRightToLeft ? rect.x + 60 : rect.maxX - 60, y: rect.midY, on: &canvas)
      if p.customizing?.movable.contains(where: { .tab($0) == item.destination }) == true {
        let end = isRightToLeft ? rect.x + 24 : rect.maxX - 24
        for step in [-4.0, 0, 4] {
          canvas.line(
            from: (end - 8, rect.midY + step), to: (end + 8, rect.midY + step),
            stroke: colors.faint, width: 1.5)
        }
      }
    }
  }
}
