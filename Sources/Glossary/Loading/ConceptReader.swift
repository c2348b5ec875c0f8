import TextAnalysis

/// Reads concepts, see `Glossary/schema/glossary.schema.json` for the format.
extension FieldReader {
  private static let conceptKeys = [
    "id", "category", "subcategory", "seed", "familiarity", "labels", "en", "ru", "platforms",
    "api",
    "broader", "partOf", "related", "gestures", "states", "picture", "sources", "formerIds",
  ]

  /// The concept that `node` holds; nil where it has no usable id.
  ///
  /// - Parameters:
  ///   - path: where the concept stands in the file.
  ///   - group: the category and subcategory of the file, for a concept that names none.
  mutating func concept(
    _ node: JSONNode, path: String, group: (category: String?, subcategory: String?)
  ) -> Concept? {
    defer { entry = nil }
    guard case .object(let members) = node.value else {
      report(.wrongType(expected: .object), field: path, at: node.range.lowerBound)
      return nil
    }
    // Fields are named within the entry where the entry can be named, else within the file.
    if case .string(let id)? = members.first(where: { $0.key == "id" })?.value.value { entry = id }
    guard
      let fields = fields(of: node, path: entry == nil ? path : "", keys: Self.conceptKeys)
    else { return nil }
    let id = requiredText(fields, "id") == nil ? nil : identifier(fields, "id")
    let category = identifier(fields, "category") ?? group.category
    let subcategory = identifier(fields, "subcategory") ?? group.subcategory
    requireElements(fields, "labels")
    let labels = labels(fields)
    checkPreferred(labels, fields, at: node.range.lowerBound)
    var concept = Concept(
      id: id ?? "", category: category ?? "", subcategory: subcategory ?? "",
      isSeed: flag(fields, "seed"),
      familiarity: choice(fields, "familiarity", of: Familiarity.self) ?? .known, labels: labels,
      en: texts(fields, language: .en), ru: texts(fields, language: .ru))
    concept.platforms = identifiers(fields, "platforms")
    concept.api = apiNames(fields)
    concept.broader = references(fields, "broader")
    concept.partOf = references(fields, "partOf")
    concept.related = references(fields, "related")
    concept.gestures = references(fields, "gestures")
    concept.states = references(fields, "states")
    concept.picture = texts(fields, "picture", allowingEmpty: true)
    concept.sources = sources(fields)
    concept.formerIDs = identifiers(fields, "formerIds")
    return id == nil ? nil : concept
  }

  private mutating func labels(_ fields: Fields) -> [Label] {
    var labels: [Label] = []
    for item in list(fields, "labels") {
      guard
        let label = self.fields(
          of: item.node, path: item.path,
          keys: [
            "text", "lang", "status", "kind", "scope", "note", "gender", "number", "indeclinable",
          ])
      else { continue }
      let text = requiredText(label, "text")
      let language = requiredChoice(label, "lang", of: Language.self)
      let status = requiredChoice(label, "status", of: Label.Status.self)
      let kind = requiredChoice(label, "kind", of: Label.Kind.self)
      let scope = self.text(label, "scope")
      let note = self.text(label, "note")
      let gender = choice(label, "gender", of: Label.Gender.self)
      let number = choice(label, "number", of: Label.Number.self)
      let isIndeclinable = flag(label, "indeclinable")
      guard let text, let language, let status, let kind else { continue }
      labels.append(
        Label(
          text: text, language: language, status: status, kind: kind, scope: scope, note: note,
          gender: gender, number: number, isIndeclinable: isIndeclinable))
    }
    return labels.filter { $0.status == .preferred } + labels.filter { $0.status != .preferred }
  }

  /// A concept needs a preferred label; two in one language are one too many.
  private mutating func checkPreferred(_ labels: [Label], _ fields: Fields, at offset: Int) {
    guard !labels.isEmpty else { return }
    let preferred = labels.filter { $0.status == .preferred }
    for language in Language.allCases {
      let count = preferred.count { $0.language == language }
      if count > 1 || preferred.isEmpty {
        report(
          .preferredLabels(language, count: count), field: fields.path("labels"), at: offset)
      }
    }
  }

  private mutating func texts(_ fields: Fields, language: Language) -> Texts {
    guard let node = fields.node(language.rawValue),
      let part = self.fields(
        of: node, path: fields.path(language.rawValue),
        keys: ["definition", "note", "example", "cues"])
    else { return Texts() }
    return Texts(
      definition: text(part, "definition") ?? "", note: text(part, "note"),
      example: text(part, "example") ?? "", cues: texts(part, "cues"))
  }

  private mutating func apiNames(_ fields: Fields) -> [APIName] {
    list(fields, "api").compactMap { item in
      guard
        let name = self.fields(
          of: item.node, path: item.path, keys: ["framework", "symbol", "note"])
      else { return nil }
      let framework = requiredText(name, "framework")
      let symbol = requiredText(name, "symbol")
      let note = text(name, "note")
      guard let framework, let symbol else { return nil }
      return APIName(framework: framework, symbol: symbol, note: note)
    }
  }

  private mutating func sources(_ fields: Fields) -> [Source] {
    list(fields, "sources").compactMap { item in
      guard
        let source = self.fields(of: item.node, path: item.path, keys: ["name", "url", "words"])
      else { return nil }
      let name = requiredText(source, "name")
      let url = text(source, "url")
      let words = requiredChoice(source, "words", of: Source.Words.self)
      guard let name, let words else { return nil }
      return Source(name: name, url: url, words: words)
    }
  }
}
