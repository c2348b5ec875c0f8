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
      withLogo(bar) + navigationBar + [shelf, .tear, .space(1)], width: width, theme: theme)
  }

  /// The bar with the brand's image at the leading end, to scale (TB-214): beside the bar, or above
  /// it where the drawing leaves no room there.
  private func withLogo(_ bar: [Section]) -> [Section] {
    guard let logo = p.logo else { return [.space(1)] + bar }
    let length = max(6, min(cells / 4, scale.cells(Double(logo.width))))
    let image = Section(height: 1) { canvas, rect in
      let x = isRightToLeft ? rect.maxX - 1 - length : rect.x + 1
      canvas.put(
        "<" + DisplayWidth.padded(word(.logo), to: length - 2, alignment: .center) + ">", x: x,
        y: rect.y, style: .dim)
    }
    let inner = bar.isEmpty ? 0 : pillRows(room: cells - 8).cells + 4
    guard let pill = bar.first, (cells - inner) / 2 > length + 1 else { return [image] + bar }
    let beside = Section(height: pill.height) { canvas, rect in
      pill.draw(&canvas, rect)
      image.draw(&canvas, Rect(x: rect.x, y: rect.y + 1, width: rect.width, height: 1))
    }
    return [.space(1), beside]
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
            theme.focus.before + word(.focus) + theme.focus.after, x: frame.x + 1, y: frame.y + 1,
            cells: tile - 2,
            alignment: .center, style: [.bold, .accent])
        }
      }
    }
  }
}
