/// A rectangle in points, from the upper left corner.
struct VectorRect: Equatable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }
  var maxX: Double { x + width }
  var maxY: Double { y + height }

  /// The rectangle made smaller on all sides.
  func inset(_ dx: Double, _ dy: Double) -> VectorRect {
    VectorRect(
      x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  /// Equal columns of it, from left to right.
  func columns(_ count: Int) -> [VectorRect] {
    let share = width / Double(max(1, count))
    return (0..<max(0, count)).map {
      VectorRect(x: x + Double($0) * share, y: y, width: share, height: height)
    }
  }
}
