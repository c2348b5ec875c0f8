/// The vector icon of an image name.
enum VectorIcons {
  /// An icon on a square of 24 points.
  struct Icon: Equatable, Sendable {
    /// The outline that the filled form fills.
    var shape: String
    /// What is drawn inside it.
    var details: String
    /// What is drawn outside it.
    var strokes: String
  }

  /// The icon that stands for `image`; `nil` where only the ASCII glyph is known.
  static func icon(for image: String) -> Icon? {
    Glyphs.row(for: image).flatMap { table[$0] }
  }

  /// The icons by the first name of their row in the table of glyphs.
  static let table: [String: Icon] = {
    let circle = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z"
    var table: [String: Icon] = [:]
    for line in VectorIconTable.rows.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4 else { continue }
      table[parts[0]] = Icon(
        shape: parts[1] == "@" ? circle : parts[1], details: parts[2], strokes: parts[3])
    }
    return table
  }()
}

extension VectorCanvas {
  /// Draws the icon of `image` in a square around (`x`, `y`): outlined or filled as the name asks,
  /// or its glyph as text where there is no drawing of it.
  mutating func icon(
    _ image: String, x: Double, y: Double, size: Double, color: String, ground: String
  ) {
    guard let icon = VectorIcons.icon(for: image) else {
      return text(
        Glyphs.glyph(for: image), x: x, y: y + size / 5,
        font: Font(size: size * 0.6, weight: 700, isMonospaced: true), anchor: .middle, fill: color)
    }
    let isFilled = IconName(image).isFilled
    group(translateX: x - size / 2, translateY: y - size / 2, scale: size / 24) { canvas in
      if !icon.shape.isEmpty {
        canvas.path(icon.shape, fill: isFilled ? color : "none", stroke: color)
      }
      if !icon.details.isEmpty {
        canvas.path(icon.details, stroke: isFilled ? ground : color)
      }
      if !icon.strokes.isEmpty { canvas.path(icon.strokes, stroke: color) }
    }
  }
}
