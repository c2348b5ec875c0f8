import TextAnalysis

extension HelpTopic {
  static let termsParagraphs: [(left: Wording, right: Wording)] = [
    (
      Wording("шторка", "bottom sheet"),
      Wording(
        """
        A line that is no command is looked up: a name, slang, any ending, a typo, the other \
        keyboard layout, a class of a platform.
        """,
        """
        Строка, которая не команда, ищется: название, сленг, любая форма слова, опечатка, чужая \
        раскладка, класс платформы.
        """)
    ),
    (
      Wording("red dot with a number", "красный кружок с цифрой"),
      Wording("So is a description in words of your own.", "Описание своими словами тоже.")
    ),
    (
      Wording("? rotate", "? повернуть"),
      Wording(
        "A question mark looks up a word that is a command as well.",
        "Вопросительный знак ищет слово, которое заодно и команда.")
    ),
    (
      Wording("term bottom-sheet", "термин bottom-sheet"),
      Wording(
        """
        The whole entry: both names, a picture, the names on each platform, a sentence for the \
        report. After a list its number does the same.
        """,
        """
        Вся статья: оба названия, картинка, имена на платформах, фраза для отчёта. После списка \
        то же делает номер.
        """)
    ),
    (
      Wording("compare toast snackbar", "сравнить тост снекбар"),
      Wording("Side by side, with what tells them apart.", "Рядом, с тем, что их различает.")
    ),
    (
      Wording("point feed", "указать лента"),
      Wording("Without any word: point at a part.", "Без единого слова: укажите часть экрана.")
    ),
    (
      Wording("browse gesture", "обзор жест"),
      Wording(
        "A category, a platform or a letter, as a list.", "Раздел, платформа или буква, списком.")
    ),
    (
      Wording("quiz", "викторина"),
      Wording("Asks what you have learned.", "Спросит, что запомнилось.")
    ),
  ]

  static let benchParagraphs: [(left: Wording, right: Wording)] = [
    (
      Wording("new Home Search Cart Profile", "новый Главная Поиск Корзина Профиль"),
      Wording(
        "A tab bar with these tabs, on an iPhone.", "Таб-бар с этими вкладками, на айфоне.")
    ),
    (
      Wording("preset clock", "пресет clock"),
      Wording(
        "A ready one; `presets` lists them.", "Готовый; все перечислит команда «пресеты».")
    ),
    (
      Wording("tap 2", "тап 2"),
      Wording(
        "A finger: by position, key or title. The answer says what the delegate hears.",
        "Палец: по месту, ключу или подписи. Ответ говорит, что узнаёт делегат.")
    ),
    (
      Wording("new A B C D E F; tap more; tap E", "новый А Б В Г Д Е; тап ещё; тап Д"),
      Wording(
        """
        The sixth tab does not fit: the fifth place becomes More, and More opens a list of the \
        rest. All that it does: `help more`.
        """,
        """
        Шестая вкладка не помещается: пятое место займёт «Ещё», она открывает список остальных. \
        Всё, что она умеет: «справка ещё».
        """)
    ),
    (
      Wording("device ipad; rotate", "устройство айпад; повернуть"),
      Wording(
        """
        The same tabs elsewhere: iphone-max, ipad, appletv, vision, android, mac, catalyst, \
        watch; another os:.
        """,
        """
        Те же вкладки на другом устройстве: айфон-макс, айпад, эпл-тв, вижн, андроид, мак, \
        каталист, часы; другая ос:.
        """)
    ),
    (
      Wording("explain", "объяснить"),
      Wording(
        "Why the last command did what it did, with sources.",
        "Почему последняя команда сделала именно это, с источниками.")
    ),
    (
      Wording("audit", "аудит"),
      Wording("What the guidelines say against it.", "Что против этого говорят рекомендации.")
    ),
    (
      Wording("show", "показать"),
      Wording(
        "Draws the whole screen; `watch on` always.", "Рисует весь экран; «наблюдать вкл» — всегда."
      )
    ),
    (
      Wording("undo", "отменить"),
      Wording(
        "Takes one command back; `redo` again.", "Отменяет одну команду; «повторить» — снова.")
    ),
  ]

  static let picturesParagraphs: [(left: Wording, right: Wording)] = [
    (
      Wording("show", "показать"),
      Wording(
        "The screen of the bench, to copy from here.", "Экран стенда; можно скопировать отсюда.")
    ),
    (
      Wording("export picture text to:bar.txt", "экспорт рисунок text куда:бар.txt"),
      Wording("The same into a text file.", "То же в текстовый файл.")
    ),
    (
      Wording("export picture markdown to:bug.md", "экспорт рисунок markdown куда:баг.md"),
      Wording(
        "As a Markdown block, which keeps its shape in any tracker.",
        "Блоком Markdown: в любом трекере рисунок не разъедется.")
    ),
    (
      Wording("set frame unicode; show", "параметр рамка юникод; показать"),
      Wording(
        "With box-drawing characters instead of ASCII.", "С псевдографикой вместо ASCII.")
    ),
    (
      Wording("show bar", "показать бар"),
      Wording("The bar alone.", "Только бар.")
    ),
    (
      Wording("save clock.json", "сохранить часы.json"),
      Wording(
        "The session itself, for `load`; `save script FILE` keeps its commands.",
        "Сам сеанс, для «загрузить»; «сохранить сценарий ФАЙЛ» — его команды.")
    ),
  ]

  static let scriptsParagraphs: [(left: Wording, right: Wording)] = [
    (
      Wording("shtorka шторка", "shtorka bottom sheet"),
      Wording("Looks words up.", "Ищет слова.")
    ),
    (
      Wording("shtorka term toast", "shtorka термин тост"),
      Wording(
        "One command that needs no session: find, term, compare, browse, point, open FILE …",
        "Одна команда, которой не нужен сеанс: найти, термин, сравнить, обзор, указать, открыть ФАЙЛ …"
      )
    ),
    (
      Wording(
        "shtorka -c 'new A B; tap B; show'", "shtorka -c 'новый А Б; тап Б; показать'"),
      Wording(
        "Several commands, one after the other.", "Несколько команд подряд.")
    ),
    (
      Wording("echo 'preset clock; show' | shtorka", "echo 'пресет clock; показать' | shtorka"),
      Wording(
        "Commands on standard input; every line must be commands.",
        "Команды со стандартного ввода; каждая строка — команды.")
    ),
    (
      Wording("shtorka --json find toast", "shtorka --json найти тост"),
      Wording(
        "One JSON object for each command, in documented form.",
        "По объекту JSON на команду, форма описана.")
    ),
    (
      Wording("shtorka find zzqqxx || echo none", "shtorka найти ъъфывъъ || echo нет"),
      Wording(
        """
        Exit codes: 0 done or found; 1 nothing found, or findings; 2 a mistake in the words; 3 a \
        script stopped; 4 data can’t be read or written; 130 interrupted.
        """,
        """
        Коды выхода: 0 сделано или найдено; 1 не найдено или есть замечания; 2 ошибка в словах; 3 \
        сценарий остановлен; 4 данные не прочитать или не записать; 130 прервано.
        """)
    ),
  ]
}
