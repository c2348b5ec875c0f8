/// How a picture or a card is put on the terminal: which characters frame it, and whether colour.
///
/// The default is pure ASCII without colour, since drawings are pasted into bug reports.
public struct Theme: Equatable, Sendable {
  /// The characters that frames, rules and marks are made of.
  public enum Frame: String, CaseIterable, Sendable {
    /// `+`, `-` and `|` only.
    case ascii
    /// Box-drawing characters.
    case unicode
  }

  /// The characters of frames, rules and marks.
  public var frame: Frame
  /// Whether styles become escape sequences; without colour the marks say everything alone.
  public var hasColor: Bool

  /// Creates a theme.
  public init(frame: Frame = .ascii, hasColor: Bool = false) {
    self.frame = frame
    self.hasColor = hasColor
  }

  /// Pure ASCII, no colour.
  public static let plain = Theme()
}

extension Theme {
  /// What stands for the text that had to go.
  var ellipsis: String { frame == .ascii ? ".." : "…" }
  /// A horizontal rule of `cells`.
  func rule(_ cells: Int) -> String {
    String(repeating: frame == .ascii ? "-" : "─", count: max(0, cells))
  }
  /// What points back in a navigation bar.
  var back: String { frame == .ascii ? "<" : "‹" }
  /// What stands at the end of a row that leads further.
  var disclosure: String { frame == .ascii ? ">" : "›" }
}
