internal import TabBar
internal import TextAnalysis

/// How selection, dimming and badges are told without colour: `[Selected]`, `~disabled~`, `(3)`.
enum ItemMark {
  /// `text` cut to `cells` with the marks of `item` around it; empty where there is no text.
  static func marked(
    _ text: String, _ item: Presentation.Shown, cells: Int, theme: Theme
  ) -> String {
    if text.isEmpty { return "" }
    let shown = DisplayWidth.visible(text)
    let pair: (String, String)? =
      item.isSelected ? ("[", "]") : item.isEnabled ? nil : ("~", "~")
    guard let pair, cells >= 3 else {
      return DisplayWidth.truncated(shown, to: cells, ellipsis: theme.ellipsis)
    }
    return pair.0 + DisplayWidth.truncated(shown, to: cells - 2, ellipsis: theme.ellipsis) + pair.1
  }

  /// The cells that `marked` would like to have.
  static func width(of text: String, _ item: Presentation.Shown) -> Int {
    if text.isEmpty { return 0 }
    let marks = item.isSelected || !item.isEnabled ? 2 : 0
    return DisplayWidth.width(of: DisplayWidth.visible(text)) + marks
  }

  /// The badge in its oval; an empty one is an oval without text, on Android a dot (TB-028).
  static func badge(_ text: String, isDot: Bool) -> String {
    text.isEmpty && isDot ? "*" : "(" + DisplayWidth.visible(text) + ")"
  }

  static func style(of item: Presentation.Shown) -> Style {
    item.isSelected ? [.bold, .accent] : item.isEnabled ? [] : .dim
  }
}
