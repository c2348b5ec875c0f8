internal import Glossary

extension Page {
  /// Both names and, at the right, the category; a rule below.
  func title(of concept: Concept) -> [StyledText] {
    let category = StyledText(
      KeyName.category(concept.category, concept.subcategory, in: language), .dim)
    let lines = spread(bothNames(of: concept), category, indent: 0)
    var result = lines + [StyledText(theme.rule(width), .dim)]
    if !concept.origin.isEmpty {
      let origin = "\(Word.fromGlossary.text(in: language)): \(concept.origin)"
      result += StyledText(origin, .dim).wrapped(to: width)
    }
    return result
  }

  func definition(of concept: Concept) -> [StyledText] {
    StyledText(concept.texts(in: language).definition).wrapped(to: width)
  }

  /// The drawing of the entry, cut where the page is too narrow for it.
  func picture(of concept: Concept) -> [StyledText] {
    concept.picture.map { line in
      let seen = StyledText(line).truncated(to: width - Self.indent, ellipsis: "")
      return (StyledText("  ") + seen).withoutTrailingSpaces
    }
  }

  /// The deciding sentences, each under the name of the other concept.
  func contrasts(
    _ contrasts: [Contrast], of id: String, lookUp: @escaping (String) -> Concept?
  ) -> [StyledText] {
    contrasts.flatMap { contrast -> [StyledText] in
      let other = contrast.first == id ? contrast.second : contrast.first
      let name = lookUp(other).map(bothNames) ?? StyledText(other, .bold)
      return name.wrapped(to: width - 2).indented(by: 2)
        + StyledText(contrast.sentence(in: language)).wrapped(to: width - 4).indented(by: 4)
    }
  }

  /// The platforms, and a row for each framework with what the thing is called there.
  func symbols(of concept: Concept) -> [StyledText] {
    let platforms = concept.platforms.map { KeyName.platform($0, in: language) }
    var order: [String] = []
    var symbols: [String: StyledText] = [:]
    for name in concept.api {
      var text = StyledText(name.symbol, .accent)
      if let note = name.note { text.append(" (\(note))", .dim) }
      if let before = symbols[name.framework] {
        symbols[name.framework] = before + StyledText(", ") + text
      } else {
        order.append(name.framework)
        symbols[name.framework] = text
      }
    }
    let rows = order.map { [StyledText($0), symbols[$0] ?? ""] }
    let table = TextTable(headings: ["", ""], rows: rows)
    let list = StyledText(platforms.joined(separator: ", ")).wrapped(to: width - Self.indent)
    return (list + table.lines(theme: theme, width: width - Self.indent)).indented(by: Self.indent)
  }

  /// Gestures, states and the neighbours in the tree.
  func relations(of concept: Concept, lookUp: @escaping (String) -> Concept?) -> [StyledText] {
    let name = { (id: String) in lookUp(id)?.preferredLabel(in: language) ?? id }
    let rows: [(Word, [String])] = [
      (.gestures, concept.gestures), (.states, concept.states), (.broader, concept.broader),
      (.partOf, concept.partOf), (.seeAlso, concept.related),
    ]
    return tagged(
      rows.map { word, ids in
        (word.text(in: language), StyledText(ids.map(name).joined(separator: ", ")))
      })
  }

  func sources(of concept: Concept) -> [StyledText] {
    concept.sources.flatMap { source -> [StyledText] in
      var text = StyledText(source.name)
      if source.words == .modified {
        text.append(" (\(Word.modifiedWords.text(in: language)))", .dim)
      }
      let name = text.wrapped(to: width - 2).indented(by: 2)
      let address = StyledText(source.url ?? "", .dim).wrapped(to: width - 4).indented(by: 4)
      return name + address
    }
  }
}
