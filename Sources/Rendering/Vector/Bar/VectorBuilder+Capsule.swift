internal import TabBar

extension VectorBuilder {
  private var side: Double { 21 }
  private var capsuleHeight: Double { 62 }

  /// The floating bar of iOS 26 with what stands above, beside or in line with it (TB-236 to
  /// TB-245).
  var capsule: [VectorSection] {
    let items = p.bar.drawnItems
    if items.isEmpty { return [VectorSection(height: capsuleHeight)] }
    var sections: [VectorSection] = []
    if let accessory = p.accessory, !accessory.isInline {
      sections.append(
        VectorSection(height: 56) { canvas, rect in
          glass(
            VectorRect(x: rect.x + side, y: rect.y, width: rect.width - 2 * side, height: 48),
            text: accessory.name, on: &canvas)
        })
    }
    sections.append(p.bar.isMinimized ? minimized(items) : expanded(items))
    return sections
  }

  private func expanded(_ items: [Presentation.Shown]) -> VectorSection {
    VectorSection(height: capsuleHeight) { canvas, rect in
      let apart = items.filter(\.isApart)
      var main = VectorRect(
        x: rect.x + side, y: rect.y, width: rect.width - 2 * side, height: capsuleHeight)
      if !apart.isEmpty {
        var round = main
        round.width = capsuleHeight
        main.width -= capsuleHeight + 8
        if isRightToLeft { main.x += capsuleHeight + 8 } else { round.x = main.maxX + 8 }
        glass(round, on: &canvas)
        draw(apart.map { VectorSlot(item: $0, rect: round) }, on: &canvas)
      }
      glass(main, on: &canvas)
      let slots = zip(
        items.filter { !$0.isApart }, main.inset(6, 6).columns(items.count - apart.count))
      let shown = slots.map { VectorSlot(item: $0, rect: $1) }
      for slot in shown where slot.item.isSelected {
        canvas.rect(slot.rect.inset(0, -2), radius: 27, fill: "#e5e5ea")
      }
      draw(shown, on: &canvas)
    }
  }

  /// The selected item at the leading end, the accessory in the middle, search at the trailing end.
  private func minimized(_ items: [Presentation.Shown]) -> VectorSection {
    VectorSection(height: 52) { canvas, rect in
      var (left, right) = (rect.x + side, rect.maxX - side)
      for item in items {
        let isAtLeft = item.isApart == isRightToLeft
        let round = VectorRect(x: isAtLeft ? left : right - 48, y: rect.y, width: 48, height: 48)
        glass(round, on: &canvas)
        var bare = item
        bare.title = item.image == nil ? item.title : nil
        draw([VectorSlot(item: bare, rect: round)], on: &canvas)
        if isAtLeft { left += 56 } else { right -= 56 }
      }
      guard let accessory = p.accessory, right - left > 40 else { return }
      glass(
        VectorRect(x: left, y: rect.y, width: right - left, height: 48), text: accessory.name,
        on: &canvas)
    }
  }

  private func glass(_ rect: VectorRect, text: String = "", on canvas: inout VectorCanvas) {
    canvas.rect(
      rect, radius: rect.height / 2, fill: colors.bar, stroke: colors.barLine, strokeWidth: 0.75)
    center(fitted(text, rect.width - 24, size: 14), on: &canvas, rect, size: 14)
  }
}
