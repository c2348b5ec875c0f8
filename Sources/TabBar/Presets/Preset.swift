/// A ready interface, by name.
public struct Preset: Equatable, Sendable {
  /// The name, lower case with hyphens.
  public let name: String
  /// The device it was made for; one for an iPhone changes no device, as such a bar makes sense
  /// everywhere.
  public let device: Device
  /// The interface.
  public private(set) var blueprint: Blueprint

  init(_ name: String, on device: Device = .iphone, _ blueprint: Blueprint) {
    self.name = name
    self.device = device
    self.blueprint = blueprint
    self.blueprint.device = device == .iphone ? nil : device
  }

  /// All presets, in the order they are listed.
  public static let all: [Preset] = [
    clock, music, appStore, photos, marketplace, bank, streaming, library,
  ]

  /// The preset of a name, in any case.
  ///
  /// - Throws: ``Rejection/unknownPreset(_:)``.
  public static func named(_ name: String) throws(Rejection) -> Preset {
    let wanted = name.lowercased()
    guard let preset = all.first(where: { $0.name == wanted }) else {
      throw .unknownPreset(name)
    }
    return preset
  }
}

extension Blueprint.Item {
  /// A tab with titles in both languages; its key is the first one.
  init(
    _ title: String, _ other: String, symbol: String, selected: String? = nil,
    first: DeviceLanguage = .en, badge: String? = nil, children: [Blueprint.Item] = []
  ) {
    var tab = Tab(key: TabKey(title))
    let second: DeviceLanguage = first == .en ? .ru : .en
    tab.titles = [first.rawValue: title, second.rawValue: other]
    tab.icon = Icon(symbol: symbol, selectedSymbol: selected)
    tab.badge = badge
    self.init(tab: tab, children: children)
  }

  /// The same tab, changed.
  func with(_ change: (inout Tab) -> Void) -> Blueprint.Item {
    var copy = self
    change(&copy.tab)
    return copy
  }
}
