/// A view controller in a tab's navigation stack.
public struct Screen: Equatable, Sendable, Codable {
  /// The name it was pushed under; a root is named after its tab's key with a `0`.
  public var name: String
  /// How far its content is scrolled, in points from the top.
  public var scroll: Int
  /// Whether pushing it removed the tab bar (TB-164).
  public var hidesBar: Bool

  /// The offset at which the content has reached its bottom, in points: a decision of the model,
  /// far enough that ordinary scrolling meets no end.
  public static let bottom = 2000

  /// Makes a screen, at the top of its content.
  public init(name: String, scroll: Int = 0, hidesBar: Bool = false) {
    self.name = name
    self.scroll = scroll
    self.hidesBar = hidesBar
  }

  /// Whether the content is scrolled to its end (TB-187).
  public var isAtBottom: Bool { scroll >= Self.bottom }
}
