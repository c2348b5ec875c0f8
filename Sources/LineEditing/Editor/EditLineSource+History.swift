internal import CEditShim

extension EditLineSource {
  /// Up: the next older line that begins with what stands before the cursor.
  func showOlder() -> sh_edit_result {
    var walk = presentWalk()
    guard let line = walk.older(in: history.lines) else { return .beep }
    self.walk = walk
    setLine(line)
    return .refresh
  }

  /// Down: the next newer one, and at last the line that was being typed.
  func showNewer() -> sh_edit_result {
    var walk = presentWalk()
    guard let line = walk.newer(in: history.lines) else { return .beep }
    self.walk = walk
    setLine(line)
    return .refresh
  }

  /// The walk under way, unless the line was changed since.
  private func presentWalk() -> HistoryWalk {
    let line = currentLine()
    if let walk, walk.shown.text == line.text { return walk }
    return HistoryWalk(from: line, in: history.lines)
  }

  /// Ctrl-R: from now on keys go into the pattern.
  func beginSearch() -> sh_edit_result {
    search = HistorySearch(from: currentLine(), in: history.lines)
    showPrompt()
    return .refresh
  }

  /// Whether a search is on and took `key`; a key that is not for it ends the search.
  func searched(with key: Key) -> Bool {
    guard var search else { return false }
    let lines = history.lines
    switch key {
    case .scalar("\u{12}"):
      if search.pattern.isEmpty {
        search.type(lastPattern, in: lines)
      } else {
        search.older(in: lines)
      }
    case .scalar("\u{13}"), .scalar("\u{0E}"): search.newer(in: lines)
    case .scalar("\u{10}"): search.older(in: lines)
    case .sequence(let text) where KeySequences.sequences[text] == .historyOlder:
      search.older(in: lines)
    case .sequence(let text) where KeySequences.sequences[text] == .historyNewer:
      search.newer(in: lines)
    case .scalar("\u{8}"), .scalar("\u{7F}"): search.deleteLast(in: lines)
    case .scalar("\u{15}"): search.clear(in: lines)
    case .scalar("\u{7}"):
      endSearch(showing: search.draft)
      return true
    case .scalar(let scalar) where scalar.properties.generalCategory != .control:
      search.type(String(Character(scalar)), in: lines)
    case .paste(let bytes): search.type(PastedText.line(from: bytes), in: lines)
    default:
      endSearch(showing: search.line)
      // Escape only ends the search; any other key then does what it does.
      return key == .escape
    }
    self.search = search
    if !search.pattern.isEmpty { lastPattern = search.pattern }
    showPrompt()
    take(.show(search.line, beeps: !search.isFound))
    return true
  }

  private func endSearch(showing line: EditedLine) {
    search = nil
    walk = nil
    showPrompt()
    take(.show(line, beeps: false))
  }
}
