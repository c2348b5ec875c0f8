internal import TabBar
internal import TextAnalysis

extension ScreenBuilder {
  /// Items side by side in a frame as wide as they need, which floats in the middle of the screen:
  /// the bar of an iPad from iPadOS 18 and of an Apple TV (TB-205, TB-217).
  var pill: [Section] {
    if p.bar.drawnItems.isEmpty { return [] }
    let (rows, inner) = pillRows(room: cells - 8)
    return [
      Section(height: rows.height + 2) { canvas, rect in
        let frame = Rect(
          x: rect.x + (rect.width - inner - 4) / 2, y: rect.y, width: inner + 4,
          height: rows.height + 2)
        canvas.frame(frame)
        rows.draw(
          &canvas, Rect(x: frame.x + 1, y: rect.y + 1, width: inner + 2, height: rows.height))
      }
    ]
  }

  /// The items of such a bar without its frame, and the cells that the longest row takes.
  ///
  /// The device has one line; where the drawing is too narrow for it, the items go on in the next.
  func pillRows(room: Int) -> (rows: Section, cells: Int) {
    var texts = p.bar.drawnItems.map {
      StyledText(focusMarked($0, cells: room), ItemMark.style(of: $0))
    }
    if p.bar.fades.before { texts.insert(StyledText(theme.ellipsis, .dim), at: 0) }
    if p.bar.fades.after { texts.append(StyledText(theme.ellipsis, .dim)) }
    let lines = self.lines(texts, room)
    let section = Section(height: lines.count) { canvas, rect in
      canvas.add(.backdrop, to: rect)
      for (row, line) in lines.enumerated() {
        canvas.put(
          line, x: rect.x + (rect.width - line.width) / 2, y: rect.y + row, adding: .backdrop)
      }
    }
    return (section, lines.map(\.width).max() ?? 0)
  }

  /// The texts with two cells between them, in as few lines as they need.
  private func lines(_ texts: [StyledText], _ room: Int) -> [StyledText] {
    var lines: [StyledText] = []
    for text in texts {
      if let last = lines.last, last.width + 2 + text.width <= room {
        lines[lines.count - 1] = last + "  " + text
      } else {
        lines.append(text)
      }
    }
    return lines
  }

  /// The text of an item; the one that has the focus of the remote between arrows.
  private func focusMarked(_ item: Presentation.Shown, cells: Int) -> String {
    let isFocused = p.focus?.area == .bar && p.focus?.tab == item.destination.key
    return isFocused
      ? theme.focus.before + inlineText(item, cells: cells - 2) + theme.focus.after
      : inlineText(item, cells: cells)
  }

  /// Icon and title with a badge behind them, marked, in at most `cells`.
  func inlineText(_ item: Presentation.Shown, cells: Int) -> String {
    let icon = item.image.map(Glyphs.glyph) ?? ""
    let text = [icon, DisplayWidth.visible(item.title ?? "")].filter { !$0.isEmpty }
      .joined(separator: " ")
    let badge = item.badge.map { ItemMark.badge($0, isDot: false, theme: theme) } ?? ""
    let shown = DisplayWidth.truncated(badge, to: cells / 2, ellipsis: theme.ellipsis)
    let room = cells - DisplayWidth.width(of: shown)
    return ItemMark.marked(text.isEmpty ? "-" : text, item, cells: room, theme: theme) + shown
  }
}
