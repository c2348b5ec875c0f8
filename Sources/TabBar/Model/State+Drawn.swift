/// What is drawn of the bar's items, from left to right.
struct DrawnItems: Equatable {
  var drawn: [Destination]
  var fades: Presentation.Fades
}

extension State {
  /// The items as drawn: search set apart at the trailing end (TB-245), as many as fit around the
  /// highlighted one where a bar scrolls (TB-213, TB-218), mirrored from right to left (TB-199);
  /// of a minimized bar only the highlighted one and a search set apart.
  var drawnItems: DrawnItems { drawnItems(of: barContents) }

  func drawnItems(of contents: BarContents) -> DrawnItems {
    let highlighted = highlighted(in: contents)
    let hasApart = interface.registry.specialCount > 0 && profile.hasLiquidGlass
    let apart = hasApart ? Set(contents.items.filter { $0.key.map(isApart) == true }) : []
    var line = contents.items
    if !apart.isEmpty {
      line = line.filter { !apart.contains($0) } + line.filter(apart.contains)
    }
    var fades = Presentation.Fades(before: false, after: false)
    if interface.isMinimized {
      line = line.filter { $0 == highlighted || apart.contains($0) }
    } else if !contents.hasMore, profile.isScrollableBar,
      case let room = environment.room ?? Profile.mostDrawnItems, room < line.count
    {
      let position = highlighted.flatMap(line.firstIndex) ?? 0
      let start = min(max(0, position - room + 1), line.count - room)
      fades = Presentation.Fades(before: start > 0, after: start + room < line.count)
      line = Array(line[start..<start + room])
    }
    if environment.direction == .rtl, profile.position(in: environment.width) != .leading {
      line.reverse()
      fades = Presentation.Fades(before: fades.after, after: fades.before)
    }
    return DrawnItems(drawn: line, fades: fades)
  }
}

extension Profile {
  /// More items than any screen has room for: a decision of the model, for bars that scroll.
  static let mostDrawnItems = 60

  /// Whether items that do not fit can be scrolled to (TB-213, TB-218).
  var isScrollableBar: Bool { device == .appleTV || knowsTopBar }
}
