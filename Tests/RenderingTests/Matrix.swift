import Rendering
import TabBar

/// The states of the property tests: each device and version with each kind of screen, its titles
/// whatever a title can hold.
enum Matrix {
  static let titles = [
    "\u{1B}[31mred\u{1B}[0m", "tab\tnew\nline\r", "\u{202E}dlrow", "👨‍👩‍👧‍👦 семья 🇷🇺", "日本語のとても長いタイトル",
    "и\u{306}е\u{308}\u{301}\u{301}", "",
  ]

  /// Each device, in each version of its system where it has several.
  static let devices: [[Action]] = Device.allCases.flatMap { device -> [[Action]] in
    let hasVersions = Profile(device: device, version: .v18).version != nil
    let versions = hasVersions ? SystemVersion.allCases : [.v18]
    return versions.map { [.device(device, version: $0)] }
  }

  static let states: [[Action]] = [
    [], [.rotate(.landscape)], [.direction(.rtl)], [.window(.compact)],
    [.keyboard(isShown: true)], [.present("\u{1B}c👍🏽"), .present("二")],
    [.push("\u{9B}2J日本語", hidesBar: false)], [.select("7")], [.tap("more")],
    [.tap("more"), .customize(.begin([]))], [.sidebar(.show)], [.focus(.down)],
    [.accessory("\u{7}Now 日本語"), .minimize(.onScrollDown), .scroll(.down(300))],
    [.searchTab("3", activatesSearch: true), .tap("3")], [.new([])],
    [
      .sceneFact(.toolbar(isShown: true)), .sceneFact(.logo(PixelSize(width: 200, height: 68))),
      .fact("1", .content(isEmpty: true, isExplained: false)),
    ],
  ]

  /// The state after the actions that the device carries out; what it refuses is left out.
  static func state(_ device: [Action], _ more: [Action], titles: [String] = titles) -> State {
    var state = State()
    var actions = device + [.new(titles.map { $0.isEmpty ? "Seven" : $0 })]
    for (index, image) in ["house", "日本.fill", "\u{1B}", "ёж", "gear", ""].enumerated() {
      actions.append(.icon(TabReference("\(index + 1)"), IconChange(symbol: image)))
    }
    actions += [
      .badge("1", "日本語日本語日本語"), .badge("2", ""), .badge("3", "\u{1B}[5m9"), .enable("5", false),
      .title("6", ""),
    ]
    for action in actions + more { _ = try? state.apply(action) }
    return state
  }

  static func screen(
    _ device: [Action], _ more: [Action], language: DeviceLanguage = .ru,
    titles: [String] = titles
  ) -> Presentation {
    state(device, more, titles: titles).presentation(language: language)
  }
}
