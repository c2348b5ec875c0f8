// TB-088 to TB-092, TB-096, TB-112, TB-113, TB-213, TB-218, TB-255 to TB-257

extension Comparison {
  /// What has an item on the bar, and what has none.
  mutating func compareContents() {
    guard old.contents != new.contents || differs(\.fades) else { return }
    let count = new.contents.items.count
    let fits = new.contents.overflow.isEmpty && old.contents.overflow.isEmpty
    if !fits || count > Self.usualCount { cite(new.profile.capacityRules(in: width)) }
    if !new.contents.overflow.isEmpty { cite([96]) }
    if new.fades.before || new.fades.after {
      cite([new.profile.device == .appleTV ? 213 : 218])
    }
    let limit = 3  // TB-257
    if new.profile.device == .android, (count > limit) != (old.contents.items.count > limit) {
      cite([257])
    }
  }

  private var width: WidthClass { new.environment.width }

  /// More items than a phone has room for ask for a reason (TB-088).
  private static let usualCount = 5
}

extension Presenter {
  fileprivate var fades: Presentation.Fades { state.drawnItems(of: contents).fades }
}
