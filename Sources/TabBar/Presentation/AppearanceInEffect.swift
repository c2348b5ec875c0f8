/// The appearance of the bar after the platform's rules (TB-176 to TB-189).
public struct AppearanceInEffect: Equatable, Sendable {
  /// What is drawn behind the items.
  public enum Background: Equatable, Sendable {
    /// The system's own translucent material.
    case system
    /// An image.
    case image(String)
    /// An opaque colour.
    case color(String)

    /// The name used in answers to programs.
    public var name: String {
      switch self {
      case .system: "default"
      case .image(let name): name
      case .color(let color): color
      }
    }
  }

  /// The style.
  public var style: BarStyle
  /// Whether the bar is translucent.
  public var isTranslucent: Bool
  /// What is drawn behind the items.
  public var background: Background
  /// Whether an image is tiled and not stretched (TB-179).
  public var isBackgroundTiled: Bool
  /// The colour behind an image that was made opaque by force (TB-178).
  public var backing: String?
  /// Whether what lies beneath is blurred (TB-179).
  public var hasBlur: Bool
  /// The shadow image, `nil` for the default one (TB-180).
  public var shadow: String?
  /// The selection indicator: an image, `default` for the system's, `nil` for none (TB-181).
  public var indicator: String?
  /// The selection indicator's colour (TB-182).
  public var indicatorTint: String?
  /// The colour of the selected item (TB-184).
  public var tint: String
  /// The colour of the other items (TB-184, TB-185).
  public var unselectedTint: String
  /// The colour of the background, where one is in effect (TB-186).
  public var barTint: String?
  /// How items are spread, never automatic (TB-151).
  public var positioning: ItemPositioning
  /// The width of an item in points; 0 is the system's.
  public var itemWidth: Double
  /// The space between items in points; 0 is the system's.
  public var itemSpacing: Double
  /// The font of the titles, where one was set.
  public var font: String?
  /// The font of the selected item's title, where one was set.
  public var selectedFont: String?
  /// The divider images, as they were set: today's interface draws none (TB-183).
  public var dividers: Dividers
}

/// The divider images for the three pairs of states (TB-183).
public struct Dividers: Equatable, Sendable {
  /// With the selected item on the left.
  public var leftSelected: String?
  /// With the selected item on the right.
  public var rightSelected: String?
  /// Between items that are not selected.
  public var noneSelected: String?
}
