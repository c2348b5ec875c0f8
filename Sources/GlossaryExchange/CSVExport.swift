import Glossary
internal import TextAnalysis

/// Writes RFC 4180: CRLF line ends, quotes where they are needed, quotes doubled.
enum CSVExport {
  static let header = [
    "id", "category", "subcategory", "en", "ru", "aliases_en", "aliases_ru", "definition_en",
    "definition_ru", "platforms", "api",
  ]

  static func text(of concepts: [Concept]) -> String {
    var lines = [header.map(cell).joined(separator: ",")]
    for concept in concepts {
      let row = [
        concept.id, concept.category, concept.subcategory,
        concept.preferredLabel(in: .en), concept.preferredLabel(in: .ru),
        aliases(of: concept, in: .en), aliases(of: concept, in: .ru),
        concept.en.definition, concept.ru.definition,
        concept.platforms.joined(separator: "|"),
        concept.api.map { "\($0.framework):\($0.symbol)" }.joined(separator: "|"),
      ]
      lines.append(row.map(cell).joined(separator: ","))
    }
    return lines.joined(separator: "\r\n") + "\r\n"
  }

  /// Names that may be shown besides the preferred one; hidden ones stay at home.
  private static func aliases(of concept: Concept, in language: Language) -> String {
    concept.labels
      .filter { $0.language == language && ($0.status == .admitted || $0.status == .deprecated) }
      .map(\.text).joined(separator: "|")
  }

  /// One cell; a leading sign that a spreadsheet would run as a formula is guarded.
  static func cell(_ text: String) -> String {
    var text = text
    if let first = text.first, "=+-@\t\r".contains(first) { text = "'" + text }
    let needsQuotes = text.unicodeScalars.contains {
      $0 == "," || $0 == "\"" || $0 == "\r" || $0 == "\n"
    }
    guard needsQuotes else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
