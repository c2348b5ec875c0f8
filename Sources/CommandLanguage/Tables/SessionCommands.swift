import TextAnalysis

extension CommandTable {
  /// Keeping and repeating what was done.
  static let files: [CommandSpec] = [
    CommandSpec(
      .save, .session, [Parameter(.file, .file)],
      summary: Wording("saves the session", "сохраняет сеанс"),
      examples: [Wording("save clock.json", "сохранить часы.json")]),
    CommandSpec(
      .saveScript, .session, [Parameter(.file, .file)],
      summary: Wording(
        "saves the commands that led here", "сохраняет команды, которые сюда привели"),
      examples: [Wording("save script clock.shtorka", "сохранить сценарий часы.shtorka")]),
    CommandSpec(
      .load, .session, [Parameter(.file, .file)], changesBench: true,
      summary: Wording("loads a saved session", "загружает сохранённый сеанс"),
      examples: [Wording("load clock.json", "загрузить часы.json")]),
    CommandSpec(
      .run, .session, [Parameter(.file, .file)], shellUse: .yes,
      summary: Wording("runs the commands of a file", "выполняет команды из файла"),
      details: Wording(
        """
        It stops at the first error. Paths in it, those of other scripts too, start at the folder \
        that the program was started in, not at the script's own.
        """,
        """
        На первой ошибке сценарий останавливается. Пути в нём, в том числе к другим сценариям, \
        отсчитываются от папки, в которой запущена программа, а не от папки сценария.
        """),
      examples: [Wording("run clock.shtorka", "выполнить часы.shtorka")]),
    CommandSpec(
      .log, .session, [Parameter(.file, .file, .optional, alternatives: [.off])],
      summary: Wording(
        "writes lines and answers to a file as they come",
        "пишет строки и ответы в файл по мере появления"),
      details: Wording(
        """
        The text has neither colour nor escapes, so that it can be pasted into a report. What the \
        file holds already stays, and the log goes on below it. Without a file the command says \
        where the log goes now.
        """,
        """
        Текст без цвета и управляющих символов, его можно вставить в отчёт. Что в файле уже есть, \
        остаётся, запись идёт ниже. Без файла команда говорит, куда пишется журнал.
        """),
      examples: [Wording("log session.txt", "журнал сеанс.txt"), Wording("log off", "журнал выкл")]),
  ]

  /// The session itself.
  static let session: [CommandSpec] = [
    CommandSpec(
      .help, .session, [Parameter(.topic, .helpTopic, .many(atLeast: 0), keywords: [.names])],
      shellUse: .yes,
      summary: Wording(
        "explains the program, a command, or all names",
        "объясняет программу, команду или все имена"),
      examples: [
        Wording("help", "справка"), Wording("help tabs set", "справка тап"),
        Wording("help names", "справка имена"),
      ]),
    CommandSpec(
      .show, .session, [.choice(.what, [.bar, .diff, .measures], .optional)],
      summary: Wording(
        "draws the screen, the bar alone, or before and after; prints measures",
        "рисует экран, один бар или «до и после»; выводит размеры"),
      examples: [
        Wording("show", "показать"), Wording("show diff", "показать разница"),
        Wording("show measures", "показать размеры"),
      ]),
    CommandSpec(
      .state, .session,
      summary: Wording("prints the state of the bench", "выводит состояние стенда"),
      examples: [Wording("state", "состояние")]),
    CommandSpec(
      .events, .session,
      [.choice(.what, [.all, .delegate, .lifecycle, .effect], .many(atLeast: 0))],
      summary: Wording(
        "prints the events of the last command, or of all",
        "выводит события последней команды или всех"),
      details: Wording(
        "A channel leaves the others out.", "Канал оставляет только свои события."),
      examples: [
        Wording("events", "события"), Wording("events all delegate", "события все делегат"),
      ]),
    CommandSpec(
      .diff, .session, [Parameter(.file, .file, .optional)],
      summary: Wording(
        "says what differs from before the last command, or from a saved session",
        "говорит, что изменилось с последней команды или с сохранённого сеанса"),
      details: Wording(
        "With a file the exit code is 1 where anything differs.",
        "С файлом код завершения — 1, если есть различия."),
      examples: [Wording("diff", "разница"), Wording("diff clock.json", "разница часы.json")]),
    CommandSpec(
      .watch, .session, [.choice(.state, [.on, .off], .optional)],
      summary: Wording(
        "draws the screen after every command", "рисует экран после каждой команды"),
      examples: [Wording("watch on", "наблюдать выкл")]),
    CommandSpec(
      .undo, .session, changesBench: true,
      summary: Wording("takes back one command of the bench", "отменяет одну команду стенда"),
      examples: [Wording("undo", "отменить")]),
    CommandSpec(
      .redo, .session, changesBench: true,
      summary: Wording("repeats what was taken back", "повторяет отменённое"),
      examples: [Wording("redo", "повторить")]),
    CommandSpec(
      .reset, .session, changesBench: true,
      summary: Wording("makes the bench as it was at the start", "возвращает стенд к началу"),
      examples: [Wording("reset", "сброс")]),
    CommandSpec(
      .lang, .session, [.choice(.language, [.en, .ru], .optional)],
      summary: Wording("sets the language of the answers", "выбирает язык ответов"),
      examples: [Wording("lang ru", "язык русский")]),
    CommandSpec(
      .set, .session,
      [
        Parameter(.name, .settingName(settings), .optional),
        Parameter(.value, .settingValue, .optional),
      ],
      summary: Wording("shows or changes a setting", "показывает или меняет настройку"),
      examples: [Wording("set", "параметр"), Wording("set frame unicode", "параметр рамка юникод")]),
    CommandSpec(
      .alias, .session,
      [
        Parameter(.name, .alias, .optional),
        Parameter(.text, .text, .optional, alternatives: [.none]),
      ],
      summary: Wording(
        "makes a short form of a command, or lists them",
        "заводит сокращение команды или выводит их все"),
      details: Wording(
        """
        A short form made at the prompt is kept in the configuration file and holds at every \
        prompt; scripts are read without those.
        """,
        """
        Сокращение, заведённое в строке ввода, сохраняется в файле настроек и действует в каждом \
        сеансе; сценарии читаются без них.
        """),
      examples: [
        Wording("alias t tap", "псевдоним т тап"), Wording("alias t none", "псевдоним т ничего"),
        Wording("alias", "псевдоним"),
      ]),
    CommandSpec(
      .history, .session, [Parameter(.number, .count, .optional)],
      summary: Wording("lists the lines typed before", "перечисляет введённые строки"),
      details: Wording(
        "A line that begins with a space is not kept.",
        "Строка с пробелом в начале не запоминается."),
      examples: [Wording("history", "история"), Wording("history 10", "история 10")]),
    CommandSpec(
      .historyFind, .session, [Parameter(.text, .text)],
      summary: Wording(
        "lists the lines that hold a text", "перечисляет строки, в которых есть текст"),
      examples: [Wording("history find badge", "история найти бейдж")]),
    CommandSpec(
      .historyRun, .session, [Parameter(.number, .count)],
      summary: Wording(
        "runs a line of the history by its number", "выполняет строку истории по номеру"),
      examples: [Wording("history run 12", "история выполнить 12")]),
    CommandSpec(
      .historyClear, .session,
      summary: Wording("forgets all lines typed before", "забывает все введённые строки"),
      examples: [Wording("history clear", "история очистить")]),
    CommandSpec(
      .version, .session,
      summary: Wording("prints the version", "выводит версию"),
      examples: [Wording("version", "версия")]),
    CommandSpec(
      .quit, .session, [Parameter(.number, .integer(lower: 0, upper: 255), .optional)],
      summary: Wording(
        "ends the session, with the exit status N", "завершает сеанс с кодом выхода N"),
      examples: [Wording("quit", "выход"), Wording("quit 3", "выход 3")]),
  ]

  /// What `set` shows and changes.
  public static let settings: [Setting] = [
    Setting(
      .frame, .choice, keywords: [.ascii, .unicode],
      summary: Wording("the characters of frames", "символы рамок")),
    Setting(
      .color, .choice, keywords: [.automatic, .always, .never],
      summary: Wording("when colour is used", "когда использовать цвет")),
    Setting(
      .suggestions, .choice, keywords: [.on, .off],
      summary: Wording(
        "grey suggestions behind the cursor", "серые подсказки за курсором")),
    Setting(
      .pager, .choice, keywords: [.on, .off],
      summary: Wording(
        "a pager for answers taller than the screen",
        "постраничный вывод ответов выше экрана")),
  ]
}
