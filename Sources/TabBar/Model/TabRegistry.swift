/// All tabs an interface ever had, also those that were taken out of the array.
///
/// A key that is used again brings its tab back, with its navigation stack.
public struct TabRegistry: Equatable, Sendable, Codable {
  private var boxes: [Box<Tab>] = []
  private var places: [TabKey: Int] = [:]
  /// The keys in order of creation.
  public private(set) var keys: [TabKey] = []
  /// How many tabs are groups.
  private(set) var groupCount = 0
  /// How many tabs are not simply on the bar in their order.
  private(set) var specialCount = 0
  /// How many tabs show another title than their key.
  private(set) var renamedCount = 0

  /// Makes an empty registry.
  public init() {}

  /// Registries are equal when their tabs are, in order of creation.
  public static func == (left: TabRegistry, right: TabRegistry) -> Bool {
    left.boxes == right.boxes
  }

  /// Reads the tabs as a list in order of creation; a key that comes twice is an error.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let tab = try container.decode(Tab.self)
      guard places[tab.key] == nil else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "two tabs of one key")
      }
      insert(tab)
    }
  }

  /// Writes the tabs as a list in order of creation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for box in boxes { try container.encode(box.value) }
  }

  /// The tab of a key where it lies, `nil` where there never was one; reading a part of it copies
  /// no more than that part.
  func box(_ key: TabKey) -> Box<Tab>? { places[key].map { boxes[$0] } }

  /// The tab of a key, `nil` where there never was one.
  ///
  /// Setting `nil` is ignored: tabs stay known.
  public subscript(key: TabKey) -> Tab? {
    get { box(key)?.value }
    set {
      guard let newValue else { return }
      if let place = places[key] {
        count(boxes[place].value, by: -1)
        boxes[place] = Box(newValue)
      } else {
        places[key] = boxes.count
        boxes.append(Box(newValue))
        keys.append(key)
      }
      count(newValue, by: 1)
    }
  }

  private mutating func count(_ tab: Tab, by step: Int) {
    if tab.group != nil { groupCount += step }
    if tab.isSpecial { specialCount += step }
    if !tab.titles.isEmpty || tab.title != tab.key.text { renamedCount += step }
  }

  /// Adds a tab or replaces the one of its key.
  public mutating func insert(_ tab: Tab) { self[tab.key] = tab }

  /// Creates a tab named by a word: the word itself where it is free, else with the first free
  /// number from 2 (`Home-2`).
  mutating func create(titled title: String) -> TabKey {
    var key = TabKey(title)
    var number = 2
    while places[key] != nil || key.text == Destination.more.name {
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
    let key = TabKey(word: word)
    if places[key] == nil {
      var tab = Tab(key: key)
      tab.title = word
      insert(tab)
    }
    return key
  }
}

extension Tab {
  /// Whether anything but the array decides where the tab stands (TB-226, TB-229, TB-245).
  var isSpecial: Bool {
    group != nil || placement != nil || isHidden || isSearch || addedByUser != nil
  }
}
