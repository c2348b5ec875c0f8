internal import TabBar

/// The fixed words of a drawn screen, in the language of the device.
enum ScreenWord: CaseIterable {
  case edit, done, cancel, configure, search, noTabs, noBar, barHidden, empty, space, enter, focus,
    logo

  func text(in language: DeviceLanguage) -> String {
    let pair: (en: String, ru: String) =
      switch self {
      case .edit: ("Edit", "Править")
      case .done: ("Done", "Готово")
      case .cancel: ("Cancel", "Отменить")
      case .configure: ("Configure", "Настройка")
      case .search: ("Search", "Поиск")
      case .noTabs: ("(no tabs)", "(вкладок нет)")
      case .noBar: ("(no tab bar on this platform)", "(на этой платформе нет таб-бара)")
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
