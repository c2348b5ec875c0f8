internal import TabBar
internal import TextAnalysis

/// What a drawing shows, in words: the title and the description of a vector drawing.
struct PictureDescription {
  /// The device and what is selected.
  let title: String
  /// The items with their badges, and what else is on the screen.
  let details: String

  init(_ p: Presentation) {
    let language: Language = p.language == .ru ? .ru : .en
    func say(_ en: String, _ ru: String) -> String { Wording(en, ru).text(in: language) }
    let device = Self.name(p)
    let turned =
      p.orientation == .portrait
      ? say("portrait", "книжная ориентация") : say("landscape", "альбомная ориентация")
    let selected = p.bar.items.first { $0.isSelected }
    let name = selected.map { Self.name(of: $0) } ?? p.content.title
    title = [device + ", " + turned, name.map { say("“\($0)” is selected", "выбрано «\($0)»") }]
      .compactMap(\.self).joined(separator: ", ")

    func list(_ items: [Presentation.Shown]) -> String {
      let names = items.map { item in
        var text = Self.name(of: item)
        if let badge = item.badge {
          text +=
            badge.isEmpty ? say(" (badge)", " (бейдж)") : say(" (badge ", " (бейдж ") + badge + ")"
        }
        if item.isSelected { text += say(" (selected)", " (выбрано)") }
        if !item.isEnabled { text += say(" (dimmed)", " (недоступно)") }
        return text
      }
      return names.joined(separator: ", ") + "."
    }

    var sentences: [String] = []
    if p.bar.isVisible, !p.bar.items.isEmpty {
      sentences.append(say("Tab bar: ", "Таб-бар: ") + list(p.bar.items))
    } else if let sidebar = p.sidebar, sidebar.isShown {
      sentences.append(say("Sidebar: ", "Сайдбар: ") + list(sidebar.rows.map(\.shown)))
    } else {
      sentences.append(say("The tab bar is not on the screen.", "Таб-бара на экране нет."))
    }
    if p.more.isOnScreen {
      sentences.append(say("More list: ", "Список «Ещё»: ") + list(p.more.rows))
    } else if let screen = p.content.title {
      sentences.append(say("Screen: \(screen).", "Экран: \(screen)."))
    }
    if let accessory = p.accessory?.name {
      sentences.append(say("Accessory: \(accessory).", "Аксессуар: \(accessory)."))
    }
    if let focus = p.focus {
      sentences.append(
        focus.area == .bar
          ? say("The focus is on the bar.", "Фокус на панели.")
          : say("The focus is in the content.", "Фокус в содержимом."))
    }
    if let modal = p.modals.last {
      sentences.append(say("Modal screen: \(modal).", "Модальный экран: \(modal)."))
    }
    if p.isKeyboardShown {
      sentences.append(say("The keyboard is shown.", "Показана клавиатура."))
    }
    if p.customizing != nil {
      sentences.append(say("The items are being rearranged.", "Идёт настройка панели."))
    }
    details = sentences.joined(separator: " ")
  }

  private static func name(of item: Presentation.Shown) -> String {
    item.title ?? item.destination.name
  }

  private static func name(_ p: Presentation) -> String {
    let version = p.version.map { " \($0.rawValue)" } ?? ""
    return switch p.device {
    case .iphone: "iPhone, iOS\(version)"
    case .iphoneMax: "iPhone Max, iOS\(version)"
    case .ipad: "iPad, iPadOS\(version)"
    case .appleTV: "Apple TV"
    case .vision: "Apple Vision"
    case .android: "Android"
    case .mac: "Mac"
    case .catalyst: "Mac Catalyst"
    case .watch: "Apple Watch"
    }
  }
}
