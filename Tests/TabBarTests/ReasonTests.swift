import TabBar
import Testing

/// What `explain` answers after an action: the rules by which it went, or by which it was refused.
@Suite("The rules named as reasons")
struct ReasonTests {
  struct Reason: Sendable, CustomTestStringConvertible {
    var rules: [RuleID]
    var before: [Action]
    var action: Action
    var testDescription: String {
      rules.map(\.description).joined(separator: ", ") + ": \(action)"
    }

    init(_ rules: [RuleID], before: [Action] = [letters(6)], _ action: Action) {
      self.rules = rules
      self.before = before
      self.action = action
    }
  }

  private static let hiddenShown: [Action] = [letters(6), .tap("more"), .tap("F")]
  private static let wide: [Action] = [.device(.ipad), letters(6)]
  private static let narrow: [Action] = wide + [.window(.compact)]

  static let items = [
    Reason([1, 36, 41], letters(3)), Reason([1], .add("New")), Reason([61], .new([])),
    Reason([3, 11, 17], .title("A", nil)), Reason([3], .title("A", "")),
    Reason([4], .icon("A", IconChange(selectedSymbol: "b"))),
    Reason([5], .icon("A", IconChange(rendering: .original))),
    Reason([6], .icon("A", IconChange(points: PixelSize(width: 90, height: 90)))),
    Reason([7], .tag("A", 3)),
    Reason([8, 9], before: [letters(2), .enable("B", false)], .tap("B")),
    Reason([10], before: [letters(2), .enable("B", false)], .select("B")),
    Reason([13], .icon("A", IconChange(system: .recents))),
    Reason(
      [14, 15], before: [letters(2), .icon("A", IconChange(system: .recents))], .title("A", "Mine")),
    Reason(
      [14, 15], before: [letters(2), .icon("A", IconChange(system: .recents))],
      .icon("A", IconChange(symbol: "mine"))),
    Reason([19, 26], .badge("A", "1")), Reason([21], .badge("A", "1", color: "#00FF00")),
    Reason([22, 25], .badge("A", "new")), Reason([23], .badge("A", "123456789")),
    Reason(
      [24], before: [.device(.iphone, version: .v26), letters(2)], .badge("A", "123456789")),
    Reason([27], .badge("F", "1")), Reason([28], .badge("A", "")),
    Reason([258], before: [.device(.android), letters(2)], .badge("A", "1000")),
  ]

  static let arrays = [
    Reason([37, 38, 42, 44, 47], .move("A", to: 2)), Reason([37], .add("X", at: 1)),
    Reason([39, 46], .remove("A")), Reason([40], before: [letters(2), .select("B")], .remove("B")),
    Reason([43], .setTabs(["B", "A"], animated: true)), Reason([45], .setTabs([])),
    Reason([48], before: [letters(6), .select("A")], .move("A", to: 6)),
    Reason([49], before: hiddenShown, .move("F", to: 1)),
    Reason([50], before: [letters(6), .tap("more")], .add("G")),
    Reason([53], before: [.device(.android), letters(3), .select("B")], .add("X", at: 2)),
    Reason([88, 92, 96], before: [letters(5)], .add("F")),
    Reason([91, 92], before: [.device(.ipad, version: .v17), letters(7)], .add("H")),
    Reason([129], .relaunch(["A", "B"])),
  ]

  static let selection = [
    Reason([54, 55, 62, 105], .select("F")), Reason([57, 77], .select("B")),
    Reason([58, 62, 94], .select("more")),
    Reason([63], before: [letters(2), .deny("B")], .select("B")),
    Reason([64], .select("A")), Reason([65, 83], .tap("B")),
    Reason([66], before: [letters(2), .deny("B")], .tap("B")),
    Reason([67], before: [letters(2), .delegate(isPresent: false)], .tap("B")),
    Reason([68, 74], .tap("A")), Reason([70, 71], before: [letters(2), .push("A1")], .tap("A")),
    Reason([72], before: [letters(2), .deny("A")], .tap("A")),
    Reason([73], before: [letters(2), .scroll(.to(9))], .tap("A")),
    Reason([75], before: [letters(2), .push("A1"), .tap("B")], .tap("A")),
    Reason([75], before: [letters(2), .scroll(.to(9)), .tap("B")], .select("A")),
    Reason([76], .deny("B", until: "log-in")),
    Reason([78], before: [.device(.android), letters(2)], .tap("B")),
    Reason([79], before: [.new([])], .setTabs(["A"])),
    Reason(
      [84], before: [.device(.ipad), letters(2), .group("G", children: ["x", "y"])], .tap("G")),
    Reason([265], .swipe(.left)),
  ]

  static let overflow = [
    Reason([89], .device(.iphone, room: 3)), Reason([90, 218], .device(.ipad)),
    Reason([91], .device(.ipad, version: .v17)), Reason([54, 93, 97], .tap("more")),
    Reason([98, 99, 100], before: [letters(6), .tap("more")], .tap("F")),
    Reason([101], before: hiddenShown + [.tap("A")], .tap("more")),
    Reason([102], before: hiddenShown, .tap("more")),
    Reason([103], before: [letters(6), .tap("more")], .tap("more")),
    Reason([104], before: hiddenShown, .select("E")),
    Reason([106], before: [letters(6), .deny("more")], .tap("more")),
    Reason([107], before: hiddenShown, .tap("back")),
    Reason([108, 111], before: narrow + [.tap("more")], .window(.regular)),
    Reason([109, 111], before: narrow + [.select("F")], .window(.regular)),
    Reason([110, 111], before: wide + [.select("F")], .window(.compact)),
    Reason([112], .device(.appleTV)), Reason([113], .device(.vision)),
  ]

  static let sessions = [
    Reason([116, 121], before: [letters(6), .tap("more")], .customize(.begin([]))),
    Reason([117, 118], .customizable([TabReference(.none)])),
    Reason(
      [125, 127], before: [letters(6), .tap("more"), .customize(.begin([]))],
      .customize(.swap("A", "B"))),
    Reason(
      [122, 123, 124, 126, 128],
      before: [letters(6), .tap("more"), .customize(.begin([])), .customize(.swap("A", "F"))],
      .customize(.done)),
    Reason([32, 34], .standalone(["p"], selected: nil)),
    Reason([33], before: [.standalone(["p"], selected: nil)], .barItems(["q"])),
    Reason([34, 35], before: [.standalone(["p"], selected: nil)], .tap("p")),
    Reason(
      [130, 131], before: [.standalone(["p"], selected: nil)], .customize(.begin(["p", "q"]))),
    Reason(
      [132],
      before: [.standalone(["p"], selected: nil), .customize(.begin(["p", "q"]))],
      .customize(.replace("p", with: "q"))),
    Reason(
      [130, 133], before: [.standalone(["p"], selected: nil), .customize(.begin(["p", "q"]))],
      .customize(.done)),
    Reason([135, 136, 139], .rotate(.landscape)),
    Reason([135, 140], before: [letters(2), .orientations("B", .portrait)], .rotate(.landscape)),
    Reason([137], before: [letters(2), .delegateOrientations(.portrait)], .rotate(.landscape)),
  ]

  @Test(
    "TB-001 to TB-140: what was done names its rules",
    arguments: items + arrays + selection + overflow + sessions)
  func named(row: Reason) throws {
    var bench = try Bench()
    for action in row.before { try bench.act(action) }
    let before = bench.state
    try bench.act(row.action)
    let named = bench.rules + bench.state.consequences(since: before)
    for rule in row.rules { #expect(named.contains(rule), "\(rule) is not among \(named)") }
    #expect(named.allSatisfy { Rule[$0] != nil })
  }

  static let refusals = [
    Reason([13], .icon("A", IconChange(unknownSystem: "none"))),
    Reason([16], .setTabs(["A", "A"])),
    Reason([30], .barItems(["x"])), Reason([30], .barSelect("A")), Reason([31], .barDelegate("x")),
    Reason([116], .customize(.begin(["A"]))), Reason([60], .select("9")),
    Reason([58, 59], before: [letters(3), .remove("C")], .select("C")),
    Reason([58, 95], before: [letters(3)], .select("more")), Reason([87], .tap("back")),
    Reason([98], .tap("F")),
    Reason([113], before: [.device(.appleTV), letters(2)], .select("more")),
    Reason([116], .customize(.done)),
    Reason(
      [118], before: [letters(6), .customizable([TabReference(.none)]), .tap("more")],
      .customize(.begin([]))),
    Reason(
      [119],
      before: [letters(6), .customizable(["A", "B"]), .tap("more"), .customize(.begin([]))],
      .customize(.swap("A", "C"))),
    Reason(
      [120], before: [letters(6), .tap("more"), .customize(.begin([]))],
      .customize(.swap("A", "more"))),
    Reason([131], before: [.standalone(["p"], selected: nil)], .customize(.begin([]))),
    Reason([134], before: [.device(.appleTV), letters(6)], .customize(.begin([]))),
  ]

  @Test("TB-016 to TB-134: what was refused names its rules", arguments: refusals)
  func refused(row: Reason) throws {
    var bench = try Bench()
    for action in row.before { try bench.act(action) }
    do throws(Rejection) {
      _ = try bench.state.apply(row.action)
      Issue.record("\(row.action) is not refused")
    } catch {
      for rule in row.rules { #expect(error.rules.contains(rule), "\(error.rules)") }
    }
  }
}
