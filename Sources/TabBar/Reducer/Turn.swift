/// One action being carried out: the state as it changes, and the events and rules so far.
///
/// An action that is rejected leaves its turn behind; the state it began with is untouched.
struct Turn {
  var state: State
  var events: [Event] = []
  private(set) var rules: [RuleID] = []
  /// What changed how many tabs there are or how many fit, where something did.
  var roomChange: RoomChange?

  /// What may change which tabs have an item on the bar.
  enum RoomChange {
    /// Another array of tabs.
    case array
    /// Another device or width.
    case device
  }

  init(_ state: State) {
    self.state = state
    // What most actions need, in one piece.
    events.reserveCapacity(6)
    rules.reserveCapacity(8)
  }

  /// The interface being changed.
  var interface: Interface {
    get { state.interface }
    _modify { yield &state.interface }
  }

  var profile: Profile { state.profile }

  /// Names the rules that decide here.
  mutating func cite(_ ids: RuleID...) { cite(ids) }

  /// Names the rules of a list.
  mutating func cite(_ ids: [RuleID]) {
    for id in ids where !rules.contains(id) { rules.append(id) }
  }

  /// Changes a tab that the interface knows.
  mutating func change(_ key: TabKey, _ body: (inout Tab) -> Void) {
    guard var tab = interface.registry[key] else { return }
    body(&tab)
    interface.registry[key] = tab
  }

  /// Records a call of the delegate, with what it would read as selected now.
  mutating func call(_ event: DelegateEvent) {
    guard interface.delegate.isPresent else { return }
    var event = event
    event.selected = interface.selection
    events.append(.delegate(event))
  }

  /// Records the appearance calls of a change from one tab's content to another's, in the order
  /// of the platform (TB-077, TB-078, TB-079).
  mutating func appear(_ new: TabKey?, disappear old: TabKey?) {
    guard new != old, interface.kind == .controller else { return }
    let willAppear = new.map { Event.lifecycle(.viewWillAppear, $0) }
    let didAppear = new.map { Event.lifecycle(.viewDidAppear, $0) }
    let willDisappear = old.map { Event.lifecycle(.viewWillDisappear, $0) }
    let didDisappear = old.map { Event.lifecycle(.viewDidDisappear, $0) }
    let inOrder =
      profile.device == .android
      ? [willDisappear, didDisappear, willAppear, didAppear]
      : [willAppear, willDisappear, didAppear, didDisappear]
    events += inOrder.compactMap { $0 }
    if new != nil, old != nil { cite(profile.device == .android ? 78 : 77) }
  }

  /// Refuses what needs a controller on a bar that has none.
  func requireController() throws(Rejection) {
    guard interface.kind == .controller else { throw .unsupported(34) }
  }

  /// Refuses gestures where there is no tab bar (TB-249, TB-250).
  func requireBar() throws(Rejection) {
    guard profile.hasBar else {
      throw .unsupported(profile.device == .watch ? 250 : 249)
    }
  }
}

extension State {
  /// Carries out an action, and says what happened and by which rules.
  ///
  /// - Throws: ``Rejection``; the state is then as it was.
  public mutating func apply(_ action: Action) throws(Rejection) -> Outcome {
    var turn = Turn(self)
    try turn.perform(action)
    turn.settle()
    self = turn.state
    return Outcome(events: turn.events, rules: turn.rules)
  }
}
