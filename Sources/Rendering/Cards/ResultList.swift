public import Glossary
public import TextAnalysis

/// A numbered list of concepts that a search found, best first.
public enum ResultList {
  /// One line of the list.
  public struct Entry: Equatable, Sendable {
    var en: String
    var ru: String
    var category: String
    var subcategory: String
    var definitions: [Language: String] = [:]
    var match: Match?
    var matched: String = ""

    /// Creates an entry from a concept.
    ///
    /// - Parameters:
    ///   - concept: The concept.
    ///   - match: How a text led to it, where one did.
    ///   - matched: The label, API name or words that matched.
    public init(_ concept: Concept, match: Match? = nil, matched: String = "") {
      en = concept.preferredLabel(in: .en)
      ru = concept.preferredLabel(in: .ru)
      category = concept.category
      subcategory = concept.subcategory
      definitions = [.en: concept.en.definition, .ru: concept.ru.definition]
      self.match = match
      self.matched = matched
    }

    /// Creates an entry from a search result, with the start of the definition where the concept
    /// itself is at hand.
    public init(_ result: SearchResult, concept: Concept? = nil) {
      en = result.en
      ru = result.ru
      category = result.category
      subcategory = result.subcategory
      match = result.match
      matched = result.matched
      if let concept {
        definitions = [.en: concept.en.definition, .ru: concept.ru.definition]
        if ![.description, .api].contains(result.match), !Self.shows(result.matched, concept) {
          matched = ""
        }
      }
    }

    /// Whether a text is one of the names that an entry shows; hidden labels lead to it and are no
    /// advice.
    private static func shows(_ text: String, _ concept: Concept) -> Bool {
      let key = FoldedText(text).key
      return concept.labels.contains { $0.status != .hidden && FoldedText($0.text).key == key }
        || concept.api.contains { FoldedText($0.symbol).key == key } || concept.id == text
    }

    /// Creates an entry from a line of a listing.
    public init(_ summary: ConceptSummary) {
      en = summary.en
      ru = summary.ru
      category = summary.category
      subcategory = summary.subcategory
    }

    func name(in language: Language) -> String { language == .en ? en : ru }
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
    let key = KeyName.category(entry.category, entry.subcategory, in: language)
    let names = bothNames(entry.name(in: language), entry.name(in: other))
    var lines = spread(names, StyledText(key, .dim), indent: 0)
    let definition = StyledText(entry.definitions[language] ?? "")
    if definition.width <= width {
      lines.append(definition)
    } else {
      lines += definition.wrapped(to: width - 1).prefix(1).map { $0 + "…" }
    }
    if let reason = MatchReason.text(entry, in: language) {
      lines += StyledText("(\(reason))", .dim).wrapped(to: width)
    }
    return lines.filter { $0.width > 0 }
  }
}
