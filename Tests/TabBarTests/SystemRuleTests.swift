import TabBar
import Testing

@Suite("Systems and platforms, rule by rule")
struct SystemRuleTests {
  @Test("TB-094, TB-106: the More controller is there to be refused before it is on the bar")
  func moreExists() throws {
    var bench = try Bench(letters(3), .deny("more"))
    #expect(bench.refusal(.select("more")) == "not-a-child", "TB-095")
    try bench.act(letters(6), .deny("more"), .tap("more"))
    #expect(bench.calls == ["shouldSelect(more)=no"])
    #expect(bench.selected == "A", "TB-106")
  }

  @Test(
    "TB-112, TB-113: Apple TV and Vision have no More", arguments: [Device.appleTV, .vision])
  func noMore(device: Device) throws {
    var bench = try Bench(.device(device), letters(9))
    #expect(!bench.items.contains("more"))
    #expect(bench.rows == [])
    let code = device == .appleTV ? "unsupported" : "not-a-child"
    #expect(bench.refusal(.select("more")) == code)
    #expect(bench.refusal(.tap("more")) == "not-on-screen")
    #expect(bench.refusal(.deny("more")) == "unsupported")
    #expect(bench.refusal(.customize(.begin([]))) == "unsupported")
  }

  @Test("TB-149, TB-217: over the title in compact width, beside it in regular width")
  func sizeClasses() throws {
    var bench = try Bench(.device(.ipad, version: .v18), letters(3))
    #expect(bench.shown.bar.layout == .inline)
    #expect(bench.shown.bar.position == .top)
    try bench.act(.window(.compact))
    #expect(bench.shown.bar.layout == .stacked)
    #expect(bench.shown.bar.position == .bottom)
  }

  @Test("TB-212: over a split view an Apple TV's bar stays, whatever is scrolled")
  func pinned() throws {
    var bench = try Bench(
      .device(.appleTV), letters(2), .observedScrollView("A", true), .focus(.down),
      .scroll(.down(300)))
    #expect(bench.shown.bar.top == 46 - 300, "TB-211")
    try bench.act(.sceneFact(.host(.split, affectsOther: false)))
    #expect(bench.shown.bar.top == 46)
    #expect(bench.shown.bar.isVisible)
  }

  @Test("TB-224: a group that is a destination is selected itself")
  func destination() throws {
    var bench = try Bench(
      .device(.ipad), letters(2), .group("G", children: ["x", "y"], isDestination: true),
      .tap("G"))
    #expect(bench.selected == "G")
    #expect(bench.calls == ["shouldSelect(G)=yes", "didSelect(G)"])
    try bench.act(.select("y"), .tap("A"), .tap("G"))
    #expect(bench.selected == "G", "also after a child was selected")
  }

  @Test("TB-234: a compact width shows the named tabs, a regular one all")
  func compactTabs() throws {
    var bench = try Bench(
      .device(.ipad), letters(7), .compactTabs(["A", "C", "G"]), .window(.compact))
    #expect(bench.items == ["A", "C", "G"])
    #expect(bench.rows == [])
    try bench.act(.window(.regular))
    #expect(bench.items.count == 7)
    try bench.act(.window(.compact), .compactTabs([TabReference(.all)]))
    #expect(bench.items == ["A", "B", "C", "D", "more"])
    #expect(bench.refusal(.compactTabs(["Z"])) == "unknown-tab")
    var older = try Bench(.device(.iphone, version: .v17), letters(2))
    #expect(older.refusal(.compactTabs(["A"])) == "unsupported")
  }

  @Test(
    "TB-070, TB-248: a second tap pops to the root on every system",
    arguments: SystemVersion.allCases)
  func pops(version: SystemVersion) throws {
    let bench = try Bench(.device(.iphone, version: version), letters(2), .push("A1"), .tap("A"))
    #expect(bench.stack("A") == ["A0"])
  }

  @Test("TB-255, TB-256: six destinations are let in and reported, five by the letter")
  func destinations() throws {
    var bench = try Bench(.device(.android), letters(6))
    #expect(bench.items.count == 6 && bench.rows == [], "TB-255: no More")
    #expect(bench.state.audit().contains { $0.rule.name == "m3-count" })
    try bench.act(.strict(true))
    #expect(bench.refusal(.add("G")) == "unsupported")
    #expect(bench.refusal(letters(6)) == "unsupported")
    #expect(bench.refusal(.setTabs(["A", "B", "C", "D", "E", "F"])) == "unsupported")
    try bench.act(.setTabs(["A", "B", "C", "D", "E"]))
    #expect(!bench.state.audit().contains { $0.rule.name == "m3-count" })
    try bench.act(.device(.iphone), .add("F"))
    #expect(bench.order.count == 6, "it is about Android")
  }

  @Test("TB-257: with four and more destinations only the selected one has its label")
  func labels() throws {
    var bench = try Bench(.device(.android), letters(3))
    #expect(bench.shown.bar.items.map(\.title) == ["A", "B", "C"])
    try bench.act(.add("D"), .tap("C"))
    #expect(bench.shown.bar.items.map(\.title) == [nil, nil, "C", nil])
  }

  @Test("TB-262: an Android bar is 80 high; from 600 dp icons stand beside their labels")
  func material() throws {
    var bench = try Bench(.device(.android), letters(3))
    #expect(bench.shown.bar.itemHeight == 80)
    #expect(bench.shown.bar.layout == .stacked)
    try bench.act(.rotate(.landscape))
    #expect(bench.shown.bar.itemHeight == 80)
    #expect(bench.shown.bar.layout == .inline)
  }

  @Test("TB-247: an iPhone with iOS 26 never has the inline layout")
  func neverInline() throws {
    for device in [Device.iphone, .iphoneMax] {
      var bench = try Bench(.device(device, version: .v26), letters(3))
      for _ in 0..<2 {
        #expect(bench.shown.bar.layout != .inline)
        try bench.act(.rotate(nil))
      }
    }
  }

  @Test("TB-249: an iPad app on a Mac has a bar at the top or a sidebar, by its mode")
  func catalyst() throws {
    var bench = try Bench(.device(.catalyst), letters(8))
    #expect(bench.shown.bar.position == .top)
    #expect(bench.items.count == 8 && bench.rows == [], "no More")
    #expect(bench.shown.mode == .tabBar)
    #expect(bench.shown.sidebar == nil)
    try bench.act(.tap("B"))
    #expect(bench.selected == "B")
    try bench.act(.mode(.tabSidebar))
    #expect(bench.shown.sidebar?.isShown == true)
    #expect(!bench.shown.bar.isVisible)
    try bench.act(.tap("C"))
    #expect(bench.selected == "C", "a row of the sidebar")
    try bench.act(.mode(.tabBar))
    #expect(bench.shown.sidebar == nil)
    #expect(bench.shown.bar.isVisible)
    try bench.act(.mode(.automatic), .group("G", children: ["x"]))
    #expect(bench.shown.sidebar?.isShown == true, "TB-220")
    try bench.act(.customize(.begin([])), .customize(.swap("A", "B")), .customize(.done))
    #expect(bench.order.prefix(2) == ["B", "A"])
    for action in [
      Action.rotate(nil), .window(.compact), .keyboard(isShown: true), .accessory("Player"),
    ] {
      #expect(bench.refusal(action) == "unsupported")
    }
    #expect(bench.refusal(.select("more")) == "not-a-child")
    #expect(!bench.state.audit().contains { $0.rule.name == "platform" })
    try bench.act(.device(.mac))
    #expect(bench.items == [])
  }

  @Test("TB-150, TB-161, TB-203: labels keep their size; a long press shows the item large")
  func textSize() throws {
    var bench = try Bench(
      letters(6), .icon("A", IconChange(symbol: "a", largeSymbol: "a-large")),
      .icon("B", IconChange(symbol: "b")))
    let before = bench.shown.bar
    #expect(before.titleSize == 10)
    #expect(before.items.allSatisfy { $0.viewer == nil })
    try bench.act(.textSize(.accessibility))
    let after = bench.shown.bar
    #expect(after.titleSize == 10)
    #expect(after.itemHeight == before.itemHeight && after.layout == before.layout)
    #expect(after.items.map(\.viewer?.title) == ["A", "B", "C", "D", "More"])
    #expect(after.items.map(\.viewer?.image) == ["a-large", "b", nil, nil, "ellipsis"])
    let state = bench.state
    try bench.act(.longPress("B"))
    #expect(bench.events == [] && bench.state == state)
    #expect(bench.rules == [203])
    try bench.act(.textSize(.normal))
    #expect(bench.shown.bar == before)
    try bench.act(.device(.appleTV))
    #expect(bench.refusal(.textSize(.accessibility)) == "unsupported")
  }

  @Test("TB-233: one identifier for two tabs is an error, its own key is not")
  func identifiers() throws {
    var bench = try Bench(letters(3), .fact("A", .identifier("x")))
    #expect(!bench.state.audit().contains { $0.rule.name == "ident-dup" })
    try bench.act(.fact("B", .identifier("x")))
    let found = bench.state.audit().first { $0.rule.name == "ident-dup" }
    #expect(found?.tabs == ["A", "B"])
  }
}
