/// The names of the appearance settings.
public enum AppearanceKey: String, Sendable, CaseIterable {
  case style, tint
  case unselectedTint = "unselected-tint"
  case barTint = "bar-tint"
  case translucent, background
  case backgroundMode = "background-mode"
  case shadow, indicator
  case indicatorTint = "indicator-tint"
  case dividerLeftSelected = "divider-left-selected"
  case dividerRightSelected = "divider-right-selected"
  case dividerNone = "divider-none"
  case itemWidth = "item-width"
  case itemSpacing = "item-spacing"
  case positioning
  case contentColor = "content-color"
  case font
  case selectedFont = "selected-font"
}

/// Whose appearance a change is about.
public enum AppearanceScope: Equatable, Sendable {
  /// The bar's.
  case bar
  /// An item's own, which rules while its tab is selected (TB-189).
  case item(TabReference)
  /// That of all bars at once (TB-190).
  case proxy
}

/// A new value of one appearance setting, as it was written.
public struct AppearanceChange: Equatable, Sendable {
  /// The setting.
  public var key: AppearanceKey
  /// The value; `nil` puts the setting back to the system's.
  public var value: String?
  /// The average opacity of a background image, 0 to 1 (TB-178).
  public var alpha: Double
  /// How a selection indicator image is coloured (TB-182).
  public var rendering: ImageRendering

  /// Makes a change.
  public init(
    _ key: AppearanceKey, _ value: String?, alpha: Double = 1, rendering: ImageRendering = .original
  ) {
    self.key = key
    self.value = value
    self.alpha = alpha
    self.rendering = rendering
  }
}

extension Appearance {
  /// Applies a change.
  ///
  /// - Throws: ``Rejection/badValue(_:)`` for a value the setting does not take.
  mutating func apply(_ change: AppearanceChange) throws(Rejection) {
    let value = change.value
    switch change.key {
    case .style: style = try Self.choice(value)
    case .tint: tint = value
    case .unselectedTint: unselectedTint = value
    case .barTint: barTint = value
    case .translucent: isTranslucent = try Self.flag(value, yes: "yes", no: "no")
    case .background:
      guard (0...1).contains(change.alpha) else { throw .badValue(String(change.alpha)) }
      background = value.map { BackgroundImage(name: $0, alpha: change.alpha) }
    case .backgroundMode: isBackgroundTiled = try Self.flag(value, yes: "tile", no: "stretch")
    case .shadow: shadow = value
    case .indicator:
      indicator = value
      isIndicatorTemplate = value.map { _ in change.rendering == .template }
    case .indicatorTint: indicatorTint = value
    case .dividerLeftSelected: dividerLeftSelected = value
    case .dividerRightSelected: dividerRightSelected = value
    case .dividerNone: dividerNone = value
    case .itemWidth: itemWidth = try Self.length(value)
    case .itemSpacing: itemSpacing = try Self.length(value)
    case .positioning: positioning = try Self.choice(value)
    case .contentColor: contentColor = value
    case .font: font = value
    case .selectedFont: selectedFont = value
    }
  }

  private static func choice<Choice: RawRepresentable>(
    _ value: String?
  ) throws(Rejection) -> Choice? where Choice.RawValue == String {
    guard let value else { return nil }
    guard let choice = Choice(rawValue: value.lowercased()) else { throw .badValue(value) }
    return choice
  }

  private static func flag(
    _ value: String?, yes: String, no: String
  ) throws(Rejection) -> Bool? {
    switch value?.lowercased() {
    case nil: nil
    case yes: true
    case no: false
    default: throw .badValue(value ?? "")
    }
  }

  /// A number of points; a negative one is stored as 0 (TB-153).
  private static func length(_ value: String?) throws(Rejection) -> Double? {
    guard let value else { return nil }
    guard let points = Double(value), points.isFinite else { throw .badValue(value) }
    return max(0, points)
  }
}
