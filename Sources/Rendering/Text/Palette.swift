public import TabBar

/// The colours of a drawing where they are not the terminal's own.
public struct Palette: Equatable, Sendable {
  /// The colour of the selected item (TB-184).
  public var tint: Color?
  /// The colour of the other items (TB-184).
  public var unselected: Color?
  /// The colour of the bar's background (TB-177, TB-186).
  public var background: Color?

  /// No colours of one's own.
  public static let none = Palette()

  /// Creates a palette.
  public init(tint: Color? = nil, unselected: Color? = nil, background: Color? = nil) {
    self.tint = tint
    self.unselected = unselected
    self.background = background
  }
}

extension Palette {
  /// The colours that an appearance sets; the system's own blue and grey stay the terminal's.
  init(_ appearance: AppearanceInEffect) {
    tint = appearance.tint == "blue" ? nil : Color(appearance.tint)
    unselected =
      ["gray", "label"].contains(appearance.unselectedTint)
      ? nil : Color(appearance.unselectedTint)
    background =
      if case .color(let name) = appearance.background {
        Color(name)
      } else if let name = appearance.barTint ?? appearance.backing {
        Color(name)
      } else if appearance.style == .black {
        Color("black")
      } else {
        nil
      }
  }
}
