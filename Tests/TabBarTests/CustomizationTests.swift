import TabBar
import Testing

@Suite("Customization")
struct CustomizationTests {
  @Test("TB-116, TB-121 to TB-128: a session from Edit to Done")
  func session() throws {
    var bench = try Bench(letters(6), .tap("more"), .customize(.begin([])))
    #expect(bench.calls == ["willBeginCustomizing[A,B,C,D,E,F]"])
    try bench.act(.customize(.swap("F", "B")))
    #expect(bench.order == ["A", "B", "C", "D", "E", "F"], "TB-126: only after Done")
    #expect(bench.refusal(.tap("A")) == "not-on-screen")
    try bench.act(.customize(.done))
    #expect(
      bench.calls == [
        "willEndCustomizing[A,F,C,D,E,B] changed", "didEndCustomizing[A,F,C,D,E,B] changed",
      ])
    #expect(bench.items == ["A", "F", "C", "D", "more"])
    #expect(bench.rows == ["E", "B"])
    #expect(bench.selected == "more", "TB-128")
    #expect(bench.shown.customizing == nil)
  }

  @Test(
    "TB-123, TB-124: what counts as changed",
    arguments: [
      ([("B", "F"), ("F", "B")], false), ([("A", "B")], true), ([("E", "F")], true), ([], false),
    ] as [([(String, String)], Bool)])
  func changed(swaps: [(String, String)], isChanged: Bool) throws {
    var bench = try Bench(letters(6), .tap("more"), .customize(.begin([])))
    for (first, second) in swaps {
      try bench.act(.customize(.swap(TabReference(first), TabReference(second))))
    }
    try bench.act(.customize(.done))
    #expect(bench.calls.allSatisfy { $0.hasSuffix(isChanged ? " changed" : " unchanged") })
  }

  @Test("TB-117 to TB-120: what may not be moved leaves the session open")
  func protected() throws {
    var bench = try Bench(
      letters(6), .customizable(["B", "C", "D", "E", "F"]), .tap("more"), .customize(.begin([])))
    #expect(bench.calls == ["willBeginCustomizing[B,C,D,E,F]"])
    #expect(bench.refusal(.customize(.swap("A", "C"))) == "not-customizable")
    #expect(bench.refusal(.customize(.swap("E", "A"))) == "not-customizable")
    #expect(bench.refusal(.customize(.swap("E", "more"))) == "not-customizable")
    #expect(bench.refusal(.customize(.swap("E", "Q"))) == "unknown-tab")
    try bench.act(.customize(.swap("E", "B")), .customize(.cancel))
    #expect(bench.order == ["A", "B", "C", "D", "E", "F"])
    #expect(bench.refusal(.customize(.done)) == "not-customizing")
    try bench.act(.customizable([TabReference(.none)]))
    #expect(!bench.shown.more.hasEdit, "TB-118")
    #expect(bench.refusal(.customize(.begin([]))) == "not-customizable")
    try bench.act(.add("G"))
    #expect(bench.shown.more.hasEdit, "TB-044: an assignment makes all customizable")
  }

  @Test("TB-112, TB-116, TB-134: where a session cannot begin")
  func refused() throws {
    var bench = try Bench(letters(6))
    #expect(bench.refusal(.customize(.begin([]))) == "not-on-screen")
    #expect(bench.refusal(.customize(.begin(["A"]))) == "managed-bar")
    try bench.act(.device(.appleTV))
    #expect(bench.refusal(.customize(.begin([]))) == "unsupported")
    #expect(bench.refusal(.select("more")) == "unsupported")
  }

  @Test("TB-030, TB-031: the bar of a controller is not to be touched")
  func managed() throws {
    var bench = try Bench(letters(3))
    #expect(bench.refusal(.barItems(["x"])) == "managed-bar")
    #expect(bench.refusal(.barSelect("B")) == "managed-bar")
    #expect(bench.refusal(.barDelegate("other")) == "managed-bar")
  }

  @Test("TB-130 to TB-133: a session on a bar of its own")
  func standalone() throws {
    var bench = try Bench(.standalone(["p", "q", "r"], selected: "q"))
    #expect(bench.refusal(.customize(.begin([]))) == "empty-items")
    try bench.act(.customize(.begin(["q", "r", "t"])))
    #expect(bench.calls == ["willBeginCustomizing[q,r,t]", "didBeginCustomizing[q,r,t]"])
    #expect(bench.refusal(.customize(.replace("p", with: "t"))) == "not-customizable")
    #expect(bench.refusal(.customize(.replace("q", with: "z"))) == "unknown-tab")
    #expect(bench.refusal(.customize(.replace("q", with: "r"))) == "not-customizable")
    try bench.act(.customize(.replace("q", with: "t")))
    #expect(bench.selected == nil, "TB-132")
    try bench.act(.customize(.done))
    #expect(bench.items == ["p", "t", "r"])
    #expect(
      bench.calls == [
        "willEndCustomizing[p,t,r] changed", "didEndCustomizing[p,t,r] changed",
      ])
  }

  @Test("TB-032 to TB-035: a bar of its own tracks and tells")
  func bar() throws {
    var bench = try Bench(.standalone(["p", "q", "r"]))
    #expect(bench.selected == nil)
    try bench.act(.tap("q"), .tap("q"))
    #expect(bench.calls == ["didSelect(q)", "didSelect(q)"])
    #expect(bench.lifecycle == [])
    try bench.act(.barItems(["q", "s"]))
    #expect(bench.selected == "q")
    try bench.act(.barItems(["s", "u"]))
    #expect(bench.selected == nil)
    #expect(bench.refusal(.select("s")) == "unsupported")
    #expect(bench.refusal(.standalone(["p", "p"])) == "bad-argument")
    #expect(bench.refusal(.standalone(["p"], selected: "q")) == "unknown-tab")
    try bench.act(.barSelect("u"))
    #expect(bench.index == 1)
    #expect(bench.events == [])
    try bench.act(.keyboard(isShown: true))
    #expect(bench.refusal(.tap("s")) == "bar-not-visible")
  }
}
