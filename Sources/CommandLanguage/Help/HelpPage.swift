public import TextAnalysis

/// A page of help: plain lines in both languages, ready to print, at most 78 characters wide.
public struct HelpPage: Equatable, Sendable {
  /// The English lines.
  public var en: [String]
  /// The Russian lines.
  public var ru: [String]

  /// Makes the page of each language.
  init(_ lines: (Language) -> [String]) {
    en = lines(.en)
    ru = lines(.ru)
  }

  /// The lines in `language`.
  public func lines(in language: Language) -> [String] {
    language == .en ? en : ru
  }
}

/// Sets lines of help.
enum HelpText {
  static let width = 78

  /// The words of a text in lines, each after the indent; later lines after `hanging` more.
  static func wrapped(_ text: String, indent: Int = 0, hanging: Int = 0) -> [String] {
    wrapped(text.split(separator: " ").map(String.init), indent: indent, hanging: hanging)
  }

  private static func wrapped(_ words: [String], indent: Int, hanging: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      let margin = indent + (lines.isEmpty ? 0 : hanging)
      if !line.isEmpty, margin + line.count + 1 + word.count > width {
        lines.append(spaces(margin) + line)
        line = word
      } else {
        line += line.isEmpty ? word : " " + word
      }
    }
    if !line.isEmpty { lines.append(spaces(indent + (lines.isEmpty ? 0 : hanging)) + line) }
    return lines
  }

  /// Two columns, the second one wrapped; the first is as wide as its widest entry up to a limit.
  static func columns(_ rows: [(left: String, right: String)], indent: Int = 2) -> [String] {
    let limit = 33
    let left = rows.map(\.left.count).filter { $0 <= limit }.max() ?? limit
    let start = indent + left + 2
    return rows.flatMap { row -> [String] in
      if row.right.isEmpty { return [spaces(indent) + row.left] }
      var right = wrapped(row.right, indent: start)
      if row.left.count > left { return wrapped(row.left, indent: indent, hanging: 4) + right }
      let first = spaces(indent) + row.left + spaces(left - row.left.count) + "  "
      right[0] = first + String(right[0].dropFirst(start))
      return right
    }
  }

  static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
