/// Reads the words after a command's name into an invocation.
struct ArgumentReader {
  let spec: CommandSpec
  let words: [Word]
  let bytes: [UInt8]
  let source: String
  var invocation: Invocation
  /// The word to read next.
  var next: Int
  /// The parameter to fill next, and how many words it has.
  var parameterIndex = 0
  var filled = 0
  /// Whether a word may still be an option (rule R7).
  var takesOptions = true
  /// The setting whose value comes next.
  var setting: Setting?
  /// Whether the words came apart already, so that a text is those words with spaces between.
  let joinsWords: Bool

  init(
    spec: CommandSpec, words: [Word], first: Int, bytes: [UInt8], source: String,
    joinsWords: Bool = false
  ) {
    self.joinsWords = joinsWords
    self.spec = spec
    self.words = words
    self.bytes = bytes
    self.source = source
    self.next = first
    let span = SourceSpan(words.first?.span.lower ?? 0, words.last?.span.upper ?? 0)
    self.invocation = Invocation(spec: spec, source: source, span: span)
  }

  /// The invocation, when all words are what the command takes.
  mutating func read() throws(SyntaxError) -> Invocation {
    while next < words.count { try readNext() }
    if let parameter, !isSatisfied(parameter) { throw missing(parameter) }
    return invocation
  }

  /// Reads what the next word begins: it may be the rest of the line.
  mutating func readNext() throws(SyntaxError) {
    let word = words[next]
    if takesOptions, word.endsOptions {
      takesOptions = false
      next += 1
    } else if let parameter, parameter.kind == .text {
      try readText(parameter)
    } else if takesOptions, let option = spec.option(in: word) {
      try readOption(option)
    } else if let parameter {
      try readWord(parameter)
    } else {
      throw unexpected(word)
    }
  }

  /// The parameter that the next word is for.
  var parameter: Parameter? {
    parameterIndex < spec.parameters.count ? spec.parameters[parameterIndex] : nil
  }

  private func isSatisfied(_ parameter: Parameter) -> Bool {
    switch parameter.arity {
    case .one: false
    case .optional: true
    case .many(let least): filled >= least || filled > 0 && isAlternative(parameter)
    }
  }

  private func isAlternative(_ parameter: Parameter) -> Bool {
    guard let keyword = invocation.arguments.last?.argument.keyword else { return false }
    return parameter.alternatives.contains(keyword)
  }

  private mutating func readWord(_ parameter: Parameter) throws(SyntaxError) {
    let word = words[next]
    let argument = try value(of: word, for: parameter)
    if case .many = parameter.arity {
      try checkTogether(argument, word, parameter)
      filled += 1
    } else {
      parameterIndex += 1
      filled = 0
    }
    invocation.arguments.append((parameter.id, argument))
    next += 1
  }

  /// Checks what only several words of one parameter can get wrong.
  private func checkTogether(
    _ argument: Argument, _ word: Word, _ parameter: Parameter
  ) throws(SyntaxError) {
    if filled == 0 { return }
    if parameter.isDistinct {
      for given in invocation.arguments
      where given.parameter == parameter.id && given.argument.text == argument.text {
        throw bad(word.text, .repeatedWord(parameter), at: word.span)
      }
    }
    if parameter.alternatives.isEmpty { return }
    if let keyword = argument.keyword, parameter.alternatives.contains(keyword) {
      throw bad(word.text, .notAlone(keyword), at: word.span)
    }
    if isAlternative(parameter), let keyword = invocation.arguments.last?.argument.keyword {
      throw bad(word.text, .notAlone(keyword), at: word.span)
    }
  }

  private mutating func readText(_ parameter: Parameter) throws(SyntaxError) {
    var end = words.count
    // A `--` among the words keeps everything after it from being an option.
    let isWhole = !takesOptions || words[next...].contains(where: \.endsOptions)
    while !isWhole, end > next, spec.option(in: words[end - 1]) != nil { end -= 1 }
    for word in words[end...] {
      if let option = spec.option(in: word) { try readOption(option, in: word) }
    }
    guard end > next else {
      if parameter.isOptional { return next = words.count }
      throw missing(parameter)
    }
    let argument = textArgument(from: next, to: end, alternatives: parameter.alternatives)
    invocation.arguments.append((parameter.id, argument))
    parameterIndex += 1
    next = words.count
  }

  /// The text of these words: as it was typed, or without its quotes where it is one quoted word.
  private func textArgument(
    from first: Int, to end: Int, alternatives: [KeywordID]
  ) -> Argument {
    let span = SourceSpan(words[first].span.lower, words[end - 1].span.upper)
    if end == first + 1 {
      let word = words[first]
      if word.isQuoted && word.endsWithQuote {
        return Argument(.word, text: word.text, isQuoted: true, span: span)
      }
      if !word.isQuoted, let keyword = KeywordID.named(word.text, among: alternatives) {
        return Argument(.keyword(keyword), text: word.text, isQuoted: false, span: span)
      }
    }
    return Argument(.word, text: text(from: first, to: end, span), isQuoted: false, span: span)
  }

  private func text(from first: Int, to end: Int, _ span: SourceSpan) -> String {
    joinsWords
      ? words[first..<end].map(\.text).joined(separator: " ")
      : String(decoding: bytes[span.range], as: UTF8.self)
  }

  private mutating func readOption(_ option: OptionSpec) throws(SyntaxError) {
    let index = next
    next += 1
    if option.kind == .text {
      // Its value goes on to the next option or the end of the line.
      while next < words.count, spec.option(in: words[next]) == nil, !words[next].endsOptions {
        next += 1
      }
      // What stands behind `--` is text as well, and so is the mark itself.
      if next < words.count, words[next].endsOptions { next = words.count }
      try add(textOption(option, at: index, to: next), for: option, at: words[index])
    } else {
      try readOption(option, in: words[index])
    }
  }

  /// Reads the value of an option from a word `name:value`.
  mutating func readOption(_ option: OptionSpec, in word: Word) throws(SyntaxError) {
    let argument = try value(
      word.optionValue, isQuoted: word.isValueQuoted, span: word.valueSpan, kind: option.kind,
      keywords: option.keywords, expected: .option(option))
    try add(argument, for: option, at: word)
  }

  private func textOption(_ option: OptionSpec, at index: Int, to end: Int) -> Argument {
    let word = words[index]
    if end == index + 1 {
      return Argument(
        .word, text: word.optionValue, isQuoted: word.isValueQuoted, span: word.valueSpan)
    }
    let span = SourceSpan(word.valueSpan.lower, words[end - 1].span.upper)
    let text =
      joinsWords
      ? ([word.optionValue] + words[(index + 1)..<end].map(\.text)).joined(separator: " ")
      : String(decoding: bytes[span.range], as: UTF8.self)
    return Argument(.word, text: text, isQuoted: false, span: span)
  }

  /// Keeps the value of an option that may be given once only.
  mutating func add(
    _ argument: Argument, for option: OptionSpec, at word: Word
  ) throws(SyntaxError) {
    if !option.isRepeatable, invocation.option(option.id) != nil {
      throw bad(word.text, .repeatedOption(option), at: word.span)
    }
    invocation.options.append((option.id, argument))
  }
}
