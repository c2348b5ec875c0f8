import Testing
import TextAnalysis

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Вкладка", 7), ("й", 1), ("и\u{306}", 1), ("е\u{308}лка", 4),
    ("日本", 4), ("Ａ", 2), ("ｱ", 1), ("가", 2), ("\u{1100}\u{1161}\u{11A8}", 2),
    ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇷🇺", 2), ("🇷🇺🇬🇧", 4), ("❤️", 2), ("❤", 1), ("1️⃣", 2),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("👩‍⚕️", 2), ("—", 1), ("…", 1), ("«ё»", 3), ("क्ष", 2), ("กำ", 2), ("\u{1FAE9}", 2),
    ("a\u{1F3FD}", 3),
  ])
  func cells(text: String, expected: Int) {
    #expect(DisplayWidth.width(of: text) == expected)
  }

  @Test(arguments: [
    ("plain", "plain"), ("Ёлка й", "Ёлка й"), ("\u{1B}[31mred", "^[[31mred"), ("a\tb", "a^Ib"),
    ("a\nb", "a^Jb"), ("a\r\nb", "a^M^Jb"), ("\u{7F}", "^?"), ("\u{9B}31m", "<U+009B>31m"),
    ("a\u{200B}b", "a<U+200B>b"), ("\u{202E}abc", "<U+202E>abc"), ("x\u{2066}y", "x<U+2066>y"),
    ("a\u{AD}b", "a<U+00AD>b"), ("\u{301}a", "<U+0301>a"), ("e\u{301}", "e\u{301}"),
    ("a\u{200D}b", "a<U+200D>b"), ("a\u{FE0F}", "a<U+FE0F>"), ("\u{3164}", "<U+3164>"),
    ("\u{2028}", "<U+2028>"), ("\u{FEFF}x", "<U+FEFF>x"), ("👩‍⚕️", "👩‍⚕️"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
    ("👩\u{200D}", "👩<U+200D>"), ("1️⃣", "1️⃣"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("\u{0}", "^@"), ("\u{E0041}", "<U+E0041>"),
    ("a\u{200C}\u{301}", "a<U+200C><U+0301>"), ("\u{1161}", "<U+1161>"),
  ])
  func visible(text: String, expected: String) {
    let shown = DisplayWidth.visible(text)
    #expect(Array(shown.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(DisplayWidth.visible(shown) == shown)
  }

  /// Plain texts are measured by their bytes, others by their clusters: both must say the same.
  @Test func plainTextsAreMeasuredAsOthers() {
    for value in UInt32(0x20)...0x52F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = Character(scalar)
      #expect(DisplayWidth.width(of: String(character)) == DisplayWidth.width(of: character))
      let shown = DisplayWidth.visible(String(character) + "—").dropLast()
      #expect(DisplayWidth.visible(String(character)) == shown)
    }
  }

  /// No scalar of the whole of Unicode comes out invisible, whatever stands beside it.
  @Test func nothingInvisibleIsLeft() {
    var bad: [String] = []
    for value in 0...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = DisplayWidth.visible(String(Character(scalar)))
      if DisplayWidth.width(of: shown) < 1 { bad.append(String(value, radix: 16)) }
    }
    #expect(bad == [])
  }

  @Test(arguments: [
    ("Избранное", 9, "Избранное"), ("Избранное", 8, "Избранн…"), ("Избранное", 1, "…"),
    ("Избранное", 0, ""), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("👍🏽👍🏽", 3, "👍🏽…"),
    ("и\u{306}и\u{306}и\u{306}", 2, "и\u{306}…"),
  ])
  func truncation(text: String, cells: Int, expected: String) {
    let cut = DisplayWidth.truncated(text, to: cells)
    #expect(cut == expected)
    #expect(DisplayWidth.width(of: cut) <= cells)
  }

  @Test func truncationWithALongEllipsis() {
    #expect(DisplayWidth.truncated("Favourites", to: 6, ellipsis: "..") == "Favo..")
    #expect(DisplayWidth.truncated("Favourites", to: 1, ellipsis: "..") == ".")
    #expect(DisplayWidth.truncated("Favourites", to: -3, ellipsis: "..") == "")
  }

  @Test(arguments: [
    (DisplayWidth.Alignment.leading, "日本   "), (.center, " 日本  "), (.trailing, "   日本"),
  ])
  func padding(alignment: DisplayWidth.Alignment, expected: String) {
    #expect(DisplayWidth.padded("日本", to: 7, alignment: alignment) == expected)
    #expect(DisplayWidth.padded("日本", to: 3, alignment: alignment) == "日本")
  }
}
