import TextAnalysis

extension CommandTable {
  /// Facts that change nothing on the bench; the audit asks for them.
  static let facts: [CommandSpec] = [
    CommandSpec(
      .content, .programmer, [.tab(), .choice(.state, [.ok, .empty])],
      options: [.flag(.explained)], changesBench: true,
      summary: Wording(
        "for the audit: whether a tab has content", "для аудита: есть ли во вкладке содержимое"),
      examples: [
        Wording("content Cart empty explained:yes", "содержимое Корзина пусто объяснено:да")
      ]),
    CommandSpec(
      .purpose, .programmer, [.tab(), .choice(.state, [.navigation, .action])],
      changesBench: true,
      summary: Wording(
        "for the audit: whether a tab leads somewhere or acts",
        "для аудита: вкладка ведёт на экран или выполняет действие"),
      examples: [Wording("purpose Camera action", "назначение Камера действие")]),
    CommandSpec(
      .toolbar, .programmer, [.choice(.state, [.show, .hide])], changesBench: true,
      summary: Wording(
        "for the audit: whether a toolbar is shown", "для аудита: виден ли тулбар"),
      examples: [Wording("toolbar show", "тулбар показать")]),
    CommandSpec(
      .host, .programmer, [.choice(.state, [.root, .pushed, .tab, .modal, .split, .popover])],
      options: [OptionSpec(.affects, .choice, keywords: [.own, .other])], changesBench: true,
      summary: Wording(
        "for the audit: what holds the tab interface",
        "для аудита: что содержит интерфейс с вкладками"),
      examples: [
        Wording("host modal", "контейнер модальный"),
        Wording("host split affects:other", "контейнер сплит влияет:другое"),
      ]),
    CommandSpec(
      .logo, .programmer, [Parameter(.size, .size, alternatives: [.none])], changesBench: true,
      summary: Wording(
        "for the audit: the size of an Apple TV logo", "для аудита: размер логотипа на Apple TV"),
      examples: [Wording("logo 200x68", "логотип 200x68"), Wording("logo none", "логотип ничего")]),
    CommandSpec(
      .live, .programmer,
      [
        .tab(),
        Parameter(.state, .choice, keywords: [.live, .recorded, .other], alternatives: [.none]),
      ],
      changesBench: true,
      summary: Wording(
        "for the audit: what a tab of a television application holds",
        "для аудита: что во вкладке телевизионного приложения"),
      examples: [Wording("live Channels live", "эфир Каналы прямой")]),
    CommandSpec(
      .stack, .programmer, [.tab(), .choice(.state, [.on, .off])], changesBench: true,
      summary: Wording(
        "whether a tab has navigation of its own", "есть ли у вкладки своя навигация"),
      examples: [Wording("stack Map off", "стек Карта выкл")]),
  ]
}
