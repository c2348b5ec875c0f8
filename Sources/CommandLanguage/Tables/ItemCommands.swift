import TextAnalysis

extension CommandTable {
  /// What a tab's item and controller say about themselves.
  static let items: [CommandSpec] = [
    CommandSpec(
      .title, .programmer, [.tab(), .textOrNone],
      options: [OptionSpec(.lang, .choice, keywords: [.en, .ru])], changesBench: true,
      summary: Wording("sets the title under a tab's icon", "задаёт подпись вкладки"),
      details: Wording(
        "`none` is no title of its own, an empty text in quotes hides the label.",
        "`ничего` — нет своего заголовка, пустой текст в кавычках прячет подпись."),
      examples: [
        Wording("title 1 My tickets", "заголовок 1 Мои билеты"),
        Wording("title Home none", "заголовок Главная ничего"),
        Wording("title Home Главная lang:ru", "заголовок Home Главная язык:русский"),
      ]),
    CommandSpec(
      .badge, .programmer, [.tab(), .textOrNone], options: [OptionSpec(.color, .hexColor)],
      changesBench: true,
      summary: Wording("sets a tab's badge", "ставит бейдж на вкладку"),
      examples: [
        Wording("badge Chats 5", "бейдж Чаты 5"),
        Wording("badge Chats new color:#FF9500", "бейдж Чаты новое цвет:#FF9500"),
        Wording("badge Chats none", "бейдж Чаты ничего"),
      ]),
    CommandSpec(
      .enable, .programmer, [.tab()], changesBench: true,
      summary: Wording("enables a tab's item", "делает вкладку доступной"),
      examples: [Wording("enable Map", "включить Карта")]),
    CommandSpec(
      .disable, .programmer, [.tab()], changesBench: true,
      summary: Wording("disables a tab's item", "делает вкладку недоступной"),
      examples: [Wording("disable Map", "выключить Карта")]),
    CommandSpec(
      .icon, .programmer, [.tab()],
      options: [
        OptionSpec(.symbol, .word, keywords: [.none]),
        OptionSpec(.selected, .word, keywords: [.none]),
        OptionSpec(.landscape, .word, keywords: [.none]),
        OptionSpec(.large, .word, keywords: [.none]),
        OptionSpec(.rendering, .choice, keywords: [.template, .original]),
        OptionSpec(.shape, .choice, keywords: [.circle, .square, .wide, .tall]),
        OptionSpec(.points, .size), OptionSpec(.pixels, .pixelSize),
        OptionSpec(.system, .systemItem),
        OptionSpec(.barClass, .choice, keywords: [.regular, .compact]),
      ],
      changesBench: true,
      summary: Wording("sets a tab's images", "задаёт картинки вкладки"),
      details: Wording(
        """
        A system item brings its own title and image; the tab's key stays. `symbol:none` gives it \
        its own image back.
        """,
        """
        У системного элемента свои подпись и картинка; ключ вкладки остаётся. `символ:ничего` \
        возвращает ему его картинку.
        """),
      examples: [
        Wording("icon Home symbol:house selected:house.fill", "иконка Главная символ:house"),
        Wording(
          "icon Home shape:square points:23x23 pixels:69x69@3",
          "иконка Главная форма:квадрат точки:23x23 пиксели:69x69@3"),
        Wording("icon 2 system:favorites", "иконка 2 системная:favorites"),
      ]),
    CommandSpec(
      .orientations, .programmer,
      [
        .tab(),
        .choice(.orientation, [.portrait, .landscape], .many(atLeast: 1)),
      ],
      changesBench: true,
      summary: Wording(
        "sets the orientations that a tab supports",
        "задаёт ориентации, которые вкладка поддерживает"),
      examples: [
        Wording("orientations Map portrait landscape", "ориентации Карта портрет альбом"),
        Wording("orientations Home portrait", "ориентации Главная портрет"),
      ]),
    CommandSpec(
      .label, .programmer, [.tab(), .textOrNone], changesBench: true,
      summary: Wording(
        "sets the accessibility label", "задаёт метку для VoiceOver"),
      examples: [Wording("label 1 Shopping cart", "метка 1 Корзина с покупками")]),
    CommandSpec(
      .identifier, .programmer,
      [.tab(), Parameter(.name, .word, alternatives: [.none])],
      changesBench: true,
      summary: Wording("sets a tab's identifier", "задаёт идентификатор вкладки"),
      examples: [Wording("identifier Home com.example.home", "идентификатор Главная home")]),
    CommandSpec(
      .tag, .programmer, [.tab(), Parameter(.number, .anyInteger)], changesBench: true,
      summary: Wording(
        "sets an item's tag, which changes nothing else",
        "задаёт тег элемента, который больше ничего не меняет"),
      examples: [Wording("tag Home 7", "тег Главная 7")]),
  ]
}
