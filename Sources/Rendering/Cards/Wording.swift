internal import Glossary
public import TextAnalysis

/// The fixed words of cards and lists, in both languages; one table, so that neither lags behind.
enum Word: CaseIterable {
  case names, russianNames, englishNames, also, abbreviation, transliteration, slang, productName
  case deprecated, confusedWith, platforms, platformsAndSymbols, symbol, inReport, gestures, states
  case broader, partOf, seeAlso, note, sources, modifiedWords, fromGlossary
  case definition, category, difference, allHave, noneDecides

  /// The word in `language`.
  func text(in language: Language) -> String {
    let pair = texts
    return language == .en ? pair.en : pair.ru
  }

  private var texts: (en: String, ru: String) {
    switch self {
    case .names: ("Names", "Названия")
    case .russianNames: ("Russian", "по-русски")
    case .englishNames: ("English", "по-английски")
    case .also: ("also", "также")
    case .abbreviation: ("short", "кратко")
    case .transliteration: ("loan", "транслит")
    case .slang: ("informal", "сленг")
    case .productName: ("product", "в продуктах")
    case .deprecated: ("avoid", "избегать")
    case .confusedWith: ("Not to be confused with", "Не путать с")
    case .platforms: ("Platforms", "Платформы")
    case .platformsAndSymbols: ("Platforms and names in code", "Платформы и имена в коде")
    case .symbol: ("Name in code", "Имя в коде")
    case .inReport: ("In a bug report", "В баг-репорте")
    case .gestures: ("Gestures", "Жесты")
    case .states: ("States", "Состояния")
    case .broader: ("Kind of", "Разновидность")
    case .partOf: ("Part of", "Часть чего")
    case .seeAlso: ("See also", "Рядом")
    case .note: ("Note", "Примечание")
    case .sources: ("Sources", "Источники")
    case .modifiedWords: ("wording adapted", "формулировка изменена")
    case .fromGlossary: ("From the glossary", "Из словаря")
    case .definition: ("What it is", "Что это")
    case .category: ("Category", "Раздел")
    case .difference: ("How to tell them apart", "Как отличить")
    case .allHave: ("In common", "Общее")
    case .noneDecides:
      ("No deciding sentence for this pair yet.", "Решающей фразы для этой пары пока нет.")
    }
  }
}

/// The names of the keys that glossary entries use, as people read them.
public enum KeyName {
  /// For example «элемент, поверх экрана» for `element` and `overlay`.
  static func category(
    _ category: String, _ subcategory: String, in language: Language
  ) -> String {
    let first = name(category, in: language, from: categories)
    if category == subcategory { return first }
    return first + ", " + name(subcategory, in: language, from: subcategories)
  }

  /// The name of a category, a group or a platform by itself; the key where it is not known.
  public static func name(_ key: String, in language: Language) -> String {
    let pair = categories[key] ?? subcategories[key] ?? platforms[key]
    guard let pair else { return key }
    return language == .en ? pair.en : pair.ru
  }

  /// A category's name for many of its concepts, as «элементы»; the key where it is not known.
  public static func plural(_ category: String, in language: Language) -> String {
    name(category, in: language, from: plurals)
  }

  /// The key of a category, a group or a platform and its names in both languages.
  public static func names(of key: String) -> [String] {
    [categories, subcategories, platforms].reduce(into: [key]) { names, table in
      if let pair = table[key] { names += [pair.en, pair.ru] }
    }
  }

  /// The categories, groups and platforms that have names, by key.
  public static var keys: [String] {
    Set(categories.keys).union(subcategories.keys).union(platforms.keys).sorted()
  }

  /// The platform's name as its vendor writes it; the key itself where it is not known.
  static func platform(_ key: String, in language: Language) -> String {
    name(key, in: language, from: platforms)
  }

  private static func name(
    _ key: String, in language: Language, from table: [String: (en: String, ru: String)]
  ) -> String {
    guard let pair = table[key] else { return key }
    return language == .en ? pair.en : pair.ru
  }

  private static let categories: [String: (en: String, ru: String)] = [
    "element": ("element", "элемент"), "gesture": ("gesture", "жест"),
    "pattern": ("pattern", "паттерн"), "concept": ("concept", "понятие"),
    "state": ("state", "состояние"),
  ]

  private static let plurals: [String: (en: String, ru: String)] = [
    "element": ("elements", "элементы"), "gesture": ("gestures", "жесты"),
    "pattern": ("patterns", "паттерны"), "concept": ("concepts", "понятия"),
    "state": ("states", "состояния"),
  ]

  private static let subcategories: [String: (en: String, ru: String)] = [
    "accessibility": ("accessibility", "доступность"), "action": ("action", "действия"),
    "container": ("container", "контейнеры"), "content": ("content", "содержимое"),
    "development": ("development", "разработка"), "feedback": ("feedback", "обратная связь"),
    "input": ("input", "ввод"), "keyboard": ("keyboard", "клавиатура"),
    "layout": ("layout", "раскладка"), "motion": ("motion", "движение"),
    "navigation": ("navigation", "навигация"), "overlay": ("overlay", "поверх экрана"),
    "pointer": ("pointer", "мышь и указатель"), "state": ("state", "состояния"),
    "status": ("status", "индикация"), "system": ("system", "система"),
    "touch": ("touch", "касание"), "visual": ("visual", "внешний вид"),
  ]

  private static let platforms: [String: (en: String, ru: String)] = [
    "ios": ("iOS", "iOS"), "ipados": ("iPadOS", "iPadOS"), "macos": ("macOS", "macOS"),
    "tvos": ("tvOS", "tvOS"), "watchos": ("watchOS", "watchOS"),
    "visionos": ("visionOS", "visionOS"), "android": ("Android", "Android"),
    "web": ("web", "веб"), "windows": ("Windows", "Windows"), "apple": ("Apple", "Apple"),
    "material": ("Material", "Material"),
  ]
}
