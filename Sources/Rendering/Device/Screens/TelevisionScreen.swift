internal import TabBar
internal import TextAnalysis

extension ScreenBuilder {
  /// An Apple TV: the bar at the top, the focused item between arrows (TB-205 to TB-213).
  var television: Canvas {
    if let modal = p.modals.last {
      return Section.framed(sheet(modal), width: width, theme: theme)
    }
    let bar = p.bar.isVisible ? pill : []
    return Section.framed(
      [.space(1)] + bar + navigationBar + [shelf, .tear, .space(1)], width: width, theme: theme)
  }

  /// The content: a shelf of tiles, the first focused while the focus is below the bar.
  private var shelf: Section {
    Section(height: 5) { canvas, rect in
      putCenter(caption, on: &canvas, rect, style: .dim)
      let tile = max(8, rect.width / 5)
      let count = max(1, min(4, (rect.width - 4) / (tile + 2)))
      let start = rect.x + (rect.width - count * (tile + 2) + 2) / 2
      for index in 0..<count {
        let place = isRightToLeft ? count - 1 - index : index
        let frame = Rect(x: start + place * (tile + 2), y: rect.y + 1, width: tile, height: 3)
        canvas.frame(frame)
        if index == 0, p.focus?.area == .content {
          canvas.put(
            ">" + word(.focus) + "<", x: frame.x + 1, y: frame.y + 1, cells: tile - 2,
            alignment: .center, style: [.bold, .accent])
        }
      }
    }
  }
}
