import CommandLanguage
import Glossary
import GlossaryExchange
import LineEditing
import TabBar
import TextAnalysis

extension Completer {
  /// Names out of the lists that the program's other rooms keep.
  func listed(
    _ kind: ValueKind, _ request: CompletionRequest
  ) -> [LineEditing.CompletionCandidate] {
    switch kind {
    case .category: categories(request)
    case .rule: rules(request)
    case .exportFormat:
      ExportFormats.names(for: request.keywords.first).compactMap {
        named($0, note: nil, request)
      }
    case .systemItem:
      SystemItem.allCases.compactMap { item in
        named(
          item.rawValue, note: item.title(in: DeviceLanguage(session.language)), request)
      }
    case .glossary:
      glossaries(request)
    case .languageCode: Language.allCases.compactMap { named($0.rawValue, note: nil, request) }
    case .stateField: fields(request)
    default: []
    }
  }

  /// Lines of the history by number, the newest first.
  func typedLines(_ request: CompletionRequest) -> [LineEditing.CompletionCandidate] {
    let lines = session.typed.numbered.isEmpty ? session.typed.lines ?? [] : session.typed.numbered
    return lines.indices.reversed().filter { String($0 + 1).hasPrefix(request.prefix) }.prefix(100)
      .map { index in
        LineEditing.CompletionCandidate(
          String(index + 1), note: DisplayWidth.visible(lines[index]))
      }
  }

  /// Terms that are still worth a list, and soon enough read for one.
  static let mostListed = 20_000

  /// The terms by name: first those of the list printed last, then all others.
  func everyTerm(
    _ request: CompletionRequest, areQuoted: Bool
  ) -> [LineEditing.CompletionCandidate] {
    guard let library = try? session.glossaries.library(),
      let count = try? library.statistics().concepts, count <= Self.mostListed,
      let all = try? library.browse()
    else { return [] }
    let (language, other): (Language, Language) =
      session.language == .en ? (.en, .ru) : (.ru, .en)
    let places = Dictionary(
      zip(session.lastList, session.lastList.indices), uniquingKeysWith: { first, _ in first })
    let listed = all.filter { places[$0.id] != nil }
      .sorted { places[$0.id, default: 0] < places[$1.id, default: 0] }
    let others = all.filter { places[$0.id] == nil }
      .map { (key: FoldedText($0.name(in: language)).key, concept: $0) }
      .sorted { $0.key < $1.key }.map(\.concept)
    return (listed + others).compactMap { concept in
      let name = concept.name(in: language)
      if request.given.contains(name) || request.given.contains(concept.id) { return nil }
      let note = concept.name(in: other)
      let shown = note == name ? nil : note
      guard areQuoted else { return LineEditing.CompletionCandidate(name, note: shown) }
      return named(name, note: shown, request)
    }
  }

  private func categories(_ request: CompletionRequest) -> [LineEditing.CompletionCandidate] {
    guard let library = try? session.glossaries.library(), let all = try? library.browse() else {
      return []
    }
    var counts: [String: Int] = [:]
    for summary in all {
      for name in Set([summary.category, summary.subcategory] + summary.platforms) {
        counts[name, default: 0] += 1
      }
    }
    return counts.sorted { $0.key < $1.key }.compactMap { name, count in
      let note = Wording(
        Plural.en(count, one: "term", other: "terms"),
        Plural.ru(count, one: "термин", few: "термина", many: "терминов"))
      return named(name, note: note.text(in: session.language), request)
    }
  }

  private func glossaries(_ request: CompletionRequest) -> [LineEditing.CompletionCandidate] {
    guard let library = try? session.glossaries.library(),
      let glossaries = try? library.glossaries()
    else { return [] }
    return glossaries.filter { !$0.name.isEmpty }.compactMap {
      named($0.name, note: $0.path, request)
    }
  }

  /// Those that decided last come first, as they are what one wants to have explained.
  private func rules(_ request: CompletionRequest) -> [LineEditing.CompletionCandidate] {
    let language = DeviceLanguage(session.language)
    let last = session.explanation.compactMap { Rule[$0] }
    let others = Rule.all.filter { rule in !last.contains { $0.id == rule.id } }
    let audit = AuditRule.all.map { rule in
      (rule.id, session.language == .en ? rule.english : rule.russian)
    }
    return ((last + others).map { ($0.id.description, $0.text(in: language)) } + audit)
      .compactMap { named($0.0, note: $0.1, request) }
  }

  private func fields(_ request: CompletionRequest) -> [LineEditing.CompletionCandidate] {
    guard let state = StateValue(json: session.presentation.json) else { return [] }
    // Whole paths would be hundreds: a level at a time, as with folders.
    let dot = request.prefix.lastIndex(of: ".")
    let above = dot.map { String(request.prefix[..<$0]) } ?? ""
    let path = above.split(separator: ".").map(String.init)
    let event = path.isEmpty ? [named("event", note: nil, request)] : []
    return event.compactMap { $0 }
      + (state.value(at: path)?.names ?? []).compactMap { name in
        let value = state.value(at: path + [name])
        let hasParts = value.map { !$0.names.isEmpty } ?? false
        let whole = (path + [name]).joined(separator: ".") + (hasParts ? "." : "")
        return named(
          whole, note: hasParts ? nil : value?.words.joined(separator: " "), request,
          isOpen: hasParts)
      }
  }
}

/// The forms that `export` writes, by what is exported.
enum ExportFormats {
  /// The names for what was chosen; those of all where nothing was.
  static func names(for what: KeywordID?) -> [String] {
    switch what {
    case .glossary: GlossaryFormat.allCases.map(\.rawValue)
    case .picture: PictureFormat.allCases.map(\.rawValue)
    default: names(for: .glossary) + names(for: .picture)
    }
  }

  /// The names between commas, for messages.
  static func list(for what: KeywordID) -> String {
    names(for: what).joined(separator: ", ")
  }
}
