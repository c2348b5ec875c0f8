import TextAnalysis

/// What a terminal like xterm shows after the bytes it was sent: as much of it as line editing uses.
package struct Screen {
  package struct Cell: Equatable {
    /// Empty in the right half of a wide character.
    package var text = " "
    package var style = ""

    package init(text: String = " ", style: String = "") {
      self.text = text
      self.style = style
    }
  }

  package private(set) var rows: Int
  package private(set) var columns: Int
  package private(set) var row = 0
  package private(set) var column = 0
  package private(set) var cells: [[Cell]]
  /// Rows that left the screen at its top, and later all rows.
  package private(set) var scrolledOff: [String] = []
  package private(set) var style = ""
  package private(set) var marksPastes = false
  package private(set) var bells = 0
  /// Sequences that this emulator does not know.
  package private(set) var unknown: [String] = []

  private var wrapsNext = false
  private var saved = (row: 0, column: 0, style: "")
  private var inserts = false
  private var pending: [UInt8] = []

  package init(rows: Int = 24, columns: Int = 80) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The rows, without the blanks at their ends.
  package var lines: [String] { cells.map(Screen.text) }

  /// Everything that was ever shown, without empty rows at the end.
  package var transcript: String {
    var all = scrolledOff + lines
    while all.last == "" { all.removeLast() }
    return all.joined(separator: "\n")
  }

  /// The row with the cursor.
  package var currentLine: String { lines[row] }

  package static func text(of cells: [Cell]) -> String {
    var text = cells.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// As xterm does it: rows are cut or padded, not broken anew.
  package mutating func resize(rows newRows: Int, columns newColumns: Int) {
    for index in cells.indices {
      let missing = max(0, newColumns - columns)
      cells[index] =
        Array(cells[index].prefix(newColumns)) + Array(repeating: Cell(), count: missing)
    }
    while cells.count > newRows, row == cells.count - 1 || row >= newRows {
      scrolledOff.append(Screen.text(of: cells.removeFirst()))
      row -= 1
    }
    while cells.count > newRows { cells.removeLast() }
    while cells.count < newRows { cells.append(Array(repeating: Cell(), count: newColumns)) }
    rows = newRows
    columns = newColumns
    column = min(column, columns - 1)
    wrapsNext = false
  }

  package mutating func feed(_ bytes: [UInt8]) {
    pending += bytes
    while let used = step(pending) { pending.removeFirst(used) }
  }

  /// Obeys what stands first and returns its length, or nil when more has to come.
  private mutating func step(_ bytes: [UInt8]) -> Int? {
    guard let first = bytes.first else { return nil }
    if first == 0x1B { return escape(bytes) }
    if first < 0x20 || first == 0x7F {
      control(first)
      return 1
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard bytes.count >= length else { return nil }
    for scalar in String(decoding: bytes.prefix(length), as: UTF8.self).unicodeScalars {
      put(scalar)
    }
    return length
  }

  private mutating func escape(_ bytes: [UInt8]) -> Int? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        return nil
      }
      sequence(
        String(decoding: bytes[2..<end], as: UTF8.self), Character(Unicode.Scalar(bytes[end])))
      return end + 1
    case UInt8(ascii: "("): return bytes.count > 2 ? 3 : nil
    case UInt8(ascii: "7"): saved = (row, column, style)
    case UInt8(ascii: "8"):
      (row, column, style) = saved
      wrapsNext = false
    default:
      unknown.append("ESC \(Character(Unicode.Scalar(bytes[1])))")
    }
    return 2
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08:
      column = max(0, column - 1)
      wrapsNext = false
    case 0x09:
      column = min(columns - 1, (column / 8 + 1) * 8)
      wrapsNext = false
    case 0x0A: lineFeed()
    case 0x0D:
      column = 0
      wrapsNext = false
    default: break
    }
  }

  private mutating func lineFeed() {
    wrapsNext = false
    if row < rows - 1 {
      row += 1
    } else {
      scrolledOff.append(Screen.text(of: cells.removeFirst()))
      cells.append(Array(repeating: Cell(), count: columns))
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = DisplayWidth.width(of: Character(scalar))
    if width == 0 {
      let place = wrapsNext ? column : max(0, column - 1)
      cells[row][place].text.unicodeScalars.append(scalar)
      return
    }
    if wrapsNext || column + width > columns {
      column = 0
      lineFeed()
    }
    if inserts { insertBlanks(width) }
    cells[row][column] = Cell(text: String(Character(scalar)), style: style)
    if width == 2 { cells[row][column + 1] = Cell(text: "", style: style) }
    column += width
    if column >= columns {
      column = columns - 1
      wrapsNext = true
    }
  }

  private mutating func insertBlanks(_ count: Int) {
    let count = min(count, columns - column)
    cells[row].insert(contentsOf: Array(repeating: Cell(), count: count), at: column)
    cells[row].removeLast(count)
  }

  private mutating func sequence(_ parameters: String, _ final: Character) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    if final != "m" { wrapsNext = false }
    switch (parameters.first, final) {
    case ("?", "h"), ("?", "l"):
      if parameters == "?2004" { marksPastes = final == "h" }
    case (_, "m"): style = parameters == "0" || parameters == "" ? "" : parameters
    case (_, "A"): row = max(0, row - count)
    case (_, "B"): row = min(rows - 1, row + count)
    case (_, "C"): column = min(columns - 1, column + count)
    case (_, "D"): column = max(0, column - count)
    case (_, "G"): column = min(columns, count) - 1
    case (_, "H"):
      row = min(rows, count) - 1
      column = min(columns, max(1, numbers.count > 1 ? numbers[1] : 1)) - 1
    case (_, "J"): eraseDisplay(numbers.first ?? 0)
    case (_, "K"): erase(row, from: column, to: columns)
    case (_, "X"): erase(row, from: column, to: min(columns, column + count))
    case (_, "@"): insertBlanks(count)
    case (_, "P"):
      let count = min(count, columns - column)
      cells[row].removeSubrange(column..<column + count)
      cells[row] += Array(repeating: Cell(), count: count)
    case ("4", "h"): inserts = true
    case ("4", "l"): inserts = false
    default: unknown.append("CSI \(parameters)\(final)")
    }
  }

  private mutating func eraseDisplay(_ mode: Int) {
    if mode == 0 { erase(row, from: column, to: columns) }
    for other in cells.indices where mode == 2 || other > row {
      erase(other, from: 0, to: columns)
    }
  }

  private mutating func erase(_ row: Int, from start: Int, to end: Int) {
    for place in start..<end { cells[row][place] = Cell() }
  }
}
