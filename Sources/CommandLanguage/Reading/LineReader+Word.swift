extension LineReader {
  /// A quote or character that makes the line unreadable.
  struct Failure: Error {
    var reason: SyntaxError.Reason
    var span: SourceSpan
  }

  /// The word at the position, which is on its first byte.
  mutating func word() throws(Failure) -> Word {
    let start = position
    if let style = bytes.quote(opening: true, at: position) {
      let inside = try quoted(style)
      let tail = try unquoted(from: position)
      return Word(
        text: inside + tail, span: SourceSpan(start, position), quote: style,
        endsWithQuote: tail.isEmpty)
    }
    let nameLength = bytes.optionNameLength(from: start)
    if nameLength > 0, let style = bytes.quote(opening: true, at: start + nameLength + 1) {
      position = start + nameLength + 1
      let name = String(decoding: bytes[start..<position], as: UTF8.self)
      let inside = try quoted(style)
      let tail = try unquoted(from: position)
      return Word(
        text: name + inside + tail, span: SourceSpan(start, position),
        nameLength: inside.isEmpty && tail.isEmpty ? 0 : nameLength, isValueQuoted: true)
    }
    let text = try unquoted(from: start)
    let hasValue = position > start + nameLength + 1
    return Word(
      text: text, span: SourceSpan(start, position), nameLength: hasValue ? nameLength : 0)
  }

  /// The text to the next white space or separator; the position is then on that.
  private mutating func unquoted(from start: Int) throws(Failure) -> String {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: ";") || bytes.whiteSpace(at: end) > 0 { break }
      if bytes.isControl(at: end) {
        throw Failure(reason: .invalidText, span: SourceSpan(end, end + 1))
      }
      end += 1
    }
    position = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The text between quotes; the position is on the opening mark and then after the closing one.
  private mutating func quoted(_ style: QuoteStyle) throws(Failure) -> String {
    let open = position
    let hasEscapes = style == .straight
    var start = open + style.opening.utf8.count
    let inside = start
    var end = start
    var unescaped: [UInt8] = []
    while end < bytes.count {
      if bytes.quote(opening: false, at: end) == style {
        position = end + style.closing.utf8.count
        if unescaped.isEmpty { return String(decoding: bytes[inside..<end], as: UTF8.self) }
        unescaped += bytes[start..<end]
        return String(decoding: unescaped, as: UTF8.self)
      }
      if hasEscapes, bytes[end] == UInt8(ascii: "\\"), end + 1 < bytes.count,
        bytes[end + 1] == UInt8(ascii: "\"") || bytes[end + 1] == UInt8(ascii: "\\")
      {
        unescaped += bytes[start..<end]
        unescaped.append(bytes[end + 1])
        end += 2
        start = end
        continue
      }
      if bytes.isControl(at: end) || bytes.isLineBreak(at: end) {
        throw Failure(reason: .invalidText, span: SourceSpan(end, end + 1))
      }
      end += 1
    }
    throw Failure(reason: .unclosedQuote(style), span: SourceSpan(open, inside))
  }
}
