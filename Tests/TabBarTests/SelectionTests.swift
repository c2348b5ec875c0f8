import TabBar
import Testing

@Suite("Selection")
struct SelectionTests {
  @Test("TB-065, TB-077, TB-083: a tap asks, changes, tells")
  func tap() throws {
    var bench = try Bench(letters(3))
    try bench.act(.tap("B"))
    #expect(bench.calls == ["shouldSelect(B)=yes", "didSelect(B)"])
    #expect(
      bench.lifecycle == [
        "viewWillAppear(B)", "viewWillDisappear(A)", "viewDidAppear(B)", "viewDidDisappear(A)",
      ])
    guard case .delegate(let asked) = bench.events.first,
      case .delegate(let told) = bench.events.last
    else {
      Issue.record("no calls")
      return
    }
    #expect(asked.selected == .tab("A"))
    #expect(told.selected == .tab("B"))
    #expect(told.previous == .tab("A"), "TB-083: from iOS 18")
    try bench.act(.device(.iphone, version: .v17), .tap("C"))
    guard case .delegate(let older) = bench.events.last else {
      Issue.record("no call")
      return
    }
    #expect(older.previous == nil)
  }

  @Test("TB-066, TB-067, TB-063: a refusal changes nothing; without a delegate all is allowed")
  func refusal() throws {
    var bench = try Bench(letters(3), .deny("B"))
    let before = bench.state
    try bench.act(.tap("B"))
    #expect(bench.calls == ["shouldSelect(B)=no"])
    #expect(bench.lifecycle == [])
    #expect(bench.state == before)
    try bench.act(.select("B"))
    #expect(bench.selected == "B", "TB-063: code is not blocked")
    try bench.act(.select("A"), .delegate(isPresent: false), .tap("B"))
    #expect(bench.calls == [])
    #expect(bench.selected == "B")
  }

  @Test("TB-068, TB-070 to TB-074: a second tap pops to the root, then scrolls to the top")
  func secondTap() throws {
    var bench = try Bench(letters(2), .scroll(.to(90)), .push("A1"), .push("A2"))
    try bench.act(.tap("A"))
    #expect(bench.calls == ["shouldSelect(A)=yes", "popToRoot(A)", "didSelect(A)"])
    #expect(bench.lifecycle == [], "TB-074")
    #expect(bench.stack("A") == ["A0"])
    #expect(bench.state.tab("A")?.topScreen.scroll == 90, "popping comes first")
    try bench.act(.tap("A"))
    #expect(bench.calls == ["shouldSelect(A)=yes", "scrollToTop(A)", "didSelect(A)"])
    try bench.act(.push("A1"), .deny("A"), .tap("A"))
    #expect(bench.stack("A") == ["A0", "A1"], "TB-072")
    #expect(bench.calls == ["shouldSelect(A)=no"])
    try bench.act(.allow(TabReference(.all)), .stack("A", isPresent: false), .tap("A"))
    #expect(bench.calls == ["shouldSelect(A)=yes", "didSelect(A)"], "TB-070: no stack, no pop")
  }

  @Test("TB-075: leaving and coming back keeps stack and scroll position")
  func keeps() throws {
    let bench = try Bench(
      letters(2), .push("A1"), .scroll(.to(300)), .tap("B"), .tap("A"))
    #expect(bench.stack("A") == ["A0", "A1"])
    #expect(bench.state.tab("A")?.topScreen.scroll == 300)
    #expect(bench.calls == ["shouldSelect(A)=yes", "didSelect(A)"])
  }

  @Test("TB-062, TB-064, TB-080: code is silent, and idle for the selected tab")
  func byCode() throws {
    var bench = try Bench(letters(3), .push("A1"))
    let before = bench.state
    try bench.act(.select("A"))
    #expect(bench.events == [])
    #expect(bench.state == before)
    #expect(bench.rules == [64])
    try bench.act(.select("B"), .select("C"))
    #expect(bench.calls == [])
    #expect(bench.lifecycle.count == 8)
    #expect(bench.lifecycle.last == "viewDidDisappear(B)")
  }

  @Test("TB-058 to TB-060: what cannot be selected")
  func refused() throws {
    var bench = try Bench(letters(3), .remove("C"))
    #expect(bench.refusal(.select("0")) == "index-out-of-range")
    #expect(bench.refusal(.select("3")) == "index-out-of-range")
    #expect(bench.refusal(.select("99999999999999999999")) == "index-out-of-range")
    #expect(bench.refusal(.select("C")) == "not-a-child")
    #expect(bench.refusal(.select("Z")) == "unknown-tab")
    #expect(bench.refusal(.select("more")) == "not-a-child")  // TB-095
  }

  @Test("TB-008 to TB-010: a disabled item is dead to taps, not to code")
  func disabled() throws {
    var bench = try Bench(letters(3), .enable("C", false))
    let before = bench.state
    try bench.act(.tap("C"))
    #expect(bench.events == [])
    #expect(bench.state == before)
    #expect(bench.rules.contains(9))
    try bench.act(.select("C"))
    #expect(bench.selected == "C")
  }

  @Test("TB-017, TB-026: changing an item selects nothing and calls nobody")
  func itemChanges() throws {
    var bench = try Bench(letters(3))
    try bench.act(
      .title("B", "New"), .badge("B", "7"), .enable("C", false),
      .icon("B", IconChange(symbol: "star")))
    #expect(bench.events == [])
    #expect(bench.selected == "A")
    try bench.act(.tap("B"))
    #expect(bench.state.tab("B")?.badge == "7", "selecting clears no badge")
  }

  @Test("R14, TB-265: gestures that do nothing")
  func idleGestures() throws {
    var bench = try Bench(letters(3))
    let before = bench.state
    try bench.act(.swipe(.left), .longPress("B"), .swipe(.right))
    #expect(bench.events == [])
    #expect(bench.state == before)
    #expect(bench.rules == [265])
    try bench.act(.swipe(.up))
    #expect(bench.state.tab("A")?.topScreen.scroll == 200)
    try bench.act(.doubleTap("B"))
    #expect(bench.calls.count == 4)
  }
}
