/// Writes a text as a word of a line, so that reading it gives the text back.
public enum Quoting {
  /// The text in quotes of this style, whatever it is.
  ///
  /// Only `"…"` has escapes: a text that holds the closing mark of another style gets those.
  public static func quoted(_ text: String, style: QuoteStyle = .straight) -> String {
    if style != .straight, !text.contains(style.closing) {
      return style.opening + text + style.closing
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted.unicodeScalars.append("\\") }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  /// The text as it is where it reads as a plain word, else in quotes.
  ///
  /// Digits, `keywords` and what looks like an option are quoted too, since they mean something else
  /// without: a tab titled 2 is `"2"` (rule R10).
  public static func quotedIfNeeded(
    _ text: String, keywords: [KeywordID] = KeywordID.allCases
  ) -> String {
    isPlainWord(text, keywords) ? text : quoted(text)
  }

  private static func isPlainWord(_ text: String, _ keywords: [KeywordID]) -> Bool {
    var reader = LineReader(text)
    guard !text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), text != "--",
      text.utf8.first != UInt8(ascii: "#"), let word = reader.firstWord()
    else { return false }
    return word.text == text && !word.isQuoted && word.nameLength == 0
      && KeywordID.named(text, among: keywords) == nil
  }
}
