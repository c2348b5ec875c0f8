public import Glossary
public import TextAnalysis

/// A numbered list of concepts that a search found, best first.
public enum ResultList {
  /// Why a concept was found.
  public enum Match: String, CaseIterable, Sendable {
    case name, alias, api, prefix, typo, transliteration, inflection, description
    case keyboardLayout = "keyboard-layout"
  }

  /// One line of the list.
  public struct Entry: Equatable, Sendable {
    /// What was found.
    public var concept: Concept
    /// Why, where that is known and not plain.
    public var match: Match?
    /// The label or symbol that matched; for a description the phrase.
    public var matched: String

    /// Creates an entry.
    public init(_ concept: Concept, match: Match? = nil, matched: String = "") {
      self.concept = concept
      self.match = match
      self.matched = matched
    }
  }

  /// Draws the list for `width` cells, numbered from 1.
  public static func draw(
    _ entries: [Entry], language: Language, theme: Theme = .plain, width: Int
  ) -> String {
    let digits = String(entries.count).utf8.count
    let indent = digits + 3
    let page = Page(language: language, theme: theme, width: max(20, width) - indent)
    var lines: [StyledText] = []
    for (index, entry) in entries.enumerated() {
      let number = StyledText(String(index + 1), .dim).padded(to: digits, alignment: .trailing)
      let block = page.block(of: entry)
      for (row, line) in block.enumerated() {
        let margin = row == 0 ? StyledText(" ") + number + "  " : spaces(indent)
        lines.append(margin + line)
      }
    }
    return lines.rendered(theme)
  }

  private static func spaces(_ count: Int) -> StyledText {
    StyledText(String(repeating: " ", count: count))
  }
}

extension Page {
  /// The names with the category, the start of the definition, and why it was found.
  fileprivate func block(of entry: ResultList.Entry) -> [StyledText] {
    let category = StyledText(KeyName.category(of: entry.concept, in: language), .dim)
    var lines = spread(bothNames(of: entry.concept), category, indent: 0)
    let definition = StyledText(entry.concept.texts(in: language).definition)
    lines.append(definition.truncated(to: width, ellipsis: "…"))
    if let reason = MatchReason.text(entry, in: language) {
      lines += StyledText("(\(reason))", .dim).wrapped(to: width)
    }
    return lines.filter { $0.width > 0 }
  }
}
