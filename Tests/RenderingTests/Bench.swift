import TabBar
import TextAnalysis

/// An interface built by the actions that a user of the bench would give.
enum Bench {
  /// What is on the screen after `actions`; an action that is refused throws.
  static func screen(_ actions: [Action], language: DeviceLanguage = .en) throws -> Presentation {
    var state = State()
    for action in actions { _ = try state.apply(action) }
    return state.presentation(language: language)
  }

  /// The clock: four tabs with icons.
  static let clock: [Action] =
    [.new(["World Clock", "Alarms", "Stopwatch", "Timers"])]
    + icons([
      ("World Clock", "globe"), ("Alarms", "alarm.fill"), ("Stopwatch", "stopwatch"),
      ("Timers", "timer"),
    ])

  /// Seven tabs, so that some stand behind More.
  static let shop: [Action] =
    [.new(["Главная", "Каталог", "Корзина", "Избранное", "Заказы", "Чат", "Профиль"])]
    + icons([
      ("Главная", "house"), ("Каталог", "square.grid.2x2"), ("Корзина", "cart.fill"),
      ("Избранное", "heart"), ("Заказы", "shippingbox"), ("Чат", "message"), ("Профиль", "person"),
    ])

  /// Five tabs, one with a title that is wider than its slot.
  static let long: [Action] =
    [.new(["Home", "Map", "Recommendations for you", "Chat", "Help"])]
    + icons([
      ("Home", "house"), ("Map", "map"), ("Recommendations for you", "star"), ("Chat", "message"),
      ("Help", "questionmark.circle"),
    ])

  static func icons(_ names: [(String, String)]) -> [Action] {
    names.map { .icon(TabReference($0.0, isQuoted: true), IconChange(symbol: $0.1)) }
  }
}
