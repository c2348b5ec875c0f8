internal import Glossary
internal import TextAnalysis

/// The sheet that cards and lists are set on: language, theme and measure, and the ways to set text.
struct Page {
  var language: Language
  var theme: Theme
  /// Cells a line may take.
  var width: Int

  static let indent = 2

  /// The language that the page is not in.
  var other: Language { language == .en ? .ru : .en }

  /// A heading and what stands under it; nothing where there is nothing.
  func section(_ heading: Word, _ lines: [StyledText]) -> [StyledText] {
    if lines.isEmpty { return [] }
    return StyledText(heading.text(in: language), .bold).wrapped(to: width) + lines
  }

  /// Running text, indented.
  func paragraph(_ text: String, _ style: Style = []) -> [StyledText] {
    StyledText(text, style).wrapped(to: width - Self.indent).indented(by: Self.indent)
  }

  /// Lines of `tag  text`, the texts under each other; on a narrow page `tag: text`, hanging.
  func tagged(_ rows: [(tag: String, text: StyledText)]) -> [StyledText] {
    let rows = rows.filter { $0.text.width > 0 }
    let tags = rows.map { DisplayWidth.width(of: DisplayWidth.visible($0.tag)) }.max() ?? 0
    let column = tags + 2
    if width - Self.indent - column < 26 { return rows.flatMap { hanging($0.tag, $0.text) } }
    return rows.flatMap { row in
      row.text.wrapped(to: width - Self.indent - column).enumerated().map { index, part in
        let tag = StyledText(index == 0 ? row.tag : "", .dim)
        return StyledText("  ") + tag.padded(to: column) + part
      }
    }
  }

  /// `tag: text`, the further lines two cells to the right of the first.
  private func hanging(_ tag: String, _ text: StyledText) -> [StyledText] {
    let indent = Self.indent + tag.prefix { $0 == " " }.count
    let whole = StyledText(tag + ": ", .dim) + text
    return whole.wrapped(to: width - indent - 2).enumerated().map { index, part in
      StyledText(String(repeating: " ", count: index == 0 ? indent : indent + 2)) + part
    }
  }

  /// The blocks that are not empty, a blank line between them.
  func join(_ blocks: [[StyledText]]) -> String {
    let filled = blocks.filter { !$0.isEmpty }
    return Array(filled.joined(separator: [StyledText("")])).rendered(theme)
  }

  /// Both names of a concept, the page's language first.
  func bothNames(of concept: Concept) -> StyledText {
    bothNames(concept.preferredLabel(in: language), concept.preferredLabel(in: other))
  }

  func bothNames(_ name: String, _ otherName: String) -> StyledText {
    let first = StyledText(name, [.bold, .accent])
    return name == otherName ? first : first + StyledText(" · " + otherName)
  }

  /// A line with something at its right edge, or two lines where both do not fit into one.
  func spread(_ left: StyledText, _ right: StyledText, indent: Int) -> [StyledText] {
    let free = width - left.width - right.width
    if free >= 2 { return [left + StyledText(String(repeating: " ", count: free)) + right] }
    let parts = left.wrapped(to: width)
    return parts + right.wrapped(to: width - indent).indented(by: indent)
  }
}
