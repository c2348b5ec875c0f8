internal import TabBar

extension VectorBuilder {
  /// An Apple TV: the bar 46 points from the upper edge and 68 high (TB-205), the logo beside it
  /// (TB-214), a shelf of tiles below.
  var television: [VectorSection] {
    if let modal = p.modals.last { return [VectorSection(height: 60)] + sheet(modal) }
    let top = VectorSection(height: Double(p.bar.top ?? 46))
    let bar = p.bar.isVisible ? [withLogo(pill(height: 68, size: 29))] : []
    return [top] + bar + navigation
      + [
        VectorSection(height: 90) { canvas, rect in
          center(caption, on: &canvas, rect, size: 34, fill: colors.faint)
        }, shelf, VectorSection(height: 40), tear, VectorSection(height: 40),
      ]
  }

  private func withLogo(_ bar: VectorSection) -> VectorSection {
    guard let logo = p.logo else { return bar }
    return VectorSection(height: bar.height) { canvas, rect in
      let width = min(rect.width / 4, Double(logo.width))
      let height = min(rect.height * 1.5, Double(logo.height))
      let frame = VectorRect(
        x: isRightToLeft ? rect.maxX - 80 - width : rect.x + 80, y: rect.midY - height / 2,
        width: width, height: height)
      canvas.rect(frame, radius: 8, fill: "#48484a", stroke: colors.line)
      center(word(.logo), on: &canvas, frame, size: 24, fill: colors.faint)
      bar.draw(&canvas, rect)
    }
  }

  private var shelf: VectorSection {
    VectorSection(height: 190) { canvas, rect in
      for (index, column) in rect.inset(80, 0).columns(4).enumerated() {
        let isFirst = index == (isRightToLeft ? 3 : 0)
        let isFocused = isFirst && p.focus?.area == .content
        canvas.rect(
          column.inset(isFocused ? 10 : 20, isFocused ? 0 : 8), radius: 14,
          fill: isFocused ? "#aeaeb2" : "#48484a", stroke: isFocused ? "#ffffff" : nil,
          strokeWidth: 5)
        if isFocused {
          center(word(.focus), on: &canvas, column, size: 29, weight: 600, fill: "#000000")
        }
      }
    }
  }
}
