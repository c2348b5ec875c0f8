import TextAnalysis

extension Grammar {
  /// Reads the words that a shell has split (rules R3, R7); `nil` where there are none.
  ///
  /// Each is one word, whatever characters it holds. Words that name no command of a shell are a
  /// look-up. `--name value` and `--name=value` stand anywhere before a `--`; a yes-or-no option
  /// needs no value there.
  public func parse(arguments: [String]) -> ParsedCommand? {
    if arguments.isEmpty { return nil }
    let (words, source) = Self.words(of: arguments)
    let named = shellCommand(words)
    guard
      let spec = named?.spec ?? (heads.implemented.contains(.find) ? CommandTable.spec(.find) : nil)
    else {
      let reason = SyntaxError.Reason.unknownCommand(word: words[0].text, nearest: [])
      return .failure(SyntaxError(reason, span: words[0].span, source: source))
    }
    do {
      var invocation = try read(
        words, after: named?.nameCount ?? 0, as: spec, source: source)
      invocation.isImplicitLookup = named == nil
      return .success(invocation)
    } catch {
      return .failure(error)
    }
  }

  private static func words(of arguments: [String]) -> (words: [Word], source: String) {
    var words: [Word] = []
    var source = ""
    for argument in arguments {
      if !source.isEmpty { source += " " }
      let bytes = Array(argument.utf8)
      let hasSpace = bytes.indices.contains { bytes.whiteSpace(at: $0) > 0 }
      let start = source.utf8.count
      source += bytes.isEmpty || hasSpace ? Quoting.quoted(argument) : argument
      let nameLength = bytes.optionNameLength(from: 0)
      words.append(
        Word(
          text: argument, span: SourceSpan(start, source.utf8.count),
          nameLength: bytes.count > nameLength + 1 ? nameLength : 0))
    }
    return (words, source)
  }

  private func shellCommand(_ words: [Word]) -> (spec: CommandSpec, nameCount: Int)? {
    guard let head = heads[foldedName(words[0].text)] else { return nil }
    if words.count > 1, let spec = head.bySecondWord[foldedName(words[1].text)],
      spec.shellUse != .no
    {
      return (spec, 2)
    }
    guard let spec = head.command, spec.shellUse != .no else { return nil }
    return (spec, 1)
  }

  private func read(
    _ words: [Word], after nameCount: Int, as spec: CommandSpec, source: String
  ) throws(SyntaxError) -> Invocation {
    var rest: [Word] = []
    var options: [(option: OptionSpec, word: Word)] = []
    var index = nameCount
    while index < words.count {
      let word = words[index]
      if word.text == "--" {
        rest += words[index...]
        break
      }
      index += 1
      guard word.text.hasPrefix("--") else {
        rest.append(word)
        continue
      }
      options.append(try option(word, of: spec, words: words, next: &index, source: source))
    }
    var reader = ArgumentReader(
      spec: spec, words: rest, first: 0, bytes: Array(source.utf8), source: source,
      joinsWords: true)
    reader.invocation.span = SourceSpan(0, source.utf8.count)
    for given in options { try reader.readOption(given.option, in: given.word) }
    let invocation = try reader.read()
    if spec.shellUse == .withArgument, invocation.arguments.isEmpty,
      let parameter = spec.parameters.first
    {
      throw reader.missing(parameter)
    }
    return invocation
  }

  /// The option that begins with `--`, with its value in the same word or the next.
  private func option(
    _ word: Word, of spec: CommandSpec, words: [Word], next: inout Int, source: String
  ) throws(SyntaxError) -> (option: OptionSpec, word: Word) {
    let parts = word.text.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = spec.option(named: name) else {
      let nearest = NameFinder.nearest(
        to: name, among: spec.options.flatMap(\.id.name.all), count: 1)
      throw SyntaxError(
        .badArgument(found: word.text, .unknownOption(nearest: nearest)), span: word.span,
        source: source, command: spec.id)
    }
    var value: String?
    if parts.count == 2 {
      value = String(parts[1])
    } else if next < words.count,
      !option.isFlag || KeywordID.named(words[next].text, among: option.keywords) != nil
    {
      value = words[next].text
      next += 1
    } else if option.isFlag {
      value = KeywordID.yes.rawValue
    }
    guard let value, !value.isEmpty else {
      throw SyntaxError(
        .missingArgument(.option(option)), span: SourceSpan(word.span.upper, word.span.upper),
        source: source, command: spec.id)
    }
    let text = name + ":" + value
    return (option, Word(text: text, span: word.span, nameLength: name.utf8.count))
  }
}
