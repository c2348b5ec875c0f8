internal import TabBar

extension VectorBuilder {
  /// What the screen shows between its bars, torn to keep the drawing short.
  func content(height: Double = 110) -> [VectorSection] {
    if p.more.isOnScreen {
      return p.more.rows.map(row) + [VectorSection(height: 24), tear, VectorSection(height: 24)]
    }
    return [
      VectorSection(height: height * zoom) { canvas, rect in
        center(caption, on: &canvas, rect, size: 17 * zoom, fill: colors.faint)
        if p.content.scroll > 0 {
          trailing("↑ \(p.content.scroll)", on: &canvas, rect, size: 13 * zoom, fill: colors.faint)
        }
      }, tear, VectorSection(height: 30),
    ]
  }

  /// The name of the screen, and that it is empty.
  var caption: String {
    if p.tabs.isEmpty { return word(.noTabs) }
    let name = p.content.title ?? ""
    let isBare = p.content.isEmpty && !p.content.isEmptinessExplained
    return isBare ? name + " " + word(.empty) : name
  }

  /// Where the drawing is torn: the part of the screen that was left out.
  var tear: VectorSection {
    VectorSection(height: 22) { canvas, rect in
      let step = rect.width / (rect.width / 12).rounded()
      func zigzag(_ y: Double) -> [String] {
        stride(from: -1, through: Int((rect.width / step).rounded()) + 1, by: 1).map { index in
          let x = rect.x + Double(index) * step
          return "\((x * 10).rounded() / 10) \(y + (index.isMultiple(of: 2) ? 5 : -5))"
        }
      }
      let (upper, lower) = (zigzag(rect.y + 5), zigzag(rect.maxY - 5))
      canvas.path(
        "M" + (upper + lower.reversed()).joined(separator: " ") + "z", fill: Self.page)
      for edge in [upper, lower] {
        canvas.path("M" + edge.joined(separator: " "), stroke: colors.line, strokeWidth: 1)
      }
    }
  }

  /// The colour of the page that the device lies on.
  static let page = "#ffffff"

  /// A row of a list: icon, title, badge and the mark of a way further (TB-027, TB-096).
  func row(_ item: Presentation.Shown) -> VectorSection {
    VectorSection(height: 44) { canvas, rect in
      canvas.group(translateX: 0, translateY: 0, opacity: item.isEnabled ? 1 : 0.4) { canvas in
        let iconX = isRightToLeft ? rect.maxX - 30 : rect.x + 30
        if let image = item.image {
          canvas.icon(
            image, x: iconX, y: rect.midY, size: 23, color: colors.action, ground: colors.screen)
        }
        leading(
          fitted(item.title ?? "", rect.width - 140, size: 17), on: &canvas, rect, margin: 56)
        let endX = isRightToLeft ? rect.x + 16 : rect.maxX - 16
        let step = isRightToLeft ? 6.0 : -6
        canvas.path(
          "M\(endX + step) \(rect.midY - 6) \(endX) \(rect.midY) \(endX + step) \(rect.midY + 6)",
          stroke: colors.line, strokeWidth: 2)
        let width = TitleWidth.points(of: item.badge ?? "", size: 11) + 9
        badge(
          of: item, x: isRightToLeft ? rect.x + 28 + width : rect.maxX - 28 - width, y: rect.midY,
          on: &canvas)
      }
      canvas.line(
        from: (rect.x + (isRightToLeft ? 0 : 56), rect.maxY),
        to: (rect.maxX - (isRightToLeft ? 56 : 0), rect.maxY), stroke: colors.line)
    }
  }
}
