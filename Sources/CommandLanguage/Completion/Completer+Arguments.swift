import TextAnalysis

extension Completer {
  /// Finds which parameter or option of `spec` the partial word is for.
  func readArguments(
    of spec: CommandSpec, after nameCount: Int, _ request: inout CompletionRequest
  ) {
    request.command = spec.id
    var reader = ArgumentReader(
      spec: spec, words: words, first: nameCount, bytes: bytes, source: "")
    var textStart: Int?
    while reader.next < words.count, textStart == nil {
      if reader.parameter?.kind == .text, !words[reader.next].endsOptions {
        textStart = reader.next
      } else {
        do { try reader.readNext() } catch { return }
      }
    }
    if reader.takesOptions, let option = spec.option(named: partial.optionName) {
      addValues(of: option, &request)
    } else if let textStart {
      request.parameter = reader.parameter?.id
      request.subject = .value(.text)
      request.range.lower = start(ofWord: textStart)
      request.prefix = String(decoding: bytes[request.range.range], as: UTF8.self)
      request.openQuote = nil
      addOptions(reader, &request)
    } else if let option = openTextOption(reader) {
      addOptions(reader, &request)
      request.option = option
      request.subject = .value(.text)
    } else {
      addValues(of: reader, &request)
      // The rest of a line is a text first; only its end is options.
      if reader.parameter?.kind != .text { addOptions(reader, &request) }
    }
  }

  /// Where the text begins that the word at this index begins; after a short form that began it.
  private func start(ofWord index: Int) -> Int {
    let lower = words[index].span.lower
    guard let first = words.first, lower == first.span.lower else { return lower }
    return words.first { $0.span.lower > lower }?.span.lower ?? partial.span.lower
  }

  /// The option whose text the words end in, so that the partial word goes on with it.
  private func openTextOption(_ reader: ArgumentReader) -> OptionID? {
    guard let last = reader.invocation.options.last, let option = reader.spec.option(last.option),
      option.kind == .text, words.last?.span.upper == last.argument.span.upper
    else { return nil }
    return option.id
  }

  private func addValues(of option: OptionSpec, _ request: inout CompletionRequest) {
    request.option = option.id
    request.subject = .value(option.kind)
    request.prefix = partial.text
    request.range = partial.valueSpan
    if option.kind == .tabKeyList, partial.quote == nil,
      let comma = partial.text.utf8.lastIndex(of: UInt8(ascii: ","))
    {
      let rest = partial.text.utf8[partial.text.utf8.index(after: comma)...]
      request.prefix = String(decoding: rest, as: UTF8.self)
      request.range.lower = partial.valueSpan.upper - rest.count
      request.given = partial.text.split(separator: ",").map { String($0).trimmed }
      if !request.prefix.isEmpty { request.given.removeLast() }
    }
    request.reserved = option.keywords
    for keyword in option.keywords { add(keyword, to: &request) }
    addValues(of: option.kind, filled: 0, &request)
  }

  private func addValues(of reader: ArgumentReader, _ request: inout CompletionRequest) {
    guard let parameter = reader.parameter else { return }
    request.parameter = parameter.id
    request.given = reader.invocation.arguments(parameter.id).map(\.text)
    request.keywords = reader.invocation.arguments.compactMap(\.argument.keyword)
    request.subject = .value(parameter.kind)
    var keywords = parameter.keywords
    if parameter.kind == .settingValue, let setting = reader.setting {
      request.subject = .value(setting.value)
      keywords += setting.keywords
    }
    request.reserved = keywords + parameter.alternatives
    if reader.filled == 0 { keywords += parameter.alternatives }
    if parameter.kind == .helpTopic { keywords = [] }
    for keyword in keywords {
      let isGiven = request.given.contains { KeywordID.named($0, among: [keyword]) != nil }
      if !isGiven { add(keyword, to: &request) }
    }
    addValues(of: parameter.kind, filled: reader.filled, &request)
  }

  /// Adds what the grammar knows of a kind of value beside keywords.
  private func addValues(
    of kind: ValueKind, filled: Int, _ request: inout CompletionRequest
  ) {
    switch kind {
    case .settingName(let settings):
      for setting in settings { add(setting.name.name, .keyword, setting.summary, to: &request) }
    case .integerChoice(let numbers):
      for number in numbers.map(String.init) { add(Wording(number, number), .number, to: &request) }
    case .alias:
      addAliases(&request)
    case .helpTopic where filled == 0:
      for topic in HelpTopic.allCases { add(topic.name, .helpTopic, topic.summary, to: &request) }
      addFirstWords(&request)
    case .helpTopic:
      guard filled == 1, let last = words.last, let head = grammar.heads[foldedName(last.text)]
      else { return }
      addSecondWords(of: head, &request)
    default: break
    }
  }

  private func add(_ keyword: KeywordID, to request: inout CompletionRequest) {
    add(keyword.name, .keyword, keyword.name, to: &request)
  }

  private func addOptions(_ reader: ArgumentReader, _ request: inout CompletionRequest) {
    if !reader.takesOptions { return }
    for option in reader.spec.options
    where option.isRepeatable || reader.invocation.option(option.id) == nil {
      add(option.id.name, .option, option.id.summary, to: &request)
    }
  }
}
