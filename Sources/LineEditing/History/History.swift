/// The lines entered so far, oldest first, each only once: the newest time counts.
struct History: Equatable {
  private(set) var entries: [String] = []
  /// At most so many are kept.
  let limit: Int

  init(limit: Int, entries: some Sequence<String> = []) {
    self.limit = limit
    self.entries = History.newest(of: Array(entries), limit: limit)
  }

  /// Whether a line entered is to be kept: not when it is blank or begins with a space.
  static func keeps(_ line: String) -> Bool {
    guard let first = line.first else { return false }
    return first != " " && !line.allSatisfy(\.isWhitespace)
  }

  mutating func add(_ line: String) {
    if entries.last == line { return }
    entries.removeAll { $0 == line }
    entries.append(line)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
  }

  /// The last `limit` of `lines`, each in the place where it came last.
  static func newest(of lines: [String], limit: Int) -> [String] {
    var seen: Set<String> = []
    var kept: [String] = []
    for line in lines.reversed() where kept.count < limit {
      if seen.insert(line).inserted { kept.append(line) }
    }
    return kept.reversed()
  }
}
