import TabBar

/// The events of the bench, with the commands they came from; bounded, the newest stay.
struct EventLog {
  /// What one command made happen.
  struct Entry {
    var command: String
    var events: [Event]
  }

  /// The entries, the oldest first.
  private(set) var entries: [Entry] = []
  private let limit = 1_000

  /// Notes what a command made happen; one that made nothing happen is left out.
  mutating func note(_ command: String, _ events: [Event]) {
    guard !events.isEmpty else { return }
    // Room is made in large steps, as it costs a move of all entries.
    if entries.count >= 2 * limit { entries.removeFirst(limit) }
    entries.append(Entry(command: command, events: events))
  }
}

extension Event {
  /// The channel that an event came by, as programs name it.
  var channel: String {
    switch self {
    case .delegate: "delegate"
    case .lifecycle: "lifecycle"
    case .effect: "effect"
    }
  }
}
