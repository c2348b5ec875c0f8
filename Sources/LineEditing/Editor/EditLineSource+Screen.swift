internal import CEditShim

extension EditLineSource {
  /// Rows and columns of the terminal.
  func terminalSize() -> (rows: Int, columns: Int) {
    var rows: Int32 = 0
    var columns: Int32 = 0
    unsafe sh_terminal_size(&rows, &columns)
    return (Int(rows), Int(columns))
  }

  /// Has libedit draw the prompt that belongs to what is going on at its next redraw.
  func showPrompt() {
    let mark = wchar_t(bitPattern: Prompt.mark.value)
    unsafe shownPrompt.markedScalars.withWideCharacters {
      unsafe sh_edit_set_prompt(editor, $0, mark)
    }
  }

  private var shownPrompt: Prompt {
    search.map { Prompt(texts.search($0.pattern, $0.isFound)) } ?? prompt
  }

  /// The place of the cursor, or of the end of the line, from the start of the prompt.
  func place(ofEnd: Bool, columns: Int) -> ScreenLayout {
    let line = currentLine()
    var layout = ScreenLayout(columns: columns)
    layout.put(shownPrompt.text.unicodeScalars)
    layout.put(ofEnd ? line.text.unicodeScalars : line.textBeforeCursor.unicodeScalars)
    return layout
  }

  /// Moves the terminal's cursor behind the line, writes `mark` and begins a new row.
  func endScreenLine(with mark: String) {
    let cursor = place(ofEnd: false, columns: columns)
    let end = place(ofEnd: true, columns: columns)
    // A line taller than the terminal has its end on the last row.
    let down = min(end.row - cursor.row, terminalSize().rows - 1)
    var text = String(repeating: "\n", count: max(0, down)) + "\r"
    if end.column > 0 { text += "\u{1B}[\(end.column)C" }
    // Ctrl-C makes the terminal throw away what is not yet shown, the erasing of a suggestion too.
    text += "\u{1B}[K"
    Descriptor.output.write(text + mark + "\n")
  }

  /// Clears the rows of prompt and line, if the cursor is `row` rows below the first, and draws
  /// them anew.
  private func redraw(fromRow row: Int) {
    let up = row > 0 ? "\u{1B}[\(row)A" : ""
    Descriptor.output.write("\r" + up + "\u{1B}[J")
    unsafe sh_edit_redraw(editor)
  }

  /// Takes the terminal's new size.
  ///
  /// Terminals differ in whether they break the rows anew. The smaller of both distances to the
  /// first row is taken, as nothing above the prompt may be cleared.
  func takeSize(redraws: Bool) {
    hideSuggestion()
    let former = place(ofEnd: false, columns: columns).row
    unsafe sh_edit_take_size(editor)
    columns = terminalSize().columns
    guard redraws else { return }
    if resizeHandler?() == true {
      unsafe sh_edit_redraw(editor)
      return
    }
    redraw(fromRow: min(former, place(ofEnd: false, columns: columns).row))
  }

  /// Stops the process for the shell, with the terminal as the shell wants it.
  func suspend(redraws: Bool) {
    hideSuggestion()
    if redraws {
      let below =
        place(ofEnd: true, columns: columns).row
        - place(ofEnd: false, columns: columns).row
      Descriptor.output.write(String(repeating: "\n", count: below))
    }
    sh_terminal_set_bracketed_paste(false)
    unsafe sh_edit_set_editing_mode(editor, false)
    sh_signals_suspend()
    // The shell continues the process with a signal too; that one is for stops from elsewhere.
    _ = sh_signals_take_continuation()
    resume(redraws: redraws)
  }

  /// Takes the terminal back after the shell had it.
  func resume(redraws: Bool) {
    shownSuggestion = nil
    // libedit believes that its mode is still on and would leave the terminal alone.
    unsafe sh_edit_set_editing_mode(editor, false)
    unsafe sh_edit_set_editing_mode(editor, true)
    sh_terminal_set_bracketed_paste(true)
    unsafe sh_edit_take_size(editor)
    columns = terminalSize().columns
    if redraws {
      redraw(fromRow: 0)
    } else if let shownQuestion {
      Descriptor.output.write("\r\u{1B}[K" + shownQuestion)
    }
  }
}
