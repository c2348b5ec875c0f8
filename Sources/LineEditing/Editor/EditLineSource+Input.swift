internal import CEditShim
internal import TextAnalysis

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What came out of waiting for a key.
enum KeyWait: Equatable {
  case key(Key)
  case interrupted
  case ended
}

extension EditLineSource {
  /// How long, in milliseconds, an escape may stand alone before it is the Escape key.
  ///
  /// Where Escape does something at once, that must not be long; elsewhere it only begins Alt's
  /// keys and those of slow connections.
  private func escapeTime(redraws: Bool) -> Int32 {
    usesViKeys || search != nil || !redraws ? 100 : 500
  }

  /// The next character for libedit, or nil when the line is over: interrupted or at the end.
  func nextCharacter() -> Unicode.Scalar? {
    while true {
      if let scalar = outgoing.take() { return scalar }
      switch waitForKey(redraws: true) {
      case .key(let key):
        let suggestion = hideSuggestion()
        if !searched(with: key), !accepted(suggestion, with: key) { feed(key) }
      case .interrupted:
        hideSuggestion()
        interruptedLineWasEmpty = search == nil && currentLine().text.isEmpty
        endScreenLine(with: "^C")
        search = nil
        wasInterrupted = true
        return nil
      case .ended:
        hideSuggestion()
        hasEnded = true
        return nil
      }
    }
  }

  /// Waits for a key and meanwhile minds the signals; with `redraws` the line is on the screen.
  func waitForKey(redraws: Bool) -> KeyWait {
    while true {
      if sh_signals_take_interrupt() {
        decoder.reset()
        return .interrupted
      }
      if sh_signals_take_suspension() { suspend(redraws: redraws) }
      if sh_signals_take_continuation() { resume(redraws: redraws) }
      if sh_signals_take_resize() { takeSize(redraws: redraws) }
      if let key = decoder.next() { return .key(key) }
      switch waitForInput(redraws: redraws) {
      case .signal: continue
      case .timeout: if let key = decoder.endSequence() { return .key(key) }
      case .failed: return .ended
      case .input:
        switch Descriptor.input.read(atMost: 4096) {
        case .bytes(let bytes): decoder.append(bytes)
        case .end: return .ended
        case .nothing: continue
        }
      }
    }
  }

  /// Waits for bytes or a signal, and shows a suggestion where none is there yet.
  private func waitForInput(redraws: Bool) -> sh_wait_outcome {
    let input = Descriptor.input.number
    if decoder.waitsForSequence { return sh_terminal_wait(input, escapeTime(redraws: redraws)) }
    let outcome = sh_terminal_wait(input, 0)
    guard outcome == .timeout else { return outcome }
    if redraws { showSuggestion() }
    return sh_terminal_wait(input, -1)
  }

  /// Puts what `key` means to libedit into ``outgoing``.
  func feed(_ key: Key) {
    switch key {
    case .scalar(let scalar):
      if isWithoutWidth(scalar) { take(.combine(scalar)) } else { outgoing.append([scalar]) }
    case .meta(let scalar): outgoing.append([usesViKeys ? KeyCode.viEscape : "\u{1B}", scalar])
    case .escape: if usesViKeys { outgoing.append([KeyCode.viEscape]) }
    case .sequence(let text):
      if KeySequences.sequences[text] != nil { outgoing.append(text.unicodeScalars) }
    case .paste(let bytes): take(.insert(PastedText.line(from: bytes)))
    }
  }

  func take(_ input: TakenInput) {
    takenInput = input
    outgoing.append([KeyCode.takeInput])
  }

  /// Whether libedit would draw `scalar` wrongly when it is typed at the end of the line: it gives
  /// it a cell there and none when it redraws.
  private func isWithoutWidth(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0xA0 else { return false }
    return sh_edit_cell_width(wchar_t(bitPattern: scalar.value)) == 0
  }

  /// Does to the line what ``takenInput`` says.
  func performTakenInput() -> sh_edit_result {
    defer { takenInput = nil }
    switch takenInput {
    case .insert(let text):
      insert(text)
      return .refresh
    case .combine(let mark):
      combine(mark)
      return .refresh
    case .show(let line, let beeps):
      setLine(line)
      return beeps ? .refresh_and_beep : .refresh
    case nil: return .none
    }
  }

  /// Makes one character of the one before the cursor and its mark where Unicode has it.
  private func combine(_ mark: Unicode.Scalar) {
    var text = String(Character(mark))
    if let previous = currentLine().textBeforeCursor.unicodeScalars.last {
      let whole = CanonicalComposition.composed(String(Character(previous)) + text)
      if whole.unicodeScalars.count == 1 {
        unsafe sh_edit_delete_before_cursor(editor, 1)
        text = whole
      }
    }
    insert(text)
  }
}

/// libedit's way to ask for a character.
func readKey(_ editor: OpaquePointer, _ key: UnsafeMutablePointer<wchar_t>) -> Int32 {
  guard let source = unsafe EditLineSource.owner(of: editor) else { return 0 }
  guard let scalar = source.nextCharacter() else {
    errno = source.wasInterrupted ? EINTR : 0
    return source.wasInterrupted ? -1 : 0
  }
  unsafe key.pointee = wchar_t(bitPattern: scalar.value)
  return 1
}

/// libedit's way to call one of our functions.
func perform(_ editor: OpaquePointer, _ action: sh_edit_action) -> sh_edit_result {
  guard let source = unsafe EditLineSource.owner(of: editor) else { return .none }
  switch action {
  case .complete: return source.complete()
  case .history_older: return source.showOlder()
  case .history_newer: return source.showNewer()
  case .history_search: return source.beginSearch()
  case .take_input: return source.performTakenInput()
  case .ignore: return .none
  }
}
