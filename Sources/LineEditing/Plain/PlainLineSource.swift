internal import CEditShim

/// Lines as they come: from a file or a pipe, or from a terminal that can't edit.
///
/// A line may have any length and end in LF or CR LF, the last one in nothing at all; a byte-order
/// mark at the start is passed over.
public final class PlainLineSource: LineSource {
  private let input: Descriptor
  private let promptStream: Descriptor?
  private var buffer = LineBuffer()
  private var hasEnded = false
  private var notices: [LineSourceNotice]

  /// Whether there is a prompt for somebody to see.
  public var isInteractive: Bool { promptStream != nil }

  /// Never asked.
  public var completionProvider: (any CompletionProvider)?
  /// Never shown.
  public var suggestionStyle: String?
  private let keeps: (String) -> Bool
  private var history = History(limit: 10_000)
  /// The lines of this session, where there is a prompt for somebody to see.
  public var historyLines: [String] { history.entries }

  /// Never asked.
  public var resizeHandler: (() -> Bool)?

  /// Reads from an open file; with a stream for the prompt, Ctrl-C is this source's own.
  ///
  /// - Parameter input: the number of the file, 0 for standard input.
  public convenience init(
    input: Int32 = 0, promptOn promptStream: LineSourceKind.PromptStream? = nil
  ) {
    self.init(
      input: Descriptor(number: input), promptOn: promptStream, keeps: { _ in true }, notices: [])
  }

  init(
    input: Descriptor, promptOn promptStream: LineSourceKind.PromptStream?,
    keeps: @escaping (String) -> Bool, notices: [LineSourceNotice]
  ) {
    self.input = input
    self.promptStream =
      switch promptStream {
      case .output: .output
      case .error: .error
      case nil: nil
      }
    self.keeps = keeps
    self.notices = notices
    if promptStream != nil { _ = sh_signals_begin(-1) }
  }

  deinit {
    if isInteractive { sh_signals_end() }
  }

  /// Forgets the lines of this session.
  public func clearHistory() {
    history = History(limit: history.limit)
  }

  /// Waits for the next line; a line to be recorded is kept for this session only.
  public func nextLine(prompt: Prompt, recording: Bool) -> LineEvent {
    let event = readLine(prompt: prompt)
    if recording, isInteractive, case .line(let line) = event, History.keeps(line), keeps(line) {
      history.add(line)
    }
    return event
  }

  private func readLine(prompt: Prompt) -> LineEvent {
    if let event = buffer.next() { return event }
    if hasEnded { return .endOfInput }
    promptStream?.write(prompt.text)
    while true {
      if isInteractive {
        if takeInterrupt() {
          buffer.reset()
          promptStream?.write("\n")
          return .interrupted(lineWasEmpty: true)
        }
        // A wait is woken by Ctrl-C; a read alone would go on.
        if sh_terminal_wait(input.number, -1) == .signal { continue }
      }
      switch input.read(atMost: 1 << 16) {
      case .bytes(let bytes):
        buffer.append(bytes)
        if let event = buffer.next() { return event }
      case .nothing:
        // A file that does not wait by itself.
        if !isInteractive { _ = sh_terminal_wait(input.number, -1) }
      case .end:
        hasEnded = true
        if let event = buffer.last() { return event }
        promptStream?.write("\n")
        return .endOfInput
      }
    }
  }

  /// Whether Ctrl-C was pressed since the last line or the last call.
  public func takeInterrupt() -> Bool { isInteractive && sh_signals_take_interrupt() }

  /// What was found when the source was opened, given out once.
  public func takeNotices() -> [LineSourceNotice] {
    defer { notices = [] }
    return notices
  }
}
