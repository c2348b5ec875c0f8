internal import TextAnalysis

/// A line of text in runs of one style each; escape sequences are made only when it is rendered.
///
/// Whatever comes in is made visible first (``DisplayWidth/visible(_:)``), so that no control in a
/// title or a glossary entry ever reaches the terminal.
public struct StyledText: Equatable, Sendable, ExpressibleByStringLiteral {
  struct Run: Equatable, Sendable {
    var text: String
    var style: Style
  }

  private(set) var runs: [Run] = []

  /// Creates a line of one run.
  public init(_ text: String, _ style: Style = []) {
    append(text, style)
  }

  /// Creates a line without a style.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The cells that the line takes.
  public var width: Int {
    runs.reduce(0) { $0 + DisplayWidth.width(of: $1.text) }
  }

  /// The line without its styles.
  public var plain: String {
    runs.map(\.text).joined()
  }

  /// Adds a run at the end.
  public mutating func append(_ text: String, _ style: Style = []) {
    appendVisible(DisplayWidth.visible(text), style)
  }

  /// One line after the other.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    for run in right.runs { result.appendVisible(run.text, run.style) }
    return result
  }

  /// The line as it is printed: with escape sequences where the theme has colour.
  public func rendered(_ theme: Theme) -> String {
    guard theme.hasColor else { return plain }
    return runs.map { run in
      let on = run.style.parameters(theme)
      return on.isEmpty ? run.text : "\u{1B}[\(on)m\(run.text)\u{1B}[0m"
    }.joined()
  }

  /// `text` is visible already.
  mutating func appendVisible(_ text: String, _ style: Style) {
    if text.isEmpty { return }
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].text = last.text + text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  /// The line without the spaces at its end.
  var withoutTrailingSpaces: StyledText {
    var result = self
    while let last = result.runs.last, last.text.hasSuffix(" ") {
      let kept = last.text.dropLast()
      if kept.isEmpty {
        result.runs.removeLast()
      } else {
        result.runs[result.runs.count - 1].text = String(kept)
      }
    }
    return result
  }

  /// The line with spaces after it up to `cells`.
  func padded(to cells: Int, alignment: DisplayWidth.Alignment = .leading) -> StyledText {
    let free = max(0, cells - width)
    let before =
      switch alignment {
      case .leading: 0
      case .center: free / 2
      case .trailing: free
      }
    let spaces = { (count: Int) in StyledText(String(repeating: " ", count: count)) }
    return spaces(before) + self + spaces(free - before)
  }
}

extension [StyledText] {
  /// The lines as they are printed, without a line break after the last.
  func rendered(_ theme: Theme) -> String {
    map { $0.rendered(theme) }.joined(separator: "\n")
  }

  /// The lines moved to the right by `cells`; empty ones stay empty.
  func indented(by cells: Int) -> [StyledText] {
    map { $0.runs.isEmpty ? $0 : StyledText(String(repeating: " ", count: cells)) + $0 }
  }
}
