/// The numbered items that the system titles, localizes and draws (TB-013).
public enum SystemItem: String, Sendable, Codable, CaseIterable {
  // The order is the numbering of the interface: more is 0, most viewed is 11.
  case more, favorites, featured
  case topRated = "top-rated"
  case recents, contacts, history, bookmarks, search, downloads
  case mostRecent = "most-recent"
  case mostViewed = "most-viewed"

  /// The number of the item in the platform's interface, from 0 (TB-013).
  public var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The item of a name: as the platform's interface writes it (`topRated`), in kebab case, or as
  /// it is titled; letter case does not matter.
  public init?(named name: String) {
    func plain(_ text: String) -> String {
      State.folded(text).filter { $0 != "-" && $0 != " " }
    }
    let wanted = plain(name)
    let item = Self.allCases.first { item in
      [item.rawValue, item.titles.en, item.titles.ru].contains { plain($0) == wanted }
    }
    guard let item else { return nil }
    self = item
  }

  /// The title in a language: the model's wording, as no table of the system's is published.
  public func title(in language: DeviceLanguage) -> String {
    let titles = self.titles
    return language == .en ? titles.en : titles.ru
  }

  /// The name of the symbol that stands for the item's icon.
  public var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites: "star.fill"
    case .featured: "star"
    case .topRated: "star.circle"
    case .recents: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .history: "clock.arrow.circlepath"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle"
    case .mostRecent: "clock"
    case .mostViewed: "list.number"
    }
  }

  private var titles: (en: String, ru: String) {
    switch self {
    case .more: ("More", "Ещё")
    case .favorites: ("Favorites", "Избранное")
    case .featured: ("Featured", "Подборка")
    case .topRated: ("Top Rated", "Топ")
    case .recents: ("Recents", "Недавние")
    case .contacts: ("Contacts", "Контакты")
    case .history: ("History", "История")
    case .bookmarks: ("Bookmarks", "Закладки")
    case .search: ("Search", "Поиск")
    case .downloads: ("Downloads", "Загрузки")
    case .mostRecent: ("Most Recent", "Новое")
    case .mostViewed: ("Most Viewed", "Популярное")
    }
  }
}
