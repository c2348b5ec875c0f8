/// Ctrl-R: the newest line that contains what is typed, whatever the case of its letters.
///
/// libedit's own search takes the pattern as a regular expression and stops at the capital letters
/// А to П, which it takes for control keys.
struct HistorySearch: Equatable {
  /// The line to go back to.
  let draft: EditedLine
  private(set) var pattern = ""
  /// Whether ``pattern`` is found in ``line``.
  private(set) var isFound = true
  /// The line to show.
  private(set) var line: EditedLine
  /// The place in the history of the line shown; its count stands for the draft.
  private var index: Int

  init(from draft: EditedLine, in history: History) {
    self.draft = draft
    line = draft
    index = history.entries.count
  }

  /// Takes one more piece of the pattern, looking from the line shown backwards.
  mutating func type(_ text: String, in history: History) {
    pattern += text
    look(backwardsFrom: index, in: history)
  }

  /// Takes the last character of the pattern back and looks again from the newest line.
  mutating func deleteLast(in history: History) {
    guard !pattern.isEmpty else { return }
    pattern.removeLast()
    reset(in: history)
  }

  /// Empties the pattern.
  mutating func clear(in history: History) {
    pattern = ""
    reset(in: history)
  }

  /// The next older line with the pattern.
  mutating func older(in history: History) {
    look(backwardsFrom: index - 1, in: history)
  }

  /// The next newer line with the pattern.
  mutating func newer(in history: History) {
    guard !pattern.isEmpty else { return }
    let found = firstMatch(among: history.entries.indices.dropFirst(index + 1), in: history)
    take(found)
  }

  private mutating func reset(in history: History) {
    index = history.entries.count
    line = draft
    isFound = true
    look(backwardsFrom: index, in: history)
  }

  private mutating func look(backwardsFrom start: Int, in history: History) {
    guard !pattern.isEmpty else { return }
    let places = stride(from: min(start, history.entries.count - 1), through: 0, by: -1)
    take(firstMatch(among: places, in: history))
  }

  private func firstMatch(
    among places: some Sequence<Int>, in history: History
  ) -> (place: Int, line: EditedLine)? {
    for place in places {
      if let found = match(in: history.entries[place], at: place) { return found }
    }
    return nil
  }

  private mutating func take(_ found: (place: Int, line: EditedLine)?) {
    isFound = found != nil
    guard let found else { return }
    index = found.place
    line = found.line
  }

  /// `entry` with the cursor where the pattern begins in it.
  private func match(in entry: String, at place: Int) -> (place: Int, line: EditedLine)? {
    let folded = entry.lowercased()
    guard let range = folded.firstRange(of: pattern.lowercased()) else { return nil }
    // Few letters change their count with their case; the cursor then stands at the end.
    guard folded.unicodeScalars.count == entry.unicodeScalars.count else {
      return (place, EditedLine(entry))
    }
    let cursor = folded.unicodeScalars.distance(
      from: folded.startIndex, to: range.lowerBound)
    return (place, EditedLine(text: entry, cursor: cursor))
  }
}
