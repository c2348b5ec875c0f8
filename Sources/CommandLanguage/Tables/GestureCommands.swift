import TextAnalysis

extension CommandTable {
  /// What a finger does, or a remote.
  static let gestures: [CommandSpec] = [
    CommandSpec(
      .tap, .user, [.tab(more: [.more, .back, .leftMost, .minimized])], changesBench: true,
      summary: Wording(
        "taps a tab, a row of the More list, or Back",
        "тапает по вкладке, строке списка «Ещё» или «Назад»"),
      details: Wording(
        """
        A number is the position of the tab from 1, a word its key, title or the start of the \
        title. The target must be on the screen; a title that is a number or a keyword is quoted.
        """,
        """
        Число — место вкладки с 1, слово — её ключ, заголовок или его начало. Цель должна быть на \
        экране; заголовок, похожий на число или ключевое слово, берётся в кавычки.
        """),
      examples: [
        Wording("tap Map", "тап Карта"), Wording("tap 2", "тап 2"),
        Wording("tap more", "тап ещё"), Wording("tap \"More\"", "тап «Ещё»"),
      ]),
    CommandSpec(
      .row, .user, [Parameter(.number, .anyInteger)], changesBench: true,
      summary: Wording(
        "taps a row of the More list by number", "тапает по строке списка «Ещё» по номеру"),
      examples: [Wording("row 2", "строка 2")]),
    CommandSpec(
      .doubleTap, .user, [.tab(more: [.more])], changesBench: true,
      summary: Wording("taps a tab twice", "дважды тапает по вкладке"),
      examples: [Wording("double-tap Home", "двойной-тап Главная")]),
    CommandSpec(
      .longPress, .user, [.tab(more: [.more])], changesBench: true,
      summary: Wording("presses a tab for long", "долго держит палец на вкладке"),
      examples: [Wording("long-press Home", "долгий-тап Главная")]),
    CommandSpec(
      .swipe, .user, [.choice(.direction, [.left, .right, .up, .down])], changesBench: true,
      summary: Wording("swipes over the content", "свайп по содержимому"),
      examples: [Wording("swipe left", "свайп влево")]),
    CommandSpec(
      .scrollUp, .user, [Parameter(.amount, .anyInteger, .optional)], changesBench: true,
      summary: Wording(
        "scrolls up, by 200 points or as given", "прокручивает вверх, на 200 точек или сколько дано"
      ),
      examples: [Wording("scroll up", "скролл вверх 100")]),
    CommandSpec(
      .scrollDown, .user, [Parameter(.amount, .anyInteger, .optional)], changesBench: true,
      summary: Wording(
        "scrolls down, by 200 points or as given",
        "прокручивает вниз, на 200 точек или сколько дано"),
      examples: [Wording("scroll down 500", "скролл вниз")]),
    CommandSpec(
      .scrollTop, .user, changesBench: true,
      summary: Wording("scrolls to the top", "прокручивает в начало"),
      examples: [Wording("scroll top", "скролл в-начало")]),
    CommandSpec(
      .scrollBottom, .user, changesBench: true,
      summary: Wording("scrolls to the end", "прокручивает в конец"),
      examples: [Wording("scroll bottom", "скролл в-конец")]),
    CommandSpec(
      .scrollTo, .user, [Parameter(.amount, .anyInteger)], changesBench: true,
      summary: Wording(
        "scrolls to so many points from the top", "прокручивает до стольких точек от начала"),
      examples: [Wording("scroll to 300", "скролл до 300")]),
    CommandSpec(
      .focus, .user, [.choice(.direction, [.left, .right, .down, .select, .menu])],
      changesBench: true,
      summary: Wording(
        "Apple TV: a press on the remote", "Apple TV: нажатие на пульте"),
      examples: [Wording("focus right", "фокус вправо")]),
    CommandSpec(
      .searchCancel, .user, changesBench: true,
      summary: Wording(
        "iOS 26: cancels the search of a search tab", "iOS 26: отменяет поиск во вкладке поиска"),
      examples: [Wording("search cancel", "поиск отмена")]),
  ]
}
