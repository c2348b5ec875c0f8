internal import TabBar

extension ScreenBuilder {
  /// A platform without a tab bar: a window or a watch that says so (TB-249, TB-250).
  var plain: Canvas {
    let title = Section(height: 1) { canvas, rect in
      let buttons = p.device == .mac ? "o o o" : ""
      putLeading(buttons, on: &canvas, rect, style: .dim)
      putCenter(p.content.title ?? "", on: &canvas, rect, margin: 8, style: .bold)
    }
    let reason = Section(height: 2) { canvas, rect in
      let lines = StyledText(word(.noBar(on: p.device)), .dim).wrapped(to: rect.width - 2).prefix(2)
      for (index, line) in lines.enumerated() {
        putCenter(line.plain, on: &canvas, rect, row: index, style: .dim)
      }
    }
    return Section.framed(
      [title, .rule, .space(1), reason, .space(1)], width: width, theme: theme)
  }
}
