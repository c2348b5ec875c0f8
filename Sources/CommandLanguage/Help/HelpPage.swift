public import TextAnalysis

/// The help of one command, derived from its declaration.
public struct HelpPage: Equatable, Sendable {
  /// The declaration.
  public var spec: CommandSpec

  /// How the command is written, with its places in capitals.
  public func usage(in language: Language) -> String {
    var parts = [spec.id.name.text(in: language)]
    for parameter in spec.parameters {
      var text =
        parameter.kind == .choice
        ? parameter.keywords.map { $0.name.text(in: language) }.joined(separator: "|")
        : parameter.id.placeholder.text(in: language)
      for keyword in parameter.alternatives { text += "|" + keyword.name.text(in: language) }
      if case .many = parameter.arity { text += "…" }
      parts.append(parameter.isOptional ? "[\(text)]" : text)
    }
    for option in spec.options {
      let values = option.keywords.map { $0.name.text(in: language) }.joined(separator: "|")
      let value = values.isEmpty ? Wording("VALUE", "ЗНАЧЕНИЕ").text(in: language) : values
      parts.append("[\(option.id.name.text(in: language)):\(value)]")
    }
    return parts.joined(separator: " ")
  }

  /// The page, ready to print.
  public func lines(in language: Language) -> [String] {
    let other: Language = language == .en ? .ru : .en
    var lines = [usage(in: language), "  " + spec.summary.text(in: language) + "."]
    let details = spec.details.text(in: language)
    if !details.isEmpty { lines.append("  " + details) }
    let also = Wording("in Russian", "по-английски").text(in: language)
    lines.append("  \(also): \(spec.id.name.text(in: other))")
    let width = spec.options.map { $0.id.name.text(in: language).count }.max() ?? 0
    for option in spec.options {
      let name = option.id.name.text(in: language)
      lines.append(
        "  " + name + ":" + String(repeating: " ", count: width - name.count + 2)
          + option.id.summary.text(in: language))
    }
    if !spec.examples.isEmpty {
      lines.append("  " + Wording("For example:", "Например:").text(in: language))
      lines += spec.examples.map { "    " + $0.text(in: language) }
    }
    return lines
  }
}
