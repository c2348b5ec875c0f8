import Rendering
import TabBar
import Testing
import TextAnalysis

/// A state of the bench to draw, and how.
struct Scene: Sendable, CustomTestStringConvertible {
  var name: String
  var actions: [Action]
  var width: Int
  var language: DeviceLanguage = .en
  var theme: Theme = .plain
  var testDescription: String { name }

  init(
    _ name: String, _ width: Int, _ actions: [Action], language: DeviceLanguage = .en,
    theme: Theme = .plain
  ) {
    self.name = name
    self.actions = actions
    self.width = width
    self.language = language
    self.theme = theme
  }
}

/// The states that have a snapshot each, grouped by the kind of screen.
enum Scenes {
  static let iphone: [Scene] = [
    Scene("iphone-portrait", 80, Bench.clock + [.tap("2"), .badge("2", "3"), .enable("4", false)]),
    Scene(
      "iphone-portrait-unicode", 60, Bench.clock + [.badge("1", ""), .badge("4", "999999")],
      theme: Theme(frame: .unicode)),
    Scene("iphone-portrait-40-ru", 40, Bench.shop, language: .ru),
    Scene("iphone-landscape-80", 80, Bench.clock + [.rotate(.landscape), .badge("2", "3")]),
    Scene("iphone-landscape-40", 40, Bench.clock + [.rotate(.landscape)]),
    Scene(
      "iphone-more-list", 60,
      Bench.shop + [.badge("7", "12"), .enable("6", false), .tap("more")], language: .ru),
    Scene("iphone-pushed", 44, Bench.clock + [.push("Berlin"), .scroll(.to(500))]),
    Scene("iphone-scrolled-to-bottom", 44, Bench.clock + [.scroll(.bottom)]),
    Scene("iphone-bar-hidden", 44, Bench.clock + [.push("Edit", hidesBar: true)]),
    Scene("iphone-titles-only", 60, [.new(["A", "B", "C"]), .tap("2")]),
    Scene("iphone-icons-only", 60, Bench.clock + (1...4).map { .title(TabReference("\($0)"), "") }),
    Scene("iphone-empty", 44, [.new([])], language: .ru),
    Scene("iphone-colour", 44, Bench.clock + [.badge("2", "3")], theme: Theme(hasColor: true)),
    Scene("iphone-rtl", 60, Bench.clock + [.direction(.rtl), .push("Berlin"), .badge("2", "3")]),
    Scene("iphone-max-landscape", 100, [.device(.iphoneMax)] + Bench.clock + [.rotate(.landscape)]),
  ]

  static let bar: [Scene] = [
    Scene("bar-clock", 60, Bench.clock + [.badge("2", "3")]),
    Scene("bar-20", 20, Bench.clock + [.badge("2", "3")]),
    Scene("bar-8", 8, Bench.shop, language: .ru),
    Scene("bar-standalone", 44, [.standalone(["Map", "Route"], selected: "Route")]),
    Scene("bar-mac", 44, [.device(.mac)] + Bench.clock),
    Scene("bar-watch", 80, [.device(.watch)] + Bench.clock),
    Scene("bar-hidden", 44, Bench.clock + [.keyboard(isShown: true)], language: .ru),
  ]
}

extension Scenes {
  static let others: [Scene] = [
    Scene(
      "ios26-capsule", 60, [.device(.iphone, version: .v26)] + Bench.clock + [.badge("2", "3")]),
    Scene(
      "ios26-search-and-accessory", 60,
      [.device(.iphone, version: .v26)] + Bench.clock
        + [.add("Search"), .icon("Search", IconChange(symbol: "magnifyingglass"))]
        + [.searchTab("Search"), .accessory("Now Playing")], theme: Theme(frame: .unicode)),
    Scene(
      "ios26-minimized", 44,
      [.device(.iphone, version: .v26)] + Bench.clock
        + [.add("Search"), .icon("Search", IconChange(symbol: "magnifyingglass"))]
        + [.searchTab("Search"), .accessory("Now Playing"), .minimize(.onScrollDown)]
        + [.scroll(.down(200))]),
    Scene("customize", 60, Bench.shop + [.tap("more"), .customize(.begin([]))], language: .ru),
    Scene("modal", 44, Bench.clock + [.present("New Alarm")]),
    Scene("modal-on-modal", 60, Bench.clock + [.present("New Alarm"), .present("Sound")]),
    Scene("keyboard", 60, Bench.clock + [.keyboard(isShown: true)]),
    Scene("keyboard-ru-40", 40, Bench.shop + [.keyboard(isShown: true)], language: .ru),
    Scene("toolbar", 44, Bench.clock + [.sceneFact(.toolbar(isShown: true))]),
    Scene("ipad-top-bar", 80, [.device(.ipad)] + Bench.shop + [.badge("3", "2")], language: .ru),
    Scene("ipad-top-bar-landscape", 120, [.device(.ipad)] + Bench.shop + [.rotate(.landscape)]),
    Scene(
      "ipad-sidebar", 80,
      [.device(.ipad)] + Bench.clock
        + [.group("Library", children: ["Songs", "Albums"]), .sidebar(.show), .badge("2", "9")]),
    Scene("ipad-17-bottom-bar", 80, [.device(.ipad, version: .v17)] + Bench.clock),
    Scene("ipad-compact", 60, [.device(.ipad), .window(.compact)] + Bench.clock),
    Scene("ipad-40", 40, [.device(.ipad)] + Bench.shop, language: .ru),
    Scene("tv", 80, [.device(.appleTV)] + Bench.clock),
    Scene("tv-content", 80, [.device(.appleTV)] + Bench.clock + [.focus(.down)]),
    Scene("vision", 80, [.device(.vision)] + Bench.clock + [.badge("2", "3")]),
    Scene(
      "android", 60, [.device(.android)] + Bench.clock + [.badge("2", ""), .badge("3", "1200")]),
    Scene("android-landscape", 80, [.device(.android)] + Bench.clock + [.rotate(.landscape)]),
    Scene("mac", 80, [.device(.mac)] + Bench.clock),
    Scene("catalyst-bar", 80, [.device(.catalyst)] + Bench.clock, language: .ru),
    Scene(
      "catalyst-sidebar", 80,
      [.device(.catalyst)] + Bench.clock + [.mode(.tabSidebar), .badge("2", "9")]),
    Scene("watch", 80, [.device(.watch)] + Bench.clock, language: .ru),
  ]
}

extension Scenes {
  static let more: [Scene] = [
    Scene(
      "ios26-searching", 60,
      [.device(.iphone, version: .v26)] + Bench.clock
        + [.add("Search"), .searchTab("Search", activatesSearch: true), .tap("Search")]),
    Scene(
      "standalone-customize", 60,
      [
        .standalone(["Map", "Route", "Saved"]),
        .customize(.begin(["Map", "Route", "Saved", "Taxi"])),
      ]),
    Scene(
      "ipad-editing", 80,
      [.device(.ipad)] + Bench.clock + [
        .mode(.tabSidebar), .sidebar(.show), .customize(.begin([])),
      ]),
    Scene("ipad-editing-bar", 80, [.device(.ipad)] + Bench.clock + [.customize(.begin([]))]),
    Scene(
      "ipad-rtl", 80,
      [.device(.ipad), .direction(.rtl)] + Bench.clock + [.mode(.tabSidebar), .sidebar(.hide)]),
    Scene(
      "empty-content", 60, Bench.clock + [.fact("1", .content(isEmpty: true, isExplained: false))]),
    Scene("more-pushed", 60, Bench.shop + [.tap("more"), .tapRow(2)], language: .ru),
    Scene(
      "more-rtl", 60, Bench.shop + [.direction(.rtl), .badge("7", "3"), .tap("more")], language: .ru
    ),
    Scene("vision-rtl", 80, [.device(.vision), .direction(.rtl)] + Bench.clock),
    Scene(
      "tv-fades", 80,
      [.device(.appleTV, room: 3)] + Bench.clock + [.select("3")], theme: Theme(frame: .unicode)),
  ]
}

extension Scenes {
  static let cuts: [Scene] = [
    // Cut on iOS 26 and Android, run on before (TB-202); both at the width of the slot in points.
    Scene("long-title-ios18", 80, Bench.long + [.tap("3")]),
    Scene("long-title-ios26", 80, [.device(.iphone, version: .v26)] + Bench.long),
    Scene("long-title-android", 80, [.device(.android)] + Bench.long),
    Scene(
      "long-badge-ios26", 60,
      [.device(.iphone, version: .v26)] + Bench.clock + [.badge("2", "1234567890")]),
    Scene(
      "android-three-labels", 60,
      [.device(.android), .new(["Home", "Map", "Chat"])]
        + Bench.icons([("Home", "house.fill"), ("Map", "map"), ("Chat", "message")]) + [
          .badge("3", "5")
        ]),
    Scene(
      "tv-logo", 110,
      [.device(.appleTV)] + Bench.clock + [.sceneFact(.logo(PixelSize(width: 200, height: 68)))]),
    Scene(
      "tv-logo-40", 40,
      [.device(.appleTV)] + Bench.clock + [.sceneFact(.logo(PixelSize(width: 200, height: 68)))],
      theme: Theme(frame: .unicode)),
    Scene(
      "iphone-tinted", 44,
      Bench.clock + [
        .appearance(AppearanceChange(.style, "black")),
        .appearance(AppearanceChange(.tint, "orange")),
        .appearance(AppearanceChange(.translucent, "no")),
      ], theme: Theme(depth: .full)),
    Scene(
      "android-unicode-ru", 40, [.device(.android)] + Bench.shop, language: .ru,
      theme: Theme(frame: .unicode)),
  ]

  static let bars: [Scene] = [
    Scene("bar-tv", 60, [.device(.appleTV)] + Bench.clock),
    Scene(
      "bar-ipad", 60, [.device(.ipad)] + Bench.shop + [.badge("3", "2")], language: .ru,
      theme: Theme(frame: .unicode)),
  ]
}
