import TabBar
import Testing

@Suite("History, saved sessions, presets, rules")
struct SessionTests {
  @Test("Undo and redo walk through the states, within a bound")
  func history() throws {
    var history = History(limit: 3)
    for action in [letters(3), .select("B"), .select("C"), .select("A")] {
      _ = try history.apply(action)
    }
    let last = history.present
    #expect(throws: Rejection.notAChild("more")) { try history.apply(.select("more")) }
    for expected in ["C", "B", "A"] {
      try history.undo()
      #expect(history.present.interface.selection?.name == expected)
    }
    #expect(throws: Rejection.nothingToUndo) { try history.undo() }
    for _ in 0..<3 { try history.redo() }
    #expect(history.present == last)
    #expect(throws: Rejection.nothingToRedo) { try history.redo() }
    try history.undo()
    _ = try history.apply(.select("B"))
    #expect(!history.canRedo)
  }

  @Test("Reading what was written gives the same session, with equal text")
  func roundTrip() throws {
    let bench = try Bench(
      .device(.ipad, version: .v26, language: .ru), letters(8), .remove("B"),
      .group("G", children: ["x", "y"]), .deny("A", reason: "«нет»"), .window(.compact),
      .appearance(.init(.background, "b", alpha: 0.5)), .select("x"), .push("S", hidesBar: true))
    let document = SessionDocument(state: bench.state, commands: ["new A"])
    let text = try document.json()
    #expect(try SessionDocument(json: text) == document)
    #expect(try SessionDocument(json: text).json() == text)
    #expect(text.contains("\"format\" : 1"))
  }

  @Test("Damaged sessions are refused with the fact of what is wrong")
  func damaged() throws {
    let text = try SessionDocument(state: Bench(letters(3)).state).json()
    func failure(_ json: String) -> SessionDocument.Failure? {
      do throws(SessionDocument.Failure) {
        _ = try SessionDocument(json: json)
        return nil
      } catch {
        return error
      }
    }
    #expect(failure("") == .damaged(path: ""))
    #expect(failure("{}") == .damaged(path: "format"))
    #expect(failure("{\"format\": 1}") == .damaged(path: "state"))
    #expect(failure("{\"format\": 2}") == .unknownFormat(2))
    #expect(failure(String(text.dropLast(20))) == .damaged(path: ""))
    let broken = text.replacing("\"isMinimized\" : false", with: "\"isMinimized\" : true")
    #expect(failure(broken) == .inconsistent([.minimizedWithoutSupport]))
    let twice = text.replacing("\"key\" : \"B\"", with: "\"key\" : \"A\"")
    #expect(twice != text)
    #expect(failure(twice) != nil)
  }

  @Test("Every preset installs, in both languages", arguments: Preset.all.map(\.name))
  func presets(name: String) throws {
    let preset = try Preset.named(name.uppercased())
    let bench = try Bench(.device(preset.device), .install(preset.blueprint))
    #expect(bench.state.tabs.count >= 4)
    #expect(bench.index == 0)
    for language in DeviceLanguage.allCases {
      let titles = bench.state.presentation(language: language).tabs.compactMap(\.title)
      #expect(titles.count >= bench.state.tabs.count - 1)
    }
  }

  @Test("A description with impossible parts gives a sound interface")
  func blueprint() throws {
    var odd = Tab(key: "A")
    odd.screens = []
    odd.orientations = []
    odd.icon.regular = Bitmap()
    odd.icon.regular?.points = PixelSize(width: -1, height: 0)
    odd.group = TabGroup(children: ["q"], defaultChild: "q")
    let children = [Blueprint.Item(tab: Tab(key: "A")), Blueprint.Item(tab: Tab(key: "B"))]
    let bench = try Bench(
      .install(
        Blueprint(
          items: [Blueprint.Item(tab: odd, children: children)], selectedIndex: 9,
          customizable: ["A", "no"])))
    #expect(bench.order == ["A"])
    #expect(bench.selected == "A-2")
    #expect(bench.stack("A-2") == ["A-20"])
  }

  @Test("TB-076: the bank lets nobody in before the log-in")
  func bank() throws {
    var bench = try Bench(.install(Preset.named("bank").blueprint), .tap("2"))
    #expect(bench.index == 0)
    #expect(bench.calls == ["shouldSelect(Платежи)=no"])
    try bench.act(.allow("2"), .tap("2"))
    #expect(bench.index == 1)
  }

  @Test("Every rule has both texts and a source, unless it is a decision")
  func rules() {
    #expect(Rule.all.map(\.id.number) == Array(1...265))
    for rule in Rule.all {
      #expect(rule.russian.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) })
      #expect(
        !rule.english.unicodeScalars.contains { (0x410...0x44F).contains($0.value) }
          || rule.id == 194 || rule.id == 264)
      #expect(rule.confidence == .decision || !rule.sources.isEmpty || rule.id == 197, "\(rule.id)")
    }
    #expect(RuleID("tb-066") == 66)
    #expect(RuleID("TB-66")?.description == "TB-066")
    #expect(RuleID("AU-01") == nil)
    #expect(RuleID("TB-") == nil)
  }

  @Test("What happened can be explained by the rules it went by")
  func explained() throws {
    var bench = try Bench(letters(2), .deny("B"))
    let outcome = try bench.state.apply(.tap("B"))
    #expect(outcome.rules.contains(66))
    #expect(outcome.rules.allSatisfy { Rule[$0] != nil })
  }
}

@Suite("Extreme and damaged input")
struct ExtremeInputTests {
  @Test(
    "Numbers at the limits are refused or clamped, never a crash",
    arguments: [
      Action.tapRow(.min), .tapRow(.max), .move("A", to: .min), .move("A", to: .max),
      .add("Z", at: .min), .add("Z", at: .max), .device(.iphone, room: .min),
      .icon("A", IconChange(points: .init(width: .max, height: 1), scale: 3)),
      .icon("A", IconChange(scale: 0)), .sceneFact(.logo(.init(width: 0, height: .min))),
    ])
  func limits(action: Action) throws {
    var bench = try Bench(letters(3))
    #expect(bench.refusal(action) != nil)
    try bench.act(
      .scroll(.to(.max)), .scroll(.up(.min)), .scroll(.down(.max)), .scroll(.to(.min)),
      .device(.iphone, room: .max))
  }

  @Test("A saved session with any one byte changed is read or refused", arguments: 1...4)
  func flippedBytes(seed: Int) throws {
    let bench = try Bench(
      .device(.ipad), letters(4), .group("G", children: ["x", "y"]), .select("y"),
      .icon("A", IconChange(points: .init(width: 23, height: 23), scale: 3)))
    let bytes = Array(try SessionDocument(state: bench.state).json().utf8)
    for place in stride(from: seed, to: bytes.count, by: 23) {
      var copy = bytes
      copy[place] = UInt8(truncatingIfNeeded: place &* 31 &+ seed)
      guard let document = try? SessionDocument(json: String(decoding: copy, as: UTF8.self)) else {
        continue
      }
      #expect(document.state.violations == [])
      _ = document.state.presentation().json
      _ = document.state.audit()
    }
  }

  @Test("Thousands of tabs stay quick enough to work with")
  func many() throws {
    var bench = try Bench(.new((1...2000).map { "Tab \($0)" }))
    try bench.act(.select("2000"), .tap("more"), .tapRow(7), .remove("1"))
    #expect(bench.rows.count == 1995)
    _ = bench.shown.json
  }
}
