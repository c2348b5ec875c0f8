import TextAnalysis

extension CommandTable {
  /// What came with iPadOS 18 and iOS 26.
  static let sidebars: [CommandSpec] = [
    CommandSpec(
      .mode, .programmer, [.choice(.state, [.automatic, .tabBar, .tabSidebar])],
      changesBench: true,
      summary: Wording(
        "iPadOS 18: a tab bar alone or with a sidebar", "iPadOS 18: таб-бар один или с сайдбаром"),
      examples: [Wording("mode tab-sidebar", "режим таб-сайдбар")]),
    CommandSpec(
      .sidebar, .programmer, [.choice(.state, [.show, .hide, .toggle])], changesBench: true,
      summary: Wording(
        "iPadOS 18: shows or hides the sidebar", "iPadOS 18: показывает или прячет сайдбар"),
      examples: [Wording("sidebar toggle", "сайдбар переключить")]),
    CommandSpec(
      .group, .programmer,
      [
        Parameter(.name, .tabKey),
        Parameter(.child, .tabKey, .many(atLeast: 1), isDistinct: true),
      ],
      options: [
        OptionSpec(.default, .tabKey), OptionSpec(.order, .tabKeyList), .flag(.destination),
      ],
      changesBench: true,
      summary: Wording(
        "iPadOS 18: a group of tabs, or its new children",
        "iPadOS 18: группа вкладок или её новый состав"),
      examples: [
        Wording("group Library Albums Artists", "группа Медиатека Альбомы Артисты"),
        Wording(
          "group Library Albums Artists default:Artists order:Artists,Albums",
          "группа Медиатека Альбомы Артисты основная:Альбомы"),
      ]),
    CommandSpec(
      .compactTabs, .programmer,
      [Parameter(.tabs, .tab, .many(atLeast: 1), keywords: [.selected], alternatives: [.all])],
      changesBench: true,
      summary: Wording(
        "iOS 18: names the tabs that a compact width shows",
        "iOS 18: называет вкладки, которые видны при компактной ширине"),
      examples: [
        Wording("compact-tabs Home Map", "компактные-вкладки Главная Карта"),
        Wording("compact-tabs all", "компактные-вкладки все"),
      ]),
    CommandSpec(
      .placement, .programmer,
      [
        .tab(),
        .choice(
          .state, [.automatic, .fixed, .default, .movable, .optional, .pinned, .sidebarOnly]),
      ],
      changesBench: true,
      summary: Wording(
        "iPadOS 18: where people may put a tab", "iPadOS 18: куда можно поставить вкладку"),
      examples: [Wording("placement Map pinned", "размещение Карта закреплено")]),
    CommandSpec(
      .hiding, .programmer, [.tab(), .choice(.state, [.yes, .no])], changesBench: true,
      summary: Wording(
        "iPadOS 18: whether people may hide a tab", "iPadOS 18: можно ли спрятать вкладку"),
      examples: [Wording("hiding Map yes", "скрываемость Карта да")]),
    CommandSpec(
      .minimize, .programmer,
      [.choice(.state, [.automatic, .onScrollDown, .onScrollUp, .never])], changesBench: true,
      summary: Wording(
        "iOS 26: when the bar minimizes", "iOS 26: когда бар сворачивается"),
      examples: [Wording("minimize on-scroll-down", "сворачивание при-скролле-вниз")]),
    CommandSpec(
      .accessory, .programmer, [Parameter(.name, .word, alternatives: [.none])],
      changesBench: true,
      summary: Wording(
        "iOS 26: a view above the bar", "iOS 26: панель над таб-баром"),
      examples: [
        Wording("accessory Player", "аксессуар Плеер"),
        Wording("accessory none", "аксессуар ничего"),
      ]),
    CommandSpec(
      .searchTab, .programmer, [.tab()], options: [.flag(.automatic)], changesBench: true,
      summary: Wording("iOS 26: makes a tab the search tab", "iOS 26: делает вкладку поисковой"),
      examples: [Wording("search-tab Search automatic:yes", "вкладка-поиска Поиск сразу:да")]),
  ]
}
