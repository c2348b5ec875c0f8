/// Makes keys out of the bytes that a terminal sends.
///
/// Pure: bytes and the passing of time go in, keys come out. What is not UTF-8, the controls above
/// ASCII, and sequences broken off in the middle are dropped.
struct InputDecoder {
  private var bytes: [UInt8] = []
  private var start = 0
  /// The start of pasted text in ``bytes``, while its end has not come.
  private var pasteStart: Int?
  private var pasteSearched = 0

  private static let escape: UInt8 = 0x1B
  private static let pasteBegins = Array("\u{1B}[200~".utf8)
  private static let pasteEnds = Array("\u{1B}[201~".utf8)

  mutating func append(_ more: [UInt8]) {
    if start == bytes.count, pasteStart == nil {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    }
    bytes += more
  }

  /// Forgets everything that was typed ahead.
  mutating func reset() {
    bytes.removeAll()
    start = 0
    pasteStart = nil
  }

  /// Whether all that is left begins an escape sequence, so that time decides what it is.
  var waitsForSequence: Bool {
    pasteStart == nil && start < bytes.count && bytes[start] == InputDecoder.escape
  }

  /// Nothing came for a while: what is left is no sequence.
  mutating func endSequence() -> Key? {
    guard waitsForSequence else { return nil }
    let isAlone = bytes.count - start == 1
    start = bytes.count
    return isAlone ? .escape : nil
  }

  /// The next key, or nil until more bytes come.
  mutating func next() -> Key? {
    while start < bytes.count {
      if pasteStart != nil { return nextPaste() }
      let step = bytes[start] == InputDecoder.escape ? sequence() : character()
      switch step {
      case .key(let key, let count):
        start += count
        if case .sequence(let text) = key, text.utf8.elementsEqual(InputDecoder.pasteBegins) {
          pasteStart = start
          pasteSearched = start
          continue
        }
        return key
      case .dropped(let count): start += count
      case .incomplete: return nil
      }
    }
    return nil
  }

  private enum Step {
    case key(Key, Int)
    case dropped(Int)
    case incomplete
  }

  private mutating func nextPaste() -> Key? {
    guard let from = pasteStart else { return nil }
    let mark = InputDecoder.pasteEnds
    var place = pasteSearched
    while place + mark.count <= bytes.count {
      if bytes[place..<place + mark.count].elementsEqual(mark) {
        let pasted = Array(bytes[from..<place])
        start = place + mark.count
        pasteStart = nil
        return .paste(pasted)
      }
      place += 1
    }
    pasteSearched = place
    return nil
  }

  private func character() -> Step {
    switch InputDecoder.decode(bytes[start...]) {
    case .scalar(let scalar, let count):
      // U+0080 to U+009F come from no key, and their places in libedit's key map are in use here.
      return (0x80..<0xA0).contains(scalar.value) ? .dropped(count) : .key(.scalar(scalar), count)
    case .invalid: return .dropped(1)
    case .incomplete: return .incomplete
    }
  }

  private func sequence() -> Step {
    let rest = bytes[(start + 1)...]
    guard let next = rest.first else { return .incomplete }
    switch next {
    case UInt8(ascii: "["): return controlSequence(rest.dropFirst())
    case UInt8(ascii: "O"): return singleShift(rest.dropFirst())
    case InputDecoder.escape: return .key(.escape, 1)
    default: break
    }
    switch InputDecoder.decode(rest) {
    case .scalar(let scalar, let count): return .key(.meta(scalar), count + 1)
    case .invalid: return .dropped(2)
    case .incomplete: return .incomplete
    }
  }

  /// Parameters, intermediates and a final byte, as ECMA-48 has them.
  private func controlSequence(_ body: ArraySlice<UInt8>) -> Step {
    // The Linux console sends its first function keys with a bracket more.
    if body.first == UInt8(ascii: "[") {
      return body.count > 1 ? wholeSequence(to: body.startIndex + 1) : .incomplete
    }
    for place in body.indices {
      switch body[place] {
      case 0x20...0x3F: continue
      case 0x40...0x7E: return wholeSequence(to: place)
      default: return .dropped(place - start)
      }
    }
    return .incomplete
  }

  private func singleShift(_ body: ArraySlice<UInt8>) -> Step {
    for place in body.indices {
      switch body[place] {
      case UInt8(ascii: "0")...UInt8(ascii: ";"): continue
      case 0x40...0x7E: return wholeSequence(to: place)
      default: return .dropped(place - start)
      }
    }
    return .incomplete
  }

  private func wholeSequence(to end: Int) -> Step {
    .key(.sequence(String(decoding: bytes[start...end], as: UTF8.self)), end - start + 1)
  }
}
