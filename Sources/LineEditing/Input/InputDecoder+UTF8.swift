extension InputDecoder {
  /// What stands at the start of some bytes.
  enum Decoded: Equatable {
    case scalar(Unicode.Scalar, Int)
    case invalid
    case incomplete
  }

  /// Reads one character in its shortest form; nothing else is UTF-8.
  static func decode(_ bytes: ArraySlice<UInt8>) -> Decoded {
    guard let first = bytes.first else { return .incomplete }
    let length: Int
    switch first {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(first), 1)
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return .invalid
    }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes.dropFirst().prefix(length - 1) {
      guard byte & 0xC0 == 0x80 else { return .invalid }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard bytes.count >= length else { return .incomplete }
    let smallest: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
    guard value >= smallest[length], let scalar = Unicode.Scalar(value) else { return .invalid }
    return .scalar(scalar, length)
  }
}
