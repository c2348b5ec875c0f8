/// Why an action was refused; the state is as it was.
public enum Rejection: Error, Equatable, Sendable {
  /// A position, from 1, that the array of so many tabs does not have (TB-060).
  case indexOutOfRange(position: String, count: Int)
  /// A tab that was taken out of the array, or More where it is not on the bar (TB-059, TB-095).
  case notAChild(String)
  /// The bar belongs to its controller; the rule that says so of what was tried: items and
  /// selection (TB-030), delegate (TB-031), customization (TB-116).
  case managedBar(RuleID)
  /// A stand-alone bar was to be customized without items (TB-131).
  case emptyItems
  /// The tab may not take part in that change (TB-118 to TB-120).
  case notCustomizable(String?)
  /// The tab may not be moved, taken off the bar or hidden; the rule that says so (TB-131, TB-228,
  /// TB-229).
  case notEditable(String, RuleID)
  /// The bar is not on the screen, and why.
  case barNotVisible(BarCover)
  /// What was to be tapped is not on the screen; the way to it, where there is one.
  case notOnScreen(String, way: Way?)
  /// There is no customization in progress.
  case notCustomizing
  /// The platform, its version or the kind of interface has no such thing; the rule that says so.
  case unsupported(RuleID?)
  /// No tab has that name.
  case unknownTab(String)
  /// The system has no item of that name (TB-013).
  case unknownSystemItem(String)
  /// Several tabs have that name.
  case ambiguousTab(String, [TabKey])
  /// A tab named twice where each may come once (TB-016).
  case repeatedTab(String)
  /// A value that the setting does not take.
  case badValue(String)
  /// There is no earlier state.
  case nothingToUndo
  /// There is no later state.
  case nothingToRedo
  /// No ready interface has that name.
  case unknownPreset(String)

  /// The way to something that is not on the screen.
  public enum Way: Equatable, Sendable {
    /// Tap More first (TB-098).
    case more
    /// Open the sidebar, or tap the group (TB-223).
    case group(TabKey)
    /// Expand the minimized bar (TB-242).
    case expand
    /// Finish or give up the customization.
    case customization
    /// Dismiss the modal screen (TB-169).
    case dismiss
  }

  /// The stable code of the error, in kebab case.
  public var code: String {
    switch self {
    case .indexOutOfRange: "index-out-of-range"
    case .notAChild: "not-a-child"
    case .managedBar: "managed-bar"
    case .emptyItems: "empty-items"
    case .notCustomizable, .notEditable: "not-customizable"
    case .barNotVisible: "bar-not-visible"
    case .notOnScreen: "not-on-screen"
    case .notCustomizing: "not-customizing"
    case .unsupported: "unsupported"
    case .unknownTab: "unknown-tab"
    case .ambiguousTab: "ambiguous-tab"
    case .repeatedTab, .badValue, .unknownSystemItem: "bad-argument"
    case .nothingToUndo: "nothing-to-undo"
    case .nothingToRedo: "nothing-to-redo"
    case .unknownPreset: "unknown-preset"
    }
  }
}

extension Rejection {
  /// The rule of behaviour behind the refusal, where there is one.
  public var rule: RuleID? {
    switch self {
    case .indexOutOfRange: 60
    case .notAChild(let name): name == Destination.more.name ? 95 : 59
    case .managedBar(let rule): rule
    case .emptyItems: 131
    case .notCustomizable(let name): name == nil ? 118 : name == Destination.more.name ? 120 : 119
    case .notEditable(_, let rule): rule
    case .barNotVisible(let cover): cover.rule
    case .notOnScreen("back", way: nil): 87
    case .notOnScreen(_, way: .more): 98
    case .notOnScreen(_, way: .group): 223
    case .notOnScreen(_, way: .expand): 242
    case .notOnScreen(_, way: .dismiss): 169
    case .notOnScreen(_, way: .customization), .notCustomizing: 116
    case .unsupported(let rule): rule
    case .repeatedTab: 16
    case .unknownSystemItem: 13
    case .notOnScreen(_, way: nil), .unknownTab, .ambiguousTab, .badValue, .nothingToUndo,
      .nothingToRedo, .unknownPreset:
      nil
    }
  }
}

extension Rejection {
  /// All rules of behaviour behind the refusal, the nearest first.
  public var rules: [RuleID] {
    guard let rule else { return [] }
    if case .notAChild = self { return [rule, 58] }
    return [rule]
  }
}

extension BarCover {
  /// The rule by which the bar is off the screen.
  public var rule: RuleID {
    switch self {
    case .modal: 169
    case .keyboard: 162
    case .pushedScreen: 164
    case .application: 167
    case .scrolling: 211
    case .sidebar: 222
    case .platform: 249
    }
  }
}

/// What keeps the bar off the screen.
public enum BarCover: String, Equatable, Sendable {
  /// A modal screen (TB-169).
  case modal
  /// The keyboard (TB-162).
  case keyboard
  /// A pushed screen that hides the bottom bar (TB-164).
  case pushedScreen = "pushed-screen"
  /// The application's own choice (TB-167).
  case application
  /// The content it scrolled away with (TB-211).
  case scrolling
  /// The sidebar the bar turned into (TB-222).
  case sidebar
  /// The platform, which has no tab bar (TB-249, TB-250).
  case platform
}
