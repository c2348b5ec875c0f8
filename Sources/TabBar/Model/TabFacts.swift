/// What is known about a tab that changes no behaviour and that the audit judges.
public struct TabFacts: Equatable, Sendable, Codable {
  /// Whether there is nothing to show in the tab (TB-174).
  public var isContentEmpty = false
  /// Whether the empty screen says why it is empty (TB-174).
  public var isEmptinessExplained = false
  /// Whether tapping it performs an action in place of navigating (TB-175).
  public var performsAction = false
  /// The accessibility label, spoken instead of the title (TB-192).
  public var accessibilityLabel: String?
  /// The identifier given to the tab; `nil` stands for its key (TB-233).
  public var identifier: String?
  /// What the tab holds in an app for live viewing (TB-215).
  public var liveKind: LiveKind?

  /// Makes facts of a tab nothing is said about.
  public init() {}
}

/// The kinds of tabs of an Apple TV app for live viewing, in the order they should have (TB-215).
public enum LiveKind: String, Sendable, Codable, CaseIterable {
  /// Live programmes.
  case live
  /// Recordings.
  case recorded
  /// Anything else.
  case other
}

/// What holds the tab bar interface (TB-170, TB-171).
public enum Host: String, Sendable, Codable, CaseIterable {
  /// The window: the interface is its root.
  case root
  /// A navigation stack.
  case pushed
  /// Another tab bar interface.
  case tab
  /// A modal presentation.
  case modal
  /// A pane of a split view.
  case split
  /// A popover.
  case popover
}
