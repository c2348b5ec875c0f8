internal import CEditShim
internal import TextAnalysis

extension EditLineSource {
  /// Tab.
  func complete() -> sh_edit_result {
    guard let completionProvider else { return .beep }
    let line = currentLine()
    let completion = completionProvider.completion(for: line.text, at: line.cursorIndex)
    switch CompletionStep(completion, in: line.text) {
    case .none: return .beep
    case .replace(let range, let text):
      let scalars = line.text.unicodeScalars
      let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
      let end = scalars.distance(from: scalars.startIndex, to: range.upperBound)
      replace(start..<end, with: text)
      return .refresh
    case .list(let candidates):
      list(candidates)
      return .none
    }
  }

  /// Shows `candidates` below the line, a screen at a time, and then the line again.
  private func list(_ candidates: [CompletionCandidate]) {
    endScreenLine(with: "")
    if candidates.count > EditLineSource.mostUnasked {
      let key = key(after: texts.showAll(candidates.count))
      guard key == .key(.scalar("\t")) else {
        unsafe sh_edit_redraw(editor)
        // Whoever goes on typing means the line.
        if case .key(let key) = key { feed(key) }
        return
      }
    }
    var rows = CandidateList.rows(candidates, columns: columns)[...]
    while !rows.isEmpty {
      let page = rows.prefix(max(1, terminalSize().rows - 1))
      rows = rows.dropFirst(page.count)
      Descriptor.output.write(page.joined(separator: "\n") + "\n")
      if !rows.isEmpty, !wantsMore(remaining: rows.count) { break }
    }
    unsafe sh_edit_redraw(editor)
  }

  /// Candidates that are listed without asking first.
  private static let mostUnasked = 200

  /// The key pressed at a question, which is gone then.
  private func key(after question: String) -> KeyWait {
    ask(question)
    defer { answerQuestion() }
    return waitForKey(redraws: false)
  }

  private func ask(_ question: String) {
    shownQuestion = Prompt(DisplayWidth.truncated(question, to: columns - 1)).text
    Descriptor.output.write(shownQuestion ?? "")
  }

  private func answerQuestion() {
    shownQuestion = nil
    Descriptor.output.write("\r\u{1B}[K")
  }

  /// Asks whether to go on, below a page.
  private func wantsMore(remaining: Int) -> Bool {
    ask(texts.more(remaining))
    defer { answerQuestion() }
    while true {
      switch waitForKey(redraws: false) {
      case .interrupted, .ended, .key(.escape), .key(.meta): return false
      case .key(.sequence), .key(.paste): continue
      case .key(.scalar(let scalar)):
        switch scalar {
        // Quit and no, in both languages and on both layouts.
        case "q", "Q", "n", "N", "н", "Н", "й", "Й", "т", "Т", "\u{3}", "\u{4}", "\u{7}":
          return false
        default: return true
        }
      }
    }
  }
}
