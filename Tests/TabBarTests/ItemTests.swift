import TabBar
import Testing

@Suite("Items: what is left of them")
struct ItemTests {
  @Test("TB-093: More is never a tab; a tab titled more has another key")
  func titledMore() throws {
    var bench = try Bench(.new(["A", "B", "C", "D", "E", "more"]))
    #expect(bench.order.last == "more-2")
    #expect(bench.items == ["A", "B", "C", "D", "more"])
    try bench.act(.tap("more"))
    #expect(bench.index == nil)
    try bench.act(.tap(TabReference("more", isQuoted: true)))
    #expect(bench.index == 5)
    #expect(bench.shown.tabs.last?.title == "more")
    try bench.act(.setTabs(["more", "A"]))
    #expect(bench.order == ["more-2", "A"])
    #expect(bench.refusal(.setTabs(["more", "more-2"])) == "bad-argument")
  }

  @Test("TB-057, TB-061, TB-054: selected tab, index and highlight agree, step by step")
  func together() throws {
    var bench = try Bench(.new([]))
    #expect(bench.selected == nil && bench.index == nil && bench.highlighted == nil)
    try bench.act(letters(4))
    for (index, key) in ["A", "B", "C", "D"].enumerated().reversed() {
      try bench.act(.select(TabReference(key)))
      #expect(bench.selected == key)
      #expect(bench.index == index)
      #expect(bench.highlighted == key)
      #expect(bench.shown.bar.items.filter(\.isSelected).count == 1, "TB-035")
    }
  }

  @Test("TB-011, TB-201: the last title wins; a title in one language shows in that language")
  func titles() throws {
    var bench = try Bench(letters(2), .title("A", "Feed"), .title("1", "Лента", language: "ru"))
    #expect(bench.state.presentation(language: .en).tabs[0].title == "Feed")
    #expect(bench.state.presentation(language: .ru).tabs[0].title == "Лента")
    try bench.act(.title("1", "News"))
    #expect(bench.state.presentation(language: .ru).tabs[0].title == "News")
    try bench.act(.icon("2", IconChange(system: .recents)), .device(.iphone, language: .ru))
    #expect(bench.shown.tabs[1].title == "Недавние", "system items translate themselves")
    #expect(bench.shown.language == .ru)
  }

  @Test("TB-021, TB-028: colour and empty badges")
  func badges() throws {
    var bench = try Bench(letters(2), .badge("A", "", color: "#00FF00"))
    #expect(bench.shown.bar.item(.tab("A"))?.badge == "")
    #expect(bench.state.tab("A")?.badgeColor == "#00FF00")
    #expect(bench.refusal(.badge("A", "1", color: "green")) == "bad-argument")
    try bench.act(.badge("A", "2"))
    #expect(bench.state.tab("A")?.badgeColor == "#00FF00", "the colour stays")
    try bench.act(.badge("A", nil))
    #expect(bench.shown.bar.item(.tab("A"))?.badge == nil)
    #expect(bench.state.tab("A")?.badgeColor == nil)
  }

  struct IconSize: Sendable {
    var shape: IconShape
    var barClass: WidthClass
    var fits: PixelSize
  }

  @Test(
    "TB-154 to TB-157: the sizes of icons",
    arguments: [
      IconSize(shape: .circle, barClass: .regular, fits: .init(width: 25, height: 25)),
      IconSize(shape: .circle, barClass: .compact, fits: .init(width: 18, height: 18)),
      IconSize(shape: .square, barClass: .regular, fits: .init(width: 23, height: 23)),
      IconSize(shape: .square, barClass: .compact, fits: .init(width: 17, height: 17)),
      IconSize(shape: .wide, barClass: .regular, fits: .init(width: 31, height: 12)),
      IconSize(shape: .wide, barClass: .compact, fits: .init(width: 23, height: 9)),
      IconSize(shape: .tall, barClass: .regular, fits: .init(width: 11, height: 28)),
      IconSize(shape: .tall, barClass: .compact, fits: .init(width: 8, height: 20)),
    ])
  func iconSizes(row: IconSize) throws {
    func isFound(_ size: PixelSize) throws -> Bool {
      let change = IconChange(shape: row.shape, barClass: row.barClass, points: size)
      let bench = try Bench(letters(3), .icon("A", change))
      return bench.state.audit().contains { $0.rule.name == "image-size" }
    }
    #expect(try !isFound(row.fits))
    let wrong = PixelSize(width: row.fits.width + 1, height: row.fits.height + 1)
    #expect(try isFound(wrong))
  }

  @Test("TB-150, TB-202, TB-236: titles as drawn, a floating bar")
  func drawing() throws {
    var bench = try Bench(.device(.iphone, version: .v18), letters(3))
    #expect(bench.shown.bar.titleSize == 10)
    #expect(bench.shown.bar.items[0].isTitleCut == false)
    #expect(!bench.shown.bar.isFloating)
    try bench.act(.rotate(.landscape))
    #expect(bench.shown.bar.titleSize == 13)
    try bench.act(.device(.iphone, version: .v26))
    #expect(bench.shown.bar.items[0].isTitleCut)
    #expect(bench.shown.bar.isFloating)
  }

  @Test("TB-181, TB-182: no indicator at first; a colour makes, tints or removes one")
  func indicator() throws {
    var bench = try Bench(letters(2))
    #expect(bench.shown.appearance.indicator == nil, "TB-181")
    try bench.act(.appearance(.init(.indicatorTint, "red")))
    #expect(bench.shown.appearance.indicator == "default", "TB-182: the system's, coloured")
    #expect(bench.shown.appearance.indicatorTint == "red")
    try bench.act(.appearance(.init(.indicator, "dot")))
    #expect(bench.shown.appearance.indicator == "dot")
    #expect(bench.shown.appearance.indicatorTint == nil, "TB-182: no template, no tint")
    try bench.act(.appearance(.init(.indicator, "dot", rendering: .template)))
    #expect(bench.shown.appearance.indicatorTint == "red")
    try bench.act(.appearance(.init(.indicatorTint, "Clear")))
    #expect(bench.shown.appearance.indicator == nil, "TB-182: a template without colour")
    try bench.act(.appearance(.init(.indicator, "dot")))
    #expect(bench.shown.appearance.indicator == "dot", "TB-182: no template, no matter")
  }

  @Test("TB-213: an Apple TV's bar fades where tabs are out of sight, and mirrors")
  func fades() throws {
    var bench = try Bench(.device(.appleTV, room: 3), letters(5), .select("E"))
    #expect(bench.drawn == ["C", "D", "E"])
    #expect(bench.shown.bar.fades.before)
    #expect(!bench.shown.bar.fades.after)
    try bench.act(.direction(.rtl))
    #expect(bench.drawn == ["E", "D", "C"])
    #expect(bench.shown.bar.fades.after)
  }
}
