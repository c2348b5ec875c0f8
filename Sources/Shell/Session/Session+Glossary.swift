import CommandLanguage
import Glossary
import GlossaryExchange
import Rendering
import TabBar
import TextAnalysis

extension Session {
  /// Commands of the glossary; `nil` for any other command.
  mutating func performGlossary(_ invocation: Invocation) throws(Failure) -> (any AnswerBody)? {
    switch invocation.id {
    case .find:
      return try find(
        invocation.word(.text), limit: invocation.option(.limit)?.integer ?? 10,
        why: invocation.flag(.why) ?? false)
    case .term: return try term(invocation.argument(.term))
    case .compare: return try compare(invocation.arguments(.terms))
    case .stats:
      let library = try glossaries.library()
      return try reading { () throws(GlossaryError) in
        StatisticsBody(statistics: try library.statistics())
      }
    case .glossaries:
      let library = try glossaries.library()
      return try reading { () throws(GlossaryError) in
        GlossariesBody(glossaries: try library.glossaries())
      }
    case .export: return try export(invocation)
    default: return try performLearning(invocation)
    }
  }

  /// Runs something that may find the glossary damaged.
  func reading<Value>(
    _ body: () throws(GlossaryError) -> Value
  ) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw Failure(error)
    }
  }

  /// The answer to a look-up; its list can be opened by number.
  mutating func find(
    _ text: String, limit: Int, why: Bool = false
  ) throws(Failure) -> FoundBody {
    let library = try glossaries.library()
    let answer = try reading { () throws(GlossaryError) in
      try library.find(text, limit: limit)
    }
    let list = answer.results.isEmpty ? answer.nearMisses : answer.results
    // Where nothing is listed, what stands above is still what numbers mean.
    if !list.isEmpty { lastList = list.map(\.id) }
    return FoundBody(
      query: text, answer: answer, showsScores: why,
      concept: { id in (try? library.concept(id: id)) ?? nil })
  }

  /// The concept that a word of a command names.
  private func resolve(
    _ name: String, span: SourceSpan?, library: GlossaryLibrary
  ) throws(Failure) -> Concept {
    let resolution = try reading { () throws(GlossaryError) in try library.resolve(name) }
    switch resolution {
    case .concept(let concept): return concept
    case .ambiguous(let label):
      throw Failure(
        code: "ambiguous-term",
        message: Messages.ambiguous(name, label, choices: choices(label.ids, in: library)),
        span: span, nearest: label.ids, exitCode: .usage)
    case .unknown(let suggestions):
      let nearest = choices(suggestions.prefix(3).map(\.id), in: library)
      throw Failure(
        code: "unknown-term", message: Messages.unknownTerm(name, nearest: nearest),
        span: span, nearest: nearest.map(\.id), exitCode: .negative)
    }
  }

  /// The entries of `ids` with their names.
  private func choices(_ ids: [String], in library: GlossaryLibrary) -> [TermChoice] {
    ids.compactMap { id in
      ((try? library.concept(id: id)) ?? nil).map { concept in
        TermChoice(
          id: concept.id,
          name: Wording(concept.preferredLabel(in: .en), concept.preferredLabel(in: .ru)))
      }
    }
  }

  private mutating func term(_ argument: Argument?) throws(Failure) -> any AnswerBody {
    let library = try glossaries.library()
    let concept = try resolve(argument?.text ?? "", span: argument?.span, library: library)
    return try card(of: concept, library: library)
  }

  /// The card of an entry by its id.
  mutating func card(id: String) throws(Failure) -> any AnswerBody {
    let library = try glossaries.library()
    let concept = try resolve(id, span: nil, library: library)
    return try card(of: concept, library: library)
  }

  private func card(
    of concept: Concept, library: GlossaryLibrary
  ) throws(Failure) -> any AnswerBody {
    let contrasts = try reading { () throws(GlossaryError) in
      try library.contrasts(of: concept.id)
    }
    return TermBody(
      concept: concept, contrasts: contrasts,
      lookUp: { id in (try? library.concept(id: id)) ?? nil })
  }

  /// Terms that one comparison takes at most: each is compared with each.
  static let mostCompared = 50

  private mutating func compare(_ arguments: [Argument]) throws(Failure) -> any AnswerBody {
    guard arguments.count <= Self.mostCompared else {
      let (most, count) = (Self.mostCompared, arguments.count)
      throw Failure(
        code: "bad-argument",
        message: Wording(
          "at most \(most) terms can be compared at once; here are \(count)",
          "сравнить можно не больше \(most) терминов сразу; здесь \(count)"),
        span: arguments[most].span, exitCode: .usage)
    }
    let library = try glossaries.library()
    var concepts: [Concept] = []
    for argument in arguments {
      concepts.append(try resolve(argument.text, span: argument.span, library: library))
    }
    var contrasts: [Contrast] = []
    for (index, first) in concepts.enumerated() {
      for second in concepts[(index + 1)...] {
        let contrast = try reading { () throws(GlossaryError) in
          try library.contrast(between: first.id, and: second.id)
        }
        if let contrast { contrasts.append(contrast) }
      }
    }
    return ComparisonBody(
      concepts: concepts, contrasts: contrasts,
      lookUp: { id in (try? library.concept(id: id)) ?? nil })
  }

  private mutating func export(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    let format = invocation.word(.format).lowercased()
    let what = invocation.argument(.what)?.word ?? ""
    var entries = 1
    let text: String
    switch what {
    case "glossary":
      guard let writer = GlossaryFormat(rawValue: format) else {
        throw unsupported(format, of: ExportFormats.names(for: .glossary), invocation)
      }
      let library = try glossaries.library()
      let concepts = try reading { () throws(GlossaryError) in try library.allConcepts() }
      entries = concepts.count
      text = writer.text(of: concepts)
    default:
      guard let writer = PictureFormat(rawValue: format) else {
        throw unsupported(format, of: ExportFormats.names(for: .picture), invocation)
      }
      text = writer.text(of: presentation, frame: frame)
    }
    let file = invocation.option(.to)?.text
    if let file {
      do {
        try Files.write(text, to: file)
      } catch {
        throw Failure.file(error)
      }
    }
    return ExportedBody(what: what, format: format, file: file, entries: entries, content: text)
  }

  private func unsupported(
    _ format: String, of known: [String], _ invocation: Invocation
  ) -> Failure {
    let list = known.joined(separator: ", ")
    return Failure(
      code: "unsupported-format",
      message: Wording(
        "“\(format)” can’t be written; formats: \(list)",
        "формат «\(format)» не поддерживается; есть: \(list)"),
      span: invocation.argument(.format)?.span, exitCode: .usage)
  }
}
