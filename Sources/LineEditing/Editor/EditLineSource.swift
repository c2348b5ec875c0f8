internal import CEditShim
internal import TextAnalysis

/// Lines from a terminal, edited with libedit.
///
/// There is one at a time in a process, used on the main thread only. While it lives, Ctrl-C is its
/// own, and the terminal is given back on every way out of the process.
@safe public final class EditLineSource: LineSource {
  let editor: OpaquePointer
  private let systemHistory: OpaquePointer?
  let texts: EditorTexts
  private let keeps: (String) -> Bool
  /// Lines that libedit's own history functions see, which only a user's binding can reach.
  private static let systemHistoryLimit = 500

  /// Words to offer when Tab is pressed.
  public var completionProvider: (any CompletionProvider)?
  /// How a suggestion is shown; nil shows none.
  public var suggestionStyle: String?

  /// What draws the screen above the prompt anew when the window has another size.
  public var resizeHandler: (() -> Bool)?

  private(set) var history: HistoryStore
  private var notices: [LineSourceNotice] = []
  /// Lines pasted together with the one given out last.
  private var pendingLines: [String] = []

  var decoder = InputDecoder()
  /// Characters that libedit is to get next.
  var outgoing = OutgoingKeys()
  /// What the next ``KeyCode/takeInput`` stands for.
  var takenInput: TakenInput?
  var walk: HistoryWalk?
  var search: HistorySearch?
  var lastPattern = ""
  /// What stands behind the cursor in ``suggestionStyle``.
  var shownSuggestion: String?
  /// What is asked below a list of candidates, while it is.
  var shownQuestion: String?
  var prompt = Prompt("")
  var columns = 80
  var usesViKeys = false
  /// Ctrl-C ended the line; only this tells it from the end of input.
  var wasInterrupted = false
  /// Whether there was nothing in that line.
  var interruptedLineWasEmpty = false
  var hasEnded = false

  /// A person sees the prompt.
  public var isInteractive: Bool { true }

  /// Takes the terminal; nil where libedit refuses it or the user's file turns editing off.
  ///
  /// The notices of a source that is nil go to `notices`.
  init?(options: LineSourceOptions, notices: inout [LineSourceNotice]) {
    guard sh_signals_begin(Descriptor.input.number) else { return nil }
    guard let editor = unsafe sh_edit_create(options.programName) else {
      sh_signals_end()
      return nil
    }
    unsafe self.editor = unsafe editor
    texts = options.texts
    keeps = options.keeps
    history = HistoryStore(path: options.historyPath)
    unsafe systemHistory = unsafe sh_history_create(
      Int32(EditLineSource.systemHistoryLimit))
    unsafe sh_edit_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
    unsafe sh_edit_set_reader(editor, readKey)
    unsafe sh_edit_set_handler(editor, perform)
    if let path = options.bindingsPath {
      sourceBindings(path, programName: options.programName, into: &notices)
    } else {
      bindKeys()
    }
    bindInputChannels()
    guard unsafe sh_edit_is_enabled(editor) else {
      if let path = options.bindingsPath { notices.append(.editingTurnedOff(path: path)) }
      return nil
    }
    if let systemHistory = unsafe systemHistory {
      unsafe sh_edit_set_history(editor, systemHistory)
      for line in history.lines.entries.suffix(EditLineSource.systemHistoryLimit) {
        unsafe enter(line, into: systemHistory)
      }
    }
    self.notices = notices
    notices = []
  }

  deinit {
    unsafe sh_edit_destroy(editor)
    if let systemHistory = unsafe systemHistory { unsafe sh_history_destroy(systemHistory) }
    sh_signals_end()
  }

  /// The lines kept so far, oldest first, each once.
  public var historyLines: [String] { history.lines.entries }

  /// Forgets all lines, on disk too; where those can't be forgotten, none.
  public func clearHistory() throws(HistoryFileError) {
    // One telling is enough.
    history.notices.removeAll { if case .historyUnavailable = $0 { true } else { false } }
    try history.clear()
    if let systemHistory = unsafe systemHistory { unsafe sh_history_clear(systemHistory) }
  }

  /// Waits for the next line.
  ///
  /// Pasted lines that were confirmed together are given out one after the other, each behind its
  /// prompt as if it had been typed.
  public func nextLine(prompt: Prompt, recording: Bool) -> LineEvent {
    if hasEnded { return .endOfInput }
    if takeInterrupt() {
      Descriptor.output.write("\n")
      return .interrupted(lineWasEmpty: false)
    }
    if !pendingLines.isEmpty {
      let line = pendingLines.removeFirst()
      Descriptor.output.write(prompt.styledText + line + "\n")
      return .line(line)
    }
    guard let line = edit(prompt) else {
      if wasInterrupted { return .interrupted(lineWasEmpty: interruptedLineWasEmpty) }
      hasEnded = true
      Descriptor.output.write("\n")
      return .endOfInput
    }
    if recording { record(line) }
    let lines = PastedText.lines(of: line)
    pendingLines = Array(lines.dropFirst())
    return .line(lines[0])
  }

  /// Whether Ctrl-C was pressed since the last line or the last call.
  ///
  /// It also drops what was pasted together with the line under way.
  public func takeInterrupt() -> Bool {
    guard sh_signals_take_interrupt() else { return false }
    pendingLines = []
    return true
  }

  /// Things that went wrong without stopping the source, each given out once.
  public func takeNotices() -> [LineSourceNotice] {
    defer {
      notices = []
      history.notices = []
    }
    return notices + history.notices
  }

  /// One line from libedit, or nil when it was interrupted or there are no more.
  private func edit(_ prompt: Prompt) -> String? {
    self.prompt = prompt
    wasInterrupted = false
    walk = nil
    search = nil
    takenInput = nil
    shownSuggestion = nil
    outgoing.removeAll()
    columns = terminalSize().columns
    showPrompt()
    sh_signals_begin_line()
    // libedit takes the terminal only after it has shown the prompt; what is typed in between would
    // be shown twice, and lost with Ctrl-C.
    unsafe sh_edit_set_editing_mode(editor, true)
    sh_terminal_set_bracketed_paste(true)
    var count: Int32 = 0
    let line = unsafe sh_edit_read_line(editor, &count)
    // libedit reuses its memory, so the copy comes first.
    let text = unsafe line.map { start in
      unsafe String(scalars: UnsafeBufferPointer(start: start, count: Int(count)))
    }
    sh_terminal_set_bracketed_paste(false)
    sh_signals_end_line()
    guard !wasInterrupted, var text else { return nil }
    while let last = text.unicodeScalars.last, last == "\n" || last == "\r" {
      text.unicodeScalars.removeLast()
    }
    return CanonicalComposition.composed(text)
  }

  private func record(_ line: String) {
    guard keeps(line), history.add(line), let systemHistory = unsafe systemHistory else { return }
    unsafe enter(line, into: systemHistory)
  }

  @unsafe private func enter(_ line: String, into systemHistory: OpaquePointer) {
    unsafe line.withWideCharacters { unsafe sh_history_enter(systemHistory, $0) }
  }
}
