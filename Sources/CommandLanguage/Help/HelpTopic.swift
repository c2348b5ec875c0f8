public import TextAnalysis

/// A subject of the help that is no command.
public enum HelpTopic: String, CaseIterable, Sendable {
  /// All commands, a line each.
  case commands
  /// The ways to find what a thing is called.
  case terms
  /// A tab bar of one's own: building it, tapping it, asking why.
  case bench
  /// What a bar with more tabs than it holds does.
  case more
  /// Getting drawings out of the program.
  case pictures
  /// The program without its prompt.
  case scripts
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
    case .terms: Wording(rawValue, "термины")
    case .bench: Wording(rawValue, "стенд")
    case .more: KeywordID.more.name
    case .pictures: Wording(rawValue, "рисунки")
    case .scripts: Wording(rawValue, "сценарии")
    case .syntax: Wording(rawValue, "синтаксис")
    case .whichTab: Wording(rawValue, "какая-вкладка")
    case .names: KeywordID.names.name
    }
  }

  /// What it is about, in one line.
  public var summary: Wording {
    switch self {
    case .commands: Wording("all commands, a line each", "все команды, по строке на каждую")
    case .terms:
      Wording("what is it called? the ways to find out", "как это называется? способы узнать")
    case .bench:
      Wording(
        "a tab bar of your own: more than five tabs, taps, reasons",
        "свой таб-бар: больше пяти вкладок, тапы, объяснения")
    case .more:
      Wording(
        "six tabs and more: how the More item behaves",
        "шесть вкладок и больше: как ведёт себя «Ещё»")
    case .pictures:
      Wording("drawings for a bug report, into a file", "рисунки для баг-репорта, в файл")
    case .scripts:
      Wording(
        "from a shell: one-shot, scripts, JSON, exit codes",
        "из шелла: одной строкой, сценарии, JSON, коды выхода")
    case .syntax:
      Wording(
        "quotes, several commands in a line, options", "кавычки, несколько команд в строке, опции")
    case .whichTab: Wording("how a tab is named", "как назвать вкладку")
    case .names: Wording("all names in both languages", "все имена на двух языках")
    }
  }

  /// Its paragraphs in one language.
  public func rows(in language: Language) -> [(line: String, meaning: String)] {
    paragraphs.map { ($0.left.text(in: language), $0.right.text(in: language)) }
  }

  /// Whether the left column of its paragraphs is lines to type, at the prompt or to a shell.
  public var holdsExamples: Bool {
    switch self {
    case .terms, .bench, .more, .pictures, .scripts: true
    case .commands, .syntax, .whichTab, .names: false
    }
  }

  /// The lines to type that it shows.
  public var examples: [Wording] {
    holdsExamples ? paragraphs.map(\.left) : []
  }

  /// Its paragraphs: what stands in the left column, and what is said of it.
  var paragraphs: [(left: Wording, right: Wording)] {
    switch self {
    case .commands, .names: []
    case .terms: Self.termsParagraphs
    case .bench: Self.benchParagraphs
    case .more: Self.moreParagraphs
    case .pictures: Self.picturesParagraphs
    case .scripts: Self.scriptsParagraphs
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
