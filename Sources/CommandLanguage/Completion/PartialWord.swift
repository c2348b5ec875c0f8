/// The word that the cursor is in, up to the cursor.
struct PartialWord {
  /// The text without quotes; after a name and colon the value alone.
  var text: String
  /// What may be an option's name before a colon; empty where there is none.
  var optionName = ""
  /// The whole word.
  var span: SourceSpan
  /// The part of it that is the value.
  var valueSpan: SourceSpan
  /// The quotes that the word or its value begins with.
  var quote: QuoteStyle?
  /// Whether those quotes are still open.
  var isOpen = false

  /// Nothing is typed yet.
  init(emptyAt end: Int) {
    text = ""
    span = SourceSpan(end, end)
    valueSpan = span
  }

  /// A word that ends at the cursor.
  init(_ word: Word, bytes: [UInt8]) {
    text = word.text
    span = word.span
    valueSpan = span
    quote = word.quote
    // Unlike that of a finished word, the value may still be empty.
    let length = word.isQuoted ? 0 : bytes.optionNameLength(from: span.lower)
    guard length > 0 else { return }
    optionName = String(decoding: word.text.utf8.prefix(length), as: UTF8.self)
    text = String(decoding: word.text.utf8.dropFirst(length + 1), as: UTF8.self)
    valueSpan = SourceSpan(span.lower + length + 1, span.upper)
    if word.isValueQuoted { quote = bytes.quote(opening: true, at: valueSpan.lower) }
  }

  /// A word whose quotes are open where the line ends.
  init(in reader: LineReader, style: QuoteStyle, opening: SourceSpan) {
    let bytes = reader.bytes
    let typed = String(decoding: bytes[opening.upper...], as: UTF8.self)
    var closed = LineReader(style.opening + typed + style.closing)
    text = closed.firstWord()?.text ?? typed
    span = SourceSpan(reader.wordStart, bytes.count)
    valueSpan = SourceSpan(opening.lower, bytes.count)
    quote = style
    isOpen = true
    if opening.lower > reader.wordStart {
      let name = bytes[reader.wordStart..<(opening.lower - 1)]
      optionName = String(decoding: name, as: UTF8.self)
    }
  }

  /// The whole word, where it is no option.
  func whole(_ bytes: [UInt8]) -> String {
    optionName.isEmpty ? text : String(decoding: bytes[span.range], as: UTF8.self)
  }
}
