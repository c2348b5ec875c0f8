/// How a device is held.
public enum Orientation: String, Sendable, Codable, CaseIterable {
  /// Higher than wide, «книжная» (TB-135).
  case portrait
  /// Wider than high, «альбомная» (TB-135).
  case landscape

  /// The other one.
  public var turned: Orientation { self == .portrait ? .landscape : .portrait }
}

/// The orientations a controller supports.
public struct Orientations: OptionSet, Hashable, Sendable, Codable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Makes a set of one.
  public init(_ orientation: Orientation) {
    self = orientation == .portrait ? .portrait : .landscape
  }

  /// Portrait only.
  public static let portrait = Orientations(rawValue: 1)
  /// Landscape only.
  public static let landscape = Orientations(rawValue: 2)
  /// Both.
  public static let both: Orientations = [.portrait, .landscape]

  /// Whether it has an orientation.
  public func allows(_ orientation: Orientation) -> Bool { contains(Orientations(orientation)) }

  /// The orientations as a list.
  public var list: [Orientation] { Orientation.allCases.filter(allows) }
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
