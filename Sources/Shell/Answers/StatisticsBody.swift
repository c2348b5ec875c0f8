import Glossary
import Rendering
import TabBar
import TextAnalysis

/// How much the glossaries hold.
struct StatisticsBody: AnswerBody {
  var statistics: GlossaryStatistics

  private struct Row {
    var name: String
    var label: Wording
    var value: Int
    /// The same of one language, where it can be told apart.
    var part: KeyPath<LanguageStatistics, Int>?
  }

  private var rows: [Row] {
    [
      Row(name: "concepts", label: Wording("entries", "статьи"), value: statistics.concepts),
      Row(
        name: "labels", label: Wording("labels", "названия"), value: statistics.labels,
        part: \.labels),
      Row(name: "pictures", label: Wording("pictures", "картинки"), value: statistics.pictures),
      Row(
        name: "cues", label: Wording("cues", "описания своими словами"), value: statistics.cues,
        part: \.cues),
      Row(
        name: "pairs", label: Wording("deciding sentences", "пары с решающей фразой"),
        value: statistics.pairs),
      Row(
        name: "ambiguous", label: Wording("ambiguous labels", "неоднозначные названия"),
        value: statistics.ambiguous),
    ]
  }

  private var byCategory: [(key: String, count: Int)] {
    statistics.byCategory.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func write(to json: inout JSONText, in language: Language) {
    json.object("stats") { json in
      for row in rows { json.member(row.name, row.value) }
      json.object("byCategory") { json in
        for (name, count) in byCategory { json.member(name, count) }
      }
      json.object("byLanguage") { json in
        for language in Language.allCases {
          let part = statistics.byLanguage[language] ?? LanguageStatistics()
          json.object(language.rawValue) { json in
            json.member("labels", part.labels)
            json.member("preferred", part.preferred)
            json.member("cues", part.cues)
          }
        }
      }
    }
  }

  func text(_ style: TextStyle) -> String {
    var cells: [[String]] = []
    for row in rows {
      cells.append([row.label.text(in: style.language), String(row.value)])
      if row.name == "concepts" {
        cells += byCategory.map {
          ["- " + KeyName.plural($0.key, in: style.language), String($0.count)]
        }
      }
      guard let part = row.part else { continue }
      cells += Language.allCases.map { language in
        let count = (statistics.byLanguage[language] ?? LanguageStatistics())[keyPath: part]
        return ["- " + Self.name(of: language).text(in: style.language), String(count)]
      }
    }
    return TextTable(headings: ["", ""], rows: cells).draw(theme: style.theme, width: style.width)
  }

  private static func name(of language: Language) -> Wording {
    switch language {
    case .en: Wording("in English", "по-английски")
    case .ru: Wording("in Russian", "по-русски")
    }
  }
}
