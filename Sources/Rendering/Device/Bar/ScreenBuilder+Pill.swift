internal import TabBar
internal import TextAnalysis

extension ScreenBuilder {
  /// Items side by side in a frame as wide as they need, which floats in the middle of the screen:
  /// the bar of an iPad from iPadOS 18 and of an Apple TV (TB-205, TB-217).
  ///
  /// - Parameter mark: What an item is written as.
  func pill(mark: @escaping (Presentation.Shown) -> String) -> [Section] {
    let items = p.bar.drawnItems
    if items.isEmpty { return [] }
    var texts = items.map { (mark($0), ItemMark.style(of: $0)) }
    if p.bar.fades.before { texts.insert((theme.ellipsis, .dim), at: 0) }
    if p.bar.fades.after { texts.append((theme.ellipsis, .dim)) }
    return [
      Section(height: 3) { canvas, rect in
        let room = rect.width - 6
        let shown = fitting(texts, room)
        let inner = shown.reduce(0) { $0 + DisplayWidth.width(of: $1.0) + 2 }
        let frame = Rect(
          x: rect.x + (rect.width - inner - 2) / 2, y: rect.y, width: inner + 2, height: 3)
        canvas.frame(frame)
        var x = frame.x + 2
        for (text, style) in shown {
          canvas.put(text, x: x, y: rect.y + 1, style: style)
          x += DisplayWidth.width(of: text) + 2
        }
      }
    ]
  }

  /// The texts, the longest cut until all stand in `room` cells; what still does not fit is left
  /// out at the end.
  private func fitting(_ texts: [(String, Style)], _ room: Int) -> [(String, Style)] {
    var limit = texts.map { DisplayWidth.width(of: $0.0) }.max() ?? 0
    let sum = { (limit: Int) in
      texts.reduce(0) { $0 + min(limit, DisplayWidth.width(of: $1.0)) + 2 }
    }
    while limit > 4, sum(limit) > room { limit -= 1 }
    var result = texts.map {
      (DisplayWidth.truncated($0.0, to: limit, ellipsis: theme.ellipsis), $0.1)
    }
    while result.count > 1,
      result.reduce(0, { $0 + DisplayWidth.width(of: $1.0) + 2 }) > room
    {
      result.removeLast()
    }
    return result
  }

  /// Icon and title with a badge behind them, marked.
  func inlineText(_ item: Presentation.Shown) -> String {
    let icon = item.image.map(Glyphs.glyph) ?? ""
    let text = [icon, DisplayWidth.visible(item.title ?? "")].filter { !$0.isEmpty }
      .joined(separator: " ")
    let badge = item.badge.map { ItemMark.badge($0, isDot: false) } ?? ""
    return ItemMark.marked(text.isEmpty ? " " : text, item, cells: 400, theme: theme) + badge
  }
}
