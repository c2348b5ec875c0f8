public import Glossary
public import TextAnalysis

/// Concepts side by side: what differs between them, and the sentence that decides.
public enum ComparisonTable {
  /// Draws the comparison for `width` cells.
  ///
  /// - Parameters:
  ///   - concepts: Two or more, in the order of the columns.
  ///   - contrasts: The deciding sentences between them; others are ignored.
  ///   - lookUp: Finds a concept by id, for the names of gestures, states and kinds.
  ///   - language: The language of the texts and headings.
  ///   - theme: Frames and colour.
  ///   - width: Cells a line may take.
  public static func draw(
    _ concepts: [Concept], contrasts: [Contrast],
    lookUp: @escaping (String) -> Concept? = { _ in nil },
    language: Language, theme: Theme = .plain, width: Int
  ) -> String {
    let page = Page(language: language, theme: theme, width: max(20, width))
    let aspects = page.aspects(of: concepts, lookUp: lookUp)
    let isTable = concepts.count * 20 + 12 <= page.width
    let body =
      isTable ? page.columns(concepts, aspects) : page.blocks(concepts, aspects)
    return page.join([
      body, page.section(.allHave, page.common(aspects)),
      page.section(.difference, page.decisions(concepts, contrasts)),
    ])
  }
}

/// One thing to compare by, with a value for each concept.
private struct Aspect {
  var name: String
  var values: [String]
  var isCommon: Bool { values.count > 1 && values.allSatisfy { $0 == values.first } }
  var isEmpty: Bool { values.allSatisfy(\.isEmpty) }
}

extension Page {
  fileprivate func aspects(of concepts: [Concept], lookUp: @escaping (String) -> Concept?)
    -> [Aspect]
  {
    let names = { (ids: [String]) in
      ids.map { lookUp($0)?.preferredLabel(in: language) ?? $0 }.sorted().joined(separator: ", ")
    }
    let rows: [(Word, (Concept) -> String)] = [
      (other == .en ? .englishNames : .russianNames, { $0.preferredLabel(in: other) }),
      (.definition, { $0.texts(in: language).definition }),
      (.category, { KeyName.category($0.category, $0.subcategory, in: language) }),
      (.broader, { names($0.broader) }), (.partOf, { names($0.partOf) }),
      (.gestures, { names($0.gestures) }), (.states, { names($0.states) }),
      (
        .platforms,
        { $0.platforms.map { KeyName.platform($0, in: language) }.joined(separator: ", ") }
      ),
      (.symbol, { $0.api.map(\.symbol).uniqued().joined(separator: ", ") }),
    ]
    return rows.map { word, value in
      Aspect(name: word.text(in: language), values: concepts.map(value))
    }.filter { !$0.isEmpty }
  }

  /// A column for each concept, a row for each aspect that differs.
  fileprivate func columns(_ concepts: [Concept], _ aspects: [Aspect]) -> [StyledText] {
    let headings = concepts.map {
      StyledText($0.preferredLabel(in: language), [.bold, .accent])
    }
    let rows = aspects.filter { !$0.isCommon }.map { aspect in
      [StyledText(aspect.name, .dim)] + aspect.values.map { StyledText($0.isEmpty ? "–" : $0) }
    }
    return TextTable(headings: [""] + headings, rows: rows).lines(
      theme: theme, width: width, isSpaced: true)
  }

  /// One concept under the other, for narrow pages and many concepts.
  fileprivate func blocks(_ concepts: [Concept], _ aspects: [Aspect]) -> [StyledText] {
    let differing = aspects.filter { !$0.isCommon }
    let parts = concepts.enumerated().map { index, concept in
      StyledText(concept.preferredLabel(in: language), [.bold, .accent]).wrapped(to: width)
        + tagged(differing.map { ($0.name, StyledText($0.values[index])) })
    }
    return Array(parts.joined(separator: [StyledText("")]))
  }

  fileprivate func common(_ aspects: [Aspect]) -> [StyledText] {
    tagged(aspects.filter(\.isCommon).map { ($0.name, StyledText($0.values.first ?? "")) })
  }

  /// The deciding sentence of each pair; with more than two concepts under the names of the pair.
  fileprivate func decisions(_ concepts: [Concept], _ contrasts: [Contrast]) -> [StyledText] {
    var lines: [StyledText] = []
    for (index, first) in concepts.enumerated() {
      for second in concepts[(index + 1)...] {
        let pair = [first.id, second.id].sorted()
        let contrast = contrasts.first { [$0.first, $0.second].sorted() == pair }
        if concepts.count > 2 {
          guard contrast != nil else { continue }
          let names =
            first.preferredLabel(in: language) + " — " + second.preferredLabel(in: language)
          lines += StyledText(names, .bold).wrapped(to: width - 2).indented(by: 2)
        }
        let sentence = contrast?.sentence(in: language) ?? Word.noneDecides.text(in: language)
        let indent = concepts.count > 2 ? 4 : 2
        lines += StyledText(sentence).wrapped(to: width - indent).indented(by: indent)
      }
    }
    return lines
  }
}

extension [String] {
  /// The texts without repetitions, in their order.
  func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
