// TB-151 to TB-153, TB-176 to TB-189

extension Presenter {
  /// The appearance after the rules: the selected item's own settings come first (TB-189).
  var appearance: AppearanceInEffect {
    let own = state.selectedTab.map { interface.appearance.overridden(by: $0.appearance) }
    let set = own ?? interface.appearance
    // Custom backgrounds have no effect on iOS 26 (TB-186).
    let image = profile.hasLiquidGlass ? nil : set.background
    let barTint = profile.hasLiquidGlass ? nil : set.barTint
    let style = set.style ?? .default
    let isTranslucent = set.isTranslucent ?? image.map { $0.alpha < 1 } ?? true  // TB-177, TB-178
    let opaque = barTint ?? (style == .black ? "black" : "white")  // TB-177
    let background: AppearanceInEffect.Background =
      if let image {
        .image(image.name)
      } else if isTranslucent || profile.hasLiquidGlass {
        .system
      } else {
        .color(opaque)
      }
    let hasIndicator = set.indicatorTint?.lowercased() != "clear"  // TB-182
    let isForcedOpaque = image.map { $0.alpha < 1 && !isTranslucent } ?? false
    return AppearanceInEffect(
      style: style, isTranslucent: isTranslucent, background: background,
      isBackgroundTiled: set.isBackgroundTiled ?? false, backing: isForcedOpaque ? opaque : nil,
      hasBlur: isTranslucent && image == nil,  // TB-179
      shadow: image == nil ? nil : set.shadow,  // TB-180
      indicator: hasIndicator ? set.indicator : nil,
      indicatorTint: hasIndicator ? set.indicatorTint : nil, tint: set.tint ?? "blue",
      unselectedTint: unselectedTint(set), barTint: barTint, positioning: positioning(set),
      itemWidth: max(0, set.itemWidth ?? 0), itemSpacing: max(0, set.itemSpacing ?? 0),
      font: set.font)
  }

  /// Grey up to iOS 18, the label colour on iOS 26, which ignores a colour of one's own
  /// (TB-184, TB-185).
  private func unselectedTint(_ set: Appearance) -> String {
    profile.hasLiquidGlass ? "label" : set.unselectedTint ?? "gray"
  }

  /// Spread in compact width and centred in regular width, unless forced (TB-151, TB-152).
  private func positioning(_ set: Appearance) -> ItemPositioning {
    switch set.positioning ?? .automatic {
    case .automatic: environment.width == .compact ? .fill : .centered
    case .fill: .fill
    case .centered: .centered
    }
  }
}

extension Appearance {
  /// These settings with those another one has set.
  func overridden(by other: Appearance) -> Appearance {
    var result = self
    result.style = other.style ?? style
    result.tint = other.tint ?? tint
    result.unselectedTint = other.unselectedTint ?? unselectedTint
    result.barTint = other.barTint ?? barTint
    result.isTranslucent = other.isTranslucent ?? isTranslucent
    result.background = other.background ?? background
    result.isBackgroundTiled = other.isBackgroundTiled ?? isBackgroundTiled
    result.shadow = other.shadow ?? shadow
    result.indicator = other.indicator ?? indicator
    result.indicatorTint = other.indicatorTint ?? indicatorTint
    result.dividerLeftSelected = other.dividerLeftSelected ?? dividerLeftSelected
    result.dividerRightSelected = other.dividerRightSelected ?? dividerRightSelected
    result.dividerNone = other.dividerNone ?? dividerNone
    result.itemWidth = other.itemWidth ?? itemWidth
    result.itemSpacing = other.itemSpacing ?? itemSpacing
    result.positioning = other.positioning ?? positioning
    result.contentColor = other.contentColor ?? contentColor
    result.font = other.font ?? font
    return result
  }
}
