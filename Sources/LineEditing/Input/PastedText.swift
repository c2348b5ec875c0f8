internal import TextAnalysis

/// Text from the clipboard made fit for one line.
enum PastedText {
  /// Stands for a line break until Enter confirms the line; then it is one.
  static let lineBreakMark: Character = "⏎"

  /// The pasted bytes as text in which nothing can act as a key.
  ///
  /// Line breaks become marks, except at both ends; tabs become spaces; other controls, byte-order
  /// marks and what is no UTF-8 go.
  static func line(from bytes: [UInt8]) -> String {
    var result = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r", "\n", "\u{2028}", "\u{2029}":
        // An empty line says nothing, and CR LF may come as two line feeds.
        if let last = result.last, last != lineBreakMark { result.append(lineBreakMark) }
      case "\t": result += " "
      case "\u{FEFF}", "\u{FFFD}": break
      default:
        if scalar.properties.generalCategory != .control { result.unicodeScalars.append(scalar) }
      }
    }
    while result.last == lineBreakMark { result.removeLast() }
    return CanonicalComposition.composed(result)
  }

  /// The lines that a confirmed line stands for; those with nothing in them are left out.
  static func lines(of line: String) -> [String] {
    let lines = line.split(separator: lineBreakMark).map(String.init)
    return lines.isEmpty ? [""] : lines
  }
}
