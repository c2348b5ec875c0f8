/// What a device and its system version decide: one readable place for all their data.
///
/// Each value carries the rule it comes from. Heights are points (dp on Android).
public struct Profile: Equatable, Sendable {
  /// The device.
  public let device: Device
  /// The version asked for; see ``version``.
  private let requested: SystemVersion

  /// Makes the profile of a device and version.
  public init(device: Device, version: SystemVersion) {
    self.device = device
    requested = version
  }

  /// The system version, `nil` for devices whose rules know no versions.
  public var version: SystemVersion? {
    switch device {
    case .iphone, .iphoneMax, .ipad: requested
    case .appleTV, .vision, .android, .mac, .catalyst, .watch: nil
    }
  }

  /// Whether the device runs UIKit.
  public var isUIKit: Bool {
    switch device {
    case .iphone, .iphoneMax, .ipad, .appleTV, .vision, .catalyst: true
    case .android, .mac, .watch: false  // TB-249, TB-250
    }
  }

  /// Whether the platform has a tab bar at all (TB-249, TB-250).
  public var hasBar: Bool { device != .mac && device != .watch }

  /// Whether tabs that do not fit go behind a More item (TB-088, TB-113, TB-255).
  public var hasMore: Bool {
    device == .iphone || device == .iphoneMax || device == .ipad
  }

  /// Whether the interfaces that came with iOS 18 are there; an Apple TV, a Vision and a Mac are
  /// taken to run the present system (TB-083, TB-167, TB-220).
  public var hasTabObjects: Bool { isUIKit && (version ?? .v18) >= .v18 }

  /// Whether the system is drawn in Liquid Glass (TB-236).
  public var hasLiquidGlass: Bool { version == .v26 }

  /// Whether the window can be narrowed.
  public var hasResizableWindow: Bool { device == .ipad }

  /// Whether the device can be turned.
  public var canTurn: Bool { fixedOrientation == nil }

  /// The only orientation of a device that is not turned.
  public var fixedOrientation: Orientation? {
    switch device {
    case .iphone, .iphoneMax, .ipad, .android: nil
    case .appleTV, .vision, .mac, .catalyst: .landscape
    case .watch: .portrait
    }
  }

  /// The width class of a whole screen (TB-090, TB-144).
  public func width(in orientation: Orientation) -> WidthClass {
    switch device {
    case .iphone, .watch: .compact
    case .iphoneMax: orientation == .landscape ? .regular : .compact
    case .android: orientation == .landscape ? .regular : .compact  // TB-262: 600 dp
    case .ipad, .appleTV, .vision, .mac, .catalyst: .regular
    }
  }

  /// The size of the screen, or of a narrow window beside another, in points: common devices of
  /// today, for drawings only.
  public func size(in orientation: Orientation, window: WidthClass) -> PixelSize {
    let upright: PixelSize =
      switch device {
      case .iphone: PixelSize(width: 393, height: 852)
      case .iphoneMax: PixelSize(width: 430, height: 932)
      case .ipad: PixelSize(width: 834, height: 1194)
      case .android: PixelSize(width: 412, height: 915)
      case .appleTV: PixelSize(width: 1080, height: 1920)
      case .vision: PixelSize(width: 720, height: 1280)
      case .mac, .catalyst: PixelSize(width: 900, height: 1440)
      case .watch: PixelSize(width: 198, height: 242)
      }
    let turned =
      orientation == .portrait
      ? upright : PixelSize(width: upright.height, height: upright.width)
    return device == .ipad && window == .compact
      ? PixelSize(width: 375, height: turned.height) : turned
  }

  /// How many items fit on the bar, `nil` for any number (TB-088, TB-091, TB-112, TB-218, TB-255).
  public func capacity(in width: WidthClass) -> Int? {
    switch device {
    case .iphone, .iphoneMax: 5  // TB-088
    case .ipad where width == .compact: 5  // TB-088, TB-090
    case .ipad where version == .v17: 7  // TB-091
    case .ipad, .catalyst: nil  // TB-218
    case .appleTV, .vision, .android: nil  // TB-112, TB-113, TB-255
    case .mac, .watch: 0
    }
  }

  /// Where the bar stands (TB-205, TB-217, TB-251).
  public func position(in width: WidthClass) -> Presentation.Position? {
    switch device {
    case .iphone, .iphoneMax, .android: .bottom
    case .ipad: width == .regular && version != .v17 ? .top : .bottom  // TB-217
    case .catalyst: .top  // TB-249
    case .appleTV: .top  // TB-205
    case .vision: .leading  // TB-251
    case .mac, .watch: nil
    }
  }

  /// How icon and title stand to each other (TB-148, TB-149, TB-247, TB-262).
  public func layout(
    in orientation: Orientation, width: WidthClass
  ) -> Presentation.ItemLayout? {
    switch (device, orientation) {
    case (.iphone, .portrait), (.iphoneMax, .portrait): .stacked  // TB-148
    case (.iphone, .landscape): .compactInline  // TB-148
    case (.iphoneMax, .landscape): version == .v26 ? .compactInline : .inline  // TB-148, TB-247
    case (.ipad, _): width == .regular ? .inline : .stacked  // TB-148, TB-149
    case (.android, _): width == .regular ? .inline : .stacked  // TB-262
    case (.appleTV, _), (.catalyst, _): .inline
    case (.vision, _): .stacked
    case (.mac, _), (.watch, _): nil
    }
  }

  /// The heights of the items and of the whole bar; `nil` where no figure is published.
  public func heights(
    in orientation: Orientation, width: WidthClass
  ) -> (item: Int?, total: Int?) {
    switch (device, orientation) {
    case (.iphone, _) where version == .v26, (.iphoneMax, _) where version == .v26: (nil, nil)
    case (.iphone, .portrait), (.iphoneMax, .portrait): (49, 83)  // TB-141, TB-142
    case (.iphone, .landscape): (32, nil)  // TB-143
    case (.iphoneMax, .landscape): (49, 70)  // TB-144
    case (.ipad, _): version == .v17 ? (50, 65) : (nil, nil)  // TB-145
    case (.appleTV, _): (68, 68)  // TB-205
    case (.android, _): (80, 80)  // TB-262
    case (.vision, _), (.mac, _), (.catalyst, _), (.watch, _): (nil, nil)
    }
  }

  /// The top edge of an Apple TV's bar in points (TB-205).
  public static let tvTop = 46
  /// The height of an Apple TV's bar in points (TB-205).
  public static let tvHeight = 68

  /// Whether the bar can minimize in a width (TB-241).
  public func canMinimize(in width: WidthClass) -> Bool {
    version == .v26 && (device != .ipad || width == .compact)
  }

  /// Whether there are a bar at the top and a sidebar that people edit, in a window wide enough for
  /// them (TB-217, TB-249).
  public var knowsTopBar: Bool {
    device == .catalyst || (device == .ipad && version != .v17)
  }

  /// Whether tabs and sidebar of iPadOS 18 are there (TB-217, TB-221).
  public func hasTopBar(in width: WidthClass) -> Bool { knowsTopBar && width == .regular }

  /// Whether people choose a size of text, and see items large at a long press (TB-203).
  public var hasLargeContentViewer: Bool {
    switch device {
    case .iphone, .iphoneMax, .ipad: true
    case .appleTV, .vision, .android, .mac, .catalyst, .watch: false
    }
  }

  /// The size of an item's title in points, whatever size of text people chose (TB-150, TB-203).
  public func titleSize(of layout: Presentation.ItemLayout?) -> Int? {
    guard device == .iphone || device == .iphoneMax || device == .ipad else { return nil }
    return layout == .stacked ? 10 : 13
  }
}
