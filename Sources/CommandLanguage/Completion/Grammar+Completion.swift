extension Grammar {
  /// What is being typed at `cursor`, a UTF-8 offset in `line`, as it is meant at the prompt.
  ///
  /// Only what stands before the cursor counts; what stands after it stays. An offset outside the
  /// line is brought to its nearer end, one within a character to the beginning of its scalar.
  public func completion(in line: String, cursor: Int) -> CompletionRequest {
    let bytes = Array(line.utf8)
    var end = min(max(0, cursor), bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let typed = String(decoding: bytes[..<end], as: UTF8.self)
    if let lookup = lookup(in: typed) { return lookup }
    var reader = LineReader(typed)
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
      grammar: self, words: expanded(words), partial: partial ?? PartialWord(emptyAt: end),
      bytes: reader.bytes)
    return completer.request()
  }

  /// The request of a line that is a look-up already: its first word is finished and no command's,
  /// or it begins with a question mark or a quote.
  private func lookup(in typed: String) -> CompletionRequest? {
    let bytes = Array(typed.utf8)
    func start(after index: Int) -> Int {
      var start = index
      while start < bytes.count, bytes.whiteSpace(at: start) > 0 {
        start += bytes.whiteSpace(at: start)
      }
      return start
    }
    var lower = start(after: 0)
    guard lower < bytes.count, bytes[lower] != UInt8(ascii: "#"), bytes[lower] != UInt8(ascii: ";")
    else { return nil }
    if bytes[lower] == UInt8(ascii: "?") {
      lower = start(after: lower + 1)
    } else {
      var reader = LineReader(typed)
      let isNumber = bytes[lower...].allSatisfy { (0x30...0x39).contains($0) }
      if isNumber { return .nothing(at: bytes.count) }
      if let first = reader.firstWord(), !first.isQuoted {
        let isFinished = first.span.upper < bytes.count
        if !isFinished || isFirstWord(first.text) { return nil }
      }
    }
    var request = CompletionRequest.nothing(at: bytes.count)
    request.subject = .lookup
    request.range.lower = lower
    request.prefix = String(decoding: bytes[lower...], as: UTF8.self)
    return request
  }

  /// The words with a short form in the first place taken apart; its parts stand where it stands.
  private func expanded(_ words: [Word]) -> [Word] {
    guard let first = words.first, !first.isQuoted, let text = aliases[foldedName(first.text)]
    else { return words }
    var reader = LineReader(text)
    guard (try? reader.commands()) != nil else { return words }
    let parts = reader.words.map { part in
      var part = part
      part.span = first.span
      part.nameLength = 0
      return part
    }
    return parts + words.dropFirst()
  }
}
