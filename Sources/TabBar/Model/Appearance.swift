/// The appearance settings of a bar or of an item, as they were set; `nil` is not set.
///
/// What is in effect after the platform's rules is ``AppearanceInEffect``.
public struct Appearance: Equatable, Sendable, Codable {
  /// The bar's style (TB-176).
  public var style: BarStyle?
  /// The colour of the selected item (TB-184).
  public var tint: String?
  /// The colour of the other items (TB-184).
  public var unselectedTint: String?
  /// The colour of the background (TB-186).
  public var barTint: String?
  /// Whether the bar is to be translucent (TB-177).
  public var isTranslucent: Bool?
  /// The background image (TB-178).
  public var background: BackgroundImage?
  /// Whether the background image is tiled and not stretched (TB-179).
  public var isBackgroundTiled: Bool?
  /// The shadow image's name (TB-180).
  public var shadow: String?
  /// The selection indicator image's name (TB-181).
  public var indicator: String?
  /// Whether the selection indicator image is a template, which its colour tints (TB-182).
  public var isIndicatorTemplate: Bool?
  /// The selection indicator's colour (TB-182).
  public var indicatorTint: String?
  /// The divider image with the selected item on its left (TB-183).
  public var dividerLeftSelected: String?
  /// The divider image with the selected item on its right (TB-183).
  public var dividerRightSelected: String?
  /// The divider image between items that are not selected (TB-183).
  public var dividerNone: String?
  /// The width of an item in points; 0 is the system's (TB-153).
  public var itemWidth: Double?
  /// The space between items in points; 0 is the system's (TB-153).
  public var itemSpacing: Double?
  /// How items are spread over the bar (TB-151, TB-152).
  public var positioning: ItemPositioning?
  /// The colour of what lies beneath the bar, for the audit (TB-236).
  public var contentColor: String?
  /// The font of the titles.
  public var font: String?
  /// The font of the selected item's title, where it is another one.
  public var selectedFont: String?

  /// Makes settings of which none is set.
  public init() {}

  /// Whether nothing is set.
  public var isEmpty: Bool { self == Appearance() }
}

/// The two standard styles of a bar (TB-176).
public enum BarStyle: String, Sendable, Codable, CaseIterable {
  /// Light, with dark text.
  case `default`
  /// Dark, with light text.
  case black
}

/// How items are spread over a bar (TB-151, TB-152).
public enum ItemPositioning: String, Sendable, Codable, CaseIterable {
  /// Over the whole width in compact width, centred in regular width.
  case automatic
  /// Over the whole width.
  case fill
  /// In the middle, with fixed widths.
  case centered
}

/// A custom background image.
public struct BackgroundImage: Equatable, Sendable, Codable {
  /// Its name.
  public var name: String
  /// Its average opacity, 0 to 1 (TB-178).
  public var alpha: Double

  /// Makes an image.
  public init(name: String, alpha: Double = 1) {
    self.name = name
    self.alpha = alpha
  }
}
