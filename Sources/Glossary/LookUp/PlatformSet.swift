import TextAnalysis

/// Where a concept exists, or where a text says that it does.
struct PlatformSet: OptionSet, Sendable {
  let rawValue: Int

  static let ios = PlatformSet(rawValue: 1)
  static let ipados = PlatformSet(rawValue: 2)
  static let macos = PlatformSet(rawValue: 4)
  static let tvos = PlatformSet(rawValue: 8)
  static let watchos = PlatformSet(rawValue: 16)
  static let visionos = PlatformSet(rawValue: 32)
  static let android = PlatformSet(rawValue: 64)
  static let web = PlatformSet(rawValue: 128)
  static let windows = PlatformSet(rawValue: 256)

  private static let byName: [String: PlatformSet] = [
    "ios": .ios, "ipados": .ipados, "macos": .macos, "tvos": .tvos, "watchos": .watchos,
    "visionos": .visionos, "android": .android, "web": .web, "windows": .windows,
  ]

  /// Words that say where a thing was seen.
  private static let hints: [(words: String, platforms: PlatformSet)] = [
    ("android андроид андроиде андроида", .android),
    ("ios iphone айфон айфоне айфона иос", .ios),
    ("ipad айпад айпаде айпада", .ipados),
    ("apple эппл", [.ios, .ipados, .macos, .tvos, .watchos, .visionos]),
    ("mac macos мак маке мака", .macos),
    ("windows винде виндовс", .windows),
    ("web website site сайт сайте сайта сайтах", .web),
    ("phone mobile телефон телефоне телефона мобильный", [.ios, .android]),
    ("tablet планшет планшете планшета", [.ipados, .android]),
    ("desktop mouse мышь мышкой мыши мышки компьютере", [.macos, .web, .windows]),
  ]

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The platforms of these names.
  init(_ names: [String]) {
    self = names.reduce(into: []) { set, name in set.formUnion(Self.byName[name] ?? []) }
  }

  /// The platforms that the folded `words` name; empty where they name none.
  init(namedIn words: [String]) {
    self = []
    for (hint, platforms) in Self.hints {
      let known = hint.split(separator: " ")
      if words.contains(where: { word in known.contains { $0 == word } }) { formUnion(platforms) }
    }
  }
}
