/// How many colours a terminal can show.
public enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
  /// None: styles are left out.
  case none
  /// The eight colours that the terminal's user chose.
  case basic
  /// The palette of 256 colours.
  case indexed
  /// Every colour.
  case full

  /// Fewer colours before more.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
