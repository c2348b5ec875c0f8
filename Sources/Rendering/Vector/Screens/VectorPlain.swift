internal import TabBar

extension VectorBuilder {
  /// A platform without a tab bar: a window or a watch that says so (TB-249, TB-250).
  var plain: [VectorSection] {
    let isWatch = p.device == .watch
    let head = VectorSection(height: isWatch ? 40 : 52) { canvas, rect in
      if !isWatch { windowButtons(on: &canvas, rect) }
      let size = isWatch ? 14.0 : 17
      center(
        fitted(p.content.title ?? "", rect.width - (isWatch ? 20 : 200), size: size), on: &canvas,
        rect, size: size, weight: 600)
    }
    let reason = VectorSection(height: isWatch ? 110 : 150) { canvas, rect in
      let size = isWatch ? 13.0 : 19
      let lines = StyledText(word(.noBar(on: p.device))).wrapped(to: isWatch ? 22 : 80)
      for (index, line) in lines.enumerated() {
        canvas.text(
          line.plain, x: rect.midX,
          y: rect.midY + (Double(index) - Double(lines.count - 1) / 2) * size * 1.4,
          font: .init(size: size), anchor: .middle, fill: colors.faint)
      }
    }
    return [head, rule, reason]
  }
}
