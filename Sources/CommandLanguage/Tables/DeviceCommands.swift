import TextAnalysis

extension CommandTable {
  /// The device, and whole interfaces on it.
  static let devices: [CommandSpec] = [
    CommandSpec(
      .device, .programmer,
      [
        .choice(
          .device,
          [.iphone, .iphoneMax, .ipad, .appletv, .vision, .android, .mac, .catalyst, .watch])
      ],
      options: [
        OptionSpec(.os, .integerChoice([17, 18, 26])),
        OptionSpec(.room, .integer(lower: 1, upper: 100)),
        OptionSpec(.lang, .choice, keywords: [.en, .ru]),
      ],
      changesBench: true,
      summary: Wording(
        "chooses the device that the bench imitates",
        "выбирает устройство, которое изображает стенд"),
      details: Wording(
        """
        The tabs stay. `room:` sets how many items fit on the bar, `lang:` the language of the \
        device: system titles and what VoiceOver says. `mac` and `watch` have no tab bar; \
        `catalyst` is a Mac that runs an iPad app.
        """,
        """
        Вкладки остаются. `мест:` задаёт, сколько элементов помещается в баре, `язык:` — язык \
        устройства: системные подписи и речь VoiceOver. У `мак` и `часы` таб-бара нет; `каталист` — \
        это Mac, на котором запущено приложение с iPad.
        """),
      examples: [
        Wording("device iphone os:26", "устройство айфон ос:26"),
        Wording("device ipad os:18 room:4 lang:ru", "устройство айпад ос:18 мест:4 язык:русский"),
      ]),
    CommandSpec(
      .new, .programmer, [Parameter(.tabs, .tabKey, .many(atLeast: 0))], changesBench: true,
      summary: Wording(
        "makes a new interface with these tabs", "создаёт новый интерфейс с этими вкладками"),
      details: Wording(
        "Earlier tabs are forgotten. Equal words make two tabs; no words, none.",
        "Прежние вкладки забываются. Одинаковые слова — две вкладки, без слов — ни одной."),
      examples: [
        Wording("new Home Search Profile", "новый Главная Поиск Профиль"),
        Wording("new \"My tickets\" Map", "новый «Мои билеты» Карта"),
        Wording("new", "новый"),
      ]),
    CommandSpec(
      .open, .programmer, [Parameter(.file, .file)],
      options: [
        OptionSpec(.controller, .count),
        OptionSpec(.lang, .languageCode, keywords: [.en, .ru]),
      ],
      changesBench: true, shellUse: .yes,
      summary: Wording(
        "opens a storyboard, a xib or an Android menu",
        "открывает storyboard, xib или меню Android"),
      examples: [
        Wording("open Main.storyboard controller:2", "открыть Main.storyboard контроллер:2"),
        Wording(
          "open \"res/menu/bottom nav.xml\" lang:ru",
          "открыть «res/menu/нижняя панель.xml» язык:русский"),
      ]),
    CommandSpec(
      .preset, .programmer, [Parameter(.preset, .preset)], changesBench: true,
      summary: Wording("puts a ready interface on the bench", "ставит на стенд готовый интерфейс"),
      examples: [Wording("preset clock", "пресет clock")]),
    CommandSpec(
      .presets, .programmer, [.choice(.what, [.list], .optional)],
      summary: Wording("lists the ready interfaces", "перечисляет готовые интерфейсы"),
      examples: [Wording("presets", "пресеты"), Wording("presets list", "пресеты список")]),
    CommandSpec(
      .window, .programmer, [.choice(.size, [.compact, .regular])], changesBench: true,
      summary: Wording(
        "sets the width of a resizable iPad window", "задаёт ширину окна на iPad"),
      examples: [Wording("window compact", "окно компактно")]),
    CommandSpec(
      .direction, .programmer, [.choice(.direction, [.ltr, .rtl])], changesBench: true,
      summary: Wording("sets the direction of the layout", "задаёт направление вёрстки"),
      examples: [Wording("direction rtl", "направление справа-налево")]),
    CommandSpec(
      .rotate, .user, [.choice(.orientation, [.portrait, .landscape], .optional)],
      changesBench: true,
      summary: Wording("turns the device", "поворачивает устройство"),
      examples: [Wording("rotate", "повернуть"), Wording("rotate landscape", "повернуть альбом")]),
    CommandSpec(
      .keyboard, .user, [.choice(.state, [.show, .hide])], changesBench: true,
      summary: Wording("shows or hides the keyboard", "показывает или прячет клавиатуру"),
      examples: [Wording("keyboard show", "клавиатура показать")]),
    CommandSpec(
      .textSize, .user, [.choice(.size, [.normal, .accessibility])], changesBench: true,
      summary: Wording(
        "sets the size of text that people chose", "задаёт размер текста, выбранный человеком"),
      details: Wording(
        """
        The labels of the bar stay as they are. At accessibility sizes a long press shows the item \
        large: `viewer` in the state.
        """,
        """
        Подписи бара не меняются. При крупных размерах долгий тап показывает элемент крупно: \
        `viewer` в состоянии.
        """),
      examples: [Wording("text-size accessibility", "размер-текста крупный")]),
    CommandSpec(
      .strict, .programmer, [.choice(.state, [.on, .off])], changesBench: true,
      summary: Wording(
        "takes the documentation by the letter, or systems as they were seen",
        "понимает документацию буквально или системы — как их видели"),
      details: Wording(
        """
        Strictly, the title and the image of a system item cannot be changed, and a navigation bar \
        of Android takes five items. Otherwise an override works, as it was seen to, and the \
        number of items is left to the audit.
        """,
        """
        Строго: подпись и картинку системного элемента не изменить, а на Android в панели навигации \
        не больше пяти элементов. Иначе переопределение действует, как и было замечено, а за числом \
        элементов следит аудит.
        """),
      examples: [Wording("strict on", "строго вкл")]),
  ]
}
