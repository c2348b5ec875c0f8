internal import TabBar

extension VectorBuilder {
  /// A modal screen that covers the one below with its bar (TB-169); those under it peep out.
  func sheet(_ name: String) -> [VectorSection] {
    let depth = Double(p.modals.count)
    let body = VectorSection(height: (150 + 10 * depth) * zoom) { canvas, rect in
      canvas.rect(
        VectorRect(x: rect.x, y: rect.y - 100, width: rect.width, height: rect.height + 1100),
        fill: "#000000", opacity: 0.35)
      for index in p.modals.indices {
        let inset = 4 * (depth - 1 - Double(index))
        let sheet = VectorRect(
          x: rect.x + inset, y: rect.y + 10 + 10 * Double(index), width: rect.width - 2 * inset,
          height: rect.height + 1000)
        let isTop = index == p.modals.count - 1
        canvas.rect(
          sheet, radius: 12, fill: isTop ? colors.sheet : colors.line, stroke: colors.line)
        guard isTop else { continue }
        let head = VectorRect(x: sheet.x, y: sheet.y, width: sheet.width, height: 50 * zoom)
        let size = 17 * zoom
        leading(word(.cancel), on: &canvas, head, size: size, fill: colors.action)
        center(
          fitted(name, head.width / 2, size: size), on: &canvas, head, size: size, weight: 600,
          fill: colors.text)
        canvas.line(from: (head.x, head.maxY), to: (head.maxX, head.maxY), stroke: colors.line)
      }
    }
    return [body, tear, VectorSection(height: 30)]
  }
}
