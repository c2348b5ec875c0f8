import TabBar
import Testing

@testable import Rendering

@Suite struct PaletteTests {
  @Test(arguments: [
    (ColorDepth.basic, "orange", "1;33"), (.basic, "#ff0000", "1;31"), (.basic, "green", "1;32"),
    (.basic, "purple", "1;35"), (.basic, "gray", "1;37"), (.basic, "black", "1;30"),
    (.indexed, "#ff0000", "1;38;5;196"), (.indexed, "#808080", "1;38;5;244"),
    (.indexed, "white", "1;38;5;231"), (.full, "#0a141e", "1;38;2;10;20;30"),
  ])
  func tints(depth: ColorDepth, name: String, expected: String) {
    var theme = Theme(depth: depth)
    theme.palette = Palette(tint: Color(name))
    #expect(Style([.bold, .accent]).parameters(theme) == expected)
  }

  /// On a bar with a colour of its own, letters without one are black or white, whatever the
  /// terminal writes with.
  @Test(arguments: [("#ffffff", "38;2;0;0;0"), ("#101010", "38;2;255;255;255")])
  func lettersAreReadableOnTheBar(background: String, expected: String) {
    var theme = Theme(depth: .full)
    theme.palette = Palette(background: Color(background))
    #expect(Style([.backdrop, .muted]).parameters(theme).hasPrefix(expected))
    #expect(Style([]).parameters(theme) == "")
  }

  @Test func theSystemsOwnColoursStayTheTerminals() throws {
    let plain = try Bench.screen(Bench.clock)
    #expect(Palette(plain.appearance) == Palette.none)
    let black = try Bench.screen(Bench.clock + [.appearance(AppearanceChange(.style, "black"))])
    #expect(Palette(black.appearance).background == Color("black"))
    let tinted = try Bench.screen(
      Bench.clock + [
        .appearance(AppearanceChange(.barTint, "#223344")),
        .appearance(AppearanceChange(.unselectedTint, "mint")),
      ])
    #expect(Palette(tinted.appearance).background == Color("#223344"))
    #expect(Palette(tinted.appearance).unselected == Color("mint"))
  }
}
