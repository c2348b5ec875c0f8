internal import TabBar

extension VectorBuilder {
  /// A window of visionOS, the vertical bar beside it at the leading side and expanded as it is
  /// while one looks at it (TB-251).
  var vision: [VectorSection] {
    let items = p.bar.isVisible ? p.bar.drawnItems : []
    let height = max(340, Double(items.count) * 60 + 60)
    return [
      VectorSection(height: height) { canvas, rect in
        let widest = items.map { TitleWidth.points(of: $0.title ?? "", size: 19) }.max() ?? 0
        let column = items.isEmpty ? 0 : min(360, max(140, widest + 110))
        let gap: Double = items.isEmpty ? 0 : 20
        var window = rect
        window.width -= column + gap
        if !isRightToLeft { window.x += column + gap }
        canvas.rect(window, radius: 34, fill: colors.screen, stroke: colors.line)
        let inner = p.modals.last.map { [VectorSection(height: 40)] + windowSheet($0) }
        canvas.stack(inner ?? navigation + content(height: 150).prefix(1), in: window.inset(8, 8))
        guard !items.isEmpty else { return }
        let bar = VectorRect(
          x: isRightToLeft ? rect.maxX - column : rect.x,
          y: rect.midY - Double(items.count) * 30 - 10, width: column,
          height: Double(items.count) * 60 + 20)
        canvas.rect(bar, radius: 34, fill: colors.bar, stroke: colors.line)
        for (index, item) in items.enumerated() {
          self.item(
            item,
            in: VectorRect(x: bar.x, y: bar.y + 10 + Double(index) * 60, width: column, height: 60),
            on: &canvas)
        }
      }
    ]
  }

  private func windowSheet(_ name: String) -> [VectorSection] {
    [
      VectorSection(height: 200) { canvas, rect in
        let sheet = rect.inset(rect.width * 0.15, 0)
        canvas.rect(sheet, radius: 28, fill: "#6f747d", stroke: colors.line)
        let head = VectorRect(x: sheet.x, y: sheet.y, width: sheet.width, height: 60)
        leading(word(.cancel), on: &canvas, head, margin: 24, size: 20)
        center(
          fitted(name, sheet.width / 2, size: 20), on: &canvas, head, size: 20, weight: 600)
      }
    ]
  }

  private func item(
    _ item: Presentation.Shown, in rect: VectorRect, on canvas: inout VectorCanvas
  ) {
    if item.isSelected { canvas.rect(rect.inset(8, 4), radius: 24, fill: "#8a909a") }
    canvas.group(translateX: 0, translateY: 0, opacity: item.isEnabled ? 1 : 0.4) { canvas in
      let x = isRightToLeft ? rect.maxX - 38 : rect.x + 38
      if let image = item.image {
        canvas.icon(image, x: x, y: rect.midY, size: 26, color: "#ffffff", ground: colors.bar)
      }
      leading(
        fitted(item.title ?? "", rect.width - 80, size: 19), on: &canvas, rect, margin: 66,
        size: 19, weight: item.isSelected ? 700 : 400, fill: "#ffffff")
      badge(of: item, x: x + (isRightToLeft ? -12 : 12), y: rect.midY - 12, on: &canvas)
    }
  }
}
