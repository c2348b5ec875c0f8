internal import TabBar

/// How many points a cell stands for.
struct Scale: Equatable {
  let pointsPerCell: Double

  /// A width of `points` drawn in `cells`.
  init(points: Int, cells: Int) {
    pointsPerCell = Double(max(1, points)) / Double(max(1, cells))
  }

  /// The nearest number of cells across, from 1 to far more than any terminal has.
  func cells(_ points: Double) -> Int {
    max(1, Int(min(points / pointsPerCell, Self.most).rounded()))
  }

  /// The nearest number of rows down, at least 1.
  func rows(_ points: Int) -> Int {
    max(1, Int((Double(points) / (Self.rowHeight * pointsPerCell)).rounded()))
  }

  /// Widths are what people type, so their sums have to stay small.
  private static let most = 100_000.0

  /// How much higher than wide a cell is in the usual terminals, with the space between lines.
  private static let rowHeight = 2.2
}
