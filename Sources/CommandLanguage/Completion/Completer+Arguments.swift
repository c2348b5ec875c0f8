extension Completer {
  /// Finds which parameter or option of `spec` the partial word is for.
  func readArguments(
    of spec: CommandSpec, after nameCount: Int, _ context: inout CompletionContext
  ) {
    context.command = spec.id
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
      addValues(of: option, &context)
    } else if let textStart {
      context.parameter = reader.parameter?.id
      context.subject = .value(.text)
      addOptions(reader, &context)
      context.span.lower = words[textStart].span.lower
      context.prefix = String(decoding: bytes[context.span.range], as: UTF8.self)
      context.openQuote = nil
    } else if let option = openTextOption(reader) {
      context.option = option
      context.subject = .value(.text)
      addOptions(reader, &context)
    } else {
      addValues(of: reader, &context)
      // The rest of a line is a text first; only its end is options.
      if reader.parameter?.kind != .text { addOptions(reader, &context) }
    }
  }

  /// The option whose text the words end in, so that the partial word goes on with it.
  private func openTextOption(_ reader: ArgumentReader) -> OptionID? {
    guard let last = reader.invocation.options.last, let option = reader.spec.option(last.option),
      option.kind == .text, words.last?.span.upper == last.argument.span.upper
    else { return nil }
    return option.id
  }

  private func addValues(of option: OptionSpec, _ context: inout CompletionContext) {
    context.option = option.id
    context.subject = .value(option.kind)
    context.prefix = partial.text
    context.span = partial.valueSpan
    for keyword in option.keywords { add(keyword.name, .keyword, to: &context) }
  }

  private func addValues(of reader: ArgumentReader, _ context: inout CompletionContext) {
    guard let parameter = reader.parameter else { return }
    context.parameter = parameter.id
    context.given = reader.invocation.arguments(parameter.id).map(\.text)
    context.subject = .value(parameter.kind)
    var keywords = parameter.keywords
    if case .settingName(let settings) = parameter.kind {
      for setting in settings { add(setting.name.name, .keyword, setting.summary, to: &context) }
    }
    if parameter.kind == .settingValue, let setting = reader.setting {
      context.subject = .value(setting.value)
      keywords += setting.keywords
    }
    if reader.filled == 0 { keywords += parameter.alternatives }
    for keyword in keywords {
      let isGiven = context.given.contains { KeywordID.named($0, among: [keyword]) != nil }
      if !isGiven { add(keyword.name, .keyword, to: &context) }
    }
  }

  private func addOptions(_ reader: ArgumentReader, _ context: inout CompletionContext) {
    if !reader.takesOptions { return }
    for option in reader.spec.options
    where option.isRepeatable || reader.invocation.option(option.id) == nil {
      add(option.id.name, .option, option.id.summary, suffix: ":", to: &context)
    }
  }
}
