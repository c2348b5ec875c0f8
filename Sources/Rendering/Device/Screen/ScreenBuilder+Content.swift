internal import TabBar
internal import TextAnalysis

extension ScreenBuilder {
  /// What the screen shows between its bars, torn to keep the drawing short.
  func content(above: Int = 1, below: Int = 1) -> [Section] {
    if p.more.isOnScreen { return moreList }
    return [.space(above), middle] + [.tear, .space(below)]
  }

  /// The name of the screen in the middle, and how far it is scrolled at the trailing edge.
  private var middle: Section {
    Section(height: 1) { canvas, rect in
      let scroll = p.content.scroll > 0 ? scrollMark : ""
      let margin = scroll.isEmpty ? 1 : DisplayWidth.width(of: scroll) + 2
      putCenter(caption, on: &canvas, rect, margin: min(margin, rect.width / 3), style: .dim)
      if !scroll.isEmpty { putTrailing(scroll, on: &canvas, rect, style: .dim) }
    }
  }

  /// What stands in the content: the name of the screen, and that it is empty.
  var caption: String {
    if p.tabs.isEmpty { return word(.noTabs) }
    let name = p.content.title ?? ""
    if p.content.isEmpty, !p.content.isEmptinessExplained { return name + " " + word(.empty) }
    return name
  }

  /// For example `^ 500`: that much is out of sight above.
  private var scrollMark: String { "^ \(p.content.scroll)" }

  /// The rows of the More list (TB-096, TB-027).
  private var moreList: [Section] {
    list(p.more.rows, row: row) + [.space(1), .tear, .space(1)]
  }

  /// Icon, title, badge and the mark of a way further.
  func row(_ item: Presentation.Shown) -> Section {
    Section(height: 1) { canvas, rect in
      let style: Style = item.isEnabled ? [] : .dim
      let arrow = isRightToLeft ? theme.back : theme.disclosure
      let mark = item.badge.map { ItemMark.badge($0, isDot: false, theme: theme) } ?? ""
      let end = isRightToLeft ? arrow + " " + mark : mark + " " + arrow
      let room = max(4, rect.width / 2)
      let used = putTrailing(
        mark.isEmpty ? arrow : end, on: &canvas, rect, cells: room, style: style)
      let icon = item.image.map(Glyphs.glyph) ?? ""
      let padded = DisplayWidth.padded(icon, to: 3)
      var plain = item
      plain.isSelected = false
      let title = ItemMark.marked(
        item.title ?? "", plain, cells: rect.width - used - 9, theme: theme)
      let text = isRightToLeft ? title + "  " + padded : padded + "  " + title
      putLeading(text, on: &canvas, rect, cells: rect.width - used - 3, style: style)
    }
  }
}
