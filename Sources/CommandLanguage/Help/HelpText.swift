/// Sets lines of help.
struct HelpText {
  /// Cells a line may take.
  var width: Int

  /// Cells that a right column needs at least to be read beside the left one.
  private static let leastRoom = 18

  func lines(of block: HelpBlock) -> [String] {
    switch block {
    case .blank: [""]
    case .text(let text, let indent, let hanging):
      wrapped(text, indent: indent, hanging: hanging)
    case .columns(let rows, let indent): columns(rows, indent: indent)
    }
  }

  /// The words of a text in lines, each after the indent; later lines after `hanging` more.
  private func wrapped(_ text: String, indent: Int, hanging: Int = 0) -> [String] {
    if indent + text.count <= width { return [Self.spaces(indent) + text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").flatMap({ parts(of: $0, in: width - indent - hanging) })
    {
      let margin = indent + (lines.isEmpty ? 0 : hanging)
      let space = line.isEmpty || word.isGlued ? "" : " "
      if !line.isEmpty, margin + line.count + space.count + word.text.count > width {
        lines.append(Self.spaces(margin) + line)
        line = String(word.text)
      } else {
        line += space + word.text
      }
    }
    if !line.isEmpty {
      lines.append(Self.spaces(indent + (lines.isEmpty ? 0 : hanging)) + line)
    }
    return lines
  }

  /// A word as it is, or where it has no room in a line, the alternatives that it lists.
  private func parts(of word: Substring, in room: Int) -> [(text: Substring, isGlued: Bool)] {
    guard word.count > room, word.contains("|") else { return [(word, false)] }
    var parts: [(text: Substring, isGlued: Bool)] = []
    var rest = word
    while let bar = rest.firstIndex(of: "|") {
      let next = rest.index(after: bar)
      parts.append((rest[..<next], !parts.isEmpty))
      rest = rest[next...]
    }
    return parts + [(rest, true)]
  }

  /// Two columns, the second one wrapped; the first is as wide as its widest entry up to a limit.
  ///
  /// Where the lines are too short for both, what is on the right goes below.
  private func columns(_ rows: [HelpRow], indent: Int) -> [String] {
    let limit = width * 34 / HelpPage.widest
    let left = rows.map(\.left.count).filter { $0 <= limit }.max() ?? limit
    let start = indent + left + 2
    let isBeside = width - start >= Self.leastRoom
    return rows.flatMap { row -> [String] in
      let below = wrapped(row.left, indent: indent, hanging: 4)
      if row.right.isEmpty { return below }
      let longest = row.right.split(separator: " ").map(\.count).max() ?? 0
      let fits = isBeside && start + longest <= width
      var right = wrapped(row.right, indent: fits ? start : indent + 2)
      if !fits || row.left.count > left { return below + right }
      let first = Self.spaces(indent) + row.left + Self.spaces(left - row.left.count) + "  "
      right[0] = first + String(right[0].dropFirst(start))
      return right
    }
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
