import Glossary
import TextAnalysis

/// Writes CommonMark with one GitHub table for each subcategory.
enum MarkdownExport {
  static func text(of concepts: [Concept]) -> String {
    var sections: [(title: String, rows: [String])] = []
    for concept in concepts {
      let title = "\(concept.category) / \(concept.subcategory)"
      if sections.last?.title != title { sections.append((title, [])) }
      let cells = [
        "**\(escape(concept.preferredLabel(in: .en)))**", escape(concept.preferredLabel(in: .ru)),
        escape(concept.en.definition), escape(concept.ru.definition), "`\(concept.id)`",
      ]
      sections[sections.count - 1].rows.append("| " + cells.joined(separator: " | ") + " |")
    }
    return sections.map { section in
      """
      ## \(escape(section.title))

      | English | Русский | Definition | Определение | id |
      | --- | --- | --- | --- | --- |
      \(section.rows.joined(separator: "\n"))

      """
    }.joined(separator: "\n")
  }

  /// Text that stays text inside a table cell.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\n", "\r", "\r\n": escaped += " "
      case "|", "\\", "`", "*", "_", "[", "]", "<", ">":
        escaped += "\\"
        escaped.append(character)
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
