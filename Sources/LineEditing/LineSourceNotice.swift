/// Something that went wrong around the lines and was got over; the caller words it.
public enum LineSourceNotice: Equatable, Sendable {
  /// The system has no UTF-8 locale, so there is no editing.
  case noUTF8Locale
  /// The key bindings file has a line (counted from 1) over 1000 bytes, which can crash libedit.
  case bindingsRefused(path: String, line: Int)
  /// libedit stopped at a line of the key bindings file that it does not know.
  case bindingsIncomplete(path: String)
  /// The key bindings file turns editing off, so lines are read plainly.
  case editingTurnedOff(path: String)
  /// The history could not be read or written; the session's own lines can still be recalled.
  case historyUnavailable(HistoryFileError)
  /// What was in place of the history file is no history; it now lies at `movedTo`.
  case historySetAside(path: String, movedTo: String)
}
