/// A strict JSON reader (RFC 8259) that keeps the place of every value, for errors that say where,
/// and the order and repetition of keys.
struct JSONParser {
  /// A syntax error and the byte at which it was seen.
  struct Failure: Error, Equatable {
    var problem: JSONSyntaxProblem
    var offset: Int
  }

  /// Deeper nesting is refused; the glossary format needs five levels.
  private static let depthLimit = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The value that `bytes` hold, white space around it allowed, a byte order mark too.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) -> JSONNode {
    var parser = JSONParser(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    parser.skipWhiteSpace()
    let node = try parser.value(depth: 0)
    parser.skipWhiteSpace()
    if parser.position < bytes.count { throw parser.failure(.trailingText) }
    return node
  }

  private func failure(_ problem: JSONSyntaxProblem) -> Failure {
    Failure(problem: problem, offset: position)
  }

  private mutating func skipWhiteSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONNode {
    guard position < bytes.count else { throw failure(.unexpectedEnd) }
    if depth > Self.depthLimit { throw failure(.tooDeep) }
    let start = position
    let value: JSONNode.Value
    switch bytes[position] {
    case UInt8(ascii: "{"): value = .object(try members(depth: depth))
    case UInt8(ascii: "["): value = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "t"): value = try word("true", .boolean(true))
    case UInt8(ascii: "f"): value = try word("false", .boolean(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try number())
    default: throw failure(.unexpectedCharacter)
    }
    return JSONNode(value: value, range: start..<position)
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONNode.Value
  ) throws(Failure) -> JSONNode.Value {
    for index in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count else { throw failure(.unexpectedEnd) }
      guard bytes[position] == word.utf8Start[index] else { throw failure(.unexpectedCharacter) }
      position += 1
    }
    return value
  }

  private mutating func members(depth: Int) throws(Failure) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    position += 1
    skipWhiteSpace()
    if try takes("}") { return members }
    while true {
      skipWhiteSpace()
      guard position < bytes.count else { throw failure(.unexpectedEnd) }
      guard bytes[position] == UInt8(ascii: "\"") else { throw failure(.unexpectedCharacter) }
      let offset = position
      let key = try string()
      skipWhiteSpace()
      guard try takes(":") else { throw failure(.unexpectedCharacter) }
      skipWhiteSpace()
      let value = try value(depth: depth + 1)
      members.append(JSONNode.Member(key: key, offset: offset, value: value))
      skipWhiteSpace()
      if try takes("}") { return members }
      guard try takes(",") else { throw failure(.unexpectedCharacter) }
    }
  }

  private mutating func elements(depth: Int) throws(Failure) -> [JSONNode] {
    var elements: [JSONNode] = []
    position += 1
    skipWhiteSpace()
    if try takes("]") { return elements }
    while true {
      skipWhiteSpace()
      elements.append(try value(depth: depth + 1))
      skipWhiteSpace()
      if try takes("]") { return elements }
      guard try takes(",") else { throw failure(.unexpectedCharacter) }
    }
  }

  private mutating func takes(_ sign: Unicode.Scalar) throws(Failure) -> Bool {
    guard position < bytes.count else { throw failure(.unexpectedEnd) }
    guard bytes[position] == UInt8(truncatingIfNeeded: sign.value) else { return false }
    position += 1
    return true
  }

  private mutating func number() throws(Failure) -> Double {
    let start = position
    func isDigit(_ index: Int) -> Bool {
      index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    }
    func skipDigits(_ index: inout Int) -> Bool {
      let first = index
      while isDigit(index) { index += 1 }
      return index > first
    }
    var end = position
    if bytes[end] == UInt8(ascii: "-") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "0") {
      end += 1
    } else if !skipDigits(&end) {
      throw failure(.badNumber)
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      if !skipDigits(&end) { throw failure(.badNumber) }
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") {
        end += 1
      }
      if !skipDigits(&end) { throw failure(.badNumber) }
    }
    if isDigit(end) { throw failure(.badNumber) }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    guard let number = Double(text) else { throw failure(.badNumber) }
    position = end
    return number
  }

  private mutating func string() throws(Failure) -> String {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\""),
      bytes[position] != UInt8(ascii: "\\"), bytes[position] >= 0x20
    {
      position += 1
    }
    var text = try decoded(start..<position)
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return text
      case UInt8(ascii: "\\"):
        text.unicodeScalars.append(try escape())
      case 0..<0x20:
        throw failure(.controlCharacter)
      default:
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""),
          bytes[position] != UInt8(ascii: "\\"), bytes[position] >= 0x20
        {
          position += 1
        }
        text += try decoded(start..<position)
      }
    }
    throw failure(.unexpectedEnd)
  }

  private func decoded(_ range: Range<Int>) throws(Failure) -> String {
    let slice = UnsafeBufferPointer(rebasing: bytes[range])
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw Failure(problem: .notUTF8, offset: range.lowerBound)
    }
    return text
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    guard position + 1 < bytes.count else { throw failure(.unexpectedEnd) }
    let letter = bytes[position + 1]
    if letter == UInt8(ascii: "u") { return try unicodeEscape() }
    let scalar: Unicode.Scalar
    switch letter {
    case UInt8(ascii: "\""): scalar = "\""
    case UInt8(ascii: "\\"): scalar = "\\"
    case UInt8(ascii: "/"): scalar = "/"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    default: throw failure(.badEscape)
    }
    position += 2
    return scalar
  }

  private mutating func unicodeEscape() throws(Failure) -> Unicode.Scalar {
    let start = position
    func fail(_ problem: JSONSyntaxProblem) -> Failure { Failure(problem: problem, offset: start) }
    let high = try codeUnit()
    guard (0xD800...0xDFFF).contains(high) else {
      guard let scalar = Unicode.Scalar(high) else { throw fail(.badEscape) }
      return scalar
    }
    guard high < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw fail(.badEscape) }
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw fail(.badEscape) }
    return scalar
  }

  private mutating func codeUnit() throws(Failure) -> UInt32 {
    guard position + 6 <= bytes.count else { throw failure(.unexpectedEnd) }
    var unit: UInt32 = 0
    for index in (position + 2)..<(position + 6) {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, bytes[index] < 0x80
      else { throw failure(.badEscape) }
      unit = unit << 4 | UInt32(digit)
    }
    position += 6
    return unit
  }
}
