/// A word of a line: what stands between white space, or between quotes.
public struct Word: Equatable, Sendable {
  /// The word without its quotes and escapes; of `name:"value"` the name and colon too.
  public var text: String
  /// Where it stands, with its quotes.
  public var span: SourceSpan
  /// The quotes that it begins with.
  public var quote: QuoteStyle?
  /// Whether nothing follows the closing quote.
  public var endsWithQuote: Bool
  /// The length in UTF-8 of what may be an option's name before a colon; 0 where there is none.
  public var nameLength: Int
  /// Whether the value after the name and colon is quoted.
  public var isValueQuoted: Bool

  init(
    text: String, span: SourceSpan, quote: QuoteStyle? = nil, endsWithQuote: Bool = false,
    nameLength: Int = 0, isValueQuoted: Bool = false
  ) {
    self.text = text
    self.span = span
    self.quote = quote
    self.endsWithQuote = endsWithQuote
    self.nameLength = nameLength
    self.isValueQuoted = isValueQuoted
  }

  /// Whether it begins with a quote, so that it is no keyword, option or position.
  public var isQuoted: Bool { quote != nil }

  /// Whether it ends the options: an unquoted `--`.
  var endsOptions: Bool { quote == nil && text == "--" }

  /// What may be an option's name.
  var optionName: String? {
    nameLength == 0 ? nil : String(decoding: text.utf8.prefix(nameLength), as: UTF8.self)
  }

  /// What stands after the name and colon.
  var optionValue: String {
    String(decoding: text.utf8.dropFirst(nameLength + 1), as: UTF8.self)
  }

  /// Where the value after the name and colon stands, with its quotes.
  var valueSpan: SourceSpan { SourceSpan(span.lower + nameLength + 1, span.upper) }
}
