import TextAnalysis

extension Grammar {
  /// What stands at `cursor`, a UTF-8 offset into `line`, and what may stand there.
  ///
  /// Only the text before the cursor counts, so completion works in the middle of a line.
  public func completion(in line: String, cursor: Int) -> CompletionRequest {
    let before = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    let cut = CompletionWords(before)
    var request = CompletionRequest(
      subject: .command, prefix: cut.prefix, range: SourceSpan(cut.start, before.utf8.count),
      openQuote: cut.openQuote, candidates: [])
    guard let first = cut.words.first else {
      request.candidates = matching(cut, commandCandidates)
      return request
    }
    guard let head = heads[foldedName(first)] else { return request }
    var spec = head.command
    var values = Array(cut.words.dropFirst())
    if let second = values.first, let found = head.bySecondWord[foldedName(second)] {
      spec = found
      values.removeFirst()
    } else if values.isEmpty, !head.subcommands.isEmpty {
      request.subject = .secondWord
      request.candidates = matching(
        cut,
        head.subcommands.flatMap { spec in
          spec.id.words[1].all.map { CompletionRequest.Candidate($0, spec.summary) }
        })
    }
    guard let spec else { return request }
    let given = values.filter { value in !isOption(value, of: spec) }
    fill(&request, cut: cut, spec: spec, given: given)
    return request
  }

  private func fill(
    _ request: inout CompletionRequest, cut: CompletionWords, spec: CommandSpec, given: [String]
  ) {
    if cut.openQuote == nil, let colon = cut.prefix.firstIndex(of: ":"),
      let option = spec.option(named: String(cut.prefix[..<colon]))
    {
      let name = cut.prefix[...colon]
      request.subject = .value(option.kind)
      request.prefix = String(cut.prefix[cut.prefix.index(after: colon)...])
      request.range.lower += name.utf8.count
      request.candidates += keywordCandidates(option.keywords).filter {
        begins($0.text, with: request.prefix)
      }
      return
    }
    if let parameter = parameter(of: spec, at: given.count) {
      if request.subject != .secondWord { request.subject = .value(parameter.kind) }
      request.candidates += matching(
        cut, valueCandidates(of: parameter, given: given, spec: spec))
    } else if request.subject != .secondWord {
      request.subject = .nothing
    }
    request.candidates += matching(
      cut,
      spec.options.flatMap { option in
        option.id.name.all.map {
          CompletionRequest.Candidate($0 + ":", option.id.summary, isOpen: true)
        }
      })
  }

  private func isOption(_ word: String, of spec: CommandSpec) -> Bool {
    guard let colon = word.firstIndex(of: ":") else { return false }
    return spec.option(named: String(word[..<colon])) != nil
  }

  /// The parameter that the word after `count` others belongs to.
  private func parameter(of spec: CommandSpec, at count: Int) -> Parameter? {
    for (index, parameter) in spec.parameters.enumerated() {
      if case .many = parameter.arity, count >= index { return parameter }
      if parameter.kind == .text, count >= index { return parameter }
      if index == count { return parameter }
    }
    return nil
  }

  private func valueCandidates(
    of parameter: Parameter, given: [String], spec: CommandSpec
  ) -> [CompletionRequest.Candidate] {
    var candidates = keywordCandidates(parameter.keywords + parameter.alternatives)
    switch parameter.kind {
    case .settingName(let settings):
      candidates += settings.flatMap { setting in
        setting.name.name.all.map { CompletionRequest.Candidate($0, setting.summary) }
      }
    case .settingValue:
      if let name = given.last, case .settingName(let settings)? = spec.parameters.first?.kind,
        let setting = settings.first(where: { setting in
          setting.name.name.all.contains { foldedName($0) == foldedName(name) }
        })
      {
        candidates += keywordCandidates(setting.keywords)
      }
    case .helpTopic:
      candidates += commandCandidates
    case .systemItem, .preset, .tab, .tabKey, .tabKeyList, .term, .file, .text, .word, .choice,
      .integer, .integerChoice, .number, .size, .pixelSize, .hexColor, .category, .glossary,
      .rule, .exportFormat, .languageCode, .stateField, .screen, .alias:
      break
    }
    return candidates
  }

  private var commandCandidates: [CompletionRequest.Candidate] {
    var seen: Set<String> = []
    return specs.flatMap { spec in
      spec.id.words[0].all.compactMap { name in
        seen.insert(name).inserted ? CompletionRequest.Candidate(name, spec.summary) : nil
      }
    }
  }

  private func keywordCandidates(_ keywords: [KeywordID]) -> [CompletionRequest.Candidate] {
    keywords.flatMap { keyword in
      keyword.name.all.map { CompletionRequest.Candidate($0, keyword.name) }
    }
  }

  private func matching(
    _ cut: CompletionWords, _ candidates: [CompletionRequest.Candidate]
  ) -> [CompletionRequest.Candidate] {
    guard cut.openQuote == nil else { return [] }
    return candidates.filter { begins($0.text, with: cut.prefix) }
  }

  private func begins(_ text: String, with prefix: String) -> Bool {
    foldedName(text).hasPrefix(foldedName(prefix))
  }
}
