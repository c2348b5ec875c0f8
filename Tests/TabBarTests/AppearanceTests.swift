import TabBar
import Testing

@Suite("Appearance and items as drawn")
struct AppearanceTests {
  private func bench(_ changes: AppearanceChange...) throws -> Bench {
    var bench = try Bench(.device(.iphone, version: .v17), letters(3))
    for change in changes { try bench.act(.appearance(change)) }
    return bench
  }

  @Test("TB-177, TB-178: translucency and what is behind the items")
  func translucency() throws {
    #expect(try bench().shown.appearance.isTranslucent)
    #expect(try bench().shown.appearance.background.name == "default")
    let opaque = AppearanceChange(.translucent, "no")
    #expect(try bench(opaque).shown.appearance.background.name == "white")
    #expect(
      try bench(opaque, .init(.style, "black")).shown.appearance.background.name == "black")
    #expect(
      try bench(opaque, .init(.barTint, "green")).shown.appearance.background.name == "green")
    let clear = AppearanceChange(.background, "b", alpha: 0.8)
    #expect(try bench(clear).shown.appearance.isTranslucent)
    #expect(try bench(clear, opaque).shown.appearance.backing == "white")
    let solid = AppearanceChange(.background, "b", alpha: 1)
    #expect(try !bench(solid).shown.appearance.isTranslucent)
    #expect(try bench(solid, .init(.translucent, "yes")).shown.appearance.isTranslucent)
    #expect(try !bench(clear).shown.appearance.hasBlur, "TB-179")
  }

  @Test("TB-180: the shadow needs a background")
  func shadow() throws {
    let shadow = AppearanceChange(.shadow, "s")
    #expect(try bench(shadow).shown.appearance.shadow == nil)
    #expect(try bench(shadow, .init(.background, "b")).shown.appearance.shadow == "s")
  }

  @Test("TB-151 to TB-153: positioning, width and spacing")
  func positioning() throws {
    #expect(try bench().shown.appearance.positioning == .fill)
    #expect(try bench(.init(.positioning, "centered")).shown.appearance.positioning == .centered)
    #expect(try bench(.init(.itemWidth, "-4")).shown.appearance.itemWidth == 0)
    #expect(try bench(.init(.itemWidth, "-4")).state.interface.appearance.itemWidth == 0, "TB-153")
    #expect(try bench(.init(.itemSpacing, "12.5")).shown.appearance.itemSpacing == 12.5)
    let pad = try Bench(.device(.ipad, version: .v17), letters(3))
    #expect(pad.shown.appearance.positioning == .centered)
  }

  @Test("TB-184 to TB-186: colours by system")
  func tints() throws {
    var bench = try bench(.init(.unselectedTint, "brown"), .init(.barTint, "green"))
    #expect(bench.shown.appearance.tint == "blue")
    #expect(bench.shown.appearance.unselectedTint == "brown")
    try bench.act(.device(.iphone, version: .v26), .appearance(.init(.background, "b")))
    #expect(bench.shown.appearance.unselectedTint == "label")
    #expect(bench.shown.appearance.barTint == nil)
    #expect(bench.shown.appearance.background == .system)
  }

  @Test("TB-189: an item's own appearance rules while it is selected")
  func itemAppearance() throws {
    var bench = try Bench(letters(2), .appearance(.init(.tint, "red"), of: .item("B")))
    #expect(bench.shown.appearance.tint == "blue")
    try bench.act(.tap("B"))
    #expect(bench.shown.appearance.tint == "red")
  }

  @Test(
    "Values that a setting does not take",
    arguments: [
      AppearanceChange(.style, "pink"), .init(.translucent, "maybe"), .init(.itemWidth, "wide"),
      .init(.itemWidth, "nan"), .init(.background, "b", alpha: 1.5), .init(.positioning, "left"),
    ])
  func badValues(change: AppearanceChange) throws {
    var bench = try bench()
    #expect(bench.refusal(.appearance(change)) == "bad-argument")
  }

  @Test("TB-187: the background goes when the content is at its end")
  func background() throws {
    var bench = try Bench(letters(2), .scroll(.to(500)))
    #expect(bench.shown.bar.hasBackground)
    try bench.act(.scroll(.bottom))
    #expect(!bench.shown.bar.hasBackground)
    try bench.act(.scroll(.up(10)))
    #expect(bench.shown.bar.hasBackground)
  }

  @Test("TB-003, TB-004, TB-013, TB-015: titles and images of items")
  func items() throws {
    var bench = try Bench(
      letters(2), .icon("A", IconChange(symbol: "a", selectedSymbol: "a2")),
      .title("B", nil))
    #expect(bench.shown.bar.item(.tab("A"))?.image == "a2")
    #expect(bench.shown.bar.item(.tab("B"))?.title == nil)
    try bench.act(.tap("B"))
    #expect(bench.shown.bar.item(.tab("A"))?.image == "a")
    try bench.act(.icon("A", IconChange(system: .favorites)))
    #expect(bench.shown.bar.item(.tab("A"))?.title == "Favorites")
    #expect(
      bench.state.presentation(language: .ru).bar.item(.tab("A"))?.title == "Избранное")
    try bench.act(.title("A", "Mine"))
    #expect(bench.shown.bar.item(.tab("A"))?.title == "Mine")
    try bench.act(.title("A", ""))
    #expect(bench.shown.bar.item(.tab("A"))?.title == nil)
    try bench.act(.title("A", nil))
    #expect(bench.shown.bar.item(.tab("A"))?.title == "Favorites")
    #expect(bench.state.tab("A")?.key == "A", "the key stays")
    #expect(SystemItem.mostViewed.number == 11)
  }
}
