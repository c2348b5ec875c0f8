/// A rectangle of cells.
struct Rect: Equatable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var columns: Range<Int> { x..<x + max(0, width) }
  var rows: Range<Int> { y..<y + max(0, height) }
  /// The first column behind it.
  var maxX: Int { x + width }
  /// The first row below it.
  var maxY: Int { y + height }

  /// What both have in common; empty where they do not touch.
  func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
