internal import TabBar

extension VectorBuilder {
  /// The bar that floats at the top of an iPad or an Apple TV (TB-205, TB-217): as many items as
  /// fit, a fade where more can be scrolled to (TB-213, TB-218).
  func pill(height: Double, size: Double) -> VectorSection {
    VectorSection(height: height) { canvas, rect in
      let items = fitting(rect.width - 2 * height, height: height, size: size)
      let fades = p.bar.fades
      let before = fades.before || items.startIndex > 0
      let after = fades.after || items.endIndex < p.bar.drawnItems.count
      let total = items.reduce(0) { $0 + $1.width }
      let ends = (before ? height / 2 : 0) + (after ? height / 2 : 0)
      let frame = VectorRect(
        x: rect.midX - (total + ends + 8) / 2, y: rect.y, width: total + ends + 8, height: height)
      canvas.rect(
        frame, radius: height / 2, fill: colors.bar, stroke: colors.barLine, strokeWidth: 0.75)
      var x = frame.x + 4
      if before { fade(x: x + height / 4, frame, on: &canvas) }
      x += before ? height / 2 : 0
      for sized in items {
        let slot = VectorRect(x: x, y: rect.y + 4, width: sized.width, height: height - 8)
        draw(sized.item, in: slot, size: size, on: &canvas)
        x += sized.width
      }
      if after { fade(x: x + height / 4, frame, on: &canvas) }
    }
  }

  /// The items in their order that fit with the selected one among them, from the leading end
  /// where that is possible, and each one's width.
  private func fitting(_ room: Double, height: Double, size: Double) -> ArraySlice<SizedItem> {
    let items = p.bar.drawnItems.map { item in
      let icon = item.image == nil ? 0 : size * 1.3
      let title = TitleWidth.points(of: item.title ?? "", size: size)
      let gap = icon > 0 && title > 0 ? size / 3 : 0
      let badge = item.badge == nil ? 0 : size
      return SizedItem(
        item: item, width: min(room, max(height, icon + gap + title + badge + size * 1.6)))
    }
    func fits(_ part: ArraySlice<SizedItem>) -> Bool {
      part.count == 1 || part.reduce(0) { $0 + $1.width } <= room
    }
    var shown = items[...]
    let selected = items.firstIndex { $0.item.isSelected } ?? (isRightToLeft ? items.count - 1 : 0)
    while !fits(shown) {
      // What lies farthest from the leading end goes first, as long as it is not the selected one.
      let goesAtEnd =
        isRightToLeft ? shown.startIndex == selected : shown.endIndex - 1 != selected
      if goesAtEnd { shown.removeLast() } else { shown.removeFirst() }
    }
    return shown
  }

  /// An item and the points it takes.
  private struct SizedItem {
    var item: Presentation.Shown
    var width: Double
  }

  private func draw(
    _ item: Presentation.Shown, in slot: VectorRect, size: Double, on canvas: inout VectorCanvas
  ) {
    let isFocused = p.focus?.area == .bar && p.focus?.tab == item.destination.key
    var ink = item.isSelected ? colors.selected : colors.other
    var ground = colors.bar
    if item.isSelected {
      ground = isFocused ? "#ffffff" : p.device == .appleTV ? "#636366" : "#e5e5ea"
      if isFocused { ink = "#000000" }
      canvas.rect(slot, radius: slot.height / 2, fill: ground)
    }
    canvas.group(translateX: 0, translateY: 0, opacity: item.isEnabled ? 1 : 0.4) { canvas in
      let icon = item.image == nil ? 0 : size * 1.3
      let title = fitted(item.title ?? "", slot.width - icon - size, size: size)
      let titleWidth = TitleWidth.points(of: title, size: size)
      let gap = icon > 0 && titleWidth > 0 ? size / 3 : 0
      let start = slot.midX - (icon + gap + titleWidth) / 2
      if let image = item.image {
        canvas.icon(
          image, x: isRightToLeft ? start + titleWidth + gap + icon / 2 : start + icon / 2,
          y: slot.midY, size: icon, color: ink, ground: ground)
      }
      canvas.text(
        title, x: isRightToLeft ? start : start + icon + gap, y: baseline(slot, size),
        font: .init(size: size, weight: item.isSelected ? 700 : 400), fill: ink)
      let end = isRightToLeft ? start - 2 : start + icon + gap + titleWidth + 2
      badge(of: item, x: end, y: slot.midY - size * 0.6, on: &canvas)
    }
  }

  private func fade(x: Double, _ frame: VectorRect, on canvas: inout VectorCanvas) {
    canvas.text(
      "…", x: x, y: baseline(frame, 20), font: .init(size: 20), anchor: .middle,
      fill: colors.faint)
  }
}
