/// A line under edit and where its cursor stands, counted in scalars as libedit counts.
struct EditedLine: Equatable {
  var text: String
  var cursor: Int

  /// `text` with the cursor at its end.
  init(_ text: String) {
    self.text = text
    cursor = text.unicodeScalars.count
  }

  init(text: String, cursor: Int) {
    self.text = text
    self.cursor = cursor
  }

  /// The place of the cursor in ``text``.
  var cursorIndex: String.Index {
    let scalars = text.unicodeScalars
    return scalars.index(scalars.startIndex, offsetBy: cursor, limitedBy: scalars.endIndex)
      ?? scalars.endIndex
  }

  /// What stands before the cursor.
  var textBeforeCursor: String {
    String(text.unicodeScalars[..<cursorIndex])
  }
}

/// Up and Down through the lines that begin as the one being typed does.
struct HistoryWalk: Equatable {
  private let draft: EditedLine
  private let prefix: String
  /// The place in the history of the line shown; its count stands for the draft.
  private var index: Int
  /// The line as this walk last left it; a line that looks otherwise was edited since.
  private(set) var shown: EditedLine

  /// Begins below the newest entry; what stands before the cursor is what lines must begin with.
  init(from draft: EditedLine, in history: History) {
    self.draft = draft
    prefix = draft.textBeforeCursor
    index = history.entries.count
    shown = draft
  }

  /// The next older line, or nil where there is none.
  mutating func older(in history: History) -> EditedLine? {
    let entries = history.entries
    guard
      let found = entries.prefix(index).lastIndex(where: {
        $0.hasPrefix(prefix) && $0 != draft.text
      })
    else { return nil }
    return show(EditedLine(entries[found]), at: found)
  }

  /// The next newer line, at the end the one that was being typed, or nil below that.
  mutating func newer(in history: History) -> EditedLine? {
    let entries = history.entries
    guard index < entries.count else { return nil }
    let found = entries.indices.dropFirst(index + 1).first {
      entries[$0].hasPrefix(prefix) && entries[$0] != draft.text
    }
    guard let found else { return show(draft, at: entries.count) }
    return show(EditedLine(entries[found]), at: found)
  }

  private mutating func show(_ line: EditedLine, at place: Int) -> EditedLine {
    index = place
    shown = line
    return line
  }
}
