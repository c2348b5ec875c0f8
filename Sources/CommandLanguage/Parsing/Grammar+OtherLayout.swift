import TextAnalysis

extension Grammar {
  /// The line as commands, where it was typed in the other keyboard layout (rule R4).
  ///
  /// `nil` unless every command of it can then be read. An offer, to be made only where the line
  /// meant nothing else.
  public func otherLayout(of line: String) -> String? {
    let text = line.trimmed
    guard let whole = KeyboardLayout.switched(text) else { return nil }
    if isReadable(whole) { return whole }
    // Only the command itself: the layout was noticed and changed after it.
    guard let space = text.utf8.firstIndex(of: UInt8(ascii: " ")),
      let name = KeyboardLayout.switched(String(text[..<space]))
    else { return nil }
    let partly = name + text[space...]
    return isReadable(partly) ? partly : nil
  }

  private func isReadable(_ line: String) -> Bool {
    let commands = parse(line)
    return !commands.isEmpty
      && commands.allSatisfy { if case .success = $0 { true } else { false } }
  }
}
