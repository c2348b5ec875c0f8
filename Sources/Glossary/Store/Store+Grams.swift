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
    var common = [UInt16](repeating: 0, count: try labelCount())
    // How many labels hold so many grams or more.
    var holders = [Int](repeating: 0, count: grams.count + 1)
    let query = try statement("SELECT labels FROM gram WHERE gram=?")
    for gram in grams {
      try query.bind(.number(gram))
      guard try query.step() else { continue }
      query.withBytes(0) { bytes in
        PackedList.forEachNumber(in: bytes) { label in
          guard common.indices.contains(label) else { return }
          common[label] &+= 1
          holders[Int(common[label])] += 1
        }
      }
    }
    let lowest = max(1, least)
    guard lowest <= grams.count, limit > 0 else { return [] }
    // All labels with so many grams fit; of those with one less, the first ones do.
    let whole = (lowest...grams.count).first { holders[$0] <= limit } ?? grams.count + 1
    var left = limit - (whole <= grams.count ? holders[whole] : 0)
    var found: [(label: Int, common: UInt16)] = []
    let floor = UInt16(clamping: max(lowest, whole - 1))
    for label in common.indices where common[label] >= floor {
      let count = common[label]
      if count < whole {
        if left == 0 { continue }
        left -= 1
      }
      found.append((label, count))
    }
    return found.sorted { ($1.common, $0.label) < ($0.common, $1.label) }.map(\.label)
  }

  private func labelCount() throws(DatabaseError) -> Int {
    let query = try statement("SELECT max(n) FROM label")
    try query.bind()
    return try query.step() ? query.number(0) + 1 : 0
  }
}
