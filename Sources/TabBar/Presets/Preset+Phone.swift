extension Preset {
  static let clock = Preset(
    "clock",
    Blueprint(items: [
      .init("World Clock", "Мировые часы", symbol: "globe"),
      .init("Alarms", "Будильники", symbol: "alarm.fill"),
      .init("Stopwatch", "Секундомер", symbol: "stopwatch.fill"),
      .init("Timers", "Таймеры", symbol: "timer"),
    ]))

  static let music = Preset(
    "music",
    Blueprint(
      items: [
        .init("Home", "Главная", symbol: "house.fill"),
        .init("New", "Новинки", symbol: "square.grid.2x2.fill"),
        .init("Radio", "Радио", symbol: "dot.radiowaves.left.and.right"),
        .init("Library", "Медиатека", symbol: "music.note.list"),
        .init("Search", "Поиск", symbol: "magnifyingglass").with { $0.isSearch = true },
      ], accessory: "Mini Player"))

  static let appStore = Preset(
    "app-store",
    Blueprint(items: [
      .init("Today", "Сегодня", symbol: "doc.text.image"),
      .init("Games", "Игры", symbol: "gamecontroller.fill"),
      .init("Apps", "Приложения", symbol: "square.stack.3d.up.fill", badge: "3"),
      .init("Arcade", "Аркада", symbol: "arcade.stick"),
      .init("Search", "Поиск", symbol: "magnifyingglass").with {
        $0.isSearch = true
        $0.activatesSearch = true
      },
    ]))

  static let photos = Preset(
    "photos",
    Blueprint(items: [
      .init("Library", "Медиатека", symbol: "photo.fill.on.rectangle.fill"),
      .init("For You", "Для Вас", symbol: "heart.text.square.fill"),
      .init("Albums", "Альбомы", symbol: "rectangle.stack.fill"),
      .init("Search", "Поиск", symbol: "magnifyingglass"),
    ]))

  /// A Russian marketplace: five sections, one of them counting.
  static let marketplace = Preset(
    "marketplace",
    Blueprint(items: [
      .init("Главная", "Home", symbol: "house.fill", first: .ru),
      .init("Каталог", "Catalog", symbol: "list.bullet", first: .ru),
      .init("Корзина", "Cart", symbol: "cart.fill", first: .ru, badge: "2"),
      .init("Избранное", "Favorites", symbol: "heart.fill", first: .ru),
      .init("Профиль", "Profile", symbol: "person.fill", first: .ru),
    ]))

  /// A bank with seven tabs, of which all but the log-in are blocked until then (TB-076).
  static let bank: Preset = {
    let blocked: [Blueprint.Item] = [
      .init("Платежи", "Payments", symbol: "arrow.left.arrow.right", first: .ru),
      .init("Карты", "Cards", symbol: "creditcard.fill", first: .ru),
      .init("Вклады", "Deposits", symbol: "banknote.fill", first: .ru),
      .init("История", "History", symbol: "clock.fill", first: .ru),
      .init("Чат", "Chat", symbol: "message.fill", first: .ru, badge: "1"),
      .init("Бонусы", "Offers", symbol: "gift.fill", first: .ru),
    ]
    let items = blocked.map { (item: Blueprint.Item) -> Blueprint.Item in
      var item = item
      item.denial = Denial(
        destination: .tab(item.tab.key), reason: "Сначала войдите", until: "вход выполнен")
      return item
    }
    let login = Blueprint.Item("Вход", "Log In", symbol: "person.crop.circle.fill", first: .ru)
    return Preset("bank", Blueprint(items: [login] + items))
  }()
}
