/// Values of a few of many small whole numbers, such as those of concepts, in the order in which they
/// were put in.
///
/// A dictionary of the same takes ten times as long where hundreds of thousands are counted together.
struct NumberedValues<Value> {
  private(set) var entries: [(number: Int, value: Value)] = []
  /// For each number the place of its value, counted from 1; 0 for none.
  private var places: [Int32]

  /// Creates a collection without values; numbers from 0 to `count` are expected, greater ones taken.
  init(count: Int) {
    places = [Int32](repeating: 0, count: count)
  }

  /// Takes all values out, in time proportional to their number.
  mutating func removeAll() {
    for entry in entries { places[entry.number] = 0 }
    entries.removeAll(keepingCapacity: true)
  }

  func contains(_ number: Int) -> Bool {
    places.indices.contains(number) && places[number] > 0
  }

  /// The value of the number; reading it where there is none gives `initial`, writing puts it in.
  subscript(_ number: Int, default initial: @autoclosure () -> Value) -> Value {
    get {
      contains(number) ? entries[Int(places[number]) - 1].value : initial()
    }
    _modify {
      if number >= places.count {
        places += [Int32](repeating: 0, count: number + 1 - places.count)
      }
      if places[number] == 0 {
        entries.append((number, initial()))
        places[number] = Int32(entries.count)
      }
      yield &entries[Int(places[number]) - 1].value
    }
  }
}

extension Sequence {
  /// The first `count` elements of the sequence as it would be sorted.
  ///
  /// Elements that do not belong to them are looked at once.
  func firstSorted(
    _ count: Int, by precedes: (Element, Element) -> Bool
  ) -> [Element] {
    var best: [Element] = []
    guard count > 0 else { return best }
    for element in self {
      if best.count == count, let last = best.last, !precedes(element, last) { continue }
      if best.count == count { best.removeLast() }
      var low = 0
      var high = best.count
      while low < high {
        let middle = (low + high) / 2
        if precedes(element, best[middle]) { high = middle } else { low = middle + 1 }
      }
      best.insert(element, at: low)
    }
    return best
  }
}
