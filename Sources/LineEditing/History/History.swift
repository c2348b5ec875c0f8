/// The lines entered so far, oldest first, each only once: the newest time counts.
struct History: Equatable {
  private(set) var entries: [String] = []
  /// At most so many are kept.
  let limit: Int

  /// Takes `entries`, oldest first, of which none may occur twice.
  init(limit: Int, entries: [String] = []) {
    self.limit = limit
    self.entries = Array(entries.suffix(limit))
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
  static func newest<Line: Hashable>(of lines: [Line], limit: Int) -> [Line] {
    var seen: Set<Line> = []
    seen.reserveCapacity(min(limit, lines.count))
    var kept: [Line] = []
    for line in lines.reversed() where kept.count < limit {
      if seen.insert(line).inserted { kept.append(line) }
    }
    return kept.reversed()
  }
}
