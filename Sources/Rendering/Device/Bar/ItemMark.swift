internal import TabBar
internal import TextAnalysis

/// How selection, dimming and badges are told without colour: `[Selected]`, `~disabled~`, `(3)`.
enum ItemMark {
  /// `text` cut to `cells` with the marks of `item` around it; empty where there is no text.
  static func marked(
    _ text: String, _ item: Presentation.Shown, cells: Int, theme: Theme
  ) -> String {
    if text.isEmpty { return "" }
    // Two dots of four cells would leave too little of the word.
    let ellipsis = cells < 8 && theme.frame == .ascii ? "." : theme.ellipsis
    let shown = DisplayWidth.visible(text)
    let pair: (String, String)? =
      item.isSelected ? ("[", "]") : item.isEnabled ? nil : ("~", "~")
    guard let pair, cells >= 3 else {
      return DisplayWidth.truncated(shown, to: cells, ellipsis: ellipsis)
    }
    return pair.0 + DisplayWidth.truncated(shown, to: cells - 2, ellipsis: ellipsis) + pair.1
  }

  /// The cells that `marked` would like to have; room for marks is counted whether there are any or
  /// not, so that a drawing keeps its width when another tab is selected.
  static func width(of text: String) -> Int {
    text.isEmpty ? 0 : DisplayWidth.width(of: DisplayWidth.visible(text)) + 2
  }

  /// The badge in its oval; an empty one is an oval without text, on Android a dot (TB-028).
  ///
  /// The ellipsis of a badge that the device cut (TB-024) is written in the characters of the theme.
  static func badge(_ text: String, isDot: Bool, theme: Theme) -> String {
    if text.isEmpty, isDot { return "*" }
    let isCut = text.hasSuffix("…")
    let shown = isCut ? text.dropLast() + theme.ellipsis : text
    return "(" + DisplayWidth.visible(shown) + ")"
  }

  static func style(of item: Presentation.Shown) -> Style {
    item.isSelected ? [.bold, .accent] : item.isEnabled ? .muted : .dim
  }
}
