import TabBar
import Testing

/// A state that is acted on step by step, with the events of the last step and its invariants
/// checked after each.
struct Bench {
  var state = State()
  var events: [Event] = []
  var rules: [RuleID] = []

  init(_ actions: Action...) throws {
    for action in actions { try act(action) }
  }

  mutating func act(_ actions: Action...) throws {
    events = []
    for action in actions {
      let outcome = try state.apply(action)
      events += outcome.events
      rules = outcome.rules
      try #require(state.violations == [], "after \(action)")
    }
  }

  /// The code with which an action is refused; the state has to stay as it is.
  mutating func refusal(_ action: Action) -> String? {
    let before = state
    do throws(Rejection) {
      _ = try state.apply(action)
      return nil
    } catch {
      #expect(state == before)
      return error.code
    }
  }

  var shown: Presentation { state.presentation() }
  var selected: String? { state.interface.selection?.name }
  var index: Int? { state.selectedIndex }
  var order: [String] { state.interface.order.map(\.text) }
  var items: [String] { shown.bar.items.map(\.destination.name) }
  var drawn: [String] { shown.bar.drawn.map(\.name) }
  var highlighted: String? { shown.bar.highlighted?.name }
  var rows: [String] { shown.more.rows.map(\.destination.name) }
  /// The More stack as answers give it.
  var moreStack: [String] {
    shown.more.exists ? ["list"] + (shown.more.pushed.map { [$0.text] } ?? []) : []
  }
  func stack(_ key: TabKey) -> [String] { state.tab(key)?.screens.map(\.name) ?? [] }

  /// The calls of the delegate and the effects, as short text.
  var calls: [String] {
    events.compactMap { event in
      switch event {
      case .delegate(let call): Self.text(call)
      case .effect(let effect, let key): "\(effect.rawValue)(\(key))"
      case .lifecycle: nil
      }
    }
  }

  var lifecycle: [String] {
    events.compactMap { event in
      if case .lifecycle(let call, let key) = event { "\(call.rawValue)(\(key))" } else { nil }
    }
  }

  private static func text(_ call: DelegateEvent) -> String {
    var text = call.call.rawValue
    if let tab = call.tab { text += "(\(tab.name))" }
    if let tabs = call.tabs { text += "[" + tabs.map(\.text).joined(separator: ",") + "]" }
    if let answer = call.answer { text += answer ? "=yes" : "=no" }
    if let changed = call.changed { text += changed ? " changed" : " unchanged" }
    return text
  }
}

/// An interface of so many tabs, named by letters.
func letters(_ count: Int) -> Action {
  .new("ABCDEFGHIJKLMNOPQRSTUVWXYZ".prefix(count).map(String.init))
}
