import TabBar
import Testing

@Suite("Setting the array of tabs")
struct ArrayTests {
  struct Replacement: Sendable, CustomTestStringConvertible {
    var before: Int
    var selected: TabReference
    var after: [String]
    var expected: String?
    var rule: RuleID
    var testDescription: String { "\(before), \(selected.text) → \(after)" }
  }

  static let replacements = [
    // TB-038: the same tab stays selected, wherever it is now
    Replacement(before: 3, selected: "B", after: ["C", "B", "A"], expected: "B", rule: 38),
    Replacement(before: 3, selected: "C", after: ["C"], expected: "C", rule: 38),
    Replacement(before: 2, selected: "B", after: ["X", "Y", "Z", "B"], expected: "B", rule: 38),
    // TB-039, TB-046: it is gone: the one at the same index
    Replacement(before: 4, selected: "B", after: ["A", "C", "D"], expected: "C", rule: 39),
    Replacement(before: 3, selected: "A", after: ["X", "Y"], expected: "X", rule: 39),
    // TB-040: no such index: the first one, not the last (TB-051 is another framework's)
    Replacement(before: 3, selected: "C", after: ["A", "B"], expected: "A", rule: 40),
    Replacement(before: 5, selected: "D", after: ["X", "Y"], expected: "X", rule: 40),
    // TB-045: none left
    Replacement(before: 3, selected: "B", after: [], expected: nil, rule: 45),
    // TB-048: the selected tab is now behind More, and still selected
    Replacement(
      before: 6, selected: "B", after: ["A", "C", "D", "E", "F", "B"], expected: "B", rule: 38),
    // TB-049: a hidden tab becomes visible
    Replacement(before: 6, selected: "F", after: ["F", "A", "B"], expected: "F", rule: 38),
  ]

  @Test("TB-038 to TB-049: the selection after a replacement", arguments: replacements)
  func replacement(_ row: Replacement) throws {
    var bench = try Bench(letters(row.before), .select(row.selected))
    try bench.act(.setTabs(row.after))
    #expect(bench.selected == row.expected)
    #expect(bench.index == row.expected.flatMap(row.after.firstIndex))
    #expect(bench.order == row.after)
    #expect(bench.calls == [], "TB-042: the delegate hears nothing")
    #expect(bench.state.interface.customizable.map(\.text) == row.after, "TB-044")
    #expect(bench.rules.contains(row.rule))
    let isHidden = row.after.count > 5 && (bench.index ?? 0) >= 4
    #expect(bench.highlighted == (isHidden ? "more" : row.expected), "TB-048, TB-049")
    #expect(bench.items.contains("more") == (row.after.count > 5), "TB-049")
  }

  @Test("TB-046: the selected tab may be taken out; the one that takes its place is selected")
  func removed() throws {
    var bench = try Bench(letters(4), .select("B"), .remove("selected"))
    #expect(bench.selected == "C" && bench.index == 1)
    try bench.act(.remove("C"), .remove("D"))
    #expect(bench.selected == "A", "TB-040")
    #expect(bench.calls == [])
    try bench.act(.remove("A"))
    #expect(bench.selected == nil)
  }

  @Test("TB-043: with or without animation the result is the same")
  func animated() throws {
    var plain = try Bench(letters(3), .select("C"))
    var animated = plain
    try plain.act(.setTabs(["X", "A"]))
    try animated.act(.setTabs(["X", "A"], animated: true))
    #expect(plain.state == animated.state)
    #expect(plain.events == animated.events)
  }

  @Test("TB-036, TB-041, TB-045, TB-079: nothing, the first assignment, emptied and filled again")
  func firstAssignment() throws {
    var bench = try Bench(.new([]))
    #expect(bench.selected == nil)
    #expect(bench.index == nil)
    try bench.act(.setTabs(["A", "B"]))
    #expect(bench.selected == "A")
    #expect(bench.lifecycle == ["viewWillAppear(A)", "viewDidAppear(A)"])
    try bench.act(.select("B"), .setTabs([]))
    #expect(bench.lifecycle.last == "viewDidDisappear(B)")
    try bench.act(.setTabs(["B", "C"]))
    #expect(bench.selected == "B")
  }

  @Test("TB-050: with the More list selected, it stays while there is one, else the first tab")
  func moreListSelected() throws {
    var bench = try Bench(letters(7), .select("B"), .select(TabReference(.more)))
    try bench.act(.setTabs(["G", "F", "E", "D", "C", "B"]))
    #expect(bench.selected == "more")
    try bench.act(.setTabs(["G", "B", "C"]))
    #expect(bench.selected == "G")
    #expect(bench.moreStack == [])
  }

  @Test("TB-047, R11: a tab that was taken out comes back with its stack; new forgets it")
  func identity() throws {
    var bench = try Bench(letters(3), .push("C1", in: "C"), .remove("C"))
    #expect(bench.refusal(.select("C")) == "not-a-child")
    try bench.act(.add("C", at: 1))
    #expect(bench.order == ["C", "A", "B"])
    #expect(bench.stack("C") == ["C0", "C1"])
    try bench.act(.badge("C", "3"), .setTabs(["X", "C"]))
    #expect(bench.stack("C") == ["C0", "C1"], "TB-047: in both arrays")
    #expect(bench.state.tab("C")?.badge == "3")
    try bench.act(.new(["C"]))
    #expect(bench.stack("C") == ["C0"])
  }

  @Test("R11: equal words are two tabs in new, and refused elsewhere")
  func equalWords() throws {
    var bench = try Bench(.new(["Home", "Home", "Home"]))
    #expect(bench.order == ["Home", "Home-2", "Home-3"])
    #expect(bench.state.tabs.map(\.title) == ["Home", "Home", "Home"])
    #expect(bench.refusal(.setTabs(["A", "A"])) == "bad-argument")  // TB-016
    #expect(bench.refusal(.add("Home-2")) == "bad-argument")
    #expect(bench.refusal(.relaunch(["B", "B"])) == "bad-argument")
  }

  @Test(
    "TB-037, TB-053: moving and adding keep the selected tab",
    arguments: [Device.iphone, .android])
  func moves(device: Device) throws {
    var bench = try Bench(.device(device), letters(4), .select("B"), .move("B", to: 4))
    #expect(bench.order == ["A", "C", "D", "B"])
    #expect(bench.index == 3)
    try bench.act(.add("X", at: 4))
    #expect(bench.order == ["A", "C", "D", "X", "B"])
    #expect(bench.selected == "B")
    #expect(bench.refusal(.move("A", to: 0)) == "index-out-of-range")
    #expect(bench.refusal(.move("A", to: 6)) == "index-out-of-range")
    #expect(bench.refusal(.add("Y", at: 7)) == "index-out-of-range")
  }

  @Test("TB-252: a relaunch selects by identity; without an identifier all is as at first")
  func relaunch() throws {
    let start: [Action] = [letters(3), .select("B"), .push("B1"), .scroll(.to(120))]
    var bench = try Bench()
    for action in start { try bench.act(action) }
    try bench.act(.relaunch(["C", "B", "A"]))
    #expect(bench.selected == "B")
    #expect(bench.index == 1)
    #expect(bench.stack("B") == ["B0", "B1"])
    for action in start { try bench.act(action) }
    try bench.act(.relaunch(["C", "B", "A"], withoutIdentifier: ["B"]))
    #expect(bench.selected == "C")
    #expect(bench.stack("B") == ["B0"])
    #expect(bench.state.tab("B")?.topScreen.scroll == 0)
    #expect(bench.calls == [])
  }
}
