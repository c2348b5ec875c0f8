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
        Wording("compare alert dialog", "сравнить алерт диалог"),
        Wording("compare toast snackbar hud", "сравнить тост снекбар hud"),
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
        """
        Formats of the picture: text, markdown, svg (an image), html (a page with that image); of \
        the glossary: csv, markdown, tbx. Without a file the text itself is the answer.
        """,
        """
        Форматы рисунка: text, markdown, svg (картинка), html (страница с этой картинкой); \
        словаря: csv, markdown, tbx. Без файла ответом будет сам текст.
        """),
      examples: [
        Wording("export picture text to:bar.txt", "экспорт рисунок text куда:бар.txt"),
        Wording("export picture svg to:bar.svg", "экспорт рисунок svg куда:бар.svg"),
        Wording("export picture markdown", "экспорт рисунок markdown"),
        Wording("export glossary csv to:terms.csv", "экспорт словарь csv куда:термины.csv"),
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
        "lists the terms of a category, a platform or a letter",
        "перечисляет термины раздела, платформы или буквы"),
      details: Wording(
        "Alone it lists the categories, the platforms and the letters. A number opens an entry.",
        "Без слова перечисляет разделы, платформы и буквы. Номер открывает статью."),
      examples: [
        Wording("browse", "обзор"), Wording("browse overlay", "обзор жест"),
        Wording("browse android", "обзор android"), Wording("browse b", "обзор ш"),
      ]),
    CommandSpec(
      .point, .glossary,
      [
        .choice(.screen, [.list, .form, .feed, .objects, .alerts], .optional),
        Parameter(.number, .count, .optional),
      ], shellUse: .yes,
      summary: Wording(
        "draws a screen with numbered parts: for when there is no word at all",
        "рисует экран с номерами частей: когда слова нет совсем"),
      details: Wording(
        "At the prompt a number opens the entry of that part; elsewhere it follows the screen.",
        "В строке ввода номер открывает статью об этой части; в других местах он пишется после экрана."
      ),
      examples: [
        Wording("point", "указать"), Wording("point feed", "указать лента"),
        Wording("point form 8", "указать форма 8"),
      ]),
    CommandSpec(
      .quiz, .glossary, [Parameter(.category, .category, .optional)],
      options: [
        OptionSpec(.count, .integer(lower: 1, upper: 100)),
        OptionSpec(.answer, .integer(lower: 1, upper: 4)),
        OptionSpec(.seed, .anyInteger),
      ],
      summary: Wording(
        "shows a picture or a description and asks for the name",
        "показывает картинку или описание и спрашивает название"),
      details: Wording(
        """
        Each question has four answers; at the prompt a number answers. Five questions make a \
        round, and the score is kept. Any list that is shown meanwhile ends the round.
        """,
        """
        У каждого вопроса четыре ответа; в строке ввода отвечает номер. В раунде пять вопросов, \
        счёт сохраняется. Любой другой список заканчивает раунд.
        """),
      examples: [
        Wording("quiz", "викторина"), Wording("quiz overlay count:3", "викторина жест число:3"),
        Wording("quiz answer:2", "викторина ответ:2"),
      ]),
    CommandSpec(
      .tour, .glossary, [Parameter(.number, .count, .optional, keywords: [.off])],
      summary: Wording(
        "shows what the program can do in five minutes, step by step",
        "показывает программу за пять минут, шаг за шагом"),
      details: Wording(
        """
        At the prompt each step gives a line to try: type it, or press Enter alone to have it run; \
        `tour off` leaves. Elsewhere all steps are printed with their answers, and the bench stays as it was.
        """,
        """
        В строке ввода каждый шаг предлагает строку: наберите её или нажмите Enter, и она \
        выполнится; «экскурсия выкл» её закончит. В других местах выводятся все шаги с ответами, а стенд остаётся как был.
        """),
      examples: [
        Wording("tour", "экскурсия"), Wording("tour 2", "экскурсия 2"),
        Wording("tour off", "экскурсия выкл"),
      ]),
  ]
}
