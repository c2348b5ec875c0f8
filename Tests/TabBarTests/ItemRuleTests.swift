import TabBar
import Testing

@Suite("Items, rule by rule")
struct ItemRuleTests {
  @Test("TB-001, TB-018: a new tab shows its controller's title and no image, before it was shown")
  func automatic() throws {
    var bench = try Bench(.new(["Home", "Cart"]))
    #expect(bench.shown.bar.items.map(\.title) == ["Home", "Cart"])
    #expect(bench.shown.bar.items.allSatisfy { $0.image == nil })
    try bench.act(.title("Cart", "Basket"), .icon("Cart", IconChange(symbol: "cart")))
    let item = try #require(bench.shown.bar.item(.tab("Cart")))
    #expect(item.title == "Basket" && item.image == "cart")
    #expect(bench.lifecycle == [], "TB-018: it was never on the screen")
  }

  @Test("TB-002, TB-007: an item carries six things; the tag changes nothing else")
  func carries() throws {
    var bench = try Bench(
      letters(3), .icon("A", IconChange(symbol: "a", selectedSymbol: "a.fill")),
      .badge("A", "1"), .enable("B", false))
    let before = bench.shown
    try bench.act(.tag("A", 7), .tag("C", 7))
    let tab = try #require(bench.state.tab("A"))
    #expect(tab.title == "A" && tab.icon.symbol == "a" && tab.icon.selectedSymbol == "a.fill")
    #expect(tab.badge == "1" && tab.isEnabled && tab.tag == 7)
    #expect(bench.state.tab("B")?.isEnabled == false)
    #expect(bench.state.tab("B")?.tag == 0, "TB-007: zero at first")
    #expect(bench.shown.bar == before.bar, "TB-007: and two may have one tag")
    #expect(bench.events == [])
  }

  @Test("TB-005: a template takes the tint, an original is drawn as it is")
  func rendering() throws {
    var bench = try Bench(
      letters(2), .icon("A", IconChange(symbol: "a")), .icon("B", IconChange(symbol: "b")))
    #expect(bench.shown.bar.items.map(\.imageTint) == ["blue", "gray"])
    try bench.act(.appearance(.init(.tint, "red")), .icon("A", IconChange(rendering: .original)))
    #expect(bench.shown.bar.items.map(\.imageTint) == [nil, "gray"])
    try bench.act(.icon("A", IconChange(rendering: .template)))
    #expect(bench.shown.bar.items.map(\.imageTint) == ["red", "gray"])
  }

  @Test("TB-006: an image larger than its place is clipped, and keeps its size")
  func clipped() throws {
    var bench = try Bench(
      letters(5), .icon("A", IconChange(points: .init(width: 25, height: 25))),
      .icon("B", IconChange(points: .init(width: 25, height: 60))),
      .icon("C", IconChange(points: .init(width: 90, height: 25))))
    #expect(bench.shown.bar.items.map(\.isImageClipped) == [false, true, true, false, false])
    #expect(bench.state.tab("B")?.icon.regular?.points == PixelSize(width: 25, height: 60))
    try bench.act(.rotate(.landscape))
    #expect(
      bench.shown.bar.items.map(\.isImageClipped) == [false, true, false, false, false],
      "a wider slot")
  }

  @Test(
    "TB-013: a system item goes by the platform's name, in kebab case or by its title",
    arguments: [
      ("topRated", SystemItem.topRated), ("top-rated", .topRated), ("TOPRATED", .topRated),
      ("Most Viewed", .mostViewed), ("избранное", .favorites), ("ещё", .more), ("more", .more),
    ])
  func systemNames(name: String, item: SystemItem) {
    #expect(SystemItem(named: name) == item)
    #expect(SystemItem(named: name + "x") == nil)
  }

  @Test("TB-014: by the letter of the documentation a system item is as it is")
  func strict() throws {
    var bench = try Bench(letters(2), .icon("A", IconChange(system: .favorites)), .strict(true))
    #expect(bench.refusal(.title("A", "Mine")) == "unsupported")
    #expect(bench.refusal(.icon("A", IconChange(symbol: "star"))) == "unsupported")
    try bench.act(.title("B", "Mine"), .icon("A", IconChange(system: .history)))
    #expect(bench.shown.bar.items.map(\.title) == ["History", "Mine"])
    try bench.act(.strict(false), .title("A", "Past"))
    #expect(bench.shown.bar.items.map(\.title) == ["Past", "Mine"], "TB-015")
  }

  @Test(
    "TB-013, TB-015: a system item's title and icon, overridden and restored",
    arguments: SystemVersion.allCases)
  func overridden(version: SystemVersion) throws {
    var bench = try Bench(
      .device(.iphone, version: version), letters(2), .icon("A", IconChange(system: .favorites)))
    func shown() -> [String?] {
      let item = bench.shown.bar.item(.tab("A"))
      return [item?.title, item?.image]
    }
    #expect(shown() == ["Favorites", "star.fill"])
    try bench.act(.title("A", "Mine"), .icon("A", IconChange(symbol: "heart")))
    #expect(shown() == ["Mine", "heart"])
    try bench.act(.title("A", ""))
    #expect(shown() == [nil, "heart"])
    try bench.act(.title("A", nil), .icon("A", IconChange(removed: [.symbol])))
    #expect(shown() == ["Favorites", "star.fill"], "at once")
  }

  @Test("TB-013: twelve system items by number, each with titles and a symbol")
  func systemItems() {
    let numbers = SystemItem.allCases.map(\.number)
    #expect(numbers == Array(0...11))
    #expect(SystemItem.search.number == 8 && SystemItem.downloads.number == 9)
    for item in SystemItem.allCases {
      #expect(item.title(in: .en) != item.title(in: .ru))
      #expect(!item.symbol.isEmpty)
    }
    #expect(SystemItem.more.title(in: .ru) == "Ещё", "TB-264")
  }

  @Test("TB-160: from iOS 18 the system chooses between filled and outlined symbols")
  func outline() throws {
    func isFound(_ version: SystemVersion) throws -> Bool {
      let bench = try Bench(
        .device(.iphone, version: version), letters(3), .icon("A", IconChange(symbol: "house")))
      return bench.state.audit().contains { $0.rule.name == "image-style" }
    }
    #expect(try isFound(.v17))
    #expect(try !isFound(.v18))
  }

  @Test("TB-159: a bitmap needs both sizes, a symbol none")
  func bothSizes() throws {
    func isFound(_ changes: IconChange...) throws -> Bool {
      var bench = try Bench(letters(3))
      for change in changes { try bench.act(.icon("A", change)) }
      return bench.state.audit().contains { $0.rule.name == "image-compact" }
    }
    let regular = IconChange(points: .init(width: 25, height: 25))
    let compact = IconChange(barClass: .compact, points: .init(width: 18, height: 18))
    #expect(try isFound(regular))
    #expect(try isFound(compact))
    #expect(try !isFound(regular, compact))
    #expect(try !isFound(IconChange(symbol: "star")))
  }

  @Test("TB-161: a phone in landscape has its own image, another one waits for large text")
  func landscape() throws {
    let change = IconChange(symbol: "a", landscapeSymbol: "a.small", largeSymbol: "a.large")
    var bench = try Bench(letters(2), .icon("A", change))
    #expect(bench.shown.bar.items[0].image == "a")
    try bench.act(.rotate(.landscape))
    #expect(bench.shown.bar.items.map(\.image) == ["a.small", nil])
    #expect(bench.state.tab("A")?.icon.largeSymbol == "a.large")
    try bench.act(.device(.ipad, version: .v17))
    #expect(bench.shown.bar.items[0].image == "a", "only phones")
    try bench.act(
      .device(.iphone), .icon("A", IconChange(removed: [.landscapeSymbol])))
    #expect(bench.shown.bar.items[0].image == "a")
  }
}
