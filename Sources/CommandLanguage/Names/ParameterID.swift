public import TextAnalysis

/// Every positional parameter of the language; the raw value is its English placeholder in lower case.
public enum ParameterID: String, CaseIterable, Sendable {
  case tab, tabs
  case otherTab = "other tab"
  case text, name, number, position, file, format, what
  case term, terms, category, glossary, rule, screen, topic, value
  case values, field, key, device, preset, child
  case orientation, direction, language, amount, size, state, words

  /// How it is written in a line that shows the form of a command.
  public var placeholder: Wording {
    switch self {
    case .tab: Wording("TAB", "ВКЛАДКА")
    case .tabs: Wording("TAB", "ВКЛАДКА")
    case .otherTab: Wording("TAB", "ВКЛАДКА")
    case .text: Wording("TEXT", "ТЕКСТ")
    case .name: Wording("NAME", "ИМЯ")
    case .number: Wording("N", "N")
    case .position: Wording("N", "N")
    case .file: Wording("FILE", "ФАЙЛ")
    case .format: Wording("FORMAT", "ФОРМАТ")
    case .what: Wording("WHAT", "ЧТО")
    case .term: Wording("TERM", "ТЕРМИН")
    case .terms: Wording("TERM", "ТЕРМИН")
    case .category: Wording("CATEGORY", "КАТЕГОРИЯ")
    case .glossary: Wording("NAME", "ИМЯ")
    case .rule: Wording("RULE", "ПРАВИЛО")
    case .screen: Wording("SCREEN", "ЭКРАН")
    case .topic: Wording("COMMAND", "КОМАНДА")
    case .value: Wording("VALUE", "ЗНАЧЕНИЕ")
    case .values: Wording("VALUE", "ЗНАЧЕНИЕ")
    case .field: Wording("FIELD", "ПОЛЕ")
    case .key: Wording("KEY", "СВОЙСТВО")
    case .device: Wording("DEVICE", "УСТРОЙСТВО")
    case .preset: Wording("PRESET", "ПРЕСЕТ")
    case .child: Wording("CHILD", "ВЛОЖЕННАЯ")
    case .orientation: Wording("ORIENTATION", "ОРИЕНТАЦИЯ")
    case .direction: Wording("DIRECTION", "НАПРАВЛЕНИЕ")
    case .language: Wording("LANGUAGE", "ЯЗЫК")
    case .amount: Wording("POINTS", "ТОЧКИ")
    case .size: Wording("WxH", "ШxВ")
    case .state: Wording("STATE", "СОСТОЯНИЕ")
    case .words: Wording("WORD", "СЛОВО")
    }
  }
}
