extension Presentation {
  /// What is different on the screen since `before`: the bar's items first, then the rows of the
  /// More list, then the rest.
  ///
  /// An item that others push along has not moved; only one whose order to them changed has.
  public func changes(since before: Presentation) -> [ScreenChange] {
    changed(.place, before.bar.items, bar.items)
      + changed(.row, before.more.rows, more.rows)
      + changesOfWhole(since: before)
  }

  private func changed(
    _ aspect: ScreenChange.Aspect, _ before: [Shown], _ after: [Shown]
  ) -> [ScreenChange] {
    let old = before.map(\.destination)
    let new = after.map(\.destination)
    if before == after { return [] }
    if after.isEmpty {
      return old.enumerated().map { ScreenChange(aspect, $1, from: String($0 + 1), to: nil) }
    }
    let places = Dictionary(
      old.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = new.filter { places[$0] != nil }
    let present = Set(kept)
    let moved = Self.moved(old.filter(present.contains), kept)
    var changes: [ScreenChange] = []
    for (index, item) in old.enumerated() where !present.contains(item) {
      changes.append(ScreenChange(aspect, item, from: String(index + 1), to: nil))
    }
    for (index, item) in new.enumerated() {
      guard let earlier = places[item] else {
        changes.append(ScreenChange(aspect, item, from: nil, to: String(index + 1)))
        continue
      }
      if moved.contains(item) {
        changes.append(
          ScreenChange(aspect, item, from: String(earlier + 1), to: String(index + 1)))
      }
      changes += Self.changes(of: item, before[earlier], after[index])
    }
    return changes
  }

  /// The items that stand in another order to the others, of two lists of the same ones.
  private static func moved(_ old: [Destination], _ new: [Destination]) -> Set<Destination> {
    if old == new { return [] }
    var moved: Set<Destination> = []
    for change in new.difference(from: old) {
      if case .insert(_, let item, _) = change { moved.insert(item) }
    }
    return moved
  }

  private static func changes(
    of item: Destination, _ before: Shown, _ after: Shown
  ) -> [ScreenChange] {
    var changes: [ScreenChange] = []
    func compare(_ aspect: ScreenChange.Aspect, _ from: String?, _ to: String?) {
      if from != to { changes.append(ScreenChange(aspect, item, from: from, to: to)) }
    }
    compare(.title, before.title, after.title)
    compare(.image, before.image, after.image)
    compare(.badge, before.badge, after.badge)
    compare(.enabled, word(before.isEnabled), word(after.isEnabled))
    return changes
  }

  private func changesOfWhole(since before: Presentation) -> [ScreenChange] {
    var changes: [ScreenChange] = []
    func compare(_ aspect: ScreenChange.Aspect, _ value: (Presentation) -> String?) {
      let (from, to) = (value(before), value(self))
      if from != to { changes.append(ScreenChange(aspect, from: from, to: to)) }
    }
    compare(.highlighted) { $0.bar.highlighted?.name }
    compare(.device) { $0.device.rawValue + ($0.version.map { " \($0.rawValue)" } ?? "") }
    compare(.orientation) { $0.orientation.rawValue }
    compare(.width) { $0.width.rawValue }
    compare(.direction) { $0.direction.rawValue }
    compare(.layout) { $0.bar.layout?.rawValue }
    compare(.edge) { $0.bar.position?.rawValue }
    compare(.visible) { Self.word($0.bar.isVisible) }
    compare(.minimized) { Self.word($0.bar.isMinimized) }
    compare(.background) { Self.word($0.bar.hasBackground) }
    compare(.style) { $0.appearance.style.rawValue }
    compare(.tint) { $0.appearance.tint }
    compare(.unselectedTint) { $0.appearance.unselectedTint }
    compare(.fill) { $0.appearance.barTint ?? $0.appearance.background.name }
    compare(.positioning) { $0.appearance.positioning.rawValue }
    compare(.screen) { $0.content.title }
    compare(.scroll) { String($0.content.scroll) }
    compare(.modal) { $0.modals.last }
    compare(.keyboard) { Self.word($0.isKeyboardShown) }
    compare(.sidebar) { Self.word($0.sidebar?.isShown == true) }
    compare(.accessory) { $0.accessory?.name }
    compare(.focus) { $0.focus.map { ($0.area == .bar ? $0.tab?.text : nil) ?? $0.area.rawValue } }
    compare(.customizing) { Self.word($0.customizing != nil) }
    return changes
  }

  private static func word(_ value: Bool) -> String { value ? "yes" : "no" }
}
