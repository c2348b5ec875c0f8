import TabBar
import Testing

@Suite("Why the screen looks as it does: rules behind an action and behind what it changed")
struct ExplanationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var setup: [Action]
    var action: Action
    var rules: [RuleID]
    var others: [RuleID] = []

    init(_ setup: [Action], _ action: Action, _ rules: RuleID..., not others: RuleID...) {
      (self.setup, self.action, self.rules, self.others) = (setup, action, rules, others)
    }

    var testDescription: String { "\(action)" }
  }

  private static let tabs = letters(3)
  private static let phone17 = Action.device(.iphone, version: .v17)
  private static let phone26 = Action.device(.iphone, version: .v26)
  private static let pad = Action.device(.ipad, version: .v18)

  @Test("the rules of an action", arguments: layout + visibility + look + items + systems)
  func rules(of row: Case) throws {
    var bench = try Bench()
    for action in row.setup { try bench.act(action) }
    let before = bench.state
    try bench.act(row.action)
    let cited = bench.rules + bench.state.consequences(since: before)
    for rule in row.rules { #expect(cited.contains(rule), "\(rule) of \(cited)") }
    for rule in row.others { #expect(!cited.contains(rule), "\(rule) of \(cited)") }
  }

  private static let layout: [Case] = [
    Case([tabs], .device(.iphone, version: .v17), 141, 142, 148, 150, 151, not: 236),
    Case([tabs], phone26, 236, 185, 186, not: 141),
    Case([tabs], .device(.ipad, version: .v17), 91, 145, 148),
    Case([tabs], pad, 217, 218, not: 145),
    Case([tabs], .device(.appleTV), 112, 205, 206),
    Case([tabs], .device(.vision), 113, 251),
    Case([tabs], .device(.android), 255, 256, 257, 262),
    Case([tabs], .device(.mac), 249, not: 250),
    Case([tabs], .device(.watch), 250, not: 249),
    Case([phone17, tabs], .rotate(nil), 139, 143, 148, 150),
    Case([.device(.iphoneMax, version: .v18), tabs], .rotate(nil), 144, 148, 151, not: 247),
    Case([.device(.iphoneMax, version: .v26), tabs], .rotate(nil), 148, 247, not: 144),
    Case([.device(.android), tabs], .rotate(nil), 262),
    Case([phone17, tabs, .icon("A", IconChange(landscapeSymbol: "a"))], .rotate(nil), 161),
    Case([pad, letters(6)], .window(.compact), 88, 90, 217, 221, 151),
    Case([pad, letters(6), .compactTabs(["A", "B"])], .window(.compact), 234),
    Case([phone17], letters(5), 41, not: 88),
    Case([phone17], letters(6), 41, 88, 92),
    Case([phone17, letters(6)], .remove("F"), 88),
    Case([.device(.android)], letters(6), 255, 256),
    Case([.device(.android), letters(3)], .add("D"), 257),
    Case([.device(.appleTV, room: 4)], letters(6), 112, 213),
  ]

  private static let visibility: [Case] = [
    Case([tabs], .keyboard(isShown: true), 162),
    Case([tabs], .push("A1", hidesBar: true), 164),
    Case([tabs, .push("A1", hidesBar: true)], .push("A2"), 165),
    Case([tabs, .push("A1", hidesBar: true)], .select("B"), 62, 166),
    Case([tabs], .present(nil), 169),
    Case([.device(.appleTV), tabs, .focus(.down)], .scroll(.down(500)), 211, not: 212),
    Case(
      [.device(.appleTV), tabs, .sceneFact(.host(.split, affectsOther: false)), .focus(.down)],
      .scroll(.down(500)), 212, not: 211),
    Case([pad, tabs, .mode(.tabSidebar)], .rotate(.landscape), 222),
    Case([phone26, tabs], .scroll(.down(9)), 237),
    Case([phone26, tabs, .minimize(.never)], .scroll(.down(9)), 240, not: 237),
    Case([.device(.iphone), tabs, .minimize(.onScrollDown)], .scroll(.down(9)), 241),
    Case([.device(.iphone), tabs], .scroll(.down(9)), not: 241),
    Case(
      [phone26, tabs, .accessory("Player"), .minimize(.onScrollDown)], .scroll(.down(9)), 238, 243),
    Case(
      [phone26, tabs, .minimize(.onScrollDown), .scroll(.down(9))], .scroll(.top), 238, 242),
    Case([phone26, tabs, .accessory("Player")], .tap("B"), 244, not: 243),
  ]

  private static let look: [Case] = [
    Case([tabs], .scroll(.bottom), 187, 188),
    Case([tabs], .appearance(AppearanceChange(.positioning, "automatic")), 151, 152),
    Case([tabs], .appearance(AppearanceChange(.background, "b", alpha: 1)), 178, not: 186),
    Case([phone26, tabs], .appearance(AppearanceChange(.background, "b")), 178, 186),
    Case([phone26, tabs], .appearance(AppearanceChange(.unselectedTint, "red")), 184, 185),
    Case(
      [tabs, .appearance(AppearanceChange(.barTint, "red"), of: .item("B"))], .tap("B"), 65, 189),
    Case([tabs], .tap("B"), 65, not: 189),
  ]

  private static let items: [Case] = [
    Case([phone17, tabs], .icon("A", IconChange(shape: .circle)), 154),
    Case([phone17, tabs], .icon("A", IconChange(shape: .square)), 155),
    Case([phone17, tabs], .icon("A", IconChange(shape: .wide)), 156),
    Case(
      [phone17, tabs],
      .icon("A", IconChange(shape: .tall, pixels: PixelSize(width: 1, height: 1))), 157, 158, 159),
    Case([phone17, tabs], .icon("A", IconChange(symbol: "heart")), 159, not: 160),
    Case([tabs], .icon("A", IconChange(symbol: "heart")), 160),
    Case([tabs], .icon("A", IconChange(largeSymbol: "heart")), 161),
    Case([tabs], .icon("A", IconChange(system: .favorites)), 13, 201),
    Case([tabs], .title("A", "Лента", language: "ru"), 201),
    Case([letters(5)], .title("A", "Supercalifragilistic"), 202),
    Case([letters(5)], .title("A", "Super"), not: 202),
    Case([pad, tabs], .placement("B", .pinned), 219, 226, 227),
    Case([.device(.android), tabs], .badge("A", "1000"), 258),
    Case([tabs], .badge("A", "Platform"), 23, 25),
    Case([phone26, tabs], .badge("A", "Platform"), 24, 25),
    Case([letters(6)], .badge("F", "1"), 27),
    Case([tabs], .badge("A", ""), 28),
    Case([tabs], .fact("A", .content(isEmpty: true, isExplained: false)), 174),
    Case([tabs], .fact("A", .performsAction(true)), 175),
    Case([tabs], .fact("A", .accessibilityLabel("a")), 192),
    Case([tabs], .fact("A", .identifier("a")), 233),
    Case([tabs], .fact("A", .live(.live)), 215),
    Case([tabs], .sceneFact(.toolbar(isShown: true)), 173),
    Case([tabs], .sceneFact(.host(.modal, affectsOther: false)), 170),
    Case([tabs], .sceneFact(.host(.tab, affectsOther: false)), 171),
    Case([tabs], .sceneFact(.host(.popover, affectsOther: true)), 172),
    Case([tabs], .sceneFact(.logo(nil)), 214),
  ]

  private static let systems: [Case] = [
    Case([tabs, .direction(.rtl)], .tap("left-most"), 65, 199),
    Case([pad, tabs], .group("G", children: ["x", "y"], order: ["y"]), 220, 223, 224, 225),
    Case([pad, tabs, .group("G", children: ["x"])], .tap("G"), 65, 224),
    Case([pad, tabs, .group("G", children: ["x"])], .select("G"), 62, 224),
    Case([.device(.iphone), tabs, .push("A1")], .tap("A"), 70, not: 248),
    Case([phone26, tabs, .push("A1")], .tap("A"), 70, 248),
    Case([phone26, tabs], .searchTab("B", activatesSearch: true), 245, 246),
    Case([.device(.android), tabs], .tap("A"), 259, 260, 261),
    Case([.device(.android), tabs, .reselectListener(isPresent: true)], .tap("A"), 259, not: 261),
    Case(
      [
        pad, tabs, .hiding("B", isAllowed: true), .customize(.begin([])), .customize(.hide("B")),
        .customize(.done),
      ], .relaunch(["A", "B", "C"]), 129, 231, 252),
  ]

  @Test(
    "TB-118, TB-119, TB-131, TB-228, TB-229: a refusal in a customization names its rule",
    arguments: [
      ([letters(6), .tap("more"), .customizable(["A"])], .swap("A", "B"), 119),
      ([.standalone(["p", "q"])], .swap("p", "q"), 131),
      ([pad, tabs, .placement("B", .fixed)], .swap("A", "B"), 228),
      ([pad, tabs, .placement("B", .movable)], .remove("B"), 228),
      ([pad, tabs, .placement("B", .pinned)], .add("B"), 228),
      ([pad, tabs], .hide("B"), 229),
    ] as [([Action], CustomizationStep, RuleID)])
  func refusals(setup: [Action], step: CustomizationStep, rule: RuleID) throws {
    var bench = try Bench()
    for action in setup { try bench.act(action) }
    try bench.act(.customize(.begin(bench.state.interface.kind == .standalone ? ["p"] : [])))
    let error = #expect(throws: Rejection.self) { try bench.act(.customize(step)) }
    #expect(error?.code == "not-customizable")
    #expect(error?.rule == rule)
  }

  @Test("TB-192 to TB-198: the rules of what is read out")
  func spoken() throws {
    var bench = try Bench(letters(3))
    func rules() throws -> [RuleID] { try bench.state.rules(of: bench.state.spoken()) }
    #expect(try rules() == [192])
    try bench.act(.badge("B", "1"), .enable("C", false))
    #expect(try rules() == [192, 197, 198])
    try bench.act(letters(6), .device(.iphone, language: .ru))
    #expect(try rules() == [192, 194, 196])
  }
}
