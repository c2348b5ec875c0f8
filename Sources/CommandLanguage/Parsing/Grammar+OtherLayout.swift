import TextAnalysis

extension Grammar {
  /// The line as commands, where it was typed in the other keyboard layout (rule R4); `nil` where it
  /// was not.
  public func otherLayout(of line: String) -> String? {
    otherLayouts(of: line).first
  }

  /// All that the line can be as commands typed in the other keyboard layout (rule R4).
  ///
  /// First the whole line in the other layout, then its first word alone, as of somebody who noticed
  /// and changed the layout after it; of these only what can be read. An offer, to be made only where
  /// the line meant nothing else.
  public func otherLayouts(of line: String) -> [String] {
    let text = line.trimmed
    var lines = KeyboardLayout.switched(text).map { [$0] } ?? []
    if let space = text.utf8.firstIndex(of: UInt8(ascii: " ")),
      let name = KeyboardLayout.switched(String(text[..<space]))
    {
      let partly = name + text[space...]
      if !lines.contains(partly) { lines.append(partly) }
    }
    return lines.filter(isReadable)
  }

  /// The line with each of the commands that its first word was likeliest meant to be, the best
  /// first; of these only what can be read.
  public func corrections(of line: String) -> [String] {
    var reader = LineReader(line)
    guard let commands = try? reader.commands(), commands.count == 1,
      let first = commands[0].words.first, !first.isQuoted
    else { return [] }
    let rest = String(decoding: reader.bytes[first.span.upper...], as: UTF8.self)
    return nearestNames(to: commands[0].words).map { $0 + rest }.filter(isReadable)
  }

  private func isReadable(_ line: String) -> Bool {
    let commands = parse(line)
    return !commands.isEmpty
      && commands.allSatisfy { if case .success = $0 { true } else { false } }
  }
}
