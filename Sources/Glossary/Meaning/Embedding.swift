/// A point among the meanings: texts about the same thing are near each other, in whatever words and
/// language.
///
/// A vector as whole numbers from -127 to 127 and what they are multiplied by.
struct Embedding: Equatable {
  /// What each number is multiplied by.
  let scale: Float
  let numbers: [Int8]

  /// The direction of `vector` with a length of its own; without length where that is zero.
  init(direction vector: [Float], length: Float = 1) {
    let own = vector.euclideanLength
    let most = vector.reduce(0) { max($0, abs($1)) }
    guard own > 0, most > 0 else {
      scale = 0
      numbers = [Int8](repeating: 0, count: vector.count)
      return
    }
    scale = most / 127 / own * length
    numbers = vector.map { Int8(($0 * 127 / most).rounded()) }
  }

  init(scale: Float, numbers: [Int8]) {
    self.scale = scale
    self.numbers = numbers
  }

  /// As it stands in a store: the scale, then the numbers; nil for bytes that are no vector.
  init?(bytes: UnsafeRawBufferPointer) {
    let head = MemoryLayout<Float>.size
    guard bytes.count > head else { return nil }
    scale = bytes.loadUnaligned(as: Float.self)
    numbers = bytes[head...].map { Int8(bitPattern: $0) }
  }

  /// The same bytes.
  var bytes: [UInt8] {
    withUnsafeBytes(of: scale, Array.init) + numbers.map { UInt8(bitPattern: $0) }
  }

  /// How near two meanings are: the cosine of the angle between them by their lengths, from -1 to 1.
  func nearness(_ other: Embedding) -> Float {
    var sum: Int32 = 0
    for (own, others) in zip(numbers, other.numbers) { sum &+= Int32(own) &* Int32(others) }
    return Float(sum) * scale * other.scale
  }
}

extension [Float] {
  /// The length of the vector.
  var euclideanLength: Float { reduce(0) { $0 + $1 * $1 }.squareRoot() }
}
