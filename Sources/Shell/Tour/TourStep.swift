import TextAnalysis

/// One step of the tour: what it is about, and a line to try.
struct TourStep: Equatable {
  /// What the step shows, in a few sentences.
  var text: Wording
  /// The line to try at the prompt; it works in either language.
  var line: Wording
  /// The same for where lines are read strictly; `nil` where that makes no difference.
  var script: Wording?

  init(_ text: Wording, line: Wording, script: Wording? = nil) {
    self.text = text
    self.line = line
    self.script = script
  }

  /// The commands that do the same without a prompt.
  var commands: Wording { script ?? line }

  /// From the first look-up to the picture in a bug report.
  static let all: [TourStep] = [
    TourStep(
      Wording(
        """
        You remember a thing and not its name. Say it in your own words: the answer is a list of \
        terms in both languages, the likeliest first.
        """,
        """
        Вещь помните, а название нет. Опишите своими словами: ответом будет список терминов на \
        двух языках, самый вероятный — первый.
        """),
      line: Wording("panel that slides up from the bottom", "шторка снизу"),
      script: Wording("find panel that slides up from the bottom", "найти шторка снизу")),
    TourStep(
      Wording(
        """
        A number opens an entry of that list: what it is, a picture, its names on each platform, \
        what it is confused with, and a sentence for the report.
        """,
        """
        Номер открывает статью из списка: что это, картинка, названия на платформах, с чем \
        путают и готовая фраза для баг-репорта.
        """),
      line: Wording("1", "1"),
      script: Wording("term bottom-sheet", "термин bottom-sheet")),
    TourStep(
      Wording(
        "Two words sound alike? Put them side by side, with the sentence that tells them apart.",
        "Два слова похожи? Поставьте их рядом — вместе с фразой, которая их различает."),
      line: Wording("compare toast snackbar", "сравнить тост снекбар")),
    TourStep(
      Wording(
        "No word at all? Point: each part of a drawn screen has a number, and the number its entry.",
        "Слова нет совсем? Укажите: у каждой части нарисованного экрана есть номер, у номера — статья."
      ),
      line: Wording("point form", "указать форма")),
    TourStep(
      Wording(
        """
        The bench is a live tab bar. Build one of your own tabs and tap: above the picture stands \
        what the delegate is asked and told.
        """,
        """
        Стенд — живой таб-бар. Соберите его из своих вкладок и тапните: над рисунком видно, о чём \
        спрашивают делегата и что ему сообщают.
        """),
      line: Wording(
        "new Home Search Cart Profile; tap Cart", "новый Главная Поиск Корзина Профиль; тап Корзина"
      )
    ),
    TourStep(
      Wording(
        """
        An iPhone shows five items. With six tabs the last place becomes More, and the tabs that \
        do not fit are rows of its list.
        """,
        """
        На айфоне помещается пять элементов. Если вкладок шесть, последнее место займёт «Ещё», а \
        то, что не поместилось, станет строками его списка.
        """),
      line: Wording(
        "add Orders; add Help; tap more; show",
        "добавить Заказы; добавить Помощь; тап ещё; показать")
    ),
    TourStep(
      Wording(
        "Why did it do that? Each rule has its source.",
        "Почему вышло именно так? У каждого правила есть источник."),
      line: Wording("explain", "объяснить")),
    TourStep(
      Wording(
        "What do the platform’s guidelines say against this bar?",
        "Что против такого бара говорят рекомендации платформы?"),
      line: Wording("audit", "аудит")),
    TourStep(
      Wording(
        """
        The picture for the report: ASCII in a Markdown block, which keeps its shape in any \
        tracker. With to:bug.md at the end it goes into that file.
        """,
        """
        Картинка для отчёта: ASCII в блоке Markdown, в любом трекере она не разъедется. С \
        куда:bug.md в конце строки она попадёт в этот файл.
        """),
      line: Wording(
        "badge Cart 3; export picture markdown", "бейдж Корзина 3; экспорт рисунок markdown")),
  ]

  /// What is said after the last step.
  static let ending = Wording(
    """
    That was the tour. `undo` takes back what it did to the bench. Next: `help` lists everything, \
    `help find` explains one command, `quiz` asks what you have learned, `quit` leaves.
    """,
    """
    Это вся экскурсия. «отменить» вернёт стенд назад. Дальше: «справка» перечисляет всё, «справка \
    найти» объясняет одну команду, «викторина» спросит, что запомнилось, «выход» завершит сеанс.
    """)
}
