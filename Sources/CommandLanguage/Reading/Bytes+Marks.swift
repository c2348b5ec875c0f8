extension [UInt8] {
  /// The length in bytes of the white space character at `index` (Unicode: White_Space, and a byte
  /// order mark); 0 where there is none.
  func whiteSpace(at index: Int) -> Int {
    switch self[index] {
    case 0x20, 0x09...0x0D: return 1
    case 0xC2:
      guard index + 1 < count else { return 0 }
      return self[index + 1] == 0xA0 || self[index + 1] == 0x85 ? 2 : 0
    case 0xE1: return has(0x9A, 0x80, after: index) ? 3 : 0
    case 0xE2:
      guard index + 2 < count else { return 0 }
      let isSpace =
        switch (self[index + 1], self[index + 2]) {
        case (0x80, 0x80...0x8A), (0x80, 0xA8), (0x80, 0xA9), (0x80, 0xAF), (0x81, 0x9F): true
        default: false
        }
      return isSpace ? 3 : 0
    case 0xE3: return has(0x80, 0x80, after: index) ? 3 : 0
    case 0xEF: return has(0xBB, 0xBF, after: index) ? 3 : 0
    default: return 0
    }
  }

  /// The quote mark at `index`.
  func quote(opening: Bool, at index: Int) -> QuoteStyle? {
    guard index < count else { return nil }
    switch self[index] {
    case 0x22: return .straight
    case 0xC2:
      guard index + 1 < count else { return nil }
      return self[index + 1] == (opening ? 0xAB : 0xBB) ? .guillemets : nil
    case 0xE2: return has(0x80, opening ? 0x9C : 0x9D, after: index) ? .curly : nil
    default: return nil
    }
  }

  /// Whether a control character (Unicode: Cc) that is no white space stands at `index`.
  func isControl(at index: Int) -> Bool {
    switch self[index] {
    case 0x09...0x0D: false
    case 0..<0x20, 0x7F: true
    case 0xC2: index + 1 < count && self[index + 1] != 0x85 && self[index + 1] < 0xA0
    default: false
    }
  }

  /// Whether a character that ends a line stands at `index`.
  func isLineBreak(at index: Int) -> Bool {
    (0x0A...0x0D).contains(self[index])
  }

  /// The length of what may be an option's name before a colon at `index`; 0 where there is none.
  func optionNameLength(from index: Int) -> Int {
    var end = index
    while end < count {
      switch self[end] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        0x80...0xFF:
        if whiteSpace(at: end) > 0 { return 0 }
        end += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        if end == index { return 0 }
        end += 1
      case UInt8(ascii: ":"): return end - index
      default: return 0
      }
    }
    return 0
  }

  private func has(_ second: UInt8, _ third: UInt8, after index: Int) -> Bool {
    index + 2 < count && self[index + 1] == second && self[index + 2] == third
  }
}
