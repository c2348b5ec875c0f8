internal import TabBar

/// The colours of a vector drawing, as SVG writes them.
struct VectorColors: Equatable, Sendable {
  var screen = "#ffffff"
  var bar = "#f9f9f9"
  var sheet = "#ffffff"
  /// What can be tapped outside the bar.
  var action = "#007aff"
  var line = "#c6c6c8"
  /// The line around or above the bar.
  var barLine = "#c6c6c8"
  var text = "#000000"
  var faint = "#6c6c70"
  var selected = "#007aff"
  var other = "#6c6c70"
  var badge = "#d70015"
  var pill = "#e8def8"

  /// The colours of a screen: the platform's own, and what the appearance sets (TB-176 to TB-186).
  init(_ p: Presentation) {
    switch p.device {
    case .android:
      (bar, action) = ("#f3edf7", "#1d1b20")
      selected = "#1d192b"
      other = "#49454f"
      badge = "#b3261e"
    case .appleTV:
      (screen, sheet, action) = ("#2c2c2e", "#3a3a3c", "#ffffff")
      bar = "#48484a"
      (line, barLine) = ("#636366", "#636366")
      text = "#ffffff"
      faint = "#d1d1d6"
      selected = "#ffffff"
      other = "#e5e5ea"
    case .vision:
      screen = "#5b6068"
      bar = "#474c55"
      (line, barLine) = ("#8e939c", "#8e939c")
      text = "#ffffff"
      faint = "#e5e5ea"
      selected = "#ffffff"
      other = "#e5e5ea"
    default:
      if p.version == .v26 { other = "#1c1c1e" }
    }
    let look = p.appearance
    if look.style == .black { (bar, barLine, other) = ("#161616", "#38383a", "#aeaeb2") }
    let palette = Palette(look)
    if let color = palette.tint { selected = color.hex }
    if let color = palette.unselected { other = color.hex }
    if let color = palette.background { bar = color.hex }
  }
}

extension Color {
  /// The colour as `#rrggbb`.
  var hex: String {
    let parts = [red, green, blue].map { part in
      let text = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + parts.joined()
  }
}
