/// Sentences broken at their words.
public enum WordWrap {
  /// `text` in rows of at most `cells`, with its own line ends kept.
  public static func wrapped(_ text: String, to cells: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      StyledText(String(line)).wrapped(to: cells).map(\.plain)
    }.joined(separator: "\n")
  }

  /// `lead` and `text` in rows of at most `cells`, the further rows under the first of the text; one
  /// row where `cells` is nil.
  ///
  /// A word that is longer than a row, as an address, stays whole: broken it could not be opened.
  public static func hanging(_ lead: String, _ text: String, to cells: Int?) -> String {
    let taken = StyledText(lead).width
    let whole = StyledText(text)
    guard let cells, taken + whole.width > cells else { return lead + text }
    let indent = cells - taken < leastRoom ? min(taken, narrowIndent) : taken
    let rows = whole.wrapped(to: cells - indent, keepsWords: true).map(\.plain)
    let margin = String(repeating: " ", count: indent)
    let text = rows.joined(separator: "\n" + margin)
    if indent == taken { return lead + text }
    let blanks = lead.reversed().prefix { $0 == " " }.count
    return lead.dropLast(blanks) + "\n" + margin + text
  }

  /// Where fewer cells are left beside a lead, the text stands below it.
  private static let leastRoom = 16
  private static let narrowIndent = 4
}
