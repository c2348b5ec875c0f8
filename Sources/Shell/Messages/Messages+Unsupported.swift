import TabBar
import TextAnalysis

extension Messages {
  /// Why the platform, its version or the kind of interface has no such thing, and where there is one.
  static func unsupported(_ rule: RuleID?) -> Wording {
    guard let rule else {
      return Wording("this device is not turned", "это устройство не поворачивают")
    }
    guard let (en, ru) = reasons[rule] else {
      return Wording(
        "this platform or version has no such thing (\(rule))",
        "на этой платформе или в этой версии такого нет (\(rule))")
    }
    return Wording("\(en) (\(rule))", "\(ru) (\(rule))")
  }

  private static let documentation = (
    en: "the documentation, taken by the letter, does not allow it; strict off does",
    ru: "документация, если понимать её буквально, этого не разрешает; разрешит: строго выкл"
  )

  private static let tabObjects = (
    en: "this came with iOS 18: device iphone os:18, device ipad os:18",
    ru: "это появилось в iOS 18: устройство айфон ос:18, устройство айпад ос:18"
  )

  private static let television = (
    en: "only an Apple TV has this: device appletv",
    ru: "это есть только у Apple TV: устройство эпл-тв"
  )

  /// The rules that a refusal rests on.
  private static let reasons: [RuleID: (en: String, ru: String)] = [
    14: documentation,
    34: (
      "a stand-alone bar has no tabs with screens, only items",
      "у отдельного таб-бара нет вкладок с экранами, только элементы"
    ),
    70: (
      "this tab has no navigation of its own; it gets one by: stack T on",
      "у этой вкладки нет своей навигации; даст её: стек T вкл"
    ),
    89: (
      "only the window of an iPad can be resized: device ipad",
      "менять ширину окна можно только на iPad: устройство айпад"
    ),
    113: ("this platform has no More", "на этой платформе нет «Ещё»"),
    116: (
      "only a stand-alone bar exchanges an item for one that is not on it: standalone A B",
      "заменить элемент тем, которого на нём нет, можно только на отдельном таб-баре: отдельный А Б"
    ),
    134: (
      "people cannot rearrange the tabs of this platform",
      "на этой платформе вкладки не переставляют"
    ),
    162: ("no keyboard covers a bar here", "клавиатура здесь таб-бар не закрывает"),
    167: tabObjects,
    188: (
      "only the bar of a controller has an appearance for the scroll edge",
      "вид для края прокрутки есть только у таб-бара контроллера"
    ),
    190: (
      "what is set for all bars at once has no separate scroll edge",
      "у настройки сразу для всех баров нет отдельного края прокрутки"
    ),
    203: (
      "the size of text is modelled on iPhone and iPad: device iphone",
      "размер текста есть у iPhone и iPad: устройство айфон"
    ),
    207: television,
    211: television,
    220: (
      "an iPad from iPadOS 18 has it, with mode tab-sidebar or a group",
      "это есть на iPad с iPadOS 18, с «режим таб-сайдбар» или с группой"
    ),
    221: (
      "a sidebar needs a wide iPad window: device ipad, window regular",
      "сайдбару нужно широкое окно iPad: устройство айпад, окно просторно"
    ),
    223: tabObjects,
    226: tabObjects,
    228: (
      "only in the editing of an iPad from iPadOS 18: device ipad, customize begin",
      "только в настройке на iPad с iPadOS 18: устройство айпад, настройка начать"
    ),
    229: tabObjects,
    234: tabObjects,
    243: (
      "the accessory came with iOS 26: device iphone os:26",
      "аксессуар появился в iOS 26: устройство айфон ос:26"
    ),
    245: tabObjects,
    249: (
      "a Mac has no tab bar; a tab view takes its place",
      "на Mac нет таб-бара; вместо него — tab view"
    ),
    250: (
      "an Apple Watch has no tab bar; pages or a list take its place",
      "на Apple Watch нет таб-бара; вместо него — страницы или список"
    ),
    256: documentation,
    259: (
      "only the bar of Android has this listener: device android",
      "такой слушатель есть только у Android: устройство андроид"
    ),
  ]
}
