/// Where a stem occurs: for each concept how much it says there, and in which of its passages.
struct Posting: Equatable {
  var concept: Int
  /// How much likelier the stem is in the concept than elsewhere, from 0 to 255; see `Likelihood`.
  var impact: UInt8
  /// One bit for each passage of the concept that has the stem.
  var passages: UInt32
}

/// Lists of numbers in few bytes: differences, seven bits a byte.
enum PackedList {
  static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = UInt64(number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Calls `body` with the ascending numbers that were packed as differences.
  @inline(__always)
  static func forEachNumber(in bytes: UnsafeRawBufferPointer, _ body: (Int) -> Void) {
    var index = 0
    var last = 0
    while let difference = next(bytes, &index) {
      last += difference
      body(last)
    }
  }

  /// Calls `body` with the postings in the order of their concepts.
  @inline(__always)
  static func forEachPosting(in bytes: UnsafeRawBufferPointer, _ body: (Posting) -> Void) {
    var index = 0
    var last = 0
    while let difference = next(bytes, &index), index + 5 <= bytes.count {
      last += difference
      let low = UInt32(bytes[index + 1]) | UInt32(bytes[index + 2]) << 8
      let high = UInt32(bytes[index + 3]) | UInt32(bytes[index + 4]) << 8
      body(Posting(concept: last, impact: bytes[index], passages: low | high << 16))
      index += 5
    }
  }

  /// The number at `index`, which moves behind it; nil at the end or where the bytes are no number.
  @inline(__always)
  private static func next(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) -> Int? {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while index < bytes.count, shift < 63 {
      let byte = bytes[index]
      index += 1
      number |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { return Int(truncatingIfNeeded: number) }
      shift += 7
    }
    return nil
  }
}

/// A list of ascending numbers, or of postings by ascending concept, being packed.
struct ListPacker {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  private var last = 0

  mutating func append(_ number: Int) {
    PackedList.append(number - last, to: &bytes)
    last = number
    count += 1
  }

  mutating func append(_ posting: Posting) {
    append(posting.concept)
    bytes.append(posting.impact)
    for shift: UInt32 in [0, 8, 16, 24] {
      bytes.append(UInt8(truncatingIfNeeded: posting.passages >> shift))
    }
  }
}
