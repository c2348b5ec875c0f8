extension Event {
  /// Writes an element of the `events` of an answer.
  public func write(to json: inout JSONText) {
    json.object { json in
      switch self {
      case .delegate(let event): event.writeMembers(to: &json)
      case .lifecycle(let call, let key):
        json.member("channel", "lifecycle")
        json.member("call", call.rawValue)
        json.member("tab", key.text)
      case .effect(let effect, let key):
        json.member("channel", "effect")
        json.member("call", effect.rawValue)
        json.member("tab", key.text)
      }
    }
  }
}

extension DelegateEvent {
  fileprivate func writeMembers(to json: inout JSONText) {
    json.member("channel", "delegate")
    json.member("call", call.rawValue)
    if let tab { json.member("tab", tab.name) }
    if let tabs { json.member("tabs", tabs.map(\.text)) }
    if let answer { json.member("answer", answer) }
    if let changed { json.member("changed", changed) }
    if let previous { json.member("previous", previous.name) }
    json.member("selected", selected?.name)
  }
}

extension Sequence<Event> {
  /// Writes the `events` of an answer, as an array.
  public func write(to json: inout JSONText) {
    json.array(self) { json, event in event.write(to: &json) }
  }
}
