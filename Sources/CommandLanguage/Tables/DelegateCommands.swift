import TextAnalysis

extension CommandTable {
  /// Selection by code, and what the delegate answers.
  static let delegates: [CommandSpec] = [
    CommandSpec(
      .select, .programmer, [.tab(more: [.more])], changesBench: true,
      summary: Wording(
        "selects a tab by code, without asking the delegate",
        "выбирает вкладку из кода, не спрашивая делегата"),
      examples: [Wording("select Map", "выбрать Карта"), Wording("select more", "выбрать ещё")]),
    CommandSpec(
      .deny, .programmer, [.tab(more: [.more])],
      options: [OptionSpec(.reason, .text), OptionSpec(.until, .text)], changesBench: true,
      summary: Wording(
        "makes the delegate refuse a tab", "делегат запрещает выбирать вкладку"),
      details: Wording(
        "A reason may have spaces: it goes on to the next option or the end of the line.",
        "В причине могут быть пробелы: она идёт до следующей опции или конца строки."),
      examples: [
        Wording("deny Profile", "запретить Профиль"),
        Wording(
          "deny Profile reason:not signed in until:sign-in",
          "запретить Профиль причина:нет входа до:вход выполнен"),
      ]),
    CommandSpec(
      .allow, .programmer, [.tab(more: [.more])], changesBench: true,
      summary: Wording(
        "makes the delegate allow a tab again", "делегат снова разрешает вкладку"),
      examples: [Wording("allow Profile", "разрешить Профиль")]),
    CommandSpec(
      .allowAll, .programmer, changesBench: true,
      summary: Wording(
        "makes the delegate allow every tab", "делегат снова разрешает все вкладки"),
      examples: [Wording("allow all", "разрешить все")]),
    CommandSpec(
      .delegate, .programmer, [.choice(.state, [.on, .off])], changesBench: true,
      summary: Wording("sets or removes the delegate", "ставит или убирает делегата"),
      examples: [Wording("delegate off", "делегат выкл")]),
    CommandSpec(
      .delegateOrientations, .programmer,
      [
        Parameter(
          .orientation, .choice, .many(atLeast: 1), keywords: [.portrait, .landscape],
          alternatives: [.none])
      ],
      changesBench: true,
      summary: Wording(
        "makes the delegate name the orientations", "делегат называет ориентации"),
      examples: [
        Wording("delegate orientations portrait landscape", "делегат ориентации портрет"),
        Wording("delegate orientations none", "делегат ориентации ничего"),
      ]),
    CommandSpec(
      .delegateReselect, .programmer, [.choice(.state, [.on, .off])], changesBench: true,
      summary: Wording(
        "Android: sets or removes the reselect listener",
        "Android: ставит или убирает слушателя повторного выбора"),
      examples: [Wording("delegate reselect on", "делегат перевыбор вкл")]),
  ]

  /// The screens of a tab.
  static let navigation: [CommandSpec] = [
    CommandSpec(
      .push, .programmer, [Parameter(.name, .word)],
      options: [OptionSpec(.in, .tab, keywords: [.selected]), .flag(.hidesBar)],
      changesBench: true,
      summary: Wording("pushes a screen", "открывает следующий экран вкладки"),
      examples: [
        Wording("push Details", "перейти Детали"),
        Wording("push Player in:Home hides-bar:yes", "перейти Плеер в:Главная прячет-бар:да"),
      ]),
    CommandSpec(
      .pop, .programmer, options: [OptionSpec(.in, .tab, keywords: [.selected]), .flag(.root)],
      changesBench: true,
      summary: Wording("goes a screen back", "возвращает на экран назад"),
      examples: [
        Wording("pop", "вернуться"), Wording("pop in:Home root:yes", "вернуться корень:да"),
      ]),
    CommandSpec(
      .present, .programmer, [Parameter(.name, .word, .optional)], changesBench: true,
      summary: Wording("presents a modal screen", "показывает модальный экран"),
      examples: [Wording("present Login", "показать-модально Вход")]),
    CommandSpec(
      .dismiss, .programmer, changesBench: true,
      summary: Wording("dismisses the modal screen", "закрывает модальный экран"),
      examples: [Wording("dismiss", "закрыть")]),
    CommandSpec(
      .observedScroll, .programmer, [.tab(), .choice(.state, [.yes, .no])], changesBench: true,
      summary: Wording(
        "Apple TV: whether the bar follows the scrolling of a tab",
        "Apple TV: следит ли бар за прокруткой вкладки"),
      examples: [Wording("observed-scroll Movies yes", "следить-за-прокруткой Фильмы да")]),
  ]
}
