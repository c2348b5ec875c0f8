// TB-141 to TB-151, TB-161, TB-217, TB-220 to TB-222, TB-234

extension Comparison {
  /// Where the bar stands, how high it is, how its items are laid out and spread.
  mutating func compareLayout() {
    let profile = new.profile
    let (orientation, width) = (new.environment.orientation, new.environment.width)
    if differs({ $0.profile.position(in: $0.environment.width) }) {
      cite(profile.positionRules(in: width))
    }
    if differs(\.layout) {
      cite(profile.layoutRules(in: orientation))
      if new.titleSize != nil, differs(\.titleSize) { cite([150]) }
    }
    if differs(\.heights) { cite(profile.heightRules(in: orientation)) }
    if differs(\.environment.width) {
      if differs(\.appearance.positioning) { cite([151]) }
      if new.interface.compactTabs != nil { cite([234]) }
    }
    if differs(\.environment.orientation), hasLandscapeImages { cite([161]) }
    if differs(\.state.modeInEffect) { cite([new.state.hasTopBar ? 220 : 221]) }
    if let old = old.state.isSidebarShown, let new = new.state.isSidebarShown, old != new {
      cite([222])
    }
  }

  /// Whether a phone draws other images when it is turned.
  private var hasLandscapeImages: Bool {
    guard new.profile.device == .iphone || new.profile.device == .iphoneMax else { return false }
    return new.interface.order.contains { new.state.box($0)?.value.icon.landscapeSymbol != nil }
  }
}

extension Presenter {
  fileprivate var layout: Presentation.ItemLayout? {
    profile.layout(in: environment.orientation, width: environment.width)
  }

  fileprivate var titleSize: Int? { profile.titleSize(of: layout) }

  fileprivate var heights: [Int?] {
    let heights = profile.heights(in: environment.orientation, width: environment.width)
    return [heights.item, heights.total]
  }
}
