import CommandLanguage
import Glossary
import LineEditing
import TabBar
import TextAnalysis

/// Completes a line: the grammar's own words, and names that only the session knows.
final class Completer: CompletionProvider {
  /// The session as it is now.
  var session: Session

  init(_ session: Session) {
    self.session = session
  }

  func completion(for line: String, at cursor: String.Index) -> LineEditing.Completion {
    completion(for: line, at: cursor, use: .list)
  }

  /// What the candidates are wanted for.
  enum Use {
    /// All of them, for Tab.
    case list
    /// The first of them, after each key: what is slow in a large glossary is left out.
    case suggestion
  }

  func completion(
    for line: String, at cursor: String.Index, use: Use
  ) -> LineEditing.Completion {
    let offset = line.utf8.distance(from: line.startIndex, to: cursor)
    let request = session.grammar.completion(in: line, cursor: offset)
    let start = line.utf8.index(line.startIndex, offsetBy: request.range.lower)
    let isBegun = !request.prefix.isEmpty
    var candidates: [LineEditing.CompletionCandidate] = request.candidates.compactMap { candidate in
      // Both languages only where the letters typed choose between them.
      if !isBegun, let language = candidate.language, language != session.language { return nil }
      let note = candidate.summary.text(in: session.language)
      return LineEditing.CompletionCandidate(
        candidate.text, label: candidate.label,
        note: note.isEmpty || note == candidate.label ? nil : note,
        ending: candidate.isOpen ? .open : .word)
    }
    let names = self.names(request, use: use)
    // Where nothing is typed there is a choice, and no quote to begin with.
    candidates += use == .list && isBegun ? evenlyQuoted(names, request) : names
    return LineEditing.Completion(replacing: start..<max(start, cursor), with: candidates)
  }

  private func names(
    _ request: CompletionRequest, use: Use
  ) -> [LineEditing.CompletionCandidate] {
    let limit = use == .list ? 60 : 4
    if request.command == .historyRun { return typedLines(request) }
    switch request.subject {
    case .value(.tab), .value(.tabKey), .value(.tabKeyList):
      return tabs(request)
    case .value(.preset):
      return Preset.all.compactMap { preset in
        named(
          preset.name,
          note: preset.blueprint.items.map(\.tab.key.text).joined(separator: ", "), request)
      }
    case .value(.term) where request.prefix.isEmpty && use == .list:
      return everyTerm(request, areQuoted: true)
    case .value(.text) where request.command == .find && request.prefix.isEmpty && use == .list:
      return everyTerm(request, areQuoted: false)
    case .value(.term): return terms(request, areQuoted: true, limit: limit)
    case .value(.text) where request.command == .find && !request.prefix.isEmpty:
      return terms(request, areQuoted: false, limit: limit)
    case .value(.category) where use == .suggestion: return []
    case .value(.file): return files(request)
    case .value(let kind): return listed(kind, request)
    // Any word may begin a look-up; where a command is begun, that is meant.
    case .command where request.candidates.isEmpty && request.prefix.count > 1,
      .lookup where request.prefix.count > 1:
      return terms(request, areQuoted: false, limit: limit)
    default: return []
    }
  }

  /// The names with quotes for all where some need them, so that what they begin with in common can
  /// go in; keywords count only without.
  private func evenlyQuoted(
    _ candidates: [LineEditing.CompletionCandidate], _ request: CompletionRequest
  ) -> [LineEditing.CompletionCandidate] {
    let isQuoted = { (candidate: LineEditing.CompletionCandidate) in
      if case .quoted = candidate.ending { true } else { false }
    }
    guard request.openQuote == nil, candidates.contains(where: isQuoted) else { return candidates }
    return candidates.map { candidate in
      guard candidate.ending == .word, candidate.text == candidate.label else { return candidate }
      var candidate = candidate
      let insertion = request.insertion(for: candidate.text, isQuoted: true)
      candidate.text = insertion.text
      candidate.ending = insertion.closing.map { .quoted(closing: $0) } ?? .word
      return candidate
    }
  }

  /// The tabs by key; where a tab may be named by its title, by that too.
  private func tabs(_ request: CompletionRequest) -> [LineEditing.CompletionCandidate] {
    let language = session.presentation.language
    return session.bench.present.tabs.filter { !request.given.contains($0.key.text) }
      .flatMap { tab in
        let title = tab.title(in: language)
        let other = title == tab.key.text ? nil : title
        let byTitle = request.subject == .value(.tab) && !request.prefix.isEmpty ? other : nil
        return [named(tab.key.text, note: other, request)]
          + [byTitle.flatMap { named($0, note: tab.key.text, request) }]
      }.compactMap { $0 }
  }

  private func terms(
    _ request: CompletionRequest, areQuoted: Bool, limit: Int
  ) -> [LineEditing.CompletionCandidate] {
    guard let library = try? session.glossaries.library(),
      let labels = try? library.labels(withPrefix: request.prefix, limit: limit)
    else { return [] }
    return labels.compactMap { label in
      let note = label.concept.name(in: session.language)
      let shown = note == label.text ? nil : note
      guard areQuoted else { return LineEditing.CompletionCandidate(label.text, note: shown) }
      return named(label.text, note: shown, request, mustBegin: false)
    }
  }

  /// A name that is quoted where it has to be, or where a quote is open.
  func named(
    _ name: String, note: String?, _ request: CompletionRequest, mustBegin: Bool = true,
    isOpen: Bool = false
  ) -> LineEditing.CompletionCandidate? {
    if mustBegin, !FoldedText(name).key.hasPrefix(FoldedText(request.prefix).key) { return nil }
    let note = note.map { DisplayWidth.visible($0) }
    let label = DisplayWidth.visible(name)
    let insertion = request.insertion(for: name)
    return LineEditing.CompletionCandidate(
      insertion.text, label: label, note: note,
      ending: isOpen ? .open : insertion.closing.map { .quoted(closing: $0) } ?? .word)
  }

  /// The entries of a folder; those that are folders themselves stay open for what they hold.
  private func files(_ request: CompletionRequest) -> [LineEditing.CompletionCandidate] {
    let slash = request.prefix.lastIndex(of: "/")
    let folder = slash.map { String(request.prefix[...$0]) } ?? ""
    let begin = slash.map { request.prefix[request.prefix.index(after: $0)...] }
    let start = String(begin ?? request.prefix[...])
    let path = folder.isEmpty ? "." : Files.expanded(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().filter { $0.hasPrefix(start) && (!start.isEmpty || !$0.hasPrefix(".")) }
      .compactMap { name in
        var isFolder = false
        _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
        return named(
          folder + name + (isFolder ? "/" : ""), note: nil, request, isOpen: isFolder)
      }
  }
}
