/// Something that an action made happen, in order.
public enum Event: Equatable, Sendable {
  /// A call of the delegate, or of the listener of an Android bar.
  case delegate(DelegateEvent)
  /// A tab's content appears or disappears (TB-077).
  case lifecycle(Lifecycle, TabKey)
  /// Something the system does to a tab's content.
  case effect(Effect, TabKey)
}

/// The appearance calls of a view controller (TB-077).
public enum Lifecycle: String, Sendable {
  case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
}

/// What a second tap on the selected tab does.
public enum Effect: String, Sendable {
  /// The navigation stack goes back to its root (TB-070).
  case popToRoot
  /// The content scrolls to its top (TB-073).
  case scrollToTop
}

/// A call of the delegate, with what it was told and what it answered.
public struct DelegateEvent: Equatable, Sendable {
  /// The name of a call.
  public enum Call: String, Sendable {
    case shouldSelect, didSelect
    case willBeginCustomizing, didBeginCustomizing, willEndCustomizing, didEndCustomizing
    /// People hid or showed tabs of an iPad (TB-232).
    case visibilityDidChange
    /// The listener of an Android bar (TB-260).
    case itemSelected
    /// The listener of an Android bar for the item selected already (TB-259).
    case itemReselected
  }

  /// Which call it was.
  public var call: Call
  /// The tab or list it is about.
  public var tab: Destination?
  /// The tabs it is about, for calls on customization.
  public var tabs: [TabKey]?
  /// What the delegate answered, for questions.
  public var answer: Bool?
  /// Whether the customization changed anything (TB-123).
  public var changed: Bool?
  /// What was selected before, where the system says so (TB-083).
  public var previous: Destination?
  /// What the delegate would read as selected at that moment.
  public var selected: Destination?

  /// Makes a call.
  public init(
    _ call: Call, tab: Destination? = nil, tabs: [TabKey]? = nil, answer: Bool? = nil,
    changed: Bool? = nil, previous: Destination? = nil, selected: Destination? = nil
  ) {
    self.call = call
    self.tab = tab
    self.tabs = tabs
    self.answer = answer
    self.changed = changed
    self.previous = previous
    self.selected = selected
  }
}

/// What an action did: the events in order, and the rules it went by.
public struct Outcome: Equatable, Sendable {
  /// The events in order.
  public var events: [Event]
  /// The rules that decided, in order of use, each once.
  public var rules: [RuleID]

  /// Makes an outcome.
  public init(events: [Event] = [], rules: [RuleID] = []) {
    self.events = events
    self.rules = rules
  }
}
