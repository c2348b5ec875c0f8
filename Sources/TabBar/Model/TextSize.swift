/// The size of text that people chose in the settings of the device (TB-203).
public enum TextSize: String, Sendable, Codable, CaseIterable {
  /// One of the usual sizes.
  case normal
  /// One of the larger accessibility sizes, at which a long press on an item shows it large.
  case accessibility
}
