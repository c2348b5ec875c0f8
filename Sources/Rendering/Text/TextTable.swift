internal import TextAnalysis

/// A table of text with a heading row, laid out for a width in cells.
///
/// Columns that do not fit are narrowed, the widest first, and their cells wrapped; where even that
/// does not fit, each row becomes a record of `heading: value` lines.
public struct TextTable: Equatable, Sendable {
  /// The headings, one for each column.
  public var headings: [StyledText]
  /// The rows; a short row is filled with empty cells.
  public var rows: [[StyledText]]

  /// Creates a table of styled cells.
  public init(headings: [StyledText], rows: [[StyledText]]) {
    self.headings = headings
    self.rows = rows
  }

  /// Creates a table of plain cells.
  public init(headings: [String], rows: [[String]]) {
    self.init(
      headings: headings.map { StyledText($0, .bold) },
      rows: rows.map { $0.map { StyledText($0) } })
  }

  /// The table as text for `width` cells.
  public func draw(theme: Theme, width: Int) -> String {
    lines(theme: theme, width: width).rendered(theme)
  }

  static let gap = 2

  /// The lines, without trailing spaces; headings that are all empty are left out.
  ///
  /// A spaced table has an empty line between rows where any of them is wrapped.
  func lines(theme: Theme, width: Int, isSpaced: Bool = false) -> [StyledText] {
    guard let columns = columnWidths(width) else { return records(width) }
    var result: [StyledText] = []
    if headings.contains(where: { $0.width > 0 }) {
      result += layOut(headings, columns)
      result += layOut(columns.map { StyledText(theme.rule($0), .dim) }, columns)
    }
    let body = rows.map { layOut($0, columns) }
    let separator: [StyledText] = isSpaced && body.contains { $0.count > 1 } ? [""] : []
    return result + body.joined(separator: separator)
  }

  /// The cells of each column, or nothing where they can't all be readable.
  private func columnWidths(_ width: Int) -> [Int]? {
    var columns = headings.indices.map { index in
      rows.reduce(headings[index].width) { max($0, index < $1.count ? $1[index].width : 0) }
    }
    let least = headings.indices.map { index in
      min(columns[index], max(8, longestWord(index, atMost: 14)))
    }
    let room = width - Self.gap * max(0, columns.count - 1)
    while columns.reduce(0, +) > room {
      let widest = columns.indices.filter { columns[$0] > least[$0] }.max {
        columns[$0] < columns[$1]
      }
      guard let widest else { return nil }
      columns[widest] -= 1
    }
    return columns
  }

  private func longestWord(_ column: Int, atMost cells: Int) -> Int {
    var longest = 0
    for row in rows where column < row.count {
      for word in row[column].plain.split(separator: " ") {
        longest = max(longest, DisplayWidth.width(of: word))
      }
    }
    return min(longest, cells)
  }

  private func layOut(_ cells: [StyledText], _ columns: [Int]) -> [StyledText] {
    let wrapped = columns.indices.map { index in
      index < cells.count ? cells[index].wrapped(to: columns[index]) : []
    }
    let height = max(1, wrapped.map(\.count).max() ?? 1)
    return (0..<height).map { line in
      var result = StyledText("")
      var free = 0
      for (index, column) in columns.enumerated() {
        if line < wrapped[index].count, wrapped[index][line].width > 0 {
          result.append(String(repeating: " ", count: free))
          result = result + wrapped[index][line]
          free = column - wrapped[index][line].width + Self.gap
        } else {
          free += column + Self.gap
        }
      }
      return result
    }
  }

  private func records(_ width: Int) -> [StyledText] {
    var result: [StyledText] = []
    for (number, row) in rows.enumerated() {
      if number > 0 { result.append("") }
      for (index, cell) in row.enumerated() where cell.width > 0 {
        let heading = index < headings.count ? headings[index] : ""
        let text = heading.width > 0 ? heading + ": " + cell : cell
        for (line, part) in text.wrapped(to: width - 2).enumerated() {
          result.append(line == 0 ? part : "  " + part)
        }
      }
    }
    return result
  }
}
