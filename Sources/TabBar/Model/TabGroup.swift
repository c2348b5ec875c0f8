/// The children of a tab that is a group (TB-223 to TB-225).
public struct TabGroup: Equatable, Sendable, Codable {
  /// The children in the order the application gave them.
  public var children: [TabKey]
  /// The child to select first, where one is named (TB-224).
  public var defaultChild: TabKey?
  /// The keys that come first when the children are shown (TB-225).
  public var displayOrder: [TabKey]
  /// The child selected last in this group (TB-224).
  public var selectedChild: TabKey?
  /// Whether the group is a destination of its own in the sidebar, which selects no child by
  /// itself (TB-224).
  public var isDestination: Bool

  /// Makes a group in which nothing was selected yet.
  public init(
    children: [TabKey], defaultChild: TabKey? = nil, displayOrder: [TabKey] = [],
    isDestination: Bool = false
  ) {
    self.children = children
    self.defaultChild = defaultChild
    self.displayOrder = displayOrder
    self.isDestination = isDestination
  }

  /// The children as shown: the named ones first, then the remaining; unknown names are ignored
  /// (TB-225).
  public var displayed: [TabKey] {
    let named = displayOrder.filter(children.contains)
    return named + children.filter { !named.contains($0) }
  }

  /// The child that selecting the group selects: the selected, else the default, else the first
  /// one (TB-224); `nil` for an empty group, and for one that is selected itself.
  public var destination: TabKey? {
    isDestination ? nil : selectedChild ?? defaultChild ?? displayed.first
  }
}

/// Where a tab stands on an iPad's bar and what people may do with it there (TB-226).
public enum Placement: String, Sendable, Codable, CaseIterable {
  /// At the leading edge; neither moved nor removed.
  case fixed
  /// On the bar; moved and removed at will.
  case `default`
  /// On the bar; moved but not removed.
  case movable
  /// Off the bar until people add it.
  case optional
  /// At the trailing edge, as an image only; neither moved nor removed.
  case pinned
  /// Never on the bar.
  case sidebarOnly = "sidebar-only"
}
