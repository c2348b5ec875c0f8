/// Names in ascending order of their UTF-8 bytes: where each begins and the last one ends (UInt32), and
/// elsewhere their bytes.
struct PackedNames {
  private let file: PackedBytes
  private let ends: Int
  private let text: Int
  let count: Int

  /// - Parameters:
  ///   - ends: The place of the numbers.
  ///   - layout: Gives the place of the names' bytes, as many as the last number tells.
  init(_ file: PackedBytes, ends: Int, count: Int, textIn layout: inout PackedLayout) {
    self.file = file
    self.ends = ends
    self.count = count
    text = layout.next(file.number(at: ends + count * PackedBytes.word))
  }

  /// How many bytes the numbers of so many names take.
  static func endsLength(_ count: Int) -> Int {
    (count + 1) * PackedBytes.word
  }

  subscript(number: Int) -> String {
    String(decoding: file.bytes[range(of: number)], as: UTF8.self)
  }

  func isEmpty(_ number: Int) -> Bool {
    range(of: number).isEmpty
  }

  func number(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { wanted in
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        let found = file.bytes[range(of: middle)]
        if found.elementsEqual(wanted) { return middle }
        if found.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  /// All names that `text` goes on with from `start`, the shortest first: how many bytes each has, and
  /// its number.
  func forEachName(
    in text: [UInt8], from start: Int, _ body: (_ length: Int, _ number: Int) -> Void
  ) {
    var low = 0
    var high = count
    for place in start..<text.count {
      let depth = place - start
      let byte = Int(text[place])
      low = first(from: low, to: high) { self.byte(of: $0, at: depth) >= byte }
      high = first(from: low, to: high) { self.byte(of: $0, at: depth) > byte }
      if low == high { return }
      if range(of: low).count == depth + 1 { body(depth + 1, low) }
    }
  }

  /// A byte of a name; -1 behind its end.
  private func byte(of number: Int, at depth: Int) -> Int {
    let range = range(of: number)
    return depth < range.count ? Int(file.bytes[range.lowerBound + depth]) : -1
  }

  /// The first number in order from which on `isReached` holds.
  private func first(from: Int, to: Int, _ isReached: (Int) -> Bool) -> Int {
    var low = from
    var high = to
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Where a name lies; nothing where the file is damaged.
  private func range(of number: Int) -> Range<Int> {
    let start = text + file.number(at: ends + number * PackedBytes.word)
    let end = text + file.number(at: ends + (number + 1) * PackedBytes.word)
    return start <= end && end <= file.bytes.count ? start..<end : 0..<0
  }
}
