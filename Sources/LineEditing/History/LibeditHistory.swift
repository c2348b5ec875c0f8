/// The file that libedit's own history functions write: a header, then an entry a line with white
/// space and backslashes as octal escapes.
enum LibeditHistory {
  private static let header = "_HiStOrY_V2_"

  /// The entries of such a file, oldest first; nil when it is none.
  static func entries(of content: [UInt8]) -> [String]? {
    let lines = content.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, first.elementsEqual(header.utf8) else { return nil }
    return lines.dropFirst().compactMap { line in
      String(validating: unescaped(line), as: UTF8.self)
    }
  }

  private static func unescaped(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        result.append(code)
        rest = rest.dropFirst(3)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
