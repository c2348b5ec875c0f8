public import TextAnalysis

extension Grammar {
  /// The English and the Russian name of everything that this build offers: commands, options,
  /// keywords; those of the page's language first.
  public func namesTable() -> HelpPage {
    let commands = specs.map(\.id.name)
    let options = OptionID.allCases.filter { id in
      specs.contains { $0.option(id) != nil }
    }.map(\.name)
    let used = Set(specs.flatMap(\.keywords))
    let keywords = KeywordID.allCases.filter(used.contains).map(\.name)
    return HelpPage { language in
      [
        .text(HelpLabel.commands.text(in: language)), Self.table(commands, language), .blank,
        .text(HelpLabel.options.text(in: language)), Self.table(options, language), .blank,
        .text(HelpLabel.keywords.text(in: language)), Self.table(keywords, language),
      ]
    }
  }

  private static func table(_ names: [Wording], _ language: Language) -> HelpBlock {
    .columns(
      names.map { language == .en ? (left: $0.en, right: $0.ru) : (left: $0.ru, right: $0.en) })
  }
}

extension CommandSpec {
  /// Every keyword that the command takes anywhere.
  public var keywords: [KeywordID] {
    let settings = parameters.flatMap { parameter -> [Setting] in
      if case .settingName(let settings) = parameter.kind { settings } else { [] }
    }
    return parameters.flatMap { $0.keywords + $0.alternatives } + options.flatMap(\.keywords)
      + settings.flatMap { [$0.name] + $0.keywords }
  }
}

/// The headings of help pages.
enum HelpLabel {
  static let introduction = Wording(
    "Type what you remember of a thing, in words of your own, or a command.",
    "Наберите, что помните, своими словами — или команду.")
  static let everyday = Wording("Everyday commands", "Главные команды")
  static let start = Wording("Where to begin", "С чего начать")
  static let aboutCommand = Wording("a command: its form and examples", "команда: форма и примеры")
  static let also = Wording("More help", "Ещё справка")
  static let otherName = Wording("In Russian:", "По-английски:")
  static let commands = Wording("Commands", "Команды")
  static let keywords = Wording("Keywords", "Ключевые слова")
  static let settings = Wording("Settings", "Свойства")
  static let options = Wording("Options", "Опции")
  static let examples = Wording("Examples", "Примеры")
}

extension CommandSpec.Room {
  /// The heading of the room in the help.
  public var title: Wording {
    switch self {
    case .glossary: Wording("Glossary", "Словарь")
    case .programmer: Wording("Bench, as a programmer", "Стенд: программист")
    case .user: Wording("Bench, as a user", "Стенд: пользователь")
    case .report: Wording("Checks and reports", "Проверки и отчёты")
    case .session: Wording("Session", "Сеанс")
    }
  }
}
