// TB-178 to TB-189

extension Comparison {
  /// How the bar is drawn.
  mutating func compareAppearance() {
    if differs(\.isAtScrollEdge) { cite([187, 188]) }
    let (before, after) = (old.appearance, new.appearance)
    guard before != after else { return }
    if differs(\.interface.selection), hasOwnAppearance { cite([189]) }
    if before.isTranslucent != after.isTranslucent { cite([new.hasImage ? 178 : 177]) }
    if before.shadow != after.shadow { cite([180]) }
  }

  /// Whether the tab selected before or now has an appearance of its own.
  private var hasOwnAppearance: Bool { old.hasOwnAppearance || new.hasOwnAppearance }
}

extension Presenter {
  fileprivate var hasOwnAppearance: Bool {
    guard let tab = interface.selection?.key.flatMap(state.box)?.value else { return false }
    return !tab.appearance.isEmpty || !tab.scrollEdge.isEmpty
  }

  fileprivate var hasImage: Bool {
    if case .image = appearance.background { true } else { false }
  }
}
