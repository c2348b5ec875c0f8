/// One thing on the screen that differs between two presentations.
public struct ScreenChange: Equatable, Sendable {
  /// What differs.
  ///
  /// The raw value names it in answers to programs.
  public enum Aspect: String, Equatable, Sendable, CaseIterable {
    /// The place of an item on the bar, from 1 in logical order; `nil` is not there.
    case place
    /// The place of a row in the More list, from 1; `nil` is not there.
    case row
    /// The title of an item or a row.
    case title
    /// The image of an item or a row.
    case image
    /// The badge of an item or a row; an empty one is a badge without text.
    case badge
    /// Whether an item can be tapped: `yes` or `no`.
    case enabled
    /// The item drawn as selected.
    case highlighted
    /// The device with its system.
    case device
    /// The orientation of the interface.
    case orientation
    /// The width class of the window.
    case width
    /// The direction of the layout.
    case direction
    /// How icon and title stand to each other.
    case layout
    /// The edge that the bar stands at.
    case edge
    /// Whether the bar is on the screen: `yes` or `no`.
    case visible
    /// Whether the bar is minimized: `yes` or `no`.
    case minimized
    /// Whether the bar has a background: `yes` or `no`.
    case background
    /// The style of the bar (TB-176).
    case style
    /// The colour of the selected item (TB-184).
    case tint
    /// The colour of the other items (TB-184).
    case unselectedTint = "unselected-tint"
    /// What is drawn behind the items: `default`, an image or a colour (TB-177 to TB-186).
    case fill
    /// How the items are spread (TB-151).
    case positioning
    /// The name of the screen above the bar.
    case screen
    /// How far that screen is scrolled, in points.
    case scroll
    /// The modal screen on top.
    case modal
    /// Whether the keyboard is shown: `yes` or `no`.
    case keyboard
    /// Whether the sidebar is shown: `yes` or `no`.
    case sidebar
    /// The accessory above the bar.
    case accessory
    /// What has the focus of a remote.
    case focus
    /// Whether the items are being rearranged: `yes` or `no`.
    case customizing
  }

  /// What differs.
  public var aspect: Aspect
  /// The item or row that it is about, `nil` for the screen as a whole.
  public var item: Destination?
  /// What it was before.
  public var from: String?
  /// What it is now.
  public var to: String?

  /// States a change.
  public init(_ aspect: Aspect, _ item: Destination? = nil, from: String?, to: String?) {
    self.aspect = aspect
    self.item = item
    self.from = from
    self.to = to
  }
}
