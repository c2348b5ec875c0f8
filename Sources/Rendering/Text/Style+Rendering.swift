internal import TabBar

extension Style {
  /// The parameters of the escape sequence that turns this style on (ECMA-48, SGR).
  func parameters(_ theme: Theme) -> String {
    let table: [(Style, String)] = [
      (.bold, "1"), (.dim, "2"), (.underline, "4"), (.reversed, "7"),
    ]
    var parts = table.filter { contains($0.0) }.map(\.1)
    let background = contains(.backdrop) ? theme.palette.background : nil
    if contains(.accent) {
      parts.append(theme.palette.tint.map { $0.foreground(theme.depth) } ?? "36")
    } else if contains(.alert) {
      parts.append("31")
    } else if contains(.muted), let color = theme.palette.unselected {
      parts.append(color.foreground(theme.depth))
    } else if let background {
      // What the terminal writes with may not be readable on the bar's colour.
      let ink = Color(background.contrast(with: .ink) >= 4.5 ? "black" : "white") ?? .ink
      parts.append(ink.foreground(theme.depth))
    }
    if let background { parts.append(background.background(theme.depth)) }
    return parts.joined(separator: ";")
  }
}

extension Color {
  fileprivate static let ink = Color(red: 0, green: 0, blue: 0)

  fileprivate func foreground(_ depth: ColorDepth) -> String {
    depth == .basic ? String(30 + basicIndex) : "38;" + parameters(depth)
  }

  fileprivate func background(_ depth: ColorDepth) -> String {
    depth == .basic ? String(40 + basicIndex) : "48;" + parameters(depth)
  }

  private func parameters(_ depth: ColorDepth) -> String {
    if depth == .full {
      let parts = [red, green, blue].map { Int(($0 * 255).rounded()) }
      return "2;\(parts[0]);\(parts[1]);\(parts[2])"
    }
    return "5;\(cubeIndex)"
  }

  /// The nearest of the eight basic colours: a bit each for red, green and blue.
  private var basicIndex: Int {
    let highest = max(red, green, blue)
    if highest < 0.25 { return 0 }
    let limit = max(highest * 0.55, min(red, green, blue) + 0.01)
    // A grey is white on a basic terminal, as black would not be seen on a dark one.
    if highest - min(red, green, blue) < 0.12 { return 7 }
    return (red >= limit ? 1 : 0) + (green >= limit ? 2 : 0) + (blue >= limit ? 4 : 0)
  }

  /// The nearest colour of the 6×6×6 cube in the palette of 256, or of its 24 greys.
  private var cubeIndex: Int {
    let parts = [red, green, blue].map { Int(($0 * 255).rounded()) }
    if let low = parts.min(), let high = parts.max(), high - low < 9 {
      let middle = (low + high) / 2
      if middle < 5 { return 16 }
      if middle > 246 { return 231 }
      return 232 + min(23, max(0, (middle - 3) / 10))
    }
    // The steps of the cube: 0, 95, 135, 175, 215, 255.
    let steps = parts.map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }
}
