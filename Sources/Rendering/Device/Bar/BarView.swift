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

  /// The rows it takes: one for the badges where there are any, then icon and title.
  var height: Int { badgeRows + (layout == .stacked ? iconRows + titleRows : 1) }

  private var badgeRows: Int { slots.contains { $0.item.badge != nil } ? 1 : 0 }
  private var iconRows: Int { slots.contains { $0.item.image != nil } ? 1 : 0 }
  private var titleRows: Int {
    slots.contains { $0.item.title?.isEmpty == false } || iconRows == 0 ? 1 : 0
  }

  /// Draws the items with their first row at `y`.
  func draw(on canvas: inout Canvas, y: Int) {
    for slot in slots {
      let icon =
        layout == .stacked
        ? stacked(slot, on: &canvas, y: y + badgeRows)
        : inline(slot, on: &canvas, y: y + badgeRows)
      badge(of: slot, at: icon, on: &canvas, y: y)
    }
  }

  /// Icon over title; answers the columns of the icon, at whose corner the badge is.
  private func stacked(_ slot: Slot, on canvas: inout Canvas, y: Int) -> Range<Int> {
    let item = slot.item
    let style = ItemMark.style(of: item)
    let room = titleRoom(slot)
    var icon = item.image.map(Glyphs.glyph) ?? ""
    if hasPill, item.isSelected, !icon.isEmpty { icon = "( " + icon + " )" }
    let hasTitle = item.title?.isEmpty == false
    if !hasTitle, !hasPill { icon = ItemMark.marked(icon, item, cells: room, theme: theme) }
    let iconCells = DisplayWidth.width(of: icon)
    let x = start(of: iconCells, in: slot)
    if !icon.isEmpty { canvas.put(icon, x: x, y: y, style: style) }
    let title = ItemMark.marked(item.title ?? "", item, cells: room, theme: theme)
    let titleCells = DisplayWidth.width(of: title)
    let titleX = start(of: titleCells, in: slot)
    canvas.put(title, x: titleX, y: y + iconRows, style: style)
    return icon.isEmpty ? titleX..<titleX + titleCells : x..<x + iconCells
  }

  /// Icon beside title; answers the columns of the icon.
  private func inline(_ slot: Slot, on canvas: inout Canvas, y: Int) -> Range<Int> {
    let item = slot.item
    let style = ItemMark.style(of: item)
    let icon = item.image.map(Glyphs.glyph) ?? ""
    let iconCells = DisplayWidth.width(of: icon)
    let title = item.title ?? ""
    let room = titleRoom(slot)
    let gap = icon.isEmpty || title.isEmpty ? 0 : 1
    var text = icon + (gap > 0 ? " " : "") + title
    // A title of one or two letters beside an icon tells nothing; the icon alone tells more.
    let least = iconCells + gap + min(3, DisplayWidth.width(of: title)) + (item.isSelected ? 2 : 0)
    if gap > 0, least > room { text = icon }
    text = ItemMark.marked(text, item, cells: room, theme: theme)
    let textCells = DisplayWidth.width(of: text)
    let x = start(of: textCells, in: slot)
    canvas.put(text, x: x, y: y, style: style)
    let marks = item.isSelected || !item.isEnabled ? 1 : 0
    return icon.isEmpty ? x..<x + textCells : x + marks..<x + marks + iconCells
  }

  /// The badge at the upper trailing corner of the icon (TB-020), moved where the bar ends.
  private func badge(of slot: Slot, at icon: Range<Int>, on canvas: inout Canvas, y: Int) {
    guard let badge = slot.item.badge else { return }
    let text = ItemMark.badge(badge, isDot: hasDotBadges)
    let first = slots.first?.x ?? 0
    let end = slots.last.map { $0.x + $0.cells } ?? 0
    let room = max(0, end - first)
    let shown = DisplayWidth.truncated(text, to: room, ellipsis: theme.ellipsis)
    let cells = DisplayWidth.width(of: shown)
    let wished = isRightToLeft ? icon.lowerBound + 1 - cells : icon.upperBound - 1
    let start = max(first, min(wished, end - cells))
    canvas.put(shown, x: start, y: y, style: slot.item.isEnabled ? [.bold, .alert] : .dim)
  }

  /// The column where `cells` in the middle of a slot begin, the last cell of the slot left free.
  private func start(of cells: Int, in slot: Slot) -> Int {
    let middle = slot.x + (slot.cells - cells) / 2
    return max(slot.x, min(middle, slot.x + titleRoom(slot) - cells))
  }

  /// A cell stays free between neighbours.
  private func titleRoom(_ slot: Slot) -> Int { slot.cells > 4 ? slot.cells - 1 : slot.cells }

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
