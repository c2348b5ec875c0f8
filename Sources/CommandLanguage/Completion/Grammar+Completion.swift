extension Grammar {
  /// What is being typed at `cursor`, a UTF-8 offset in `line`; what stands after it stays.
  ///
  /// An offset within a character is taken back to the beginning of its Unicode scalar.
  public func completion(of line: String, cursor: Int) -> CompletionContext {
    var end = min(max(0, cursor), line.utf8.count)
    let bytes = Array(line.utf8)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    var reader = LineReader(String(decoding: bytes[..<end], as: UTF8.self))
    var partial: PartialWord?
    do {
      _ = try reader.commands()
    } catch {
      guard case .unclosedQuote(let style) = error.reason else { return .nothing(at: end) }
      partial = PartialWord(in: reader, style: style, opening: error.span)
    }
    if reader.endsInComment { return .nothing(at: end) }
    var words = reader.words
    if partial == nil, let last = words.last, last.span.upper == end {
      words.removeLast()
      partial = PartialWord(last, bytes: reader.bytes)
    }
    let completer = Completer(
      grammar: self, words: words, partial: partial ?? PartialWord(emptyAt: end),
      bytes: reader.bytes, isFirstCommand: reader.finished.isEmpty)
    return completer.context()
  }
}
