/// Sentences broken at their words.
public enum WordWrap {
  /// `text` in rows of at most `cells`, with its own line ends kept.
  public static func wrapped(_ text: String, to cells: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      StyledText(String(line)).wrapped(to: cells).map(\.plain)
    }.joined(separator: "\n")
  }
}
