import TabBar
import TextAnalysis

extension Messages {
  /// What differs on the screen, in a sentence.
  static func change(_ change: ScreenChange) -> Wording {
    let item = change.item.map(itemName) ?? Wording("", "")
    let from = change.from.map(DisplayWidth.visible)
    let to = change.to.map(DisplayWidth.visible)
    let step = "\(from ?? "—") → \(to ?? "—")"
    switch change.aspect {
    case .place: return place(item, from: from, to: to)
    case .row: return row(item, from: from, to: to)
    case .title: return of(item, Wording("title", "подпись"), quoted(from), quoted(to))
    case .image: return of(item, Wording("icon", "значок"), from, to)
    case .badge: return of(item, Wording("badge", "бейдж"), quoted(from), quoted(to))
    case .enabled:
      return Wording(
        item.en + (to == "yes" ? " can be tapped" : " can’t be tapped"),
        item.ru + (to == "yes" ? " доступна" : " недоступна"))
    case .highlighted: return Wording("selected: \(step)", "выбрано: \(step)")
    case .device: return Wording("device: \(step)", "устройство: \(step)")
    case .orientation: return Wording("orientation: \(step)", "ориентация: \(step)")
    case .width: return Wording("width class: \(step)", "класс ширины: \(step)")
    case .direction: return Wording("direction: \(step)", "направление: \(step)")
    case .layout: return Wording("icon and title: \(step)", "значок и подпись: \(step)")
    case .edge: return Wording("edge of the bar: \(step)", "край панели: \(step)")
    case .visible:
      return to == "yes"
        ? Wording("the bar is on the screen", "панель появилась на экране")
        : Wording("the bar is off the screen", "панели больше нет на экране")
    case .minimized:
      return to == "yes"
        ? Wording("the bar is minimized", "панель свернулась")
        : Wording("the bar is full again", "панель развернулась")
    case .background:
      return to == "yes"
        ? Wording("the bar has its background", "у панели есть фон")
        : Wording("the bar has lost its background", "фон панели исчез")
    case .style: return Wording("style of the bar: \(step)", "стиль панели: \(step)")
    case .tint: return Wording("tint: \(step)", "оттенок: \(step)")
    case .unselectedTint:
      return Wording("tint of the other items: \(step)", "оттенок невыбранных: \(step)")
    case .fill: return Wording("background of the bar: \(step)", "фон панели: \(step)")
    case .positioning: return Wording("items are spread: \(step)", "расстановка: \(step)")
    case .screen: return Wording("screen: \(step)", "экран: \(step)")
    case .scroll: return Wording("scrolled: \(step) pt", "прокрутка: \(step) пт")
    case .modal: return Wording("modal screen: \(step)", "модальный экран: \(step)")
    case .keyboard:
      return to == "yes"
        ? Wording("the keyboard is shown", "клавиатура показана")
        : Wording("the keyboard is gone", "клавиатура убрана")
    case .sidebar:
      return to == "yes"
        ? Wording("the sidebar is shown", "сайдбар показан")
        : Wording("the sidebar is gone", "сайдбар скрыт")
    case .accessory: return Wording("accessory: \(step)", "аксессуар: \(step)")
    case .focus: return Wording("focus: \(step)", "фокус: \(step)")
    case .customizing:
      return to == "yes"
        ? Wording("the items are being rearranged", "идёт настройка панели")
        : Wording("the rearranging is over", "настройка панели закончена")
    }
  }

  private static func itemName(_ item: Destination) -> Wording {
    let name = DisplayWidth.visible(item.name)
    return item == .more
      ? Wording("More", "кнопка «Ещё»") : Wording("“\(name)”", "вкладка «\(name)»")
  }

  private static func quoted(_ text: String?) -> Wording? {
    text.map { Wording("“\($0)”", "«\($0)»") }
  }

  private static func of(
    _ item: Wording, _ what: Wording, _ from: String?, _ to: String?
  ) -> Wording {
    of(item, what, from.map { Wording($0, $0) }, to.map { Wording($0, $0) })
  }

  private static func of(
    _ item: Wording, _ what: Wording, _ from: Wording?, _ to: Wording?
  ) -> Wording {
    let none = Wording("none", "нет")
    return Wording(
      "\(item.en): \(what.en) \((from ?? none).en) → \((to ?? none).en)",
      "\(item.ru): \(what.ru) \((from ?? none).ru) → \((to ?? none).ru)")
  }

  private static func place(_ item: Wording, from: String?, to: String?) -> Wording {
    switch (from, to) {
    case (nil, let to):
      Wording(
        "\(item.en) is new on the bar, place \(to ?? "")",
        "\(item.ru) появилась на панели, место \(to ?? "")")
    case (let from?, nil):
      Wording(
        "\(item.en) left the bar, where it had place \(from)",
        "\(item.ru) ушла с панели, где занимала место \(from)")
    case (let from?, let to?):
      Wording(
        "\(item.en) moved on the bar: place \(from) → \(to)",
        "\(item.ru) передвинулась на панели: место \(from) → \(to)")
    }
  }

  private static func row(_ item: Wording, from: String?, to: String?) -> Wording {
    switch (from, to) {
    case (nil, let to):
      Wording(
        "\(item.en) is new behind More, row \(to ?? "")",
        "\(item.ru) появилась за «Ещё», строка \(to ?? "")")
    case (let from?, nil):
      Wording(
        "\(item.en) is no longer behind More, where it had row \(from)",
        "\(item.ru) больше не за «Ещё», где занимала строку \(from)")
    case (let from?, let to?):
      Wording(
        "\(item.en) moved behind More: row \(from) → \(to)",
        "\(item.ru) передвинулась за «Ещё»: строка \(from) → \(to)")
    }
  }
}
