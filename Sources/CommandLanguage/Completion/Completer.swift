import TextAnalysis

/// Finds what is being typed after the words of one command.
struct Completer {
  let grammar: Grammar
  /// The finished words of the command.
  let words: [Word]
  /// The word at the cursor.
  let partial: PartialWord
  let bytes: [UInt8]
  /// Whether no other command stands before it in the line.
  let isFirstCommand: Bool

  func context() -> CompletionContext {
    var context = CompletionContext.nothing(at: partial.span.upper)
    context.prefix = partial.whole(bytes)
    context.span = partial.span
    context.openQuote = partial.isOpen ? partial.quote : nil
    guard let first = words.first else {
      if partial.quote != nil { return lookup(context) }
      addFirstWords(&context)
      return context
    }
    if !first.isQuoted, grammar.aliases[foldedName(first.text)] != nil { return context }
    guard !first.isQuoted, let head = grammar.heads[foldedName(first.text)] else {
      return lookup(context)
    }
    if words.count == 1 {
      if let command = head.command { readArguments(of: command, after: 1, &context) }
      addSecondWords(of: head, &context)
    } else if let (spec, nameCount) = try? grammar.resolve(words, source: "") {
      readArguments(of: spec, after: nameCount, &context)
    }
    return context
  }

  /// Adds both names of something that begin with what is typed.
  func add(
    _ name: Wording, _ kind: Completion.Kind, _ summary: Wording = Wording("", ""),
    suffix: String = " ", to context: inout CompletionContext
  ) {
    if partial.quote != nil { return }
    let isOptionValue = context.option != nil && context.span == partial.valueSpan
    let prefix = foldedName(isOptionValue ? partial.text : partial.whole(bytes))
    for language in Language.allCases {
      let text = name.text(in: language)
      if language == .ru, text == name.en { continue }
      guard foldedName(text).hasPrefix(prefix) else { continue }
      context.candidates.append(
        Completion(
          text: text + suffix, kind: kind, language: name.en == name.ru ? nil : language,
          summary: summary, span: isOptionValue ? partial.valueSpan : partial.span))
    }
  }

  private func addFirstWords(_ context: inout CompletionContext) {
    context.subject = .firstWord
    for spec in grammar.specs {
      let words = spec.id.words
      if words.count == 1 {
        add(words[0], .command, spec.summary, to: &context)
      } else if let head = grammar.heads[foldedName(words[0].en)], head.command == nil,
        head.subcommands.first?.id == spec.id
      {
        // A family of commands is offered once, where its first one stands.
        let seconds = head.secondWords
        let summary = Wording(
          seconds.map(\.en).joined(separator: ", "), seconds.map(\.ru).joined(separator: ", "))
        add(words[0], .command, summary, to: &context)
      }
    }
    for (name, text) in grammar.aliases.sorted(by: { $0.key < $1.key }) {
      add(Wording(name, name), .alias, Wording(text, text), to: &context)
    }
  }

  private func addSecondWords(of head: Grammar.Head, _ context: inout CompletionContext) {
    if head.command == nil { context.subject = .secondWord }
    for spec in head.subcommands {
      add(spec.id.words[1], .secondWord, spec.summary, to: &context)
    }
  }

  private func lookup(_ context: CompletionContext) -> CompletionContext {
    guard isFirstCommand else { return context }
    var context = context
    context.subject = .lookup
    context.openQuote = nil
    context.span.lower = words.first?.span.lower ?? partial.span.lower
    context.prefix = String(decoding: bytes[context.span.range], as: UTF8.self)
    return context
  }
}
