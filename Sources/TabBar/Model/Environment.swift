/// The device that shows the interface; a new interface keeps it.
public struct Environment: Equatable, Sendable, Codable {
  /// The device.
  public var device: Device = .iphone
  /// The version of its system; ignored where the device has none.
  public var version: SystemVersion = .v18
  /// How many items fit on the bar where the profile's own number is overruled (TB-091).
  public var room: Int?
  /// How the device is held, where it can be turned.
  public var heldOrientation: Orientation = .portrait
  /// The width of the window, where it can be resized.
  public var window: WidthClass = .regular
  /// The direction of the layout.
  public var direction: LayoutDirection = .ltr
  /// The language, `nil` where none was chosen for the device.
  public var language: DeviceLanguage?
  /// The size of text, `nil` for a usual one.
  ///
  /// The labels of the bar do not follow it (TB-203).
  public var textSize: TextSize?
  /// Whether the documentation is taken by the letter where running systems do otherwise: the
  /// title and the image of a system item stay as they are (TB-014), and a navigation bar of
  /// Android takes five items (TB-256).
  public var isStrict = false
  /// What the application set for all bars at once (TB-190); it outlives the interface.
  @Boxed public var proxy = Appearance()

  /// Makes an iPhone in portrait.
  public init() {}

  /// The profile in effect.
  public var profile: Profile { Profile(device: device, version: version) }

  /// The orientation the interface has: how the device is held, or the only one it knows.
  public var orientation: Orientation { profile.fixedOrientation ?? heldOrientation }

  /// The width class in effect.
  public var width: WidthClass {
    profile.hasResizableWindow ? window : profile.width(in: orientation)
  }
}
