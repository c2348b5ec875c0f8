// TB-151 to TB-153, TB-176 to TB-190

extension Presenter {
  /// The settings of the four writers, the last one winning: the proxy for all bars (TB-190), the
  /// bar, the bar at the scroll edge (TB-188), the selected item (TB-189).
  private var settings: Appearance {
    var set = environment.proxy.overridden(by: interface.appearance)
    let tab = interface.selection?.key.flatMap(state.box)?.value
    if isAtScrollEdge { set = set.overridden(by: interface.scrollEdge) }
    if let tab { set = set.overridden(by: tab.appearance) }
    if isAtScrollEdge, let tab { set = set.overridden(by: tab.scrollEdge) }
    return set
  }

  /// Whether the bar or the selected item has an appearance for the scroll edge (TB-188).
  var hasScrollEdgeAppearance: Bool {
    let tab = interface.selection?.key.flatMap(state.box)?.value
    return !interface.scrollEdge.isEmpty || tab?.scrollEdge.isEmpty == false
  }

  /// The appearance after the rules.
  var appearance: AppearanceInEffect {
    let set = settings
    // Custom backgrounds have no effect on iOS 26 (TB-186).
    let image = profile.hasLiquidGlass ? nil : set.background
    let barTint = profile.hasLiquidGlass ? nil : set.barTint
    let style = set.style ?? .default
    let isTranslucent =
      profile.hasLiquidGlass  // TB-186
      || set.isTranslucent ?? image.map { $0.alpha < 1 } ?? true  // TB-177, TB-178
    let opaque = barTint ?? (style == .black ? "black" : "white")  // TB-177
    let background: AppearanceInEffect.Background =
      if let image {
        .image(image.name)
      } else if isTranslucent {
        .system
      } else {
        .color(opaque)
      }
    let isForcedOpaque = image.map { $0.alpha < 1 && !isTranslucent } ?? false
    return AppearanceInEffect(
      style: style, isTranslucent: isTranslucent, background: background,
      isBackgroundTiled: set.isBackgroundTiled ?? false, backing: isForcedOpaque ? opaque : nil,
      hasBlur: isTranslucent && image == nil,  // TB-179
      shadow: image == nil ? nil : set.shadow,  // TB-180
      indicator: indicator(set).map(\.name),
      indicatorTint: indicator(set)?.tint, tint: set.tint ?? "blue",
      unselectedTint: unselectedTint(set), barTint: barTint, positioning: positioning(set),
      itemWidth: max(0, set.itemWidth ?? 0), itemSpacing: max(0, set.itemSpacing ?? 0),
      font: set.font, selectedFont: set.selectedFont ?? set.font,
      dividers: Dividers(
        leftSelected: set.dividerLeftSelected, rightSelected: set.dividerRightSelected,
        noneSelected: set.dividerNone))
  }

  /// What is drawn behind the selected icon (TB-181), and in which colour (TB-182): an image that
  /// is no template as it is; a template or the default indicator only with a colour.
  private func indicator(_ set: Appearance) -> (name: String, tint: String?)? {
    if let name = set.indicator, set.isIndicatorTemplate != true { return (name, nil) }
    guard let tint = set.indicatorTint, tint.lowercased() != "clear" else { return nil }
    return (set.indicator ?? "default", tint)
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
    result.isIndicatorTemplate = other.isIndicatorTemplate ?? isIndicatorTemplate
    result.indicatorTint = other.indicatorTint ?? indicatorTint
    result.dividerLeftSelected = other.dividerLeftSelected ?? dividerLeftSelected
    result.dividerRightSelected = other.dividerRightSelected ?? dividerRightSelected
    result.dividerNone = other.dividerNone ?? dividerNone
    result.itemWidth = other.itemWidth ?? itemWidth
    result.itemSpacing = other.itemSpacing ?? itemSpacing
    result.positioning = other.positioning ?? positioning
    result.contentColor = other.contentColor ?? contentColor
    result.font = other.font ?? font
    result.selectedFont = other.selectedFont ?? selectedFont
    return result
  }
}
