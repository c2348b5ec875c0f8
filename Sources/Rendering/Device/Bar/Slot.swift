internal import TabBar

/// The cells of a bar that one item stands in.
struct Slot: Equatable {
  var item: Presentation.Shown
  var x: Int
  var cells: Int

  /// Items from left to right over `cells`, each with an equal share (TB-151); where there are more
  /// items than cells, those without a cell are left out.
  ///
  /// - Parameters:
  ///   - count: How many shares there are, where not one for each item.
  ///   - first: The share of the first item.
  static func row(
    _ items: [Presentation.Shown], x: Int, cells: Int, of count: Int? = nil, from first: Int = 0
  ) -> [Slot] {
    let count = count ?? items.count
    return items.enumerated().compactMap { index, item in
      let start = (first + index) * cells / count
      let end = (first + index + 1) * cells / count
      return end == start ? nil : Slot(item: item, x: x + start, cells: end - start)
    }
  }
}

extension Presentation.Bar {
  /// The items as drawn, from left to right, or from top to bottom (TB-199); a search tab that
  /// stands apart has the system's image where it was given none (TB-245).
  var drawnItems: [Presentation.Shown] {
    // Mostly all are drawn, in their order.
    let isWhole =
      drawn.count == items.count && zip(drawn, items).allSatisfy { $0 == $1.destination }
    if isWhole, !items.contains(where: \.isApart) { return items }
    let wanted = Set(drawn)
    let shown = Dictionary(
      items.filter { wanted.contains($0.destination) }.map { ($0.destination, $0) },
      uniquingKeysWith: { first, _ in first })
    return drawn.compactMap { destination in
      guard var item = shown[destination] else { return nil }
      if item.isApart, item.image == nil { item.image = "magnifyingglass" }
      return item
    }
  }
}
