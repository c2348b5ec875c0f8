internal import TabBar

/// The fixed words of a drawn screen, in the language of the device.
enum ScreenWord: CaseIterable {
  case edit, done, cancel, configure, search, noTabs, noBarOnMac, noBarOnWatch, barHidden, empty
  case space, enter, focus, logo

  /// That the platform has no tab bar, and what takes its place (TB-249, TB-250).
  static func noBar(on device: Device) -> ScreenWord {
    device == .watch ? .noBarOnWatch : .noBarOnMac
  }

  func text(in language: DeviceLanguage) -> String {
    let pair: (en: String, ru: String) =
      switch self {
      case .edit: ("Edit", "Править")
      case .done: ("Done", "Готово")
      case .cancel: ("Cancel", "Отменить")
      case .configure: ("Configure", "Настройка")
      case .search: ("Search", "Поиск")
      case .noTabs: ("(no tabs)", "(вкладок нет)")
      case .noBarOnMac:
        (
          "(no tab bar on a Mac: use a tab view)",
          "(на Mac нет таб-бара: там tab view)"
        )
      case .noBarOnWatch:
        ("(no tab bar on a Watch: pages or a list)", "(на часах нет таб-бара: страницы или список)")
      case .barHidden: ("(the bar is not on the screen)", "(таб-бара на экране нет)")
      case .empty: ("(empty)", "(пусто)")
      case .space: ("space", "пробел")
      case .focus: ("focus", "фокус")
      case .logo: ("logo", "лого")
      case .enter: ("return", "ввод")
      }
    return language == .en ? pair.en : pair.ru
  }
}
