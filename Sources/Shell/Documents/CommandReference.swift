import CommandLanguage
import TextAnalysis

/// The reference of all commands as a Markdown page.
struct CommandReference {
  var language: Language
  var grammar: Grammar

  var text: String {
    var lines = [
      "# " + Wording("Commands", "Команды").text(in: language), "",
      Wording(
        """
        Written by `shtorka --print commands`; the same is said by `help COMMAND`. Every name, \
        option and keyword works in both languages, in any mixture.
        """,
        """
        Напечатано командой `shtorka --print commands --lang ru`; то же говорит «справка КОМАНДА». \
        Имена, опции и ключевые слова действуют на обоих языках в любом сочетании.
        """
      ).text(in: language),
    ]
    for room in CommandSpec.Room.allCases {
      lines += ["", "## " + room.title.text(in: language)]
      for spec in grammar.specs where spec.room == room { lines += entry(spec) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func entry(_ spec: CommandSpec) -> [String] {
    let other: Language = language == .en ? .ru : .en
    var lines = ["", "### `\(spec.form(in: language))`", ""]
    let name = Wording("In Russian", "По-английски").text(in: language)
    lines.append("\(Self.sentence(spec.summary.text(in: language)))  ")
    lines.append("\(name): `\(spec.form(in: other))`")
    let details = spec.details.text(in: language)
    if !details.isEmpty { lines += ["", details] }
    let keywords = spec.keywordRows(in: language)
    if !keywords.isEmpty {
      lines.append("")
      for row in keywords { lines.append("- `\(row.left)`: \(row.right)") }
    }
    if !spec.options.isEmpty {
      lines.append("")
      for option in spec.options {
        lines.append("- `\(option.form(in: language))` — \(option.id.summary.text(in: language))")
      }
    }
    lines += ["", "```"] + spec.examples.map { $0.text(in: language) } + ["```"]
    return lines
  }

  /// The summary as a sentence of its own.
  static func sentence(_ summary: String) -> String {
    // A name such as iPadOS keeps its small letter.
    let isName = summary.dropFirst().first?.isUppercase ?? false
    return (isName ? summary : summary.prefix(1).uppercased() + summary.dropFirst()) + "."
  }
}

extension CommandSpec {
  /// What its parameters take beside values: keywords, and settings with their values.
  func keywordRows(in language: Language) -> [(left: String, right: String)] {
    parameters.flatMap { parameter -> [(left: String, right: String)] in
      if case .settingName(let settings) = parameter.kind {
        return settings.map { ($0.form(in: language), $0.summary.text(in: language)) }
      }
      if parameter.kind == .choice || parameter.keywords.isEmpty { return [] }
      let names = parameter.keywords.map { $0.name.text(in: language) }
      return [(parameter.id.placeholder.text(in: language), names.joined(separator: ", "))]
    }
  }
}
