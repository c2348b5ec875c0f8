import TabBar
import Testing

@Suite("Naming tabs")
struct ReferenceTests {
  private func bench() throws -> Bench {
    try Bench(.new(["Home", "Home", "Alarms", "2", "More", "Ёлки", "All"]))
  }

  @Test(
    "R9, R10: the order in which a word is understood",
    arguments: [
      (TabReference("more"), .more), (TabReference("ЕЩЕ"), .more),
      (TabReference("More", isQuoted: true), .tab("More")),
      (TabReference("2"), .tab("Home-2")), (TabReference("2", isQuoted: true), .tab("2")),
      (TabReference("Home-2"), .tab("Home-2")), (TabReference("alarms"), .tab("Alarms")),
      (TabReference("al"), .ambiguous), (TabReference("ala"), .tab("Alarms")),
      (TabReference("all"), .tab("All")), (TabReference("елк"), .tab("Ёлки")),
      (TabReference("selected"), .tab("Home")), (TabReference("Home"), .ambiguous),
      (TabReference("8"), .outside), (TabReference("0"), .outside), (TabReference("x"), .unknown),
    ] as [(TabReference, Expected)])
  func order(reference: TabReference, expected: Expected) throws {
    let state = try bench().state
    let result: Expected
    do throws(Rejection) {
      result = Expected(try state.resolve(reference))
    } catch {
      switch error {
      case .ambiguousTab: result = .ambiguous
      case .indexOutOfRange: result = .outside
      case .unknownTab: result = .unknown
      default: result = .other
      }
    }
    #expect(result == expected)
  }

  enum Expected: Equatable, Sendable {
    case more, ambiguous, outside, unknown, other
    case tab(TabKey)

    init(_ target: Target) {
      switch target {
      case .more: self = .more
      case .tab(let key): self = .tab(key)
      default: self = .other
      }
    }
  }

  @Test("R10: a key and a title that point at different tabs")
  func keyAgainstTitle() throws {
    var bench = try Bench(letters(3), .title("A", "B"))
    #expect(bench.refusal(.select("B")) == "ambiguous-tab")
    #expect(bench.refusal(.tap(TabReference("b"))) == "ambiguous-tab")
    try bench.act(.title("2", "Z"), .tap("Z"))
    #expect(bench.selected == "B")
  }

  @Test("Titles count in the language of the device, in both where none was chosen")
  func languages() throws {
    var bench = try Bench(.install(Preset.named("clock").blueprint), .tap("Таймеры"))
    #expect(bench.selected == "Timers")
    try bench.act(.tap("alarms"), .device(.iphone, language: .ru), .tap("Секундомер"))
    #expect(bench.selected == "Stopwatch")
    try bench.act(.title("1", "Мир", language: "ru"), .tap("мир"))
    #expect(bench.selected == "World Clock")
    #expect(bench.refusal(.tap("Alarm clocks")) == "unknown-tab")
  }

  @Test("Keywords count only where they mean something to the command")
  func keywords() throws {
    var bench = try bench()
    try bench.act(.select("All"))
    try bench.act(.select("1"))
    #expect(bench.refusal(.tap("back")) == "not-on-screen")
    #expect(TabKeyword(word: "Крайняя-слева") == .leftMost)
    #expect(TabKeyword(word: "leftmost") == nil)
  }
}
