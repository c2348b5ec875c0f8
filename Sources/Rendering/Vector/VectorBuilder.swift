internal import TabBar

/// Builds the vector drawing of what is on a screen; a file per part extends it.
struct VectorBuilder {
  let p: Presentation
  let colors: VectorColors

  init(_ p: Presentation) {
    self.p = p
    colors = VectorColors(p)
  }

  /// The width of the screen in points.
  var width: Double { Double(p.size.width) }
  var isRightToLeft: Bool { p.direction == .rtl }
  /// How much larger letters are than on a phone, on devices that are looked at from afar.
  var zoom: Double {
    switch p.device {
    case .appleTV: 2.2
    case .vision, .mac: 1.5
    default: 1
    }
  }

  func word(_ word: ScreenWord) -> String { word.text(in: p.language) }

  /// Writes at the leading edge of `rect`.
  func leading(
    _ text: String, on canvas: inout VectorCanvas, _ rect: VectorRect, margin: Double = 16,
    size: Double = 17, weight: Int = 400, fill: String? = nil
  ) {
    canvas.text(
      text, x: isRightToLeft ? rect.maxX - margin : rect.x + margin, y: baseline(rect, size),
      font: .init(size: size, weight: weight), anchor: isRightToLeft ? .end : .start,
      fill: fill ?? colors.text)
  }

  /// Writes at the trailing edge of `rect`.
  func trailing(
    _ text: String, on canvas: inout VectorCanvas, _ rect: VectorRect, margin: Double = 16,
    size: Double = 17, weight: Int = 400, fill: String? = nil
  ) {
    canvas.text(
      text, x: isRightToLeft ? rect.x + margin : rect.maxX - margin, y: baseline(rect, size),
      font: .init(size: size, weight: weight), anchor: isRightToLeft ? .start : .end,
      fill: fill ?? colors.text)
  }

  /// Writes in the middle of `rect`.
  func center(
    _ text: String, on canvas: inout VectorCanvas, _ rect: VectorRect, size: Double = 17,
    weight: Int = 400, fill: String? = nil
  ) {
    canvas.text(
      text, x: rect.midX, y: baseline(rect, size), font: .init(size: size, weight: weight),
      anchor: .middle, fill: fill ?? colors.text)
  }

  /// The baseline of letters in the middle of `rect`.
  func baseline(_ rect: VectorRect, _ size: Double) -> Double { rect.midY + size * 0.36 }

  /// `text` cut to a width in points.
  func fitted(_ text: String, _ width: Double, size: Double) -> String {
    TitleWidth.cut(text, to: max(0, width), size: size)
  }

  /// A line from edge to edge.
  var rule: VectorSection {
    VectorSection(height: 0.5) { canvas, rect in
      canvas.line(from: (rect.x, rect.y), to: (rect.maxX, rect.y), stroke: colors.line)
    }
  }
}
