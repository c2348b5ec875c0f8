import Glossary
import TextAnalysis

/// Glossary entries to draw, written for the tests and not taken from the shipped content.
enum Entries {
  static let bottomSheet = Concept(
    id: "bottom-sheet", category: "element", subcategory: "overlay", isSeed: true,
    labels: [
      Label(text: "Bottom sheet", language: .en, status: .preferred, kind: .full),
      Label(
        text: "Sheet", language: .en, status: .admitted, kind: .full, scope: "ios",
        note: "Apple's own word since iOS 15"),
      Label(text: "Modal drawer", language: .en, status: .deprecated, kind: .full),
      Label(text: "Нижняя шторка", language: .ru, status: .preferred, kind: .full),
      Label(text: "Нижняя панель", language: .ru, status: .admitted, kind: .full),
      Label(text: "Боттом-шит", language: .ru, status: .admitted, kind: .transliteration),
      Label(text: "шторка", language: .ru, status: .admitted, kind: .slang),
      Label(text: "ботомшит", language: .ru, status: .hidden, kind: .misspelling),
    ],
    en: Texts(
      definition:
        "Panel that slides up from the bottom edge over the current screen and can be dragged away.",
      note: "It may stop at several heights, called detents on iOS.",
      example: "The bottom sheet stays open after the Back gesture; expected: it closes.",
      cues: ["panel that rises from below"]),
    ru: Texts(
      definition:
        "Панель, которая выезжает от нижнего края поверх текущего экрана и смахивается вниз.",
      note: "Высот, на которых она останавливается, бывает несколько — на iOS их зовут детентами.",
      example:
        "После тапа по метке на карте нижнюю шторку нельзя смахнуть вниз; ожидаем, что закроется.",
      cues: ["выезжает снизу"]),
    platforms: ["ios", "ipados", "android"],
    api: [
      APIName(framework: "UIKit", symbol: "UISheetPresentationController"),
      APIName(framework: "Android", symbol: "BottomSheetDialogFragment", note: "modal kind"),
      APIName(framework: "Android", symbol: "BottomSheetBehavior", note: "standard kind"),
      APIName(framework: "Compose", symbol: "ModalBottomSheet"),
    ],
    broader: ["modal-view"], related: ["scrim"], gestures: ["swipe", "drag"],
    states: ["expanded-state"],
    picture: [
      "+------------------------+", "| Map                    |", "|          o             |",
      "|------------------------|", "|          ====          | <-- here",
      "| Coffee, open till 20   |", "+------------------------+",
    ],
    sources: [
      Source(
        name: "Material Design 3, Bottom sheets",
        url: "https://m3.material.io/components/bottom-sheets/overview"),
      Source(name: "Human Interface Guidelines, Sheets", words: .modified),
    ])

  static let actionSheet = Concept(
    id: "action-sheet", category: "element", subcategory: "overlay",
    labels: [
      Label(text: "Action sheet", language: .en, status: .preferred, kind: .full),
      Label(text: "Экшн-шит", language: .ru, status: .preferred, kind: .transliteration),
    ],
    en: Texts(definition: "List of two or more choices about what was just tapped."),
    ru: Texts(definition: "Список из двух и больше вариантов того, что сделать с выбранным."),
    platforms: ["ios", "ipados"],
    api: [APIName(framework: "UIKit", symbol: "UIAlertController")], broader: ["modal-view"],
    gestures: ["tap"])

  static let alert = Concept(
    id: "alert", category: "element", subcategory: "overlay",
    labels: [
      Label(text: "Alert", language: .en, status: .preferred, kind: .full),
      Label(text: "Алерт", language: .ru, status: .preferred, kind: .transliteration),
    ],
    en: Texts(definition: "Small window in the middle that demands an answer."),
    ru: Texts(definition: "Окошко посередине экрана, которое требует ответа."),
    platforms: ["ios", "ipados", "macos"],
    api: [APIName(framework: "UIKit", symbol: "UIAlertController")], broader: ["modal-view"],
    gestures: ["tap"])

  static let contrasts = [
    Contrast(
      first: "action-sheet", second: "bottom-sheet",
      en: "An action sheet closes on any of its choices; a bottom sheet stays until dismissed.",
      ru: "Экшн-шит закрывается от любого выбора, а нижняя шторка живёт, пока её не смахнут."),
    Contrast(
      first: "action-sheet", second: "alert",
      en: "Look where it sits: in the middle it is an alert.",
      ru: "Смотрите, где оно стоит: посередине — это алерт."),
  ]

  /// An entry of a foreign glossary that wants to reach the terminal.
  static let hostile = Concept(
    id: "\u{1B}[2Jevil", category: "x\u{202E}y", subcategory: "\u{1B}]0;title\u{7}",
    labels: [
      Label(text: "a\u{1B}[31mb\nc", language: .en, status: .preferred, kind: .full),
      Label(
        text: "日本\u{200B}語タブ", language: .ru, status: .preferred, kind: .full, note: "\u{9B}1m"),
      Label(text: "👩‍⚕️🇷🇺", language: .ru, status: .admitted, kind: .slang),
    ],
    en: Texts(definition: "line\r\nbreak \u{1B}[H " + String(repeating: "длинно", count: 40)),
    ru: Texts(definition: String(repeating: "語", count: 70), note: "\u{2028}", example: "\t\t"),
    platforms: ["\u{1B}c"],
    api: [
      APIName(framework: "\u{7}", symbol: String(repeating: "Symbol", count: 20), note: "\u{0}")
    ],
    related: ["\u{1B}"], picture: ["+--\u{1B}[5m--+", String(repeating: "#", count: 130)],
    sources: [Source(name: "\u{1B}[0m", url: "https://x.y/" + String(repeating: "z", count: 90))],
    origin: "/tmp/\u{1B}[7m")

  static let all = [bottomSheet, actionSheet, alert, hostile]

  static func lookUp(_ id: String) -> Concept? { all.first { $0.id == id } }
}
