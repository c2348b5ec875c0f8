public import TextAnalysis

/// A subject of the help that is no command.
public enum HelpTopic: String, CaseIterable, Sendable {
  /// All commands, a line each.
  case commands
  /// Quotes, separators, comments, options and free text.
  case syntax
  /// How a tab is named.
  case whichTab = "which-tab"
  /// All names in both languages.
  case names

  /// The English and the Russian name.
  public var name: Wording {
    switch self {
    case .commands: Wording(rawValue, "команды")
    case .syntax: Wording(rawValue, "синтаксис")
    case .whichTab: Wording(rawValue, "какая-вкладка")
    case .names: KeywordID.names.name
    }
  }

  /// What it is about, in one line.
  public var summary: Wording {
    switch self {
    case .commands: Wording("all commands, a line each", "все команды, по строке на каждую")
    case .syntax:
      Wording(
        "quotes, several commands in a line, options", "кавычки, несколько команд в строке, опции")
    case .whichTab: Wording("how a tab is named", "как назвать вкладку")
    case .names: Wording("all names in both languages", "все имена на двух языках")
    }
  }

  /// Its paragraphs; the first word of each, up to the tab, stands in a column of its own.
  var paragraphs: [(left: Wording, right: Wording)] {
    switch self {
    case .commands, .names: []
    case .syntax: Self.syntaxParagraphs
    case .whichTab: Self.tabParagraphs
    }
  }

  private static let syntaxParagraphs: [(left: Wording, right: Wording)] = [
    (
      Wording("a; b", "а; б"),
      Wording(
        "Several commands stand in a line, with `;` between. Each has an answer of its own.",
        "Несколько команд в строке разделяет `;`. У каждой свой ответ.")
    ),
    (
      Wording("\"a b\"", "«а б»"),
      Wording(
        """
        A value with a space stands in quotes: "…", «…» or “…”. They open only at the start of a \
        word or after `name:`. Inside "…", \\" is a quote and \\\\ a backslash. An apostrophe is a \
        letter.
        """,
        """
        Значение с пробелом берётся в кавычки: «…», "…" или “…”. Они открываются только в начале \
        слова или после `имя:`. Внутри "…" \\" — кавычка, \\\\ — обратная черта. Апостроф — буква.
        """)
    ),
    (
      Wording("name:value", "имя:значение"),
      Wording(
        """
        An option that the command has; anything else with a colon is a word. After `--` nothing \
        is an option. From a shell, --name value and --name=value mean the same.
        """,
        """
        Опция, если она есть у команды; всё остальное с двоеточием — слово. После `--` опций нет. \
        Из шелла то же самое пишут --имя значение и --имя=значение.
        """)
    ),
    (
      Wording("TEXT", "ТЕКСТ"),
      Wording(
        "The rest of the line, without quotes. Options are taken off its very end; quotes keep them.",
        "Остаток строки, без кавычек. Опции снимаются только с самого конца; кавычки их сохраняют.")
    ),
    (
      Wording("# note", "# заметка"),
      Wording(
        "A comment, at the start of a line or between spaces. #12 and C# are text.",
        "Комментарий: в начале строки или между пробелами. #12 и C# — текст.")
    ),
    (
      Wording("TAP, ещё", "ТАП, еще"),
      Wording(
        """
        Case does not matter, nor ё for е, in either language. Keywords count only without quotes: \
        tap more is the More item, tap "More" a tab of that title.
        """,
        """
        Регистр не важен, ё и е равны, языки можно смешивать. Ключевые слова действуют только без \
        кавычек: тап ещё — элемент «Ещё», тап «Ещё» — вкладка с таким заголовком.
        """)
    ),
  ]

  private static let tabParagraphs: [(left: Wording, right: Wording)] = [
    (
      Wording("selected, more", "выбранная, ещё"),
      Wording(
        "A keyword, where the command has it: also back, left-most, minimized.",
        "Ключевое слово, если оно есть у команды: также назад, крайняя-слева, свёрнутый.")
    ),
    (
      Wording("2", "2"),
      Wording("The position in the array, from 1.", "Место в массиве, с 1.")
    ),
    (
      Wording("Home", "Главная"),
      Wording(
        "The key or the title; the same in another case; the start of one title alone.",
        "Ключ или заголовок; то же в другом регистре; начало одного-единственного заголовка.")
    ),
    (
      Wording("\"2\"", "«2»"),
      Wording(
        "A tab with that title, whatever it is.", "Вкладка с таким заголовком, каким бы он ни был.")
    ),
  ]
}
