/// Cuts bytes into lines, however long, and tells text from what is none.
struct LineBuffer {
  private var bytes: [UInt8] = []
  private var start = 0
  /// Up to where there is no end of line.
  private var searched = 0
  private var isAtStart = true

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  mutating func append(_ more: [UInt8]) {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += more
  }

  /// Drops what has come of an unfinished line.
  mutating func reset() {
    bytes.removeAll()
    start = 0
    searched = 0
  }

  /// The next whole line, or nil until more bytes come.
  mutating func next() -> LineEvent? {
    guard let end = bytes[searched...].firstIndex(of: LineBuffer.lineFeed) else {
      searched = bytes.count
      return nil
    }
    let line = bytes[start..<end]
    start = end + 1
    searched = start
    return event(for: line)
  }

  /// What is left behind the last end of line, or nil if that is nothing.
  mutating func last() -> LineEvent? {
    guard start < bytes.count else { return nil }
    let line = bytes[start...]
    start = bytes.count
    searched = start
    return event(for: line)
  }

  private mutating func event(for line: ArraySlice<UInt8>) -> LineEvent {
    var line = line
    if isAtStart, line.starts(with: LineBuffer.byteOrderMark) {
      line = line.dropFirst(LineBuffer.byteOrderMark.count)
    }
    isAtStart = false
    if line.last == LineBuffer.carriageReturn { line = line.dropLast() }
    if let place = line.firstIndex(of: 0) {
      return .malformed(
        MalformedLine(
          reason: .nulCharacter, byteOffset: place - line.startIndex, readablePart: readable(line)))
    }
    if let text = String(validating: line, as: UTF8.self) { return .line(text) }
    return .malformed(
      MalformedLine(
        reason: .invalidUTF8, byteOffset: firstInvalid(in: line), readablePart: readable(line)))
  }

  private func readable(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.map { $0 == 0 ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
  }

  private func firstInvalid(in line: ArraySlice<UInt8>) -> Int {
    var place = line.startIndex
    while case .scalar(_, let count) = InputDecoder.decode(line[place...]), place < line.endIndex {
      place += count
    }
    return place - line.startIndex
  }
}
