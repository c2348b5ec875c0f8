public import TabBar

/// The tab bar alone, in a frame of its own; no higher than its items need.
public enum BarPicture {
  /// Draws the bar in at most `width` cells; all lines are equally wide.
  ///
  /// Where the items do not fit side by side, they stand one under the other.
  public static func draw(
    _ presentation: Presentation, theme: Theme = .plain, width: Int
  ) -> String {
    canvas(presentation, theme: theme, width: max(1, width)).rendered
  }

  /// The cells that an item needs at least beside others.
  private static let leastSlot = 6

  static func canvas(_ p: Presentation, theme: Theme, width: Int) -> Canvas {
    let cells = ScreenWidth.cells(for: p, atMost: width)
    var theme = theme
    theme.palette = Palette(p.appearance)
    let builder = ScreenBuilder(p: p, theme: theme, width: cells)
    let items = p.bar.isVisible ? p.bar.drawnItems : []
    if items.isEmpty { return builder.emptyBar }
    if p.bar.position == .leading || items.count * leastSlot > cells - 2 {
      return Section.framed(
        builder.list(items, row: builder.barRow), width: cells, theme: theme)
    }
    if p.bar.position == .top {
      return Section.framed([builder.pillRows(room: cells - 4).rows], width: cells, theme: theme)
    }
    var view = builder.barView(x: 1, cells: cells - 2)
    view.scaledRows = 1
    let section = Section(height: view.height) { canvas, rect in
      view.draw(on: &canvas, y: rect.y)
    }
    return Section.framed([section], width: cells, theme: theme)
  }
}

extension ScreenBuilder {
  /// A frame that says why there is no bar in it.
  fileprivate var emptyBar: Canvas {
    let text =
      p.bar.position == nil
      ? word(.noBar(on: p.device)) : p.tabs.isEmpty ? word(.noTabs) : word(.barHidden)
    let lines = StyledText(text, .dim).wrapped(to: max(1, width - 2))
    let section = Section(height: lines.count) { canvas, rect in
      for (index, line) in lines.enumerated() {
        putCenter(line.plain, on: &canvas, rect, row: index, margin: 0, style: .dim)
      }
    }
    return Section.framed([section], width: width, theme: theme)
  }

  /// An item of a bar that runs downwards: icon, title and badge in a row.
  func barRow(_ item: Presentation.Shown) -> Section {
    Section(height: 1) { canvas, rect in
      let badge =
        item.badge.map { ItemMark.badge($0, isDot: p.device == .android, theme: theme) } ?? ""
      let used =
        badge.isEmpty
        ? 0
        : 1 + putTrailing(badge, on: &canvas, rect, cells: rect.width / 3, style: .alert)
      let icon = item.image.map(Glyphs.glyph) ?? ""
      var text = [icon, item.title ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      if !icon.isEmpty, rect.width - used < 11 { text = icon }
      let marked = ItemMark.marked(text, item, cells: rect.width - 2 - used, theme: theme)
      putLeading(
        marked, on: &canvas, rect, cells: rect.width - 2 - used, style: ItemMark.style(of: item))
    }
  }
}
