/// The history in memory and, where there is a path, on disk.
struct HistoryStore {
  private(set) var lines: History
  private var file: HistoryFile?
  /// What went wrong since it was last looked at.
  var notices: [LineSourceNotice] = []

  init(path: String?) {
    file = path.map { HistoryFile(path: $0) }
    lines = History(limit: 10_000)
    guard let file else { return }
    do {
      let loaded = try file.load()
      lines = History(limit: file.entryLimit, entries: loaded.entries)
      if let movedTo = loaded.movedTo {
        notices.append(.historySetAside(path: file.path, movedTo: movedTo))
      }
    } catch {
      notices.append(.historyUnavailable(error))
      self.file = nil
    }
  }

  /// Adds a line unless it is not to be kept, and tells whether it was.
  ///
  /// After one failure the file is left alone: one notice is enough.
  mutating func add(_ line: String) -> Bool {
    guard History.keeps(line) else { return false }
    lines.add(line)
    guard let file else { return true }
    do {
      if let movedTo = try file.append(line) {
        notices.append(.historySetAside(path: file.path, movedTo: movedTo))
      }
    } catch {
      notices.append(.historyUnavailable(error))
      self.file = nil
    }
    return true
  }

  /// Forgets all lines, on disk too.
  mutating func clear() {
    lines = History(limit: lines.limit)
    guard let file else { return }
    do {
      try file.clear()
    } catch {
      notices.append(.historyUnavailable(error))
      self.file = nil
    }
  }
}
