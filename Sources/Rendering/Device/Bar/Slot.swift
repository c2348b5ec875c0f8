internal import TabBar

/// The cells of a bar that one item stands in.
struct Slot: Equatable {
  var item: Presentation.Shown
  var x: Int
  var cells: Int

  /// Items from left to right over `cells`, each with an equal share (TB-151).
  static func row(_ items: [Presentation.Shown], x: Int, cells: Int) -> [Slot] {
    items.enumerated().map { index, item in
      let start = index * cells / items.count
      return Slot(item: item, x: x + start, cells: (index + 1) * cells / items.count - start)
    }
  }
}

extension Presentation.Bar {
  /// The items as drawn, from left to right, or from top to bottom (TB-199).
  var drawnItems: [Presentation.Shown] { drawn.compactMap(item) }
}
