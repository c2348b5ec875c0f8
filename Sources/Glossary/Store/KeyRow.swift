/// A key of a label, in the order in which SQLite keeps them: by the bytes of the key.
struct KeyRow: Comparable {
  let key: String
  let kind: KeyKind
  let row: Int
  /// The first bytes of the key, 16 of them: comparing these decides nearly always, and takes a tenth of
  /// the time that comparing texts takes.
  private let start: (UInt64, UInt64)

  init(_ key: String, _ kind: KeyKind, _ row: Int) {
    self.key = key
    self.kind = kind
    self.row = row
    var bytes = key.utf8.makeIterator()
    func next() -> UInt64 {
      (0..<8).reduce(0) { word, _ in word << 8 | UInt64(bytes.next() ?? 0) }
    }
    start = (next(), next())
  }

  static func < (first: KeyRow, second: KeyRow) -> Bool {
    if first.start != second.start { return first.start < second.start }
    if first.key != second.key {
      return first.key.utf8.lexicographicallyPrecedes(second.key.utf8)
    }
    return (first.kind.rawValue, first.row) < (second.kind.rawValue, second.row)
  }

  static func == (first: KeyRow, second: KeyRow) -> Bool {
    first.start == second.start && first.key == second.key && first.kind == second.kind
      && first.row == second.row
  }
}
