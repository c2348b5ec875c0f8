import Glossary
import Rendering
import TabBar
import TextAnalysis

/// The answer to a look-up.
struct FoundBody: AnswerBody {
  var query: String
  var answer: FindAnswer
  /// Whether scores are shown to people too.
  var showsScores: Bool
  /// Reads an entry for its definition; only people need it.
  var concept: (String) -> Concept?

  /// How many cells of a text that was looked up are repeated.
  private static let echoed = 200

  var isNegative: Bool { answer.results.isEmpty }

  func write(to json: inout JSONText, in language: Language) {
    if let ambiguous = answer.ambiguous {
      json.object("ambiguous") { json in
        json.member("ids", ambiguous.ids)
        json.object("question") { json in
          json.member("en", ambiguous.en)
          json.member("ru", ambiguous.ru)
        }
      }
    } else {
      json.nullMember("ambiguous")
    }
    json.array("results", answer.results) { json, result in
      json.object { json in
        json.member("id", result.id)
        json.object("name") { json in
          json.member("en", result.en)
          json.member("ru", result.ru)
        }
        json.member("category", result.category)
        json.member("score", rounded(result.score))
        json.member("match", result.match.rawValue)
        json.member("matched", result.matched)
        if showsScores, !result.parts.isEmpty {
          json.object("parts") { json in
            for part in result.parts { json.member(part.kind.rawValue, rounded(part.value)) }
          }
        }
      }
    }
    if showsScores, let trace = answer.trace { write(trace, to: &json) }
  }

  private func write(_ trace: LookUpTrace, to json: inout JSONText) {
    json.object("why") { json in
      json.member("key", trace.key)
      json.member("stems", trace.stems)
      json.array("stages", trace.steps) { json, step in
        json.object { json in
          json.member("stage", step.stage.rawValue)
          json.member("candidates", step.candidates)
          json.member("best", rounded(step.best))
        }
      }
    }
  }

  private func rounded(_ score: Double) -> Double { (score * 1000).rounded() / 1000 }

  func text(_ style: TextStyle) -> String {
    var parts: [String] = []
    let shown = answer.results.isEmpty ? answer.nearMisses : answer.results
    if answer.results.isEmpty {
      let query = DisplayWidth.truncated(DisplayWidth.visible(self.query), to: Self.echoed)
      let message = Wording(
        "nothing found for “\(query)”", "по запросу «\(query)» ничего не нашлось")
      parts.append(
        WordWrap.hanging("", message.text(in: style.language), to: style.sentenceWidth))
      if !shown.isEmpty {
        parts.append(Wording("the nearest:", "ближайшее:").text(in: style.language))
      }
    }
    if let ambiguous = answer.ambiguous {
      let question = ambiguous.question(in: style.language)
      if !question.isEmpty {
        parts.append(WordWrap.hanging("", question, to: style.sentenceWidth))
      }
    }
    if !shown.isEmpty {
      let entries = shown.map { ResultList.Entry($0, concept: concept($0.id)) }
      parts.append(
        ResultList.draw(
          entries, language: style.language, theme: style.theme, width: style.width))
    }
    if showsScores {
      if let trace = answer.trace {
        parts.append(hanging("", Messages.lookUp(trace), style))
      }
      for (index, result) in shown.enumerated() {
        parts.append(hanging("\(index + 1)  ", Messages.score(of: result), style))
      }
    }
    return parts.joined(separator: "\n")
  }

  /// Lines that hang under the text of the first, or under their own indent.
  private func hanging(_ lead: String, _ message: Wording, _ style: TextStyle) -> String {
    message.text(in: style.language).split(separator: "\n").enumerated().map { index, line in
      let indent = String(line.prefix { $0 == " " })
      return WordWrap.hanging(
        (index == 0 ? lead : "") + indent, String(line.dropFirst(indent.count)),
        to: style.sentenceWidth)
    }.joined(separator: "\n")
  }
}

/// A whole entry.
struct TermBody: AnswerBody {
  var concept: Concept
  var contrasts: [Contrast]
  var lookUp: (String) -> Concept?

  func write(to json: inout JSONText, in language: Language) {
    json.name("term")
    ConceptJSON.write(concept, contrasts: contrasts, to: &json)
  }

  func text(_ style: TextStyle) -> String {
    let card = ConceptCard.draw(
      concept, contrasts: contrasts, lookUp: lookUp, language: style.language,
      theme: style.theme, width: style.width)
    guard let line = BenchHint.line(for: concept.id)?.text(in: style.language) else { return card }
    let heading = Wording("On the bench", "На стенде").text(in: style.language)
    return "\(card)\n\n\(heading)\n  \(line)"
  }
}

/// Entries side by side.
struct ComparisonBody: AnswerBody {
  var concepts: [Concept]
  var contrasts: [Contrast]
  var lookUp: (String) -> Concept?

  func write(to json: inout JSONText, in language: Language) {
    json.array("terms", concepts) { json, concept in
      ConceptJSON.write(concept, contrasts: [], to: &json)
    }
    if contrasts.isEmpty {
      json.nullMember("difference")
    } else {
      json.object("difference") { json in
        json.member("en", contrasts.map(\.en).joined(separator: " "))
        json.member("ru", contrasts.map(\.ru).joined(separator: " "))
      }
    }
  }

  func text(_ style: TextStyle) -> String {
    ComparisonTable.draw(
      concepts, contrasts: contrasts, lookUp: lookUp, language: style.language,
      theme: style.theme, width: style.width)
  }
}

/// The opened glossaries.
struct GlossariesBody: AnswerBody {
  var glossaries: [GlossaryInfo]

  func write(to json: inout JSONText, in language: Language) {
    json.array("glossaries", glossaries) { json, glossary in
      json.object { json in
        json.member("name", glossary.name.isEmpty ? "shtorka" : glossary.name)
        json.member("origin", glossary.path.isEmpty ? "shipped" : glossary.path)
        json.member("concepts", glossary.concepts)
      }
    }
  }

  func text(_ style: TextStyle) -> String {
    let headings = [
      Wording("glossary", "словарь"), Wording("origin", "откуда"), Wording("concepts", "понятий"),
    ]
    let shipped = Wording("shipped with the program", "в составе программы")
    return TextTable(
      headings: headings.map { $0.text(in: style.language) },
      rows: glossaries.map { glossary in
        [
          glossary.name.isEmpty ? "shtorka" : glossary.name,
          glossary.path.isEmpty ? shipped.text(in: style.language) : glossary.path,
          String(glossary.concepts),
        ]
      }
    ).draw(theme: style.theme, width: style.width)
  }
}

/// Concepts of a category or a platform.
struct ListingBody: AnswerBody {
  var concepts: [ConceptSummary]

  func write(to json: inout JSONText, in language: Language) {
    json.array("concepts", concepts) { json, concept in
      json.object { json in
        json.member("id", concept.id)
        json.object("name") { json in
          json.member("en", concept.en)
          json.member("ru", concept.ru)
        }
        json.member("category", concept.category)
        json.member("subcategory", concept.subcategory)
      }
    }
  }

  func text(_ style: TextStyle) -> String {
    ResultList.draw(
      concepts.map(ResultList.Entry.init), language: style.language, theme: style.theme,
      width: style.width)
  }
}

/// The categories with how many concepts each has.
struct CategoriesBody: AnswerBody {
  var concepts: [ConceptSummary]

  private var groups: [(category: String, subcategory: String, count: Int)] {
    let counts = Dictionary(grouping: concepts) { "\($0.category)/\($0.subcategory)" }
    return counts.keys.sorted().compactMap { key in
      guard let first = counts[key]?.first else { return nil }
      return (first.category, first.subcategory, counts[key]?.count ?? 0)
    }
  }

  func write(to json: inout JSONText, in language: Language) {
    json.array("categories", groups) { json, group in
      json.object { json in
        json.member("category", group.category)
        json.member("subcategory", group.subcategory)
        json.member("concepts", group.count)
      }
    }
  }

  func text(_ style: TextStyle) -> String {
    let headings = [
      Wording("category", "раздел"), Wording("group", "группа"), Wording("concepts", "понятий"),
    ]
    let language = style.language
    let table = TextTable(
      headings: headings.map { $0.text(in: language) },
      rows: groups.map { group in
        [
          KeyName.name(group.category, in: language), KeyName.name(group.subcategory, in: language),
          String(group.count),
        ]
      }
    ).draw(theme: style.theme, width: style.width)
    let platforms = Set(concepts.flatMap(\.platforms)).sorted()
      .map { KeyName.name($0, in: language) }.joined(separator: ", ")
    let lines = [
      Wording("Platforms: \(platforms)", "Платформы: \(platforms)").text(in: language),
      Wording("Letters: ", "Буквы: ").text(in: language) + Letters.all(concepts, in: .en) + " · "
        + Letters.all(concepts, in: .ru),
      Wording(
        "For example: browse gesture, browse android, browse b",
        "Например: обзор жест, обзор android, обзор ш"
      ).text(in: language),
    ]
    return ([table, ""] + lines.flatMap { Paragraph.lines($0, width: style.width) })
      .joined(separator: "\n")
  }
}

/// Something written out.
struct ExportedBody: AnswerBody {
  var what: String
  var format: String
  var file: String?
  var entries: Int
  var content: String

  func write(to json: inout JSONText, in language: Language) {
    json.object("exported") { json in
      json.member("what", what)
      json.member("format", format)
      json.member("file", file)
      json.member("entries", entries)
    }
    if file == nil { json.member("text", content) }
  }

  func text(_ style: TextStyle) -> String {
    guard let file else {
      return content.hasSuffix("\n") ? String(content.dropLast()) : content
    }
    let name = DisplayWidth.visible(file)
    return Wording("written: \(name)", "записано: \(name)").text(in: style.language)
  }
}
