internal import TabBar

extension VectorBuilder {
  /// The height of the items in points; a floating bar, whose height is not published, has 50.
  var barHeight: Double { p.bar.itemHeight.map(Double.init) ?? 50 }

  /// The strip under the items where both heights are published (TB-142), else what the line that
  /// takes one home needs.
  var homeHeight: Double {
    guard let total = p.bar.totalHeight, let item = p.bar.itemHeight, total > item else {
      return 22
    }
    return Double(total - item)
  }

  /// The slots of the bar over `rect`: shares of it, or items of one width in its middle (TB-151).
  func slots(_ items: [Presentation.Shown], in rect: VectorRect) -> [VectorSlot] {
    let columns: [VectorRect]
    if p.appearance.positioning == .centered {
      let width =
        p.appearance.itemWidth > 0
        ? p.appearance.itemWidth : min(140, rect.width / Double(max(1, items.count)))
      let spacing = p.appearance.itemSpacing > 0 ? p.appearance.itemSpacing : 0
      let total = Double(items.count) * (width + spacing) - spacing
      let start = rect.x + max(0, (rect.width - total) / 2)
      columns = items.indices.map {
        VectorRect(
          x: start + Double($0) * (width + spacing), y: rect.y, width: width, height: rect.height)
      }
    } else {
      columns = rect.columns(items.count)
    }
    return zip(items, columns).map { VectorSlot(item: $0, rect: $1) }
  }

  /// The bar at the lower edge; its background goes at the scroll edge (TB-187).
  func bottomBar(_ items: [Presentation.Shown]) -> [VectorSection] {
    [
      VectorSection(height: barHeight) { canvas, rect in
        if p.bar.hasBackground {
          var ground = rect
          ground.height += homeHeight
          canvas.rect(ground, fill: colors.bar)
          canvas.line(from: (rect.x, rect.y), to: (rect.maxX, rect.y), stroke: colors.barLine)
        }
        draw(slots(items, in: rect), on: &canvas)
      }
    ]
  }

  /// The line at the lower edge that takes one home.
  var home: VectorSection {
    if p.device == .catalyst { return VectorSection(height: 12) }
    return VectorSection(height: homeHeight) { canvas, rect in
      let length: Double = p.device == .android ? 108 : 134
      canvas.rect(
        VectorRect(x: rect.midX - length / 2, y: rect.maxY - 13, width: length, height: 5),
        radius: 2.5, fill: colors.text)
    }
  }
}
