internal import TabBar
internal import TextAnalysis

/// The items of a bar in a row of slots, without what surrounds them.
struct BarView {
  var slots: [Slot]
  var layout: Presentation.ItemLayout
  var theme: Theme
  var isRightToLeft = false
  /// Whether a badge without text is a dot (Android).
  var hasDotBadges = false
  /// Whether a pill lies behind the selected icon (Material).
  var hasPill = false
  /// The size of the titles in points, by which the device would cut them; `nil` cuts none.
  var titleSize: Double?
  /// The rows that the height of the bar in points comes to; more where the items need more.
  var scaledRows = 1

  /// The rows it takes: to scale, and at least icon and title with a row over them for badges.
  var height: Int { max(scaledRows, badgeRows + contentRows) }

  private var badgeRows: Int { slots.contains { $0.item.badge != nil } ? 1 : 0 }
  private var iconRows: Int { slots.contains { $0.item.image != nil } ? 1 : 0 }
  private var titleRows: Int {
    slots.contains { $0.item.title?.isEmpty == false } || iconRows == 0 ? 1 : 0
  }
  private var contentRows: Int { layout == .stacked ? iconRows + titleRows : 1 }
  /// The row of the icons from the top of the bar: in the middle, under the badges.
  private var contentRow: Int { max(badgeRows, (height - contentRows + 1) / 2) }

  /// Draws the items with their first row at `y`.
  func draw(on canvas: inout Canvas, y: Int) {
    canvas.add(
      .backdrop, to: Rect(x: bounds.lowerBound, y: y, width: bounds.count, height: height))
    let row = y + contentRow
    if layout == .stacked {
      let titles = placedTitles
      let titleRow = row + iconRows
      for (slot, title) in zip(slots, titles) {
        let style = ItemMark.style(of: slot.item).union(.backdrop)
        canvas.put(title.text, x: title.x, y: titleRow, style: style)
        badge(of: slot, at: icon(of: slot, over: title, on: &canvas, y: row), on: &canvas, y: row)
      }
    } else {
      for slot in slots {
        badge(of: slot, at: inline(slot, on: &canvas, y: row), on: &canvas, y: row)
      }
    }
  }

  /// The columns of the whole bar.
  private var bounds: Range<Int> {
    let first = slots.first?.x ?? 0
    return first..<max(first, slots.last.map { $0.x + $0.cells } ?? 0)
  }

  /// The icon in the middle of its slot; answers its columns, at whose corner the badge is.
  private func icon(
    of slot: Slot, over title: PlacedTitle, on canvas: inout Canvas, y: Int
  ) -> Range<Int> {
    let item = slot.item
    var icon = item.image.map(Glyphs.glyph) ?? ""
    if hasPill, item.isSelected, !icon.isEmpty {
      icon = slot.cells > 7 ? "( " + icon + " )" : "(" + icon + ")"
    }
    if title.text.isEmpty, !hasPill {
      icon = ItemMark.marked(icon, item, cells: room(in: slot), theme: theme)
    }
    if icon.isEmpty { return title.columns }
    let cells = DisplayWidth.width(of: icon)
    let x = start(of: cells, in: slot)
    canvas.put(icon, x: x, y: y, style: ItemMark.style(of: item).union(.backdrop))
    return x..<x + cells
  }

  /// Icon beside title; answers the columns of the icon.
  private func inline(_ slot: Slot, on canvas: inout Canvas, y: Int) -> Range<Int> {
    let item = slot.item
    let icon = item.image.map(Glyphs.glyph) ?? ""
    let iconCells = DisplayWidth.width(of: icon)
    let title = DisplayWidth.visible(shownTitle(of: item))
    let room = room(in: slot)
    let gap = icon.isEmpty || title.isEmpty ? 0 : 1
    var text = icon + (gap > 0 ? " " : "") + title
    // A title of one or two letters beside an icon tells nothing; the icon alone tells more.
    let least = iconCells + gap + min(3, DisplayWidth.width(of: title)) + (item.isSelected ? 2 : 0)
    if gap > 0, least > room { text = icon }
    text = ItemMark.marked(text, item, cells: room, theme: theme)
    let textCells = DisplayWidth.width(of: text)
    let x = start(of: textCells, in: slot)
    canvas.put(text, x: x, y: y, style: ItemMark.style(of: item).union(.backdrop))
    let marks = item.isSelected || !item.isEnabled ? 1 : 0
    return icon.isEmpty ? x..<x + textCells : x + marks..<x + marks + iconCells
  }

  /// The badge over the upper trailing corner of the icon at row `y` (TB-020), moved where the bar
  /// ends.
  private func badge(of slot: Slot, at icon: Range<Int>, on canvas: inout Canvas, y: Int) {
    guard let badge = slot.item.badge else { return }
    let text = ItemMark.badge(badge, isDot: hasDotBadges, theme: theme)
    let shown = DisplayWidth.truncated(text, to: bounds.count, ellipsis: theme.ellipsis)
    let cells = DisplayWidth.width(of: shown)
    let wished = isRightToLeft ? icon.lowerBound + 1 - cells : icon.upperBound - 1
    let start = max(bounds.lowerBound, min(wished, bounds.upperBound - cells))
    canvas.put(
      shown, x: start, y: y - 1,
      style: slot.item.isEnabled ? [.bold, .alert, .backdrop] : [.dim, .backdrop])
  }

  /// The column where `cells` in the middle of a slot begin, the last cell of the slot left free.
  func start(of cells: Int, in slot: Slot) -> Int {
    let middle = slot.x + (slot.cells - cells) / 2
    return max(slot.x, min(middle, slot.x + room(in: slot) - cells))
  }

  /// The cells for a text in its slot; one stays free between neighbours.
  func room(in slot: Slot) -> Int { slot.cells > 4 ? slot.cells - 1 : slot.cells }

  /// The cells that the widest item would like to have, with the cell between neighbours.
  static func wish(
    _ items: [Presentation.Shown], layout: Presentation.ItemLayout
  ) -> Int {
    let wishes = items.map { item in
      let icon = item.image == nil ? 0 : 3
      let title = ItemMark.width(of: item.title ?? "")
      if layout == .stacked { return max(icon, title) }
      return icon + title + (icon > 0 && title > 0 ? 1 : 0)
    }
    return (wishes.max() ?? 0) + 1
  }
}
