/// Labels by the grams that they have in common with a text.
extension Store {
  /// The numbers of the labels that hold at least `least` of the grams: at most `limit`, those that
  /// hold the most first, equal ones in their order.
  ///
  /// A common gram is in every tenth label, so there is a counter for each label rather than a table of
  /// those that were met.
  func labels(
    sharing grams: Set<Int>, atLeast least: Int, limit: Int
  ) throws(DatabaseError) -> [Int] {
    guard least <= grams.count, limit > 0 else { return [] }
    let lowest = UInt8(min(max(1, least), Int(GramCounts.most)))
    var counts = GramCounts(labels: try labelCount())
    let query = try statement("SELECT labels FROM gram WHERE gram=?")
    for gram in grams {
      try query.bind(.number(gram))
      if try query.step() { query.withBytes(0) { counts.add($0) } }
    }
    return counts.most(limit, from: lowest)
  }

  private func labelCount() throws(DatabaseError) -> Int {
    let query = try statement("SELECT max(n) FROM label")
    try query.bind()
    return try query.step() ? query.number(0) + 1 : 0
  }
}

/// How many of a text's grams each label holds; more than 127 count as so many, for only long texts have
/// them, and labels that share so much.
private struct GramCounts {
  static let most: UInt8 = 127
  /// A word with this byte eight times.
  private static func eight(_ byte: UInt8) -> UInt64 { UInt64(byte) * 0x0101_0101_0101_0101 }

  /// A byte for each label, eight to a word.
  private var words: [UInt64]
  private let labels: Int

  init(labels: Int) {
    self.labels = labels
    words = [UInt64](repeating: 0, count: (labels + 7) / 8)
  }

  /// Counts the labels of one gram, which are packed as `PackedList` tells.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let labels = self.labels
    words.withUnsafeMutableBytes { counts in
      PackedList.forEachNumber(in: bytes) { label in
        guard label < labels else { return }
        if counts[label] < Self.most { counts[label] += 1 }
      }
    }
  }

  /// The labels with the greatest counts, at most `limit`, none with less than `lowest`; equal ones in
  /// their order.
  func most(_ limit: Int, from lowest: UInt8) -> [Int] {
    var floor = lowest
    // How many labels with more than `floor` were met, by their counts.
    var holders = [Int](repeating: 0, count: Int(Self.most) + 1)
    var above = 0
    var found: [(label: Int, count: UInt8)] = []
    words.withUnsafeBytes { counts in
      for (place, word) in words.enumerated() where Self.holds(word, floor) {
        for label in place * 8..<place * 8 + 8 where counts[label] >= floor {
          let count = counts[label]
          found.append((label, count))
          if count == floor { continue }
          holders[Int(count)] += 1
          above += 1
          while above >= limit {
            floor += 1
            above -= holders[Int(floor)]
          }
        }
      }
    }
    let best = found.lazy.filter { $0.count >= floor }
      .sorted { ($1.count, $0.label) < ($0.count, $1.label) }
    return best.prefix(limit).map(\.label)
  }

  /// Whether one of the eight bytes is `least` or more.
  private static func holds(_ word: UInt64, _ least: UInt8) -> Bool {
    // Added to a byte of `least` or more, the rest to 128 sets its highest bit.
    (word + eight(most + 1 - least)) & eight(most + 1) != 0
  }
}
