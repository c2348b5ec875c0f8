/// The history in memory and, where there is a path, on disk.
struct HistoryStore {
  private(set) var lines: History
  private var file: HistoryFile?
  /// Why the file can't be used, where it can't.
  private var failure: HistoryFileError?
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
      if let obstacle = loaded.obstacle { giveUp(obstacle) }
    } catch {
      giveUp(error)
    }
  }

  /// Leaves the file alone from now on.
  private mutating func giveUp(_ error: HistoryFileError) {
    notices.append(.historyUnavailable(error))
    failure = error
    file = nil
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
      giveUp(error)
    }
    return true
  }

  /// Forgets all lines, on disk too; where that can't be, none at all.
  mutating func clear() throws(HistoryFileError) {
    if let failure { throw failure }
    try file?.clear()
    lines = History(limit: lines.limit)
  }
}
