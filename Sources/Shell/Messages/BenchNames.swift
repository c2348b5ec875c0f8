import Glossary
import TabBar
import TextAnalysis

extension Device {
  /// The device as its maker writes it.
  var title: String {
    switch self {
    case .iphone: "iPhone"
    case .iphoneMax: "iPhone Pro Max"
    case .ipad: "iPad"
    case .appleTV: "Apple TV"
    case .vision: "Apple Vision Pro"
    case .android: "Android"
    case .mac: "Mac"
    case .catalyst: "Mac Catalyst"
    case .watch: "Apple Watch"
    }
  }
}

extension Presentation {
  /// The device with its system, so that the number can't be read as that of a model.
  var deviceTitle: String {
    let system =
      switch device {
      case .iphone, .iphoneMax: "iOS"
      case .ipad: "iPadOS"
      case .appleTV: "tvOS"
      case .vision: "visionOS"
      case .android: "Material 3"
      case .mac, .catalyst: "macOS"
      case .watch: "watchOS"
      }
    return "\(device.title), \(system)" + (version.map { " \($0.rawValue)" } ?? "")
  }
}

extension Orientation {
  /// The orientation as people call it.
  var title: Wording {
    switch self {
    case .portrait: Wording("portrait", "книжная")
    case .landscape: Wording("landscape", "альбомная")
    }
  }
}

extension Destination {
  /// The name that people read: the tab's key, or the title of the More item.
  func title(in language: Language) -> String {
    key?.text ?? Wording("More", "Ещё").text(in: language)
  }
}

extension Match {
  /// How a text led to a concept, in a word.
  var title: Wording {
    switch self {
    case .name: Wording("name", "название")
    case .alias: Wording("other name", "другое название")
    case .api: Wording("name in code", "имя в коде")
    case .prefix: Wording("beginning", "начало")
    case .typo: Wording("typo", "опечатка")
    case .transliteration: Wording("transliteration", "транслитерация")
    case .keyboardLayout: Wording("keyboard layout", "раскладка клавиатуры")
    case .inflection: Wording("form of a word", "форма слова")
    case .description: Wording("description", "описание")
    }
  }
}

extension Messages {
  /// What is missing on the screen: a tab by its key, or one of the screen's own parts.
  static func screenName(_ name: String) -> Wording {
    switch name {
    case "edit": Wording("Edit", "Править")
    case "search": Wording("search", "поиск")
    case "more": Wording("More", "Ещё")
    case "back": Wording("back", "назад")
    case "left-most": Wording("left-most", "крайняя слева")
    case "minimized": Wording("minimized bar", "свёрнутый бар")
    default: Wording(name, name)
    }
  }
}
