internal import TabBar
internal import TextAnalysis

/// Builds the strips of a screen from what is on it; a file per part extends it.
struct ScreenBuilder {
  let p: Presentation
  let theme: Theme
  /// The cells of the drawing with its frame.
  let width: Int

  /// The cells inside the frame.
  var cells: Int { width - 2 }
  /// How many points a cell stands for.
  var scale: Scale { Scale(points: p.size.width, cells: cells) }
  var isRightToLeft: Bool { p.direction == .rtl }

  func word(_ word: ScreenWord) -> String { word.text(in: p.language) }

  /// The alignment of what begins a line in the direction of the layout.
  var leading: DisplayWidth.Alignment { isRightToLeft ? .trailing : .leading }
  /// The alignment of what ends a line.
  var trailing: DisplayWidth.Alignment { isRightToLeft ? .leading : .trailing }

  /// Writes at the leading edge of `rect`, a cell free; answers the cells used.
  @discardableResult
  func putLeading(
    _ text: String, on canvas: inout Canvas, _ rect: Rect, row: Int = 0, cells: Int? = nil,
    style: Style = []
  ) -> Int {
    put(text, leading, on: &canvas, rect, row: row, cells: cells, style: style)
  }

  /// Writes at the trailing edge of `rect`, a cell free; answers the cells used.
  @discardableResult
  func putTrailing(
    _ text: String, on canvas: inout Canvas, _ rect: Rect, row: Int = 0, cells: Int? = nil,
    style: Style = []
  ) -> Int {
    put(text, trailing, on: &canvas, rect, row: row, cells: cells, style: style)
  }

  private func put(
    _ text: String, _ alignment: DisplayWidth.Alignment, on canvas: inout Canvas, _ rect: Rect,
    row: Int, cells: Int?, style: Style
  ) -> Int {
    let room = max(0, min(cells ?? rect.width - 2, rect.width - 2))
    let shown = DisplayWidth.truncated(
      DisplayWidth.visible(text), to: room, ellipsis: theme.ellipsis)
    let used = DisplayWidth.width(of: shown)
    let x = alignment == .leading ? rect.x + 1 : rect.maxX - 1 - used
    canvas.put(shown, x: x, y: rect.y + row, style: style)
    return used
  }

  /// Writes in the middle of `rect`.
  func putCenter(
    _ text: String, on canvas: inout Canvas, _ rect: Rect, row: Int = 0, margin: Int = 1,
    style: Style = []
  ) {
    canvas.put(
      text, x: rect.x + margin, y: rect.y + row, cells: rect.width - 2 * margin,
      alignment: .center, style: style)
  }
}
