import TabBar
import Testing

@Suite("Audit")
struct AuditTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var actions: [Action]
    var tabs: [TabKey]
    /// Undoes it: with these actions, too, the finding is absent.
    var cure: [Action]
    var testDescription: String { name }
    init(_ name: String, _ actions: [Action], _ tabs: [TabKey], cure: [Action]) {
      self.name = name
      self.actions = actions
      self.tabs = tabs
      self.cure = cure
    }
  }

  private static let old = Action.device(.iphone, version: .v17)
  private static let pad = Action.device(.ipad, version: .v18)
  private static let new = Action.device(.iphone, version: .v26)

  static let cases: [Case] = [
    Case("count-over", [letters(6)], ["F"], cure: [.remove("F")]),
    Case("count-two", [letters(1)], ["A"], cure: [.add("B")]),
    Case("count-three", [letters(2)], ["A", "B"], cure: [.add("C")]),
    Case("overflow", [letters(6)], ["E", "F"], cure: [.device(.ipad)]),
    Case(
      "pad-default", [pad, letters(6)], ["A", "B", "C", "D", "E", "F"],
      cure: [.placement("F", .optional)]),
    Case("disabled", [letters(3), .enable("B", false)], ["B"], cure: [.enable("B", true)]),
    Case(
      "removed",
      [letters(3), .fact("B", .content(isEmpty: true, isExplained: true)), .remove("B")],
      ["B"], cure: [.add("B")]),
    Case(
      "empty-unexplained", [letters(3), .fact("B", .content(isEmpty: true, isExplained: false))],
      ["B"], cure: [.fact("B", .content(isEmpty: true, isExplained: true))]),
    Case(
      "veto-permanent", [letters(3), .deny("B")], ["B"], cure: [.deny("B", until: "log-in")]),
    Case("title-missing", [letters(3), .title("B", nil)], ["B"], cure: [.title("B", "B")]),
    Case("title-words", [letters(3), .title("B", "My Day")], ["B"], cure: [.title("B", "Day")]),
    Case(
      "title-long", [letters(5), .title("B", "Recommendations for you")], ["B"],
      cure: [.title("B", "Recent")]),
    Case("title-dup", [letters(3), .title("B", "A")], ["A", "B"], cure: [.title("B", "B")]),
    Case("title-home", [letters(3), .title("B", "Главная")], ["B"], cure: [.title("B", "Лента")]),
    Case(
      "title-unlocalized", [letters(3), .title("B", "Лента", language: "ru")], ["B"],
      cure: [.title("B", "Feed", language: "en")]),
    Case(
      "action-tab", [letters(3), .fact("B", .performsAction(true))], ["B"],
      cure: [.fact("B", .performsAction(false))]),
    Case(
      "toolbar-both", [letters(3), .sceneFact(.toolbar(isShown: true))], [],
      cure: [.hideBar(true)]),
    Case(
      "image-missing", [.new(["A"])], ["A"], cure: [.icon("A", IconChange(symbol: "star"))]),
    Case(
      "image-size",
      [letters(3), .icon("A", IconChange(shape: .wide, points: .init(width: 25, height: 20)))],
      ["A"],
      cure: [.icon("A", IconChange(shape: .wide, points: .init(width: 31, height: 20)))]),
    Case(
      "image-scale",
      [
        letters(3),
        .icon(
          "A",
          IconChange(
            points: .init(width: 23, height: 23), pixels: .init(width: 72, height: 72), scale: 3)),
      ], ["A"], cure: [.icon("A", IconChange(pixels: .init(width: 69, height: 69)))]),
    Case(
      "image-compact", [letters(3), .icon("A", IconChange(shape: .square))], ["A"],
      cure: [.icon("A", IconChange(shape: .square, barClass: .compact))]),
    Case(
      "image-style", [old, letters(3), .icon("A", IconChange(symbol: "house"))], ["A"],
      cure: [.icon("A", IconChange(symbol: "house.fill"))]),
    Case("badge-content", [letters(3), .badge("A", "new")], ["A"], cure: [.badge("A", "!")]),
    Case("badge-long", [letters(3), .badge("A", "12345")], ["A"], cure: [.badge("A", "999+")]),
    Case(
      "badge-everywhere", [letters(3), .badge("A", "1"), .badge("B", "2"), .badge("C", "3")],
      ["A", "B", "C"], cure: [.badge("B", nil)]),
    Case(
      "badge-color", [letters(3), .badge("A", "1", color: "#FFCC00")], ["A"],
      cure: [.badge("A", "1", color: "#AA0000")]),
    Case(
      "bar-hidden-nav", [letters(3), .push("Detail", hidesBar: true)], ["A"], cure: [.pop()]),
    Case(
      "not-root", [letters(3), .sceneFact(.host(.pushed, affectsOther: false))], [],
      cure: [.sceneFact(.host(.root, affectsOther: false))]),
    Case(
      "not-root", [letters(3), .sceneFact(.host(.tab, affectsOther: false))], [],
      cure: [.sceneFact(.host(.modal, affectsOther: false))]),
    Case(
      "modal-tabs", [letters(3), .sceneFact(.host(.modal, affectsOther: false))], [],
      cure: [.sceneFact(.host(.root, affectsOther: false))]),
    Case(
      "scope-split", [letters(2), .sceneFact(.host(.split, affectsOther: true))], ["A", "B"],
      cure: [.sceneFact(.host(.split, affectsOther: false))]),
    Case(
      "scope-popover", [letters(2), .sceneFact(.host(.popover, affectsOther: true))], ["A", "B"],
      cure: [.sceneFact(.host(.popover, affectsOther: false))]),
    Case(
      "shadow-alone", [letters(3), .appearance(.init(.shadow, "s"))], [],
      cure: [.appearance(.init(.background, "b"))]),
    Case(
      "divider-set", [letters(3), .appearance(.init(.dividerNone, "d"))], [],
      cure: [.appearance(.init(.dividerNone, nil))]),
    Case(
      "tint-same", [old, letters(3), .appearance(.init(.tint, "#8E8E90"))], [],
      cure: [.appearance(.init(.tint, "red"))]),
    Case(
      "tint-content", [new, letters(3), .appearance(.init(.contentColor, "#050505"))], [],
      cure: [.appearance(.init(.contentColor, "#FFFFFF"))]),
    Case(
      "custom-bg-26", [new, letters(3), .appearance(.init(.barTint, "green"))], [],
      cure: [.device(.iphone, version: .v18)]),
    Case(
      "a11y-label", [letters(3), .title("B", "")], ["B"],
      cure: [.fact("B", .accessibilityLabel("Bikes"))]),
    Case(
      "rotation-block", [letters(3), .orientations("B", .portrait)], ["B"],
      cure: [.delegateOrientations(.both)]),
    Case("search-plain", [new, .new(["A", "Search"])], ["Search"], cure: [.searchTab("Search")]),
    Case(
      "pinned-image", [pad, letters(3), .placement("B", .pinned)], ["B"],
      cure: [.icon("B", IconChange(symbol: "star"))]),
    Case(
      "group-depth",
      [
        pad, .new(["A"]), .group("w", children: ["x"]), .group("v", children: ["w"]),
        .group("u", children: ["v"]), .group("t", children: ["u"]),
      ], ["w"], cure: [.group("u", children: ["y"])]),
    Case(
      "ident-dup", [letters(3), .fact("B", .identifier("A"))], ["A", "B"],
      cure: [.fact("B", .identifier(nil))]),
    Case("platform", [.device(.watch), letters(3)], [], cure: [.device(.iphone)]),
    Case(
      "vision-label", [.device(.vision), .new(["A"])], ["A"],
      cure: [.icon("A", IconChange(symbol: "star"))]),
    Case(
      "tv-logo",
      [.device(.appleTV), letters(3), .sceneFact(.logo(.init(width: 220, height: 68)))], [],
      cure: [.sceneFact(.logo(.init(width: 200, height: 68)))]),
    Case(
      "tv-live",
      [.device(.appleTV), letters(2), .fact("A", .live(.recorded)), .fact("B", .live(.live))],
      ["A", "B"], cure: [.move("B", to: 1)]),
    Case(
      "tv-icon",
      [.device(.appleTV), letters(2), .title("A", nil), .icon("A", IconChange(symbol: "film"))],
      ["A"], cure: [.icon("A", IconChange(symbol: "magnifyingglass"))]),
    Case(
      "m3-count", [.device(.android), letters(6)], ["A", "B", "C", "D", "E", "F"],
      cure: [.remove("F")]),
    Case(
      "m3-label", [.device(.android), .new(["A", "B"]), .title("A", nil), .title("B", "")],
      ["A", "B"], cure: [.title("A", "A")]),
  ]

  @Test(
    "A rule finds what it is for, names the tabs, and is silent after the cure",
    arguments: cases)
  func rule(_ row: Case) throws {
    var bench = try Bench()
    for action in row.actions { try bench.act(action) }
    let finding = try #require(bench.state.audit().first { $0.rule.name == row.name })
    #expect(finding.tabs == row.tabs)
    for language in DeviceLanguage.allCases {
      let message = finding.message(in: language)
      #expect(!message.contains("{"), "every place is filled: \(message)")
    }
    for action in row.cure { try bench.act(action) }
    #expect(!bench.state.audit().contains { $0.rule.name == row.name })
  }

  @Test("All fifty rules have a case, a number, a source and messages with the same places")
  func table() {
    let rules = AuditRule.all.sorted { $0.number < $1.number }
    #expect(rules.map(\.number) == Array(1...50))
    #expect(Set(rules.map(\.name)).count == 50)
    let tested = Set(Self.cases.map(\.name)).union(["managed-bar"])
    #expect(Set(rules.map(\.name)).subtracting(tested) == [])
    for rule in rules {
      #expect(Rule[rule.rule] != nil)
      #expect(places(rule.english) == places(rule.russian), "\(rule.id)")
    }
  }

  private func places(_ text: String) -> Set<String> {
    Set(
      text.split(separator: "{").dropFirst().compactMap {
        $0.split(separator: "}").first.map(String.init)
      })
  }

  @Test("AU-20: the message names the right number of pixels (TB-158)")
  func pixels() throws {
    let change = IconChange(
      shape: .square, points: .init(width: 23, height: 23),
      pixels: .init(width: 72, height: 72), scale: 3)
    let bench = try Bench(.new(["A"]), .icon("A", change))
    let finding = try #require(bench.state.audit().first { $0.rule.number == 20 })
    #expect(finding.message(in: .en).contains("69×69"))
  }

  @Test("Words of the model have Russian names in Russian messages")
  func russianNames() throws {
    let bench = try Bench(
      .device(.iphone, version: .v26), letters(3),
      .icon("A", IconChange(shape: .square, points: .init(width: 30, height: 30))),
      .appearance(AppearanceChange(.dividerNone, "d")),
      .appearance(AppearanceChange(.background, "b")),
      .appearance(AppearanceChange(.barTint, "red")))
    let found = bench.state.audit()
    let messages = [19, 21, 34, 37].map { number in
      found.first { $0.rule.number == number }?.message(in: .ru)
    }
    #expect(
      messages == [
        "Иконка «A» (квадратная) — 30×30 pt; для обычного таб-бара нужно 23×23.",
        "У растровой иконки «A» нет компактного варианта.",
        "Не хватает изображений разделителя для пар: выбран левый, выбран правый.",
        "Собственный фон на iOS 26 ничего не меняет: фон, оттенок бара.",
      ])
  }

  @Test("AU-35, AU-36: colours have names in both languages")
  func colorNames() throws {
    #expect(Color("Жёлтый") == Color("yellow") && Color("чёрный") == Color("#000000"))
    let bench = try Bench(
      .device(.iphone, version: .v26), letters(3),
      .appearance(AppearanceChange(.contentColor, "чёрный")))
    #expect(bench.state.audit().contains { $0.rule.id == "AU-36" })
  }

  @Test("AU-32: attempts on a controller's bar are reported when the session saw them")
  func managedBar() throws {
    let bench = try Bench(letters(3))
    #expect(bench.state.audit(managedBarWasTouched: true).contains { $0.rule.id == "AU-32" })
  }

  @Test(
    "A good interface: no errors or warnings",
    arguments: [
      "clock", "photos", "app-store", "library", "streaming",
    ])
  func good(name: String) throws {
    let preset = try Preset.named(name)
    let bench = try Bench(.device(preset.device), .install(preset.blueprint))
    let found = bench.state.audit().filter { $0.rule.severity != .info }
    #expect(found.map(\.rule.name) == [])
  }
}
