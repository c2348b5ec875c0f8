// TB-153, TB-176 to TB-190

extension Turn {
  /// Sets one value: on the bar, on an item whose appearance rules while it is selected (TB-189),
  /// or for all bars (TB-190); at the scroll edge only where that is asked for (TB-188).
  mutating func setAppearance(
    _ change: AppearanceChange, of scope: AppearanceScope, atScrollEdge isEdge: Bool
  ) throws(Rejection) {
    cite(change.key.rule)
    if profile.hasLiquidGlass { cite(change.key.rulesOnGlass) }
    if change.key == .positioning, change.value.map({ $0.lowercased() == "automatic" }) ?? true {
      cite(151)
    }
    if isEdge {
      guard interface.kind == .controller else { throw .unsupported(188) }
      cite(188)
    }
    switch scope {
    case .bar where isEdge: try interface.scrollEdge.apply(change)
    case .bar: try interface.appearance.apply(change)
    case .proxy:
      if isEdge { throw .unsupported(190) }
      cite(190)
      try state.environment.proxy.apply(change)
    case .item(let reference):
      let key = try state.key(reference)
      cite(189)
      let place = isEdge ? \Tab.scrollEdge : \Tab.appearance
      guard var appearance = state.tab(key)?[keyPath: place] else { return }
      try appearance.apply(change)
      self.change(key) { $0[keyPath: place] = appearance }
    }
  }
}

extension AppearanceKey {
  /// The rules by which iOS 26 takes no notice of the setting.
  fileprivate var rulesOnGlass: [RuleID] {
    switch self {
    case .unselectedTint: [185]
    case .background, .backgroundMode, .barTint, .translucent, .shadow: [186]
    default: []
    }
  }

  /// The rule that says what the setting does.
  public var rule: RuleID {
    switch self {
    case .style: 176
    case .tint, .unselectedTint: 184
    case .barTint: 186
    case .translucent: 177
    case .background: 178
    case .backgroundMode: 179
    case .shadow: 180
    case .indicator: 181
    case .indicatorTint: 182
    case .dividerLeftSelected, .dividerRightSelected, .dividerNone: 183
    case .itemWidth, .itemSpacing: 153
    case .positioning: 152
    case .contentColor: 236
    case .font, .selectedFont: 190
    }
  }
}
