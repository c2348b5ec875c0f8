/// How a picture or a card is put on the terminal: which characters frame it, and which colours.
///
/// The default is pure ASCII without colour, since drawings are pasted into bug reports.
public struct Theme: Equatable, Sendable {
  /// The characters that frames, rules and marks are made of.
  public enum Frame: String, CaseIterable, Sendable {
    /// Printable ASCII only.
    case ascii
    /// Box-drawing and block characters.
    case unicode
  }

  /// The characters of frames, rules and marks.
  public var frame: Frame
  /// The colours there are; without any the marks say everything alone.
  public var depth: ColorDepth
  /// Colours that are not the terminal's own.
  public var palette = Palette.none

  /// Creates a theme.
  public init(frame: Frame = .ascii, depth: ColorDepth = .none) {
    self.frame = frame
    self.depth = depth
  }

  /// Creates a theme with the basic colours, or without any.
  public init(frame: Frame = .ascii, hasColor: Bool) {
    self.init(frame: frame, depth: hasColor ? .basic : .none)
  }

  /// Pure ASCII, no colour.
  public static let plain = Theme()

  /// Whether styles become escape sequences.
  public var hasColor: Bool { depth != .none }
}

extension Theme {
  /// The one set of characters that a drawing is made of; each takes one cell.
  private func sign(_ ascii: String, _ unicode: String) -> String {
    frame == .ascii ? ascii : unicode
  }

  /// What stands for the text that had to go.
  var ellipsis: String { sign("..", "…") }
  /// A horizontal rule of `cells`.
  func rule(_ cells: Int) -> String {
    String(repeating: sign("-", "─"), count: max(0, cells))
  }
  /// What points back in a navigation bar.
  var back: String { sign("<", "‹") }
  /// What stands at the end of a row that leads further.
  var disclosure: String { sign(">", "›") }
  /// What stands between before and after.
  var leadsTo: String { sign("=>", "─►") }
  /// What the edge of a torn drawing is made of.
  var tear: String { sign("~", "╌") }
  /// What the line is made of that takes one home.
  var home: String { sign("=", "▬") }
  /// A full battery.
  var battery: String { sign("[##]", "▐██▌") }
  /// What stands before the heading of an open section.
  var open: String { sign("v", "▾") }
  /// The handle of a row that can be moved.
  var handle: String { sign("=", "≡") }
  /// The button that shows and hides the sidebar.
  var sidebar: String { sign("[|]", "▐│▌") }
  /// What stands beside the item that has the focus of a remote.
  var focus: (before: String, after: String) { frame == .ascii ? (">", "<") : ("►", "◄") }
}
