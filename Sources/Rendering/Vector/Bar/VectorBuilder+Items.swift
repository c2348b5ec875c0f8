internal import TabBar

/// One item of a bar and the part of the bar it stands in.
struct VectorSlot {
  var item: Presentation.Shown
  var rect: VectorRect
}

extension VectorBuilder {
  /// The size of the titles in points (TB-150); Material's labels are 12.
  var titleSize: Double {
    p.bar.titleSize.map(Double.init) ?? (p.device == .android ? 12 : p.bar.isFloating ? 11 : 13)
  }

  func color(of item: Presentation.Shown) -> String {
    item.isSelected ? colors.selected : colors.other
  }

  /// The title as the device shows it: cut to its slot where the device cuts (TB-202).
  func shownTitle(_ slot: VectorSlot) -> String {
    let title = slot.item.title ?? ""
    return slot.item.isTitleCut ? fitted(title, slot.rect.width, size: titleSize) : title
  }

  /// The items of a row of slots, as the layout of the bar has them.
  func draw(_ slots: [VectorSlot], on canvas: inout VectorCanvas) {
    for slot in slots {
      let isDimmed = !slot.item.isEnabled
      canvas.group(translateX: 0, translateY: 0, opacity: isDimmed ? 0.4 : 1) { canvas in
        if p.bar.layout == .stacked || p.bar.layout == nil {
          stacked(slot, on: &canvas)
        } else {
          inline(slot, on: &canvas)
        }
      }
    }
  }

  private func stacked(_ slot: VectorSlot, on canvas: inout VectorCanvas) {
    let (item, rect) = (slot.item, slot.rect)
    let hasTitle = item.title != nil
    let isMaterial = p.device == .android
    let iconY =
      item.image == nil || !hasTitle ? rect.midY : rect.y + rect.height * (isMaterial ? 0.36 : 0.35)
    // A title without an icon stands level with the titles beside it.
    let isBare = !p.bar.items.contains { $0.image != nil }
    let titleY =
      isBare ? rect.midY + titleSize * 0.36 : rect.y + rect.height * (isMaterial ? 0.78 : 0.88)
    if let image = item.image {
      var ground = colors.bar
      if isMaterial, item.isSelected {
        ground = colors.pill
        canvas.rect(
          VectorRect(x: rect.midX - 32, y: iconY - 16, width: 64, height: 32), radius: 16,
          fill: colors.pill)
      }
      canvas.icon(image, x: rect.midX, y: iconY, size: 25, color: color(of: item), ground: ground)
    }
    let title = shownTitle(slot)
    // One that runs on to its neighbours still ends with the screen.
    let reach = min(width / 2, TitleWidth.points(of: title, size: titleSize) / 2 + 3)
    canvas.text(
      title, x: min(max(rect.midX, reach), width - reach), y: titleY,
      font: .init(size: titleSize, weight: item.isSelected ? 700 : 500), anchor: .middle,
      fill: color(of: item))
    let half = item.image == nil ? min(rect.width / 2, reach) : 11
    let top = item.image == nil ? titleY - titleSize : iconY - 10
    badge(of: item, x: rect.midX + (isRightToLeft ? -half : half), y: top, on: &canvas)
  }

  private func inline(_ slot: VectorSlot, on canvas: inout VectorCanvas) {
    let (item, rect) = (slot.item, slot.rect)
    let size: Double = p.bar.layout == .compactInline ? 18 : 23
    let title = shownTitle(slot)
    let titleWidth = TitleWidth.points(of: title, size: titleSize)
    let icon = item.image == nil ? 0 : size
    // The badge covers the corner of the icon, not the title beside it.
    let badgeWidth = item.badge.map { badgeSize($0).width - 8 } ?? 0
    let gap: Double = icon > 0 && titleWidth > 0 ? 5 + badgeWidth : 0
    let start = rect.midX - (icon + gap + titleWidth) / 2
    let iconX = isRightToLeft ? start + titleWidth + gap + icon / 2 : start + icon / 2
    let titleX = isRightToLeft ? start : start + icon + gap
    if let image = item.image {
      canvas.icon(
        image, x: iconX, y: rect.midY, size: size, color: color(of: item), ground: colors.bar)
    }
    canvas.text(
      title, x: titleX, y: baseline(rect, titleSize),
      font: .init(size: titleSize, weight: item.isSelected ? 700 : 400), fill: color(of: item))
    let corner = item.image == nil ? start + titleWidth : iconX + (isRightToLeft ? -9 : 9)
    badge(of: item, x: corner, y: rect.midY - size * 0.35, on: &canvas)
  }

  /// A badge around its upper corner (TB-020); on Android a dot when it is empty (TB-028).
  func badge(
    of item: Presentation.Shown, x: Double, y: Double, on canvas: inout VectorCanvas
  ) {
    guard let badge = item.badge else { return }
    let color = badgeColor(of: item)
    if badge.isEmpty, p.device == .android {
      return canvas.circle(x: x, y: y + 2, radius: 4, fill: color)
    }
    let (width, size) = badgeSize(badge)
    let left = isRightToLeft ? x + 6 - width : x - 6
    let start = max(2, min(left, self.width - 2 - width))
    let rect = VectorRect(x: start, y: y - 8, width: width, height: 17)
    canvas.rect(rect, radius: 8.5, fill: color)
    canvas.text(
      badge, x: rect.midX, y: baseline(rect, size), font: .init(size: size, weight: 600),
      anchor: .middle, fill: "#ffffff")
  }

  /// The width of a badge and the size of its letters, in points.
  private func badgeSize(_ badge: String) -> (width: Double, letters: Double) {
    (max(17, TitleWidth.points(of: badge, size: 11) + 9), 11)
  }

  /// The badge's own colour, else the platform's red (TB-021).
  private func badgeColor(of item: Presentation.Shown) -> String {
    let tab = p.tabs.first { .tab($0.tab.key) == item.destination }
    return tab?.tab.badgeColor.flatMap { Color($0) }?.hex ?? colors.badge
  }
}
