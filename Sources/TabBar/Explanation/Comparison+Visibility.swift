// TB-162 to TB-169, TB-211, TB-222, TB-243, TB-244

extension Comparison {
  /// Whether the bar is on the screen, and what stands above it.
  mutating func compareVisibility() {
    let (before, after) = (old.state.barCover, new.state.barCover)
    if before != after {
      // Where there is no bar at all, its place says so (TB-249, TB-250).
      cite([before, after].compactMap { $0 == .platform ? nil : $0?.rule })
      let isPushed = before == .pushedScreen || after == .pushedScreen
      if isPushed, differs(\.interface.selection) { cite([166]) }
    }
    if after == .pushedScreen, new.state.selectedTab?.topScreen.hidesBar == false { cite([165]) }
    guard new.profile.hasLiquidGlass, new.interface.accessory != nil, new.isManaged else { return }
    if differs(\.interface.isMinimized) { cite([243]) }
    if differs(\.interface.selection), old.interface.accessory == new.interface.accessory {
      cite([244])
    }
  }
}
