public import TextAnalysis

extension Grammar {
  /// The command called `name`, in either language and any case; the commands of a family where
  /// the name is only its first word.
  public func command(named name: String) -> [CommandID]? {
    let words = name.split(separator: " ").map { foldedName(String($0)) }
    guard let first = words.first, let head = heads[first] else { return nil }
    if words.count > 1 { return head.bySecondWord[words[1]].map { [$0.id] } }
    let all = (head.command.map { [$0] } ?? []) + head.subcommands
    return all.map(\.id)
  }

  /// All commands by room, a line each.
  public func overview(in language: Language) -> [String] {
    let width = specs.map { $0.id.name.text(in: language).count }.max() ?? 0
    var lines: [String] = []
    for room in CommandSpec.Room.allCases {
      let rows = specs.filter { $0.room == room }
      if rows.isEmpty { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append(room.title.text(in: language))
      for spec in rows {
        let name = spec.id.name.text(in: language)
        lines.append(
          "  " + name + String(repeating: " ", count: width - name.count + 2)
            + spec.summary.text(in: language))
      }
    }
    lines.append("")
    lines.append(
      Wording(
        "help COMMAND explains one; anything that is no command is looked up; a number opens an entry of the last list.",
        "справка КОМАНДА объясняет одну; что не команда — ищется в словаре; номер открывает статью последнего списка."
      ).text(in: language))
    return lines
  }

  /// The English and the Russian name of every command, option and keyword.
  public func namesTable(in language: Language) -> [String] {
    var options: [OptionID] = []
    var keywords: [KeywordID] = []
    for spec in specs {
      for option in spec.options {
        if !options.contains(option.id) { options.append(option.id) }
        for keyword in option.keywords where !keywords.contains(keyword) { keywords.append(keyword) }
      }
      for parameter in spec.parameters {
        for keyword in parameter.keywords + parameter.alternatives
        where !keywords.contains(keyword) { keywords.append(keyword) }
      }
    }
    let sections: [(Wording, [Wording])] = [
      (Wording("commands", "команды"), specs.map(\.id.name)),
      (
        Wording("options", "параметры"),
        options.map { Wording($0.name.en + ":", $0.name.ru + ":") }
      ),
      (Wording("keywords", "ключевые слова"), keywords.map(\.name)),
    ]
    let width = sections.flatMap(\.1).map(\.en.count).max() ?? 0
    var lines: [String] = []
    for (title, names) in sections {
      lines.append(title.text(in: language))
      for name in names {
        let gap = String(repeating: " ", count: width - name.en.count + 2)
        lines.append("  \(name.en)\(gap)\(name.ru)")
      }
    }
    return lines
  }

  /// What the help says about one command.
  public func helpPage(for id: CommandID) -> HelpPage? {
    specs.first { $0.id == id }.map(HelpPage.init)
  }
}

extension CommandSpec.Room {
  /// The heading of the room in the help.
  var title: Wording {
    switch self {
    case .glossary: Wording("Glossary", "Словарь")
    case .programmer: Wording("Bench, as a programmer", "Стенд: что делает код")
    case .user: Wording("Bench, as a user", "Стенд: что делает человек")
    case .report: Wording("Rules and checks", "Правила и проверки")
    case .session: Wording("Session", "Сеанс")
    }
  }
}
