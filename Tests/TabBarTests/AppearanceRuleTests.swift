import TabBar
import Testing

@Suite("Appearance, rule by rule")
struct AppearanceRuleTests {
  @Test("TB-176: two styles, the default one by default")
  func styles() throws {
    var bench = try Bench(letters(2))
    #expect(bench.shown.appearance.style == .default)
    #expect(bench.shown.appearance.isTranslucent)
    try bench.act(.appearance(.init(.style, "black")))
    #expect(bench.shown.appearance.style == .black)
    #expect(bench.shown.appearance.isTranslucent)
    #expect(bench.refusal(.appearance(.init(.style, "pink"))) == "bad-argument")
  }

  @Test("TB-179: a background image is stretched or tiled, and never blurred")
  func backgroundImage() throws {
    var bench = try Bench(letters(2))
    #expect(bench.shown.appearance.hasBlur)
    try bench.act(.appearance(.init(.background, "waves", alpha: 0.5)))
    #expect(!bench.shown.appearance.isBackgroundTiled)
    #expect(bench.shown.appearance.isTranslucent && !bench.shown.appearance.hasBlur)
    try bench.act(.appearance(.init(.backgroundMode, "tile")))
    #expect(bench.shown.appearance.isBackgroundTiled)
  }

  @Test("TB-183: dividers for three pairs of states, which only the audit looks at")
  func dividers() throws {
    var bench = try Bench(letters(3), .appearance(.init(.dividerLeftSelected, "l")))
    func missing() -> String? {
      bench.state.audit().first { $0.rule.name == "divider-set" }?.values["pairs"]
    }
    #expect(missing() == "right-selected, none-selected")
    try bench.act(.appearance(.init(.dividerRightSelected, "r")))
    #expect(missing() == "none-selected")
    try bench.act(.appearance(.init(.dividerNone, "n")))
    #expect(missing() == nil)
    #expect(bench.shown.appearance.dividers.rightSelected == "r")
  }

  @Test("TB-188: at the scroll edge transparent, or as that appearance says")
  func scrollEdge() throws {
    var bench = try Bench(letters(2), .appearance(.init(.barTint, "green")), .scroll(.bottom))
    #expect(!bench.shown.bar.hasBackground, "no scroll-edge appearance: transparent")
    try bench.act(.appearance(.init(.barTint, "red"), atScrollEdge: true))
    #expect(bench.shown.bar.hasBackground)
    #expect(bench.shown.appearance.barTint == "red")
    try bench.act(.appearance(.init(.barTint, "blue"), of: .item("A"), atScrollEdge: true))
    #expect(bench.shown.appearance.barTint == "blue", "TB-189: the item's own")
    try bench.act(.scroll(.up(10)))
    #expect(bench.shown.appearance.barTint == "green", "away from the edge")
    try bench.act(.standalone(["p"]))
    #expect(bench.refusal(.appearance(.init(.tint, "red"), atScrollEdge: true)) == "unsupported")
  }

  @Test("TB-190: the proxy styles all bars, also later ones; a bar's own setting is stronger")
  func proxy() throws {
    var bench = try Bench(letters(2), .appearance(.init(.tint, "red"), of: .proxy))
    #expect(bench.shown.appearance.tint == "red")
    try bench.act(.new(["X", "Y"]))
    #expect(bench.shown.appearance.tint == "red")
    try bench.act(.appearance(.init(.tint, "green")))
    #expect(bench.shown.appearance.tint == "green")
    try bench.act(.standalone(["p", "q"]))
    #expect(bench.shown.appearance.tint == "red")
  }

  @Test("TB-186: on iOS 26 neither image, nor tint, nor opacity of the background has an effect")
  func glass() throws {
    let bench = try Bench(
      .device(.iphone, version: .v26), letters(2), .appearance(.init(.background, "b")),
      .appearance(.init(.barTint, "red")), .appearance(.init(.translucent, "no")))
    #expect(bench.shown.appearance.background == .system)
    #expect(bench.shown.appearance.barTint == nil)
    #expect(bench.shown.appearance.isTranslucent)
  }

  @Test("TB-206: of an Apple TV's bar only the selected tab stands out, raised when focused")
  func television() throws {
    var bench = try Bench(
      .device(.appleTV), letters(3), .appearance(.init(.font, "Body")),
      .appearance(.init(.selectedFont, "Headline")), .appearance(.init(.unselectedTint, "white")))
    #expect(bench.shown.appearance.isTranslucent)
    #expect(bench.shown.bar.raised == .tab("A"))
    #expect(bench.shown.appearance.font == "Body")
    #expect(bench.shown.appearance.selectedFont == "Headline")
    #expect(bench.shown.appearance.unselectedTint == "white")
    try bench.act(.focus(.select))
    #expect(bench.shown.bar.raised == nil)
    try bench.act(.device(.iphone))
    #expect(bench.shown.bar.raised == nil)
  }

  @Test("TB-214: the logo beside an Apple TV's bar stands at the leading end")
  func logo() throws {
    var bench = try Bench(
      .device(.appleTV), letters(3), .sceneFact(.logo(.init(width: 200, height: 68))))
    #expect(bench.shown.logo == PixelSize(width: 200, height: 68))
    #expect(bench.shown.json.contains(#""logo":{"width":200,"height":68,"side":"left"}"#))
    #expect(!bench.state.audit().contains { $0.rule.name == "tv-logo" })
    try bench.act(.direction(.rtl), .sceneFact(.logo(.init(width: 200, height: 69))))
    #expect(bench.shown.json.contains(#""side":"right"}"#))
    #expect(bench.state.audit().contains { $0.rule.name == "tv-logo" })
    try bench.act(.device(.iphone))
    #expect(bench.shown.logo == nil)
  }
}
