import CommandLanguage
import TextAnalysis

extension Messages {
  /// Why a line could not be read, and what to do.
  static func syntax(_ error: SyntaxError) -> Wording {
    switch error.reason {
    case .unknownCommand(let word, let nearest):
      return Wording("unknown command “\(word)”", "неизвестная команда «\(word)»")
        + hint(
          nearest,
          or: Wording(
            "help lists them, ? TEXT looks a text up", "список: справка, поиск: ? ТЕКСТ"))
    case .missingArgument(let expectation):
      let what = expected(expectation)
      return Wording("something is missing here: \(what.en)", "здесь не хватает: \(what.ru)")
    case .badArgument(let found, let fault):
      return self.fault(fault, found: found)
    case .unclosedQuote:
      return Wording(
        "the quote opened here is not closed; nothing of the line was run",
        "кавычка открыта и не закрыта; из строки ничего не выполнено")
    case .invalidText:
      return Wording(
        "the line holds bytes that are no text (not UTF-8, or a control character)",
        "в строке есть байты, которые не текст (не UTF-8 или управляющий символ)")
    }
  }

  /// A subject that the help does not have; those that mention the word.
  static func noHelp(about name: String, span: SourceSpan, grammar: Grammar) -> Failure {
    let subjects = grammar.helpSubjects(mentioning: name).prefix(6)
    var message = Wording("“\(name)” is no command", "команды «\(name)» нет")
    if subjects.isEmpty {
      message = message + Wording("; help lists them", "; список: справка")
    } else {
      let en = subjects.map { "help \($0.en)" }.joined(separator: ", ")
      let ru = subjects.map { "справка \($0.ru)" }.joined(separator: ", ")
      message = message + Wording("; it is mentioned by: \(en)", "; о ней говорят: \(ru)")
    }
    message = message + Wording(". As a term: ? \(name)", ". Как термин: ? \(name)")
    return Failure(code: "unknown-command", message: message, span: span, exitCode: .usage)
  }

  /// The form of a command, and where its help is.
  static func usage(_ spec: CommandSpec) -> Wording {
    let name = spec.id.name
    return Wording(
      "usage: \(spec.usage(in: .en))   (more: help \(name.en))",
      "пишется так: \(spec.usage(in: .ru))   (подробнее: справка \(name.ru))")
  }

  private static func fault(_ fault: SyntaxError.Fault, found: String) -> Wording {
    switch fault {
    case .expected(let expectation, let nearest):
      let what = expected(expectation, found: found)
      return Wording(
        "“\(found)” does not fit here; expected: \(what.en)",
        "«\(found)» сюда не подходит; ожидалось: \(what.ru)") + hint(nearest, or: nil)
    case .unexpected(let nearest):
      return Wording("“\(found)” is one word too many", "«\(found)» — лишнее слово")
        + hint(nearest, or: nil)
    case .repeatedOption(let option):
      let name = option.id.name
      return Wording("the option \(name.en): is given twice", "опция \(name.ru): задана дважды")
    case .unknownOption(let nearest):
      return Wording(
        "the command has no option “\(found)”", "у команды нет опции «\(found)»")
        + hint(nearest, or: nil)
    case .repeatedWord:
      return Wording(
        "“\(found)” is named twice; each comes once", "«\(found)» названо дважды, а нужно один раз")
    case .notAlone(let keyword):
      let name = keyword.name
      return Wording("“\(name.en)” stands alone", "«\(name.ru)» пишется отдельно от других")
    }
  }

  /// What may have been meant, best first, or what to do where nothing is near.
  static func hint(_ nearest: [String], or otherwise: Wording?) -> Wording {
    guard !nearest.isEmpty else {
      return otherwise.map { Wording("; \($0.en)", "; \($0.ru)") } ?? Wording("", "")
    }
    let list = nearest.prefix(3).joined(separator: ", ")
    return Wording("; did you mean: \(list)?", "; может быть: \(list)?")
  }

  /// What was expected; a number that is too large for any is told the largest.
  private static func expected(
    _ expectation: SyntaxError.Expectation, found: String = ""
  ) -> Wording {
    let value = found.drop { $0 != ":" }.dropFirst()
    let digits = value.isEmpty ? found[...] : value
    let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) }
    let isLarge = isNumber && Int(digits) == nil
    return expected(expectation, namesLargest: isLarge)
  }

  private static func expected(
    _ expectation: SyntaxError.Expectation, namesLargest: Bool
  ) -> Wording {
    switch expectation {
    case .subcommand(let names):
      return list(names)
    case .parameter(let parameter):
      if parameter.kind == .choice { return list(parameter.keywords.map(\.name)) }
      return kind(parameter.kind, namesLargest: namesLargest)
        + alternatives(parameter.alternatives)
    case .setting(let setting, let alternatives):
      let value =
        setting.keywords.isEmpty ? kind(setting.value) : list(setting.keywords.map(\.name))
      return value + self.alternatives(alternatives)
    case .option(let option):
      let name = option.id.name
      let value =
        option.keywords.isEmpty
        ? kind(option.kind, namesLargest: namesLargest) : list(option.keywords.map(\.name))
      return Wording("\(name.en):", "\(name.ru):") + Wording(" ", " ") + value
    }
  }

  private static func alternatives(_ keywords: [KeywordID]) -> Wording {
    guard !keywords.isEmpty else { return Wording("", "") }
    let names = list(keywords.map(\.name))
    return Wording(", or \(names.en)", " или \(names.ru)")
  }

  private static func list(_ names: [Wording]) -> Wording {
    Wording(
      names.map(\.en).joined(separator: " | "), names.map(\.ru).joined(separator: " | "))
  }

  private static var sides: Wording {
    let (least, most) = (ValueKind.sides.lowerBound, ValueKind.sides.upperBound)
    return Wording(
      ", each side from \(least) to \(most)", ", каждая сторона от \(least) до \(most)")
  }

  /// A bound without the fraction that it does not have.
  private static func plain(_ bound: Double) -> String {
    Int(exactly: bound).map(String.init) ?? String(bound)
  }

  private static func kind(_ kind: ValueKind, namesLargest: Bool = false) -> Wording {
    switch kind {
    case .choice: Wording("one of a few words", "одно из слов")
    case .tab: Wording("a tab (its position, key or title)", "вкладка (номер, ключ или подпись)")
    case .tabKey, .tabKeyList: Wording("the name of a tab", "имя вкладки")
    case .integer(let lower, let upper):
      upper == Int.max && !namesLargest
        ? Wording("a whole number from \(lower)", "целое число от \(lower)")
        : Wording("a whole number from \(lower) to \(upper)", "целое число от \(lower) до \(upper)")
    case .integerChoice(let numbers):
      Wording(
        numbers.map(String.init).joined(separator: " | "),
        numbers.map(String.init).joined(separator: " | "))
    case .number(let lower, let upper):
      Wording(
        "a number from \(plain(lower)) to \(plain(upper))",
        "число от \(plain(lower)) до \(plain(upper))")
    case .size:
      Wording("a size in points, 23x23", "размер в поинтах, 23x23") + sides
    case .pixelSize:
      Wording("a size in pixels, 69x69@3", "размер в пикселях, 69x69@3") + sides
        + Wording(
          " (and a scale from 1 to \(ValueKind.scales.upperBound))",
          " (и масштаб от 1 до \(ValueKind.scales.upperBound))")
    case .hexColor: Wording("a colour, #RRGGBB", "цвет, #RRGGBB")
    case .text: Wording("text", "текст")
    case .word: Wording("a name", "имя")
    case .preset: Wording("the name of a preset", "имя пресета")
    case .term: Wording("a term", "термин")
    case .category: Wording("a category", "категория")
    case .glossary: Wording("the name of a glossary", "имя словаря")
    case .rule: Wording("the id of a rule, TB-066", "номер правила, TB-066")
    case .file: Wording("a file", "файл")
    case .exportFormat:
      Wording(
        "a format (picture: \(ExportFormats.list(for: .picture)); glossary: \(ExportFormats.list(for: .glossary)))",
        "формат (рисунок: \(ExportFormats.list(for: .picture)); словарь: \(ExportFormats.list(for: .glossary)))"
      )
    case .systemItem: Wording("a system item", "системный элемент")
    case .languageCode: Wording("a language code", "код языка")
    case .stateField: Wording("a field of the state, bar.items", "поле состояния, bar.items")
    case .alias: Wording("a single word", "одно слово")
    case .helpTopic: Wording("a command", "команда")
    case .settingName(let settings): list(settings.map(\.name.name))
    case .settingValue: Wording("a value", "значение")
    }
  }
}

extension Wording {
  /// Both languages joined.
  static func + (left: Wording, right: Wording) -> Wording {
    Wording(left.en + right.en, left.ru + right.ru)
  }
}
