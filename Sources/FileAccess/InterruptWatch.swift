internal import CEditShim

/// Ctrl-C while something long is done, at the prompt or without one.
///
/// Between ``begin()`` and ``end()`` Ctrl-C does not end the process; whoever is busy asks
/// ``takeInterrupt()`` and stops in its own time.
public enum InterruptWatch {
  /// From now on Ctrl-C is only noted.
  public static func begin() { sh_signals_watch_interrupt() }

  /// Ctrl-C means again what it meant before.
  public static func end() { sh_signals_unwatch_interrupt() }

  /// Waits until there is something to read, or its end; false where Ctrl-C came first, which is
  /// taken then.
  public static func waitForInput(_ descriptor: Int32) -> Bool {
    while true {
      switch sh_terminal_wait(descriptor, -1) {
      case .input, .failed, .timeout: return true
      case .signal: if takeInterrupt() { return false }
      }
    }
  }

  /// Waits until something can be written, or never again; false where Ctrl-C came first, which is
  /// taken then.
  public static func waitForRoom(_ descriptor: Int32) -> Bool {
    while true {
      switch sh_terminal_wait_for_room(descriptor, -1) {
      case .input, .failed, .timeout: return true
      case .signal: if takeInterrupt() { return false }
      }
    }
  }

  /// Lets a time pass; false where Ctrl-C cut it short, which is taken then.
  public static func pause(milliseconds: Int) -> Bool {
    sh_terminal_wait(-1, Int32(clamping: milliseconds)) != .signal || !takeInterrupt()
  }

  /// Whether Ctrl-C was pressed since the last call.
  public static func takeInterrupt() -> Bool { sh_signals_take_interrupt() }
}
