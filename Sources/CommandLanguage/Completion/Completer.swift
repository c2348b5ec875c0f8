import TextAnalysis

/// Finds what is being typed after the words of one command.
struct Completer {
  let grammar: Grammar
  /// The finished words of the command.
  let words: [Word]
  /// The word at the cursor.
  let partial: PartialWord
  let bytes: [UInt8]

  func request() -> CompletionRequest {
    var request = CompletionRequest.nothing(at: partial.span.upper)
    request.prefix = partial.whole(bytes)
    request.range = partial.span
    request.openQuote = partial.isOpen ? partial.quote : nil
    guard let first = words.first else {
      if partial.quote == nil {
        request.subject = .command
        addFirstWords(&request)
      }
      return request
    }
    guard !first.isQuoted, let head = grammar.heads[foldedName(first.text)] else { return request }
    if words.count == 1 {
      if let command = head.command { readArguments(of: command, after: 1, &request) }
      if head.command == nil { request.subject = .secondWord }
      addSecondWords(of: head, &request)
    } else if let (spec, nameCount) = try? grammar.resolve(words, source: "") {
      readArguments(of: spec, after: nameCount, &request)
    }
    return request
  }

  /// Adds both names of something that begin with what is typed.
  func add(
    _ name: Wording, _ kind: CompletionCandidate.Kind, _ summary: Wording = Wording("", ""),
    to request: inout CompletionRequest
  ) {
    if partial.quote != nil { return }
    let isOptionValue = request.option != nil && request.range.lower >= partial.valueSpan.lower
    let prefix = foldedName(isOptionValue ? partial.text : partial.whole(bytes))
    let typed = isOptionValue ? partial.valueSpan : partial.span
    let staying = String(
      decoding: bytes[request.range.lower..<max(request.range.lower, typed.lower)], as: UTF8.self)
    for language in Language.allCases {
      let text = name.text(in: language)
      if language == .ru, text == name.en { continue }
      guard foldedName(text).hasPrefix(prefix) else { continue }
      let label = kind == .option ? text + ":" : text
      request.candidates.append(
        CompletionCandidate(
          text: staying + label, label: label, kind: kind,
          language: name.en == name.ru ? nil : language, summary: summary))
    }
  }

  func addFirstWords(_ request: inout CompletionRequest) {
    for spec in grammar.specs {
      let words = spec.id.words
      if words.count == 1 {
        add(words[0], .command, spec.summary, to: &request)
      } else if let head = grammar.heads[foldedName(words[0].en)], head.command == nil,
        head.subcommands.first?.id == spec.id
      {
        // A family of commands is offered once, where its first one stands.
        let seconds = head.secondWords
        let summary = Wording(
          seconds.map(\.en).joined(separator: ", "), seconds.map(\.ru).joined(separator: ", "))
        add(words[0], .command, summary, to: &request)
      }
    }
    addAliases(&request)
  }

  func addAliases(_ request: inout CompletionRequest) {
    for (name, text) in grammar.aliases.sorted(by: { $0.key < $1.key }) {
      add(Wording(name, name), .alias, Wording(text, text), to: &request)
    }
  }

  func addSecondWords(of head: Heads.Head, _ request: inout CompletionRequest) {
    for spec in head.subcommands {
      add(spec.id.words[1], .secondWord, spec.summary, to: &request)
    }
  }
}
