/// How a device is held.
public enum Orientation: String, Sendable, Codable, CaseIterable {
  /// Higher than wide, «книжная» (TB-135).
  case portrait
  /// Wider than high, «альбомная» (TB-135).
  case landscape

  /// The other one.
  public var turned: Orientation { self == .portrait ? .landscape : .portrait }
}

/// A horizontal size class.
public enum WidthClass: String, Sendable, Codable, CaseIterable {
  /// A phone in portrait, a narrow window.
  case compact
  /// A tablet, a large phone in landscape.
  case regular
}

/// The direction in which an interface is laid out (TB-199).
public enum LayoutDirection: String, Sendable, Codable, CaseIterable {
  /// Left to right: the first tab is left-most.
  case ltr
  /// Right to left: the first tab is right-most.
  case rtl
}

/// The language of the modelled device: of system titles and of what is spoken.
public enum DeviceLanguage: String, Sendable, Codable, CaseIterable {
  /// English.
  case en
  /// Russian.
  case ru
}
