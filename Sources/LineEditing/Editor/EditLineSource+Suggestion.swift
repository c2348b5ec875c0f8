internal import CEditShim
internal import TextAnalysis

extension EditLineSource {
  /// Shows behind the cursor how the line may go on, while nothing is typed.
  ///
  /// libedit knows nothing of it: it stands in the empty rest of the row and is gone before the next
  /// key is obeyed. Not while the history is walked, where lines come whole.
  func showSuggestion() {
    guard shownSuggestion == nil, let style = suggestionStyle, search == nil else { return }
    let line = currentLine()
    guard !line.text.isEmpty, line.cursor == line.text.unicodeScalars.count,
      walk?.shown.text != line.text, let rest = suggestion(for: line.text)
    else { return }
    // The last column stays free, or the terminal's cursor would be at its margin.
    let room = columns - place(ofEnd: true, columns: columns).column - 1
    let text = DisplayWidth.truncated(DisplayWidth.visible(rest), to: room)
    guard room > 0, DisplayWidth.width(of: text) > 0 else { return }
    // Saved and restored, so that it does not matter how wide the terminal takes an emoji to be.
    Descriptor.output.write("\u{1B}7\u{1B}[\(style)m\(text)\u{1B}[0m\u{1B}8")
    shownSuggestion = rest
  }

  /// Takes the suggestion off the screen and returns it.
  @discardableResult
  func hideSuggestion() -> String? {
    guard let suggestion = shownSuggestion else { return nil }
    shownSuggestion = nil
    Descriptor.output.write("\u{1B}[K")
    return suggestion
  }

  /// Whether `key` takes over the suggestion that was shown: right and End all of it, a step to the
  /// right by a word the first word of it.
  func accepted(_ suggestion: String?, with key: Key) -> Bool {
    guard let suggestion else { return false }
    switch key {
    case .scalar("\u{5}") where !usesViKeys, .scalar("\u{6}") where !usesViKeys:
      take(.insert(suggestion))
    case .meta("f") where !usesViKeys: take(.insert(Suggestion.firstWord(of: suggestion)))
    case .sequence(let text):
      switch KeySequences.sequences[text] {
      case .builtIn("ed-next-char"), .builtIn("ed-move-to-end"): take(.insert(suggestion))
      case .builtIn("em-next-word"): take(.insert(Suggestion.firstWord(of: suggestion)))
      default: return false
      }
    default: return false
    }
    return true
  }

  /// The newest line that begins so, else what the caller knows.
  private func suggestion(for line: String) -> String? {
    Suggestion.rest(of: history.lines, after: line)
      ?? completionProvider?.continuation(of: line)
  }
}

/// How a line that was begun may go on.
enum Suggestion {
  /// What follows `line` in the newest entry that begins with it and is longer.
  static func rest(of history: History, after line: String) -> String? {
    let entry = history.entries.last { entry in
      entry.utf8.count > line.utf8.count && entry.utf8.starts(with: line.utf8)
    }
    guard let entry else { return nil }
    return String(decoding: entry.utf8.dropFirst(line.utf8.count), as: UTF8.self)
  }

  /// The text up to the end of its first word.
  static func firstWord(of text: String) -> String {
    let word = text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
    return String(text[..<word.endIndex])
  }
}
