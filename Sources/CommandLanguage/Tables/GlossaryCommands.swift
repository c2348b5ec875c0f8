import TextAnalysis

extension CommandTable {
  /// Looking up, comparing and exchanging terms.
  static let glossary: [CommandSpec] = [
    CommandSpec(
      .find, .glossary, [Parameter(.text, .text)],
      options: [OptionSpec(.limit, .count), .flag(.why)], shellUse: .yes,
      summary: Wording(
        "looks up a term by any of its names, or by a description",
        "ищет термин по любому из имён или по описанию"),
      details: Wording(
        """
        Names, slang, endings, typos, transliteration, the other keyboard layout, names of platform \
        classes and plain descriptions all lead to the term. At the prompt the word itself is not \
        needed: whatever is no command is looked up, and so is everything after a question mark.
        """,
        """
        К термину ведут имена, сленг, формы слова, опечатки, транслит, чужая раскладка, классы \
        платформ и описания своими словами. В строке ввода само слово не нужно: всё, что не \
        команда, ищется, и всё после вопросительного знака тоже.
        """),
      examples: [
        Wording("find bottom sheet", "найти шторка снизу"),
        Wording("find red dot with a number limit:3", "найти красный кружок с цифрой предел:3"),
        Wording("find UITabBar why:yes", "найти таббар почему:да"),
      ]),
    CommandSpec(
      .term, .glossary, [Parameter(.term, .term)], shellUse: .yes,
      summary: Wording("shows the whole entry of a term", "показывает статью термина целиком"),
      details: Wording(
        "A name with a space is quoted; an id never needs it.",
        "Имя с пробелом берётся в кавычки; идентификатору они не нужны."),
      examples: [
        Wording("term bottom-sheet", "термин таб-бар"),
        Wording("term \"tab bar\"", "термин «панель вкладок»"),
      ]),
    CommandSpec(
      .compare, .glossary, [Parameter(.terms, .term, .many(atLeast: 2))], shellUse: .yes,
      summary: Wording(
        "puts terms side by side, with what tells them apart",
        "ставит термины рядом и говорит, чем они отличаются"),
      examples: [
        Wording("compare popup dialog", "сравнить попап диалог"),
        Wording("compare toast snackbar banner", "сравнить тост снекбар баннер"),
      ]),
    CommandSpec(
      .check, .glossary, [Parameter(.file, .file)], shellUse: .yes,
      summary: Wording(
        "finds imprecise terms in a text file", "находит неточные термины в текстовом файле"),
      examples: [Wording("check report.md", "проверить отчёт.md")]),
    CommandSpec(
      .import, .glossary, [Parameter(.file, .file)], options: [OptionSpec(.as, .glossary)],
      shellUse: .yes,
      summary: Wording("adds a glossary from a file", "добавляет словарь из файла"),
      examples: [
        Wording("import terms.tbx", "импорт термины.tbx"),
        Wording("import terms.csv as:house", "импорт термины.csv как:наш"),
      ]),
    CommandSpec(
      .export, .glossary,
      [
        .choice(.what, [.glossary, .picture]),
        Parameter(.format, .exportFormat),
      ],
      options: [OptionSpec(.to, .file)], shellUse: .yes,
      summary: Wording(
        "writes the glossary or the picture of the bench",
        "выводит словарь или рисунок стенда"),
      details: Wording(
        "Without a file the text itself is the answer.", "Без файла ответом будет сам текст."),
      examples: [
        Wording("export glossary csv to:terms.csv", "экспорт словарь csv куда:термины.csv"),
        Wording("export picture text", "экспорт рисунок text"),
      ]),
    CommandSpec(
      .glossaries, .glossary, shellUse: .yes,
      summary: Wording("lists the glossaries in use", "перечисляет подключённые словари"),
      examples: [Wording("glossaries", "словари")]),
    CommandSpec(
      .glossariesRemove, .glossary, [Parameter(.glossary, .glossary)], shellUse: .yes,
      summary: Wording("takes out an imported glossary", "убирает добавленный словарь"),
      examples: [Wording("glossaries remove house", "словари убрать наш")]),
    CommandSpec(
      .stats, .glossary, shellUse: .yes,
      summary: Wording("counts what the glossary holds", "считает, что есть в словаре"),
      examples: [Wording("stats", "статистика")]),
  ]

  /// Walking through the glossary without a word in mind.
  static let learning: [CommandSpec] = [
    CommandSpec(
      .browse, .glossary, [Parameter(.category, .category, .optional)], shellUse: .yes,
      summary: Wording(
        "lists the terms of a category, or the categories",
        "перечисляет термины категории или сами категории"),
      examples: [Wording("browse", "обзор"), Wording("browse overlay", "обзор gesture")]),
    CommandSpec(
      .point, .glossary, [Parameter(.screen, .screen, .optional)], shellUse: .yes,
      summary: Wording(
        "draws a screen with numbers to point at", "рисует экран с номерами, чтобы указать пальцем"),
      examples: [Wording("point", "указать"), Wording("point chat", "указать chat")]),
    CommandSpec(
      .quiz, .glossary, [Parameter(.category, .category, .optional)],
      options: [OptionSpec(.count, .count)],
      summary: Wording("asks terms in a short quiz", "спрашивает термины в короткой викторине"),
      examples: [
        Wording("quiz", "викторина"), Wording("quiz gesture count:5", "викторина число:5"),
      ]),
    CommandSpec(
      .tour, .glossary, [Parameter(.number, .count, .optional)],
      summary: Wording(
        "shows what the program can do, step by step", "показывает программу шаг за шагом"),
      examples: [Wording("tour", "экскурсия"), Wording("tour 2", "экскурсия 2")]),
  ]
}
