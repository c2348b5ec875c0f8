import TestSupport
import Testing

/// The emulator has to be right before anything is judged by it.
@Suite struct ScreenTests {
  @Test(
    "The emulator shows what xterm would",
    arguments: [
      ("ab\rc", ["cb", ""], 0, 1), ("abcde", ["abcde", ""], 0, 4),
      ("abcdef", ["abcde", "f"], 1, 1),
      ("abcde\rx", ["xbcde", ""], 0, 1), ("a日b", ["a日b", ""], 0, 4),
      ("abcd日", ["abcd", "日"], 1, 2),
      ("a\u{301}b", ["a\u{301}b", ""], 0, 2), ("abc\u{8}\u{8}x", ["axc", ""], 0, 2),
      ("abc\u{1B}[2D\u{1B}[K", ["a", ""], 0, 1), ("abc\r\u{1B}[P", ["bc", ""], 0, 0),
      ("abc\r\u{1B}[@x", ["xabc", ""], 0, 1), ("a\r\nb\u{1B}[A\u{1B}[Jx", ["ax", ""], 0, 2),
      ("a\r\nb\r\nc", ["b", "c"], 1, 1), ("\u{1B}[2;3Hx", ["", "  x"], 1, 3),
      ("abc\u{1B}[2Gx", ["axc", ""], 0, 2), ("ab\u{1B}[4h\rx\u{1B}[4l", ["xab", ""], 0, 1),
      ("a\u{1B}7bcd\u{1B}8x", ["axcd", ""], 0, 2),
    ])
  func drawing(_ text: String, _ lines: [String], _ row: Int, _ column: Int) {
    for bytes in [[Array(text.utf8)], text.utf8.map { [$0] }] {
      var screen = Screen(rows: 2, columns: 5)
      for piece in bytes { screen.feed(piece) }
      #expect(screen.lines == lines)
      #expect(screen.row == row && screen.column == column)
    }
  }
}
