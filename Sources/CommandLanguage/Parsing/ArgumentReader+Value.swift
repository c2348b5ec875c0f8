import TextAnalysis

extension ArgumentReader {
  /// The value that `word` is for `parameter`.
  mutating func value(of word: Word, for parameter: Parameter) throws(SyntaxError) -> Argument {
    if !word.isQuoted, let keyword = KeywordID.named(word.text, among: parameter.alternatives) {
      return Argument(.keyword(keyword), text: word.text, isQuoted: false, span: word.span)
    }
    switch parameter.kind {
    case .settingName(let settings):
      let names = settings.map(\.name)
      guard !word.isQuoted, let keyword = KeywordID.named(word.text, among: names),
        let chosen = settings.first(where: { $0.name == keyword })
      else { throw expected(.parameter(parameter), of: names, word.text, at: word.span) }
      setting = chosen
      return Argument(.keyword(keyword), text: word.text, isQuoted: false, span: word.span)
    case .settingValue:
      guard let setting else { throw unexpected(word) }
      return try value(
        word.text, isQuoted: word.isQuoted, span: word.span, kind: setting.value,
        keywords: setting.keywords,
        expected: .setting(setting, alternatives: parameter.alternatives))
    default:
      return try value(
        word.text, isQuoted: word.isQuoted, span: word.span, kind: parameter.kind,
        keywords: parameter.keywords, expected: .parameter(parameter))
    }
  }

  /// The value that a text is, as the grammar knows the kind.
  func value(
    _ text: String, isQuoted: Bool, span: SourceSpan, kind: ValueKind, keywords: [KeywordID],
    expected expectation: SyntaxError.Expectation
  ) throws(SyntaxError) -> Argument {
    if !isQuoted, !keywords.isEmpty, let keyword = KeywordID.named(text, among: keywords) {
      return Argument(.keyword(keyword), text: text, isQuoted: false, span: span)
    }
    guard let value = ValueParser.value(of: text, kind) else {
      throw expected(expectation, of: keywords, text, at: span)
    }
    return Argument(value, text: text, isQuoted: isQuoted, span: span)
  }

  /// The error of a command that ends before this parameter has its words.
  func missing(_ parameter: Parameter) -> SyntaxError {
    let end = SourceSpan(invocation.span.upper, invocation.span.upper)
    let expectation: SyntaxError.Expectation =
      if parameter.kind == .settingValue, let setting {
        .setting(setting, alternatives: parameter.alternatives)
      } else {
        .parameter(parameter)
      }
    return SyntaxError(.missingArgument(expectation), span: end, source: source, command: spec.id)
  }

  /// The error of one word too many.
  func unexpected(_ word: Word) -> SyntaxError {
    var nearest: [String] = []
    // `at: 2` looks like an option as well, though its value is empty.
    let empty = word.text.hasSuffix(":") ? String(word.text.dropLast()) : nil
    if let name = word.optionName ?? empty {
      nearest = NameFinder.nearest(
        to: name, among: spec.options.flatMap(\.id.name.all), count: 1)
    }
    return bad(word.text, .unexpected(nearest: nearest), at: word.span)
  }

  /// The error of a word that is not what it should be.
  func bad(_ found: String, _ fault: SyntaxError.Fault, at span: SourceSpan) -> SyntaxError {
    SyntaxError(
      .badArgument(found: found, fault), span: span, source: source, command: spec.id)
  }

  private func expected(
    _ expectation: SyntaxError.Expectation, of keywords: [KeywordID], _ text: String,
    at span: SourceSpan
  ) -> SyntaxError {
    let nearest = NameFinder.nearest(to: text, among: keywords.flatMap(\.name.all), count: 1)
    return bad(text, .expected(expectation, nearest: nearest), at: span)
  }
}

extension KeywordID {
  private static let byName: [String: [KeywordID]] = {
    var names: [String: [KeywordID]] = [:]
    for id in allCases {
      for name in id.name.all { names[foldedName(name), default: []].append(id) }
    }
    return names
  }()

  /// The keyword among `keywords` that has this name in either language.
  static func named(_ name: String, among keywords: [KeywordID]) -> KeywordID? {
    if keywords.isEmpty { return nil }
    guard let candidates = byName[foldedName(name)] else { return nil }
    for candidate in candidates where keywords.contains(candidate) { return candidate }
    return nil
  }
}

extension OptionID {
  private static let byName: [String: [OptionID]] = {
    var names: [String: [OptionID]] = [:]
    for id in allCases {
      for name in id.name.all { names[foldedName(name), default: []].append(id) }
    }
    return names
  }()

  /// The options with this name in either language.
  static func named(_ name: String) -> [OptionID] {
    byName[foldedName(name)] ?? []
  }
}

extension CommandSpec {
  /// The declaration of an option.
  public func option(_ id: OptionID) -> OptionSpec? {
    options.first { $0.id == id }
  }

  /// The option with this name in either language.
  func option(named name: String) -> OptionSpec? {
    if options.isEmpty { return nil }
    let candidates = OptionID.named(name)
    if candidates.isEmpty { return nil }
    for option in options where candidates.contains(option.id) { return option }
    return nil
  }

  /// The option that a word is (rule R7).
  func option(in word: Word) -> OptionSpec? {
    if options.isEmpty { return nil }
    return word.optionName.flatMap(option(named:))
  }
}
