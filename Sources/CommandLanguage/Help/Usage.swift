public import TextAnalysis

extension CommandSpec {
  /// The form of the command in one line, without its options: `title TAB TEXT|none`.
  public func form(in language: Language) -> String {
    let words = [id.name.text(in: language)] + parameters.map { $0.form(in: language) }
    return words.joined(separator: " ")
  }

  /// The form of the command with its options.
  public func usage(in language: Language) -> String {
    let options = options.map { "[" + $0.form(in: language) + "]" }
    return ([form(in: language)] + options).joined(separator: " ")
  }
}

extension Parameter {
  /// How the parameter is written in the form of a command: `[TAB …]`.
  public func form(in language: Language) -> String {
    let alternatives = alternatives.map { $0.name.text(in: language) }
    let isBare = kind == .choice
    let names =
      isBare ? keywords.map { $0.name.text(in: language) } : [id.placeholder.text(in: language)]
    let one = names.joined(separator: "|")
    let many =
      switch arity {
      case .one, .optional: one
      case .many(let least):
        Array(repeating: one, count: max(1, least)).joined(separator: " ") + " …"
      }
    let form = ([many] + alternatives).joined(separator: "|")
    return isOptional ? "[" + form + "]" : form
  }
}

extension OptionSpec {
  /// How the option is written in the form of a command: `limit:N`.
  public func form(in language: Language) -> String {
    var values = keywords.map { $0.name.text(in: language) }
    if kind != .choice { values.insert(kind.placeholder.text(in: language), at: 0) }
    return id.name.text(in: language) + ":" + values.joined(separator: "|")
  }
}

extension ValueKind {
  /// What stands for a value of this kind in the form of a command.
  public var placeholder: Wording {
    switch self {
    case .integerChoice(let numbers):
      let numbers = numbers.map(String.init).joined(separator: "|")
      return Wording(numbers, numbers)
    case .choice, .word, .glossary, .alias: return Wording("NAME", "ИМЯ")
    case .tab, .tabKey: return Wording("TAB", "ВКЛАДКА")
    case .tabKeyList: return Wording("TAB,TAB", "ВКЛАДКА,ВКЛАДКА")
    case .integer: return Wording("N", "N")
    case .number(_, let upper): return upper == 1 ? Wording("0.8", "0,8") : Wording("N", "N")
    case .size: return Wording("WxH", "ШxВ")
    case .pixelSize: return Wording("WxH@SCALE", "ШxВ@МАСШТАБ")
    case .hexColor: return Wording("#RRGGBB", "#RRGGBB")
    case .text: return Wording("TEXT", "ТЕКСТ")
    case .preset: return Wording("PRESET", "ПРЕСЕТ")
    case .term: return Wording("TERM", "ТЕРМИН")
    case .category: return Wording("CATEGORY", "КАТЕГОРИЯ")
    case .rule: return Wording("RULE", "ПРАВИЛО")
    case .file: return Wording("FILE", "ФАЙЛ")
    case .exportFormat: return Wording("FORMAT", "ФОРМАТ")
    case .systemItem: return Wording("ITEM", "ЭЛЕМЕНТ")
    case .languageCode: return Wording("CODE", "КОД")
    case .stateField: return Wording("FIELD", "ПОЛЕ")
    case .helpTopic: return Wording("COMMAND", "КОМАНДА")
    case .settingName: return Wording("KEY", "СВОЙСТВО")
    case .settingValue: return Wording("VALUE", "ЗНАЧЕНИЕ")
    }
  }
}

extension Setting {
  /// How the setting is written in a list of settings: `style default|black`.
  public func form(in language: Language) -> String {
    let values =
      kindIsChoice
      ? keywords.map { $0.name.text(in: language) } : [value.placeholder.text(in: language)]
    return name.name.text(in: language) + " " + values.joined(separator: "|")
  }

  private var kindIsChoice: Bool { value == .choice }
}
