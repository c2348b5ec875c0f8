import TextAnalysis

/// What of an entry can be tried on the bench.
enum BenchHint {
  /// A line to type that shows the concept at work; `nil` where the bench has nothing of the kind.
  static func line(for id: String) -> Wording? { lines[id] }

  static let lines: [String: Wording] = [
    "tab-bar": Wording("new Home Search Cart; show", "новый Главная Поиск Корзина; показать"),
    "tab": Wording("new Home Search Cart; tap Cart", "новый Главная Поиск Корзина; тап Корзина"),
    "more-tab": Wording("new A B C D E F; tap more; show", "новый А Б В Г Д Е; тап ещё; показать"),
    "badge": Wording("new Home Chats; badge Chats 3", "новый Главная Чаты; бейдж Чаты 3"),
    "tab-customization": Wording(
      "new A B C D E F; tap more; customize begin; show",
      "новый А Б В Г Д Е; тап ещё; настройка начать; показать"),
    "orientation": Wording("new A B C; rotate; show", "новый А Б В; повернуть; показать"),
    "bottom-navigation": Wording(
      "device android; new A B C; show", "устройство андроид; новый А Б В; показать"),
    "sidebar": Wording(
      "device ipad; new A B C; mode tab-sidebar; show",
      "устройство айпад; новый А Б В; режим таб-сайдбар; показать"),
    "disabled-state": Wording(
      "new A B C; disable B; tap B", "новый А Б В; выключить Б; тап Б"),
    "virtual-keyboard": Wording(
      "new A B C; keyboard show; show", "новый А Б В; клавиатура показать; показать"),
    "navigation-stack": Wording(
      "new A B; push Details; tap A", "новый А Б; перейти Подробности; тап А"),
    "voiceover": Wording("new A B C; voiceover", "новый А Б В; озвучить"),
  ]
}
