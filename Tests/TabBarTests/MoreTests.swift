import TabBar
import Testing

@Suite("Overflow and More")
struct MoreTests {
  struct Capacity: Sendable {
    var device: Action
    var count: Int
    var items: Int
    var hasMore: Bool
  }

  static let capacities = [
    Capacity(device: .device(.iphone), count: 5, items: 5, hasMore: false),  // TB-088
    Capacity(device: .device(.iphone), count: 6, items: 5, hasMore: true),
    Capacity(device: .device(.iphoneMax), count: 9, items: 5, hasMore: true),
    Capacity(device: .device(.iphone, room: 3), count: 4, items: 3, hasMore: true),  // TB-089
    Capacity(device: .device(.iphone, room: 1), count: 2, items: 1, hasMore: true),  // TB-092
    Capacity(device: .device(.ipad, version: .v17), count: 7, items: 7, hasMore: false),  // TB-091
    Capacity(device: .device(.ipad, version: .v17), count: 8, items: 7, hasMore: true),
    Capacity(device: .device(.ipad, version: .v18), count: 9, items: 9, hasMore: false),  // TB-090
    Capacity(device: .device(.appleTV), count: 12, items: 12, hasMore: false),  // TB-112
    Capacity(device: .device(.vision), count: 9, items: 9, hasMore: false),  // TB-113
    Capacity(device: .device(.android), count: 6, items: 6, hasMore: false),  // TB-255
    Capacity(device: .device(.watch), count: 3, items: 0, hasMore: false),  // TB-250
  ]

  @Test("TB-088 to TB-092, TB-112, TB-113, TB-218, TB-255: how many fit", arguments: capacities)
  func capacity(_ row: Capacity) throws {
    let bench = try Bench(row.device, letters(row.count))
    #expect(bench.items.count == row.items)
    #expect(bench.items.contains("more") == row.hasMore)
    let hidden = row.hasMore ? row.count - row.items + 1 : 0
    #expect(bench.rows.count == hidden, "TB-096")
  }

  @Test("TB-097 to TB-104: the list, a row, other tabs, and the list again")
  func listAndRows() throws {
    var bench = try Bench(letters(7), .tap("more"))
    #expect(bench.calls == ["shouldSelect(more)=yes", "didSelect(more)"])
    #expect(bench.index == nil, "TB-054")
    #expect(bench.rows == ["E", "F", "G"])
    try bench.act(.tap("F"))
    #expect(bench.calls == [], "TB-099")
    #expect(bench.lifecycle == ["viewWillAppear(F)", "viewDidAppear(F)"], "TB-100")
    #expect(bench.index == 5)
    #expect(bench.highlighted == "more", "TB-098")
    #expect(bench.moreStack == ["list", "F"])
    #expect(bench.shown.content.backTitle == "More", "TB-107")
    try bench.act(.tap("B"), .tap("more"))
    #expect(bench.selected == "F", "TB-101")
    #expect(bench.calls.suffix(2) == ["shouldSelect(more)=yes", "didSelect(F)"])
    try bench.act(.tap("more"))
    #expect(bench.selected == "more", "TB-102")
    #expect(bench.calls == ["shouldSelect(more)=yes", "didSelect(more)"])
    let before = bench.state
    try bench.act(.tap("more"))
    #expect(bench.state == before, "TB-103")
    try bench.act(.tapRow(1), .select("7"))
    #expect(bench.moreStack == ["list", "G"], "TB-104")
    try bench.act(.tap("back"))
    #expect(bench.selected == "more")
  }

  @Test("TB-048, TB-055, TB-105: a hidden tab by code")
  func hiddenByCode() throws {
    var bench = try Bench(letters(6), .select("6"))
    #expect(bench.highlighted == "more")
    #expect(bench.moreStack == ["list", "F"])
    try bench.act(.select("1"))
    #expect(bench.moreStack == ["list", "F"])
    #expect(bench.highlighted == "A")
    #expect(bench.calls == [])
  }

  @Test("TB-106, R12: what keeps a finger from the list and its rows")
  func unreachable() throws {
    var bench = try Bench(letters(6), .deny("more"))
    #expect(bench.refusal(.tap("F")) == "not-on-screen")
    #expect(bench.refusal(.tapRow(1)) == "not-on-screen")
    let before = bench.state
    try bench.act(.tap("more"))
    #expect(bench.calls == ["shouldSelect(more)=no"])
    #expect(bench.state == before)
    try bench.act(.select("more"), .tap("2"))
    #expect(bench.selected == "B", "a number is a position in the array")
    #expect(bench.refusal(.tapRow(1)) == "not-on-screen")
  }

  @Test("TB-108 to TB-111: a window that is narrowed and widened")
  func windows() throws {
    var bench = try Bench(.device(.ipad), letters(6), .select("F"))
    try bench.act(.window(.compact))
    #expect(bench.selected == "F", "TB-110")
    #expect(bench.highlighted == "more")
    #expect(bench.shown.bar.position == .bottom)
    try bench.act(.window(.regular))
    #expect(bench.highlighted == "F", "TB-109")
    #expect(bench.shown.bar.position == .top)
    try bench.act(.window(.compact), .tap("C"), .tap("more"), .tap("more"), .tap("E"))
    try bench.act(.tap("more"))
    try bench.act(.window(.regular))
    #expect(bench.selected == "C", "TB-108")
    #expect(bench.calls == [], "TB-111")
  }

  @Test("TB-019, TB-026, TB-027: the badge of a hidden tab is in its row, not on More")
  func hiddenBadge() throws {
    let bench = try Bench(letters(6), .badge("F", "7"))
    #expect(bench.shown.bar.item(.more)?.badge == nil)
    #expect(bench.shown.more.rows.last?.badge == "7")
    #expect(bench.calls == [])
  }
}
