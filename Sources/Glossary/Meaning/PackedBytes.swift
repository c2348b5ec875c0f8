/// Bytes of a file that lies in the program: they stay where they are and never change.
///
/// All numbers in them are little-endian.
struct PackedBytes {
  let bytes: UnsafeRawBufferPointer

  /// The size of a number and of a `Float`, in bytes.
  static let word = 4

  /// A UInt32.
  func number(at place: Int) -> Int {
    Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
  }

  func float(at place: Int) -> Float {
    Float(bitPattern: UInt32(truncatingIfNeeded: number(at: place)))
  }

  /// Adds a vector of whole numbers, multiplied by `factor`, to a sum.
  func add(at place: Int, times factor: Float, to sum: inout [Float]) {
    for (index, byte) in zip(sum.indices, bytes[place...]) {
      sum[index] += factor * Float(Int8(bitPattern: byte))
    }
  }
}

/// Gives out places in a file, one behind the other.
struct PackedLayout {
  private(set) var place: Int

  init(from place: Int) {
    self.place = place
  }

  mutating func next(_ length: Int) -> Int {
    defer { place += length }
    return place
  }
}
