extension Preset {
  /// An Apple TV app for live viewing (TB-215).
  static let streaming = Preset(
    "streaming", on: .appleTV,
    Blueprint(items: [
      Blueprint.Item("Live", "Эфир", symbol: "tv").with { $0.facts.liveKind = .live },
      Blueprint.Item("Recordings", "Записи", symbol: "record.circle").with {
        $0.facts.liveKind = .recorded
      },
      Blueprint.Item("Movies", "Фильмы", symbol: "film").with { $0.facts.liveKind = .other },
      Blueprint.Item("Kids", "Детям", symbol: "figure.and.child.holdinghands").with {
        $0.facts.liveKind = .other
      },
      Blueprint.Item("Search", "Поиск", symbol: "magnifyingglass").with {
        $0.title = nil
        $0.titles = [:]
        $0.isSearch = true
        $0.facts.accessibilityLabel = "Search"
      },
    ]))

  /// An iPad library with groups, a pinned search and a tab for the sidebar only (TB-223, TB-226).
  static let library = Preset(
    "library", on: .ipad,
    Blueprint(
      items: [
        Blueprint.Item("Discover", "Обзор", symbol: "sparkles").with { $0.placement = .fixed },
        .init("Reading", "Читаю", symbol: "book"),
        .init(
          "Collections", "Подборки", symbol: "square.stack",
          children: [
            .init("Fiction", "Проза", symbol: "text.book.closed"),
            .init("Science", "Наука", symbol: "atom"),
            .init("Comics", "Комиксы", symbol: "bubble.left"),
          ]),
        Blueprint.Item("Archive", "Архив", symbol: "archivebox").with {
          $0.placement = .sidebarOnly
        },
        Blueprint.Item("Search", "Поиск", symbol: "magnifyingglass").with { $0.isSearch = true },
      ], mode: .tabSidebar))
}
