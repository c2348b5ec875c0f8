import TextAnalysis

/// What became of one command of a line.
public typealias ParsedCommand = Result<Invocation, SyntaxError>

extension Grammar {
  /// Reads a line strictly: it is commands and nothing else (rule R1).
  ///
  /// Blank and comment lines give nothing. An open quote or a control character make the whole line
  /// unreadable: it gives exactly one error, and none of its commands. Any other error is one
  /// command's own: those beside it are read and can run.
  public func parse(_ line: String) -> [ParsedCommand] {
    parse(line, expandsAliases: !aliases.isEmpty)
  }

  /// Reads a line of bytes strictly, which may be no UTF-8 at all.
  public func parse(utf8 bytes: some Collection<UInt8>) -> [ParsedCommand] {
    if let line = String(validating: bytes, as: UTF8.self) { return parse(line) }
    let line = String(decoding: bytes, as: UTF8.self)
    // Nobody reads a comment, so it may hold anything.
    if LineReader(line).isComment { return [] }
    // The first byte that decoding had to replace; the bytes may end like what replaced them.
    let valid = min(zip(line.utf8, bytes).prefix { $0 == $1 }.count, bytes.count - 1)
    let span = SourceSpan(valid, valid + 1)
    return [.failure(SyntaxError(.invalidText, span: span, source: line.trimmed))]
  }

  private func parse(_ line: String, expandsAliases: Bool) -> [ParsedCommand] {
    var reader = LineReader(line)
    let commands: [LineReader.CommandWords]
    do {
      commands = try reader.commands()
    } catch {
      return [.failure(SyntaxError(error.reason, span: error.span, source: line.trimmed))]
    }
    var results: [ParsedCommand] = []
    results.reserveCapacity(commands.count)
    for command in commands {
      if expandsAliases, let expanded = expansion(of: command, bytes: reader.bytes) {
        results += parse(expanded, expandsAliases: false).map { $0.placed(at: command.span) }
      } else {
        results.append(parse(command, bytes: reader.bytes))
      }
    }
    return results
  }

  private func expansion(of command: LineReader.CommandWords, bytes: [UInt8]) -> String? {
    guard let first = command.words.first, !first.isQuoted,
      let text = aliases[foldedName(first.text)]
    else { return nil }
    let rest = bytes[first.span.upper..<command.span.upper]
    return text + String(decoding: rest, as: UTF8.self)
  }

  private func parse(_ command: LineReader.CommandWords, bytes: [UInt8]) -> ParsedCommand {
    let span = command.span
    let source = String(decoding: bytes[span.range], as: UTF8.self)
    do {
      let (spec, nameCount) = try resolve(command.words, source: source)
      var reader = ArgumentReader(
        spec: spec, words: command.words, first: nameCount, bytes: bytes, source: source)
      return .success(try reader.read())
    } catch {
      return .failure(error)
    }
  }

  /// The command that the words name, and how many of them its name is.
  func resolve(
    _ words: [Word], source: String
  ) throws(SyntaxError) -> (spec: CommandSpec, nameCount: Int) {
    let first = words[0]
    guard !first.isQuoted, let head = heads[foldedName(first.text)] else {
      let nearest = first.isQuoted ? [] : nearestNames(to: words)
      throw SyntaxError(
        .unknownCommand(word: first.text, nearest: nearest), span: first.span, source: source)
    }
    if !head.bySecondWord.isEmpty, words.count > 1, !words[1].isQuoted,
      let spec = head.bySecondWord[foldedName(words[1].text)]
    {
      return (spec, 2)
    }
    if let spec = head.command { return (spec, 1) }
    let expected = SyntaxError.Expectation.subcommand(head.secondWords)
    guard words.count > 1 else {
      let end = SourceSpan(first.span.upper, first.span.upper)
      throw SyntaxError(.missingArgument(expected), span: end, source: source)
    }
    let found = words[1]
    let nearest = NameFinder.nearest(
      to: found.text, among: head.secondWords.flatMap(\.all), count: 1)
    throw SyntaxError(
      .badArgument(found: found.text, .expected(expected, nearest: nearest)), span: found.span,
      source: source)
  }
}

extension Heads.Head {
  /// The second words, in the order of their declaration.
  var secondWords: [Wording] { subcommands.map { $0.id.words[1] } }

  /// The command alone, where there is one, and those that it begins.
  var all: [CommandSpec] { (command.map { [$0] } ?? []) + subcommands }
}

extension ParsedCommand {
  /// The same, as standing where the short form stood that it came from.
  fileprivate func placed(at span: SourceSpan) -> ParsedCommand {
    switch self {
    case .success(var invocation):
      invocation.span = span
      return .success(invocation)
    case .failure(var error):
      error.span = span
      return .failure(error)
    }
  }
}

extension String {
  /// The text without the white space around it.
  var trimmed: String {
    let bytes = Array(utf8)
    var lower = 0
    while lower < bytes.count {
      let length = bytes.whiteSpace(at: lower)
      if length == 0 { break }
      lower += length
    }
    var upper = lower
    var index = lower
    while index < bytes.count {
      let length = bytes.whiteSpace(at: index)
      index += max(length, 1)
      if length == 0 { upper = index }
    }
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}
