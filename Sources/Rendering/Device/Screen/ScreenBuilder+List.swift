internal import TabBar

/// The rows of a list that a drawing has room for: all of an ordinary list, of a very long one those
/// around the selected row.
struct RowWindow: Equatable {
  /// More rows than anybody reads in a drawing.
  static let most = 100

  /// The rows drawn.
  var rows: Range<Int>
  /// The rows left out below.
  var after: Int
  /// The rows left out above.
  var before: Int { rows.lowerBound }

  init(count: Int, selected: Int?) {
    let drawn = min(count, Self.most)
    let first = min(max(0, (selected ?? 0) - drawn / 2), count - drawn)
    rows = first..<first + drawn
    after = count - rows.upperBound
  }
}

extension ScreenBuilder {
  /// Rows one under the other; of a very long list it is told how many are left out.
  func list(
    _ items: [Presentation.Shown], row: (Presentation.Shown) -> Section
  ) -> [Section] {
    let window = RowWindow(count: items.count, selected: items.firstIndex(where: \.isSelected))
    return leftOut(window.before) + items[window.rows].map(row) + leftOut(window.after)
  }

  /// A torn row with the number of rows that come there.
  func leftOut(_ count: Int) -> [Section] {
    guard count > 0 else { return [] }
    return [
      Section(height: 1) { canvas, rect in
        canvas.tear(y: rect.y, x: rect.x - 1, cells: rect.width + 2)
        putCenter(" \(count) ", on: &canvas, rect, style: .dim)
      }
    ]
  }
}
