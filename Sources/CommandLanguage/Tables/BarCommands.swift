import TextAnalysis

extension CommandTable {
  /// The bar as an object, and how it looks.
  static let bars: [CommandSpec] = [
    CommandSpec(
      .barHide, .programmer, changesBench: true,
      summary: Wording("hides the bar by code", "прячет таб-бар из кода"),
      examples: [Wording("bar hide", "бар спрятать")]),
    CommandSpec(
      .barShow, .programmer, changesBench: true,
      summary: Wording("shows the bar by code", "показывает таб-бар из кода"),
      examples: [Wording("bar show", "бар показать")]),
    CommandSpec(
      .barItems, .programmer, [.tabKeys(atLeast: 0)], changesBench: true,
      summary: Wording(
        "sets the items of the bar itself", "задаёт элементы самого бара"),
      details: Wording(
        "Refused on a bar that a controller manages.",
        "На баре, которым управляет контроллер, это запрещено."),
      examples: [Wording("bar items Home Map", "бар элементы Главная Карта")]),
    CommandSpec(
      .barSelect, .programmer, [.tab()], changesBench: true,
      summary: Wording(
        "selects an item of the bar itself", "выбирает элемент самого бара"),
      examples: [Wording("bar select Map", "бар выбрать Карта")]),
    CommandSpec(
      .barDelegate, .programmer, [Parameter(.name, .word, alternatives: [.none])],
      changesBench: true,
      summary: Wording("sets the bar's own delegate", "ставит делегата самому бару"),
      examples: [Wording("bar delegate other", "бар делегат другой")]),
    CommandSpec(
      .standalone, .programmer, [.tabKeys(atLeast: 0)], options: [OptionSpec(.selected, .tabKey)],
      changesBench: true,
      summary: Wording(
        "makes a bar without a controller", "создаёт бар без контроллера"),
      examples: [
        Wording("standalone Day Week Month selected:Day", "отдельный День Неделя выбрано:День")
      ]),
    CommandSpec(
      .customizable, .programmer,
      [
        Parameter(
          .tabs, .tab, .many(atLeast: 1), keywords: [.selected], alternatives: [.all, .none])
      ],
      changesBench: true,
      summary: Wording(
        "names the tabs that people may rearrange", "называет вкладки, которые можно переставлять"),
      examples: [
        Wording("customizable Map Cart", "настраиваемые Карта Корзина"),
        Wording("customizable none", "настраиваемые все"),
      ]),
    CommandSpec(
      .appearance, .programmer,
      [
        Parameter(.key, .settingName(appearanceSettings)),
        Parameter(.value, .settingValue, alternatives: [.none]),
      ],
      options: [
        OptionSpec(.alpha, .number(lower: 0, upper: 1)),
        OptionSpec(.in, .tab, keywords: [.selected]),
        OptionSpec(.rendering, .choice, keywords: [.template, .original]),
        .flag(.edge), .flag(.proxy),
      ],
      changesBench: true,
      summary: Wording(
        "sets one part of the appearance", "задаёт одно свойство оформления"),
      details: Wording(
        """
        `none` gives the part back to the system; `in:` sets it for one item alone, `proxy:yes` for \
        all bars, also later ones, `edge:yes` for content that is scrolled to its end. \
        `rendering:` is for the indicator's image.
        """,
        """
        `ничего` возвращает свойство системе; `в:` задаёт его одному элементу, `для-всех:да` — всем \
        барам, и будущим тоже, `у-края:да` — содержимому, прокрученному до конца. `отрисовка:` \
        относится к картинке индикатора.
        """),
      examples: [
        Wording("appearance tint orange", "оформление оттенок оранжевый"),
        Wording(
          "appearance background waves alpha:0.8", "оформление фон волны непрозрачность:0,8"),
        Wording("appearance style black in:Map", "оформление стиль чёрный в:Карта"),
      ]),
  ]

  private static let appearanceSettings: [Setting] = [
    Setting(
      .style, .choice, keywords: [.default, .black],
      summary: Wording("the style of the bar", "стиль бара")),
    Setting(
      .tint, .word, summary: Wording("the colour of the selected item", "цвет выбранного элемента")),
    Setting(
      .unselectedTint, .word,
      summary: Wording("the colour of the other items", "цвет остальных элементов")),
    Setting(.barTint, .word, summary: Wording("the colour of the bar", "цвет бара")),
    Setting(
      .translucent, .choice, keywords: [.yes, .no],
      summary: Wording("whether content shines through", "просвечивает ли содержимое")),
    Setting(.background, .word, summary: Wording("an image behind the bar", "картинка под баром")),
    Setting(
      .backgroundMode, .choice, keywords: [.stretch, .tile],
      summary: Wording("how that image fills the bar", "как эта картинка заполняет бар")),
    Setting(.shadow, .word, summary: Wording("an image of the shadow", "картинка тени")),
    Setting(
      .indicator, .word,
      summary: Wording("an image behind the selected item", "картинка под выбранным элементом")),
    Setting(
      .indicatorTint, .word, summary: Wording("the colour of the indicator", "цвет индикатора")),
    Setting(
      .dividerLeftSelected, .word,
      summary: Wording("a divider, left item selected", "разделитель, выбран элемент слева")),
    Setting(
      .dividerRightSelected, .word,
      summary: Wording("a divider, right item selected", "разделитель, выбран элемент справа")),
    Setting(
      .dividerNone, .word,
      summary: Wording("a divider, neither item selected", "разделитель, рядом ничего не выбрано")),
    Setting(
      .itemWidth, .length,
      summary: Wording("the width of an item in points", "ширина элемента в точках")),
    Setting(
      .itemSpacing, .length,
      summary: Wording("the space between items in points", "промежуток между элементами в точках")),
    Setting(
      .positioning, .choice, keywords: [.automatic, .fill, .centered],
      summary: Wording("how items share the width", "как элементы делят ширину")),
    Setting(
      .contentColor, .word,
      summary: Wording("the colour of the content beneath", "цвет содержимого под баром")),
    Setting(.font, .word, summary: Wording("the font of the titles", "шрифт подписей")),
    Setting(
      .selectedFont, .word,
      summary: Wording("the font of the selected title", "шрифт выбранной подписи")),
  ]
}
