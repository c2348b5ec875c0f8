/// The rules behind the data of ``Profile``, for those who ask why.
extension Profile {
  /// The rules that place the bar.
  func positionRules(in width: WidthClass) -> [RuleID] {
    switch device {
    case .ipad where version != .v17: width == .regular ? [217] : [217, 221]
    case .appleTV: [205]
    case .vision: [251]
    case .mac, .catalyst: [249]
    case .watch: [250]
    case .iphone, .iphoneMax, .ipad, .android: []
    }
  }

  /// The rules that put icon and title over or beside each other.
  func layoutRules(in orientation: Orientation) -> [RuleID] {
    switch device {
    case .iphoneMax where orientation == .landscape && version == .v26: [148, 247]
    case .iphone, .iphoneMax, .ipad: [148]
    case .android: [262]
    case .appleTV, .vision, .mac, .catalyst, .watch: []
    }
  }

  /// The rules that give the heights.
  func heightRules(in orientation: Orientation) -> [RuleID] {
    switch (device, orientation) {
    case (.iphone, _) where hasLiquidGlass, (.iphoneMax, _) where hasLiquidGlass: []
    case (.iphone, .portrait), (.iphoneMax, .portrait): [141, 142]
    case (.iphone, .landscape): [143]
    case (.iphoneMax, .landscape): [144]
    case (.ipad, _): version == .v17 ? [145] : []
    case (.appleTV, _): [205]
    case (.android, _): [262]
    case (.vision, _), (.mac, _), (.catalyst, _), (.watch, _): []
    }
  }

  /// The rules that say how many items fit, and what becomes of the rest.
  func capacityRules(in width: WidthClass) -> [RuleID] {
    switch device {
    case .iphone, .iphoneMax: [88, 92]
    case .ipad where width == .compact: [90, 88, 92]
    case .ipad where version == .v17: [91, 92]
    case .ipad: [90, 218]
    case .catalyst: [218]
    case .appleTV: [112, 113]
    case .vision: [113]
    case .android: [255, 256]
    case .mac, .watch: []
    }
  }

  /// The rules that make the bar look as it does there.
  private var lookRules: [RuleID] {
    if hasLiquidGlass { return [236, 185, 186] }
    return device == .appleTV ? [206] : device == .android ? [257] : []
  }

  /// All rules by which a device shows its bar as it does.
  func rules(in orientation: Orientation, width: WidthClass) -> [RuleID] {
    let layout = layout(in: orientation, width: width)
    return positionRules(in: width) + layoutRules(in: orientation)
      + heightRules(in: orientation) + (titleSize(of: layout) == nil ? [] : [150])
      + capacityRules(in: width) + lookRules
      + (isUIKit ? [151] : [])
  }
}
