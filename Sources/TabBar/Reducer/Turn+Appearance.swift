// TB-153, TB-176 to TB-189

extension Turn {
  /// Sets one value, on the bar or on an item whose appearance rules while it is selected
  /// (TB-189).
  mutating func setAppearance(
    _ change: AppearanceChange, in reference: TabReference?
  ) throws(Rejection) {
    cite(change.key.rule)
    guard let reference else { return try interface.appearance.apply(change) }
    let key = try state.key(reference)
    cite(189)
    guard var appearance = state.tab(key)?.appearance else { return }
    try appearance.apply(change)
    self.change(key) { $0.appearance = appearance }
  }
}

extension AppearanceKey {
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
    case .font: 190
    }
  }
}
