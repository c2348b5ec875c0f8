/// The devices whose tab bars are modelled.
public enum Device: String, Sendable, Codable, CaseIterable {
  /// An iPhone, compact in both orientations.
  case iphone
  /// A large iPhone, whose width is regular in landscape.
  case iphoneMax = "iphone-max"
  /// An iPad.
  case ipad
  /// An Apple TV.
  case appleTV = "appletv"
  /// An Apple Vision.
  case vision
  /// An Android phone with a Material 3 navigation bar.
  case android
  /// A Mac, which has no tab bar (TB-249).
  case mac
  /// A Mac that runs an iPad app: a bar or a sidebar by the mode (TB-249).
  case catalyst
  /// An Apple Watch, which has no tab bar (TB-250).
  case watch
}

/// The system versions between which the rules differ.
public enum SystemVersion: Int, Sendable, Codable, CaseIterable, Comparable {
  /// iOS and iPadOS 17 and before.
  case v17 = 17
  /// iOS and iPadOS 18.
  case v18 = 18
  /// iOS and iPadOS 26.
  case v26 = 26

  /// Older before newer.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}
