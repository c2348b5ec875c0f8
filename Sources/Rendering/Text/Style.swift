/// How a run of text looks where there is colour; without colour it is left out.
///
/// A style names roles, the ``Theme`` has the colours for them.
public struct Style: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  public let rawValue: UInt8

  /// Creates a style from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier letters.
  public static let bold = Style(rawValue: 1)
  /// Fainter letters.
  public static let dim = Style(rawValue: 2)
  /// A line under the letters.
  public static let underline = Style(rawValue: 4)
  /// Foreground and background changed over.
  public static let reversed = Style(rawValue: 8)
  /// The colour of names and of what is selected.
  public static let accent = Style(rawValue: 16)
  /// The colour of badges and of warnings.
  public static let alert = Style(rawValue: 32)
  /// The colour of bar items that are not selected.
  public static let muted = Style(rawValue: 64)
  /// The background of the bar, where it has a colour of its own.
  public static let backdrop = Style(rawValue: 128)
}
