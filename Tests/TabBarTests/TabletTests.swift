import TabBar
import Testing

@Suite("iPadOS 18: mode, sidebar, groups, placements, editing")
struct TabletTests {
  private let pad = Action.device(.ipad, version: .v18)

  @Test("TB-217, TB-220 to TB-222: mode and sidebar")
  func sidebar() throws {
    var bench = try Bench(pad, letters(2))
    #expect(bench.shown.mode == .tabBar)
    #expect(bench.shown.sidebar == nil)
    #expect(bench.refusal(.sidebar(.show)) == "unsupported")
    try bench.act(.group("G", children: ["x", "y"]))
    #expect(bench.shown.mode == .tabSidebar, "TB-220: automatic, with a group")
    #expect(bench.shown.sidebar?.isShown == false)
    try bench.act(.rotate(.landscape))
    #expect(bench.shown.sidebar?.isShown == true)
    #expect(!bench.shown.bar.isVisible)
    try bench.act(.tap("y"))
    #expect(bench.selected == "y", "a row of the sidebar")
    try bench.act(.sidebar(.toggle))
    #expect(bench.shown.sidebar?.isShown == false)
    try bench.act(.rotate(.portrait), .sidebar(.show))
    #expect(bench.shown.sidebar?.isShown == true)
    try bench.act(.window(.compact))
    #expect(bench.shown.sidebar == nil, "TB-221")
    #expect(bench.shown.mode == .tabBar)
    try bench.act(.window(.regular), .mode(.tabBar))
    #expect(bench.shown.sidebar == nil)
    try bench.act(.device(.iphone))
    #expect(bench.shown.mode == .tabBar)
  }

  @Test("TB-223: plain tabs come first in the sidebar, then sections with their children")
  func sidebarRows() throws {
    let bench = try Bench(
      pad, .new(["A"]), .group("G", children: ["x", "y"]), .add("B"), .mode(.tabSidebar))
    let rows = try #require(bench.shown.sidebar).rows
    #expect(rows.map(\.shown.destination.name) == ["A", "B", "G", "x", "y"])
    #expect(rows.map(\.depth) == [0, 0, 0, 1, 1])
    #expect(bench.items == ["A", "G", "B"])
  }

  @Test("TB-084, TB-224: a group selects its selected, default or first child")
  func groups() throws {
    var bench = try Bench(pad, .new(["A"]), .group("G", children: ["x", "y", "z"], default: "y"))
    try bench.act(.tap("G"))
    #expect(bench.selected == "y")
    #expect(bench.calls == ["shouldSelect(G)=yes", "didSelect(y)"])
    #expect(bench.highlighted == "G")
    #expect(bench.index == 1)
    try bench.act(.select("z"), .tap("A"), .tap("G"))
    #expect(bench.selected == "z")
    try bench.act(.tap("A"), .group("G", children: ["x", "y", "z"]), .tap("G"))
    #expect(bench.selected == "x")
    #expect(bench.refusal(.tap("y")) == "not-on-screen")
    #expect(bench.refusal(.group("G", children: ["G"])) == "bad-argument")
    #expect(bench.refusal(.group("x", children: ["G"])) == "bad-argument")
    #expect(bench.refusal(.group("G", children: ["x"], default: "q")) == "bad-argument")
    try bench.act(.group("G", children: ["q"]))
    #expect(bench.selected == "q", "the selected child left the group")
    try bench.act(.add("q"), .select("G"))
    #expect(bench.order == ["A", "G", "q"], "a child can become an element of the array")
    #expect(bench.selected == "G", "an empty group is a tab like others")
  }

  @Test("TB-225: named children first, unknown names ignored, the rest after")
  func displayOrder() throws {
    let bench = try Bench(
      pad, .new(["A"]), .group("G", children: ["x", "y", "z"], order: ["z", "nope", "x"]))
    let group = try #require(bench.shown.tabs.last)
    #expect(group.children?.map(\.tab.key.text) == ["z", "x", "y"])
  }

  @Test("TB-219, TB-226, TB-227: regions of the top bar, text and images")
  func placements() throws {
    let bench = try Bench(
      pad, letters(6), .placement("A", .pinned), .placement("B", .optional),
      .placement("C", .sidebarOnly), .placement("F", .fixed),
      .icon("A", IconChange(symbol: "a")), .icon("D", IconChange(symbol: "d")))
    #expect(bench.items == ["F", "D", "E", "A"])
    let pinned = try #require(bench.shown.bar.item(.tab("A")))
    #expect(pinned.title == nil)
    #expect(pinned.image == "a")
    let plain = try #require(bench.shown.bar.item(.tab("D")))
    #expect(plain.title == "D")
    #expect(plain.image == nil)
  }

  @Test("TB-228: what people may add and remove")
  func rights() throws {
    var bench = try Bench(
      pad, letters(5), .placement("A", .fixed), .placement("E", .pinned),
      .placement("D", .optional), .placement("C", .movable), .mode(.tabSidebar),
      .customize(.begin([])))
    for refused in ["A", "C", "E"] {
      #expect(
        bench.refusal(.customize(.remove(TabReference(refused)))) == "not-customizable")
    }
    #expect(bench.refusal(.customize(.swap("A", "B"))) == "not-customizable")
    #expect(bench.refusal(.customize(.swap("B", "E"))) == "not-customizable")
    try bench.act(
      .customize(.add("D")), .customize(.remove("B")), .customize(.swap("C", "D")),
      .customize(.done))
    #expect(bench.items == ["A", "D", "C", "E"])
    try bench.act(.customize(.begin([])), .customize(.reset), .customize(.done))
    #expect(bench.items == ["A", "B", "C", "E"], "TB-230")
    #expect(bench.order == ["A", "B", "C", "D", "E"])
  }

  @Test("TB-226, TB-228: a child of a group can be put on the bar")
  func childOnBar() throws {
    var bench = try Bench(pad, letters(2), .group("G", children: ["x", "y"]))
    try bench.act(.customize(.begin([])), .customize(.add("y")), .customize(.done))
    #expect(bench.items == ["A", "B", "G", "y"])
    try bench.act(.tap("y"))
    #expect(bench.highlighted == "y", "its own item, not its group's")
    try bench.act(.tap("G"))
    #expect(bench.selected == "y")
  }

  @Test("TB-229, TB-230, TB-232: hiding and reset")
  func hiding() throws {
    var bench = try Bench(
      pad, letters(3), .mode(.tabSidebar), .hiding("B", isAllowed: true), .customize(.begin([])))
    #expect(bench.calls == ["willBeginCustomizing[A,B,C]"])
    #expect(bench.refusal(.customize(.hide("C"))) == "not-customizable")
    try bench.act(.customize(.hide("B")), .customize(.done))
    #expect(
      bench.calls == [
        "willEndCustomizing[A,B,C] changed", "didEndCustomizing[A,B,C] changed",
        "visibilityDidChange[B]",
      ])
    #expect(bench.items == ["A", "C"])
    #expect(bench.shown.sidebar?.rows.count == 2)
    try bench.act(.customize(.begin([])), .customize(.hide("B")), .customize(.cancel))
    #expect(bench.items == ["A", "C"])
    try bench.act(.customize(.begin([])), .customize(.reset), .customize(.done))
    #expect(bench.items == ["A", "B", "C"])
    #expect(bench.calls.last == "visibilityDidChange[B]")
  }

  @Test(
    "TB-220, TB-226: before iOS 18 there is no such thing",
    arguments: [
      Action.mode(.tabBar), .group("G", children: ["x"]), .placement("A", .fixed),
      .hiding("A", isAllowed: true), .hideBar(true), .searchTab("A"),
    ])
  func older(action: Action) throws {
    for device in [Action.device(.ipad, version: .v17), .device(.android)] {
      var bench = try Bench(device, letters(2))
      #expect(bench.refusal(action) == "unsupported")
    }
  }

  @Test("TB-218: a top bar that is too narrow scrolls to what is selected")
  func scrolling() throws {
    var bench = try Bench(.device(.ipad, room: 3), letters(6))
    #expect(bench.items.count == 6)
    #expect(bench.drawn == ["A", "B", "C"])
    #expect(!bench.shown.bar.fades.before)
    #expect(bench.shown.bar.fades.after)
    try bench.act(.select("E"))
    #expect(bench.drawn == ["C", "D", "E"])
    #expect(bench.shown.bar.fades.before)
  }
}

@Suite("What the system saves")
struct RestorationTests {
  @Test("TB-129, TB-231: iPadOS 18 keeps order and hidden tabs, the classic order is lost")
  func saved() throws {
    var pad = try Bench(
      .device(.ipad), letters(4), .hiding("D", isAllowed: true), .customize(.begin([])),
      .customize(.swap("A", "C")), .customize(.hide("D")), .customize(.done))
    try pad.act(.relaunch(["A", "B", "X", "C", "D"]))
    #expect(pad.order == ["C", "B", "X", "A", "D"])
    #expect(pad.items == ["C", "B", "X", "A"])
    try pad.act(
      .customize(.begin([])), .customize(.remove("B")), .customize(.done),
      .relaunch(["A", "B", "X", "C", "D"]))
    #expect(pad.items == ["C", "X", "A"], "what people chose overrules the application")
    try pad.act(.placement("B", .default))
    #expect(pad.items == ["C", "B", "X", "A"], "what it sets afterwards overrules them")
    var phone = try Bench(
      letters(6), .tap("more"), .customize(.begin([])), .customize(.swap("A", "F")),
      .customize(.done))
    try phone.act(.relaunch(["A", "B", "C"]))
    #expect(phone.order == ["A", "B", "C"])
  }
}
