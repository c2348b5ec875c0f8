/// All tabs an interface ever had, also those that were taken out of the array.
///
/// A key that is used again brings its tab back, with its navigation stack.
public struct TabRegistry: Equatable, Sendable, Codable {
  private var tabs: [TabKey: Tab] = [:]
  /// The keys in order of creation.
  public private(set) var keys: [TabKey] = []

  /// Makes an empty registry.
  public init() {}

  /// Reads the tabs as a list in order of creation; a key that comes twice is an error.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let tab = try container.decode(Tab.self)
      guard tabs[tab.key] == nil else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "two tabs of one key")
      }
      insert(tab)
    }
  }

  /// Writes the tabs as a list in order of creation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for key in keys {
      if let tab = tabs[key] { try container.encode(tab) }
    }
  }

  /// The tab of a key, `nil` where there never was one.
  ///
  /// Setting `nil` is ignored: tabs stay known.
  public subscript(key: TabKey) -> Tab? {
    get { tabs[key] }
    set {
      guard let newValue else { return }
      if tabs[key] == nil { keys.append(key) }
      tabs[key] = newValue
    }
  }

  /// Adds a tab or replaces the one of its key.
  public mutating func insert(_ tab: Tab) { self[tab.key] = tab }

  /// Creates a tab named by a word: the word itself where it is free, else with the first free
  /// number from 2 (`Home-2`).
  mutating func create(titled title: String) -> TabKey {
    var key = TabKey(title)
    var number = 2
    while tabs[key] != nil {
      key = TabKey("\(title)-\(number)")
      number += 1
    }
    var tab = Tab(key: key)
    tab.title = title
    insert(tab)
    return key
  }

  /// The tab of exactly this key, created when the interface never had one.
  mutating func known(_ word: String) -> TabKey {
    let key = TabKey(word)
    if tabs[key] == nil { insert(Tab(key: key)) }
    return key
  }
}
