/// A strip of a vector drawing: how high it is in points, and how it is drawn.
struct VectorSection {
  var height: Double
  var draw: (inout VectorCanvas, VectorRect) -> Void

  init(height: Double, draw: @escaping (inout VectorCanvas, VectorRect) -> Void = { _, _ in }) {
    self.height = height
    self.draw = draw
  }
}

extension VectorCanvas {
  /// Draws sections one under the other from the upper edge of `rect`; answers where they end.
  @discardableResult
  mutating func stack(_ sections: [VectorSection], in rect: VectorRect) -> Double {
    var y = rect.y
    for section in sections {
      section.draw(
        &self, VectorRect(x: rect.x, y: y, width: rect.width, height: section.height))
      y += section.height
    }
    return y
  }
}
