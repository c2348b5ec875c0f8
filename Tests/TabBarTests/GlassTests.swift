import TabBar
import Testing

@Suite("iOS 26: minimizing, accessory, search")
struct GlassTests {
  private let phone = Action.device(.iphone, version: .v26)

  @Test(
    "TB-237 to TB-242: when the bar shrinks",
    arguments: [
      (MinimizeBehavior.automatic, false, false), (.never, false, false),
      (.onScrollDown, true, false), (.onScrollUp, false, true),
    ])
  func minimizing(behavior: MinimizeBehavior, afterDown: Bool, afterUp: Bool) throws {
    var bench = try Bench(phone, letters(3), .minimize(behavior), .scroll(.down(nil)))
    #expect(bench.shown.bar.isMinimized == afterDown)
    try bench.act(.scroll(.up(50)))
    #expect(bench.shown.bar.isMinimized == afterUp)
  }

  @Test("TB-242, TB-243, TB-244: the minimized bar, its accessory, and a tap on it")
  func minimized() throws {
    var bench = try Bench(
      phone, letters(4), .searchTab("B"), .accessory("Player"), .minimize(.onScrollDown),
      .scroll(.down(nil)))
    #expect(bench.drawn == ["A", "B"])
    #expect(bench.shown.accessory?.isInline == true)
    #expect(bench.refusal(.tap("C")) == "not-on-screen")
    try bench.act(.tap(TabReference(.minimized)))
    #expect(bench.calls == [])
    #expect(bench.selected == "A")
    #expect(bench.shown.accessory?.isInline == false)
    try bench.act(.tap("C"))
    #expect(bench.shown.accessory?.name == "Player")
    #expect(bench.refusal(.tap(TabReference(.minimized))) == "not-on-screen")
  }

  @Test(
    "TB-241: elsewhere the setting has no effect",
    arguments: [
      Action.device(.iphone, version: .v18), .device(.ipad, version: .v26), .device(.appleTV),
    ])
  func noEffect(device: Action) throws {
    let bench = try Bench(device, letters(3), .minimize(.onScrollDown), .scroll(.down(nil)))
    #expect(!bench.shown.bar.isMinimized)
  }

  @Test("TB-241: a narrow iPad window minimizes, and a wide one restores")
  func narrowWindow() throws {
    var bench = try Bench(
      .device(.ipad, version: .v26), letters(3), .window(.compact), .minimize(.onScrollDown),
      .scroll(.down(nil)))
    #expect(bench.shown.bar.isMinimized)
    try bench.act(.window(.regular))
    #expect(!bench.shown.bar.isMinimized)
  }

  @Test("TB-245, TB-246: the search tab stands apart, and cancelling goes back")
  func search() throws {
    var bench = try Bench(phone, .new(["A", "S", "B"]), .searchTab("S", activatesSearch: true))
    #expect(bench.drawn == ["A", "B", "S"])
    #expect(bench.order == ["A", "S", "B"])
    #expect(bench.shown.bar.item(.tab("S"))?.title == nil)
    try bench.act(.tap("B"), .tap("S"))
    #expect(bench.shown.searching == "S")
    try bench.act(.cancelSearch)
    #expect(bench.selected == "B")
    #expect(bench.calls == [])
    #expect(bench.refusal(.cancelSearch) == "not-on-screen")
    try bench.act(.tap("S"), .tap("A"))
    #expect(bench.shown.searching == nil)
  }

  @Test("TB-245: with overflow the search tab keeps its place")
  func searchWithMore() throws {
    let bench = try Bench(phone, letters(7), .searchTab("G"))
    #expect(bench.items == ["A", "B", "C", "G", "more"])
    #expect(bench.drawn == ["A", "B", "C", "more", "G"])
    #expect(bench.rows == ["D", "E", "F"])
  }

  @Test("TB-243: before iOS 26 there is no accessory")
  func accessory() throws {
    var bench = try Bench(.device(.iphone, version: .v18), letters(2))
    #expect(bench.refusal(.accessory("Player")) == "unsupported")
  }

  @Test(
    "TB-023, TB-024, TB-025, TB-258: long badges, and words and emoji as they are",
    arguments: [
      (Device.iphone, SystemVersion.v18, "1234567890", "1234567890"),
      (.iphone, .v26, "1234567890", "12345…"), (.iphone, .v26, "99", "99"),
      (.iphone, .v26, "🔥", "🔥"), (.android, .v18, "1000", "999+"), (.android, .v18, "999", "999"),
      (.android, .v18, "Platform", "Platform"), (.android, .v18, "", ""),
    ])
  func badges(device: Device, version: SystemVersion, badge: String, shown: String) throws {
    let bench = try Bench(.device(device, version: version), letters(3), .badge("A", badge))
    #expect(bench.shown.bar.item(.tab("A"))?.badge == shown)
    #expect(bench.state.tab("A")?.badge == badge)
  }
}
