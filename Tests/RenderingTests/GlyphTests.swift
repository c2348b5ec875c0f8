import Testing

@testable import Rendering

@Suite struct GlyphTests {
  @Test func everyGlyphIsSmallAsciiAndTellsFilledFromOutline() {
    for row in Glyphs.entries {
      for glyph in [row.outline, row.filled] {
        #expect((1...3).contains(glyph.count), "\(row.names)")
        #expect(glyph.utf8.allSatisfy { (0x21..<0x7F).contains($0) || $0 == 0x20 })
      }
      #expect(row.outline != row.filled, "\(row.names)")
      #expect(!row.names.isEmpty)
    }
    #expect(Glyphs.entries.count >= 120)
  }

  @Test func noNameStandsTwice() {
    let names = Glyphs.entries.flatMap(\.names)
    let counts = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }
    #expect(counts.keys.sorted() == [])
  }

  @Test(arguments: [
    ("house", "/^\\"), ("house.fill", "/#\\"), ("house.circle.fill", "/#\\"),
    ("person.2", "oo."), ("person.2.fill", "@@."), ("person.crop.circle.fill", ".@."),
    ("@drawable/ic_home_black_24dp", "/#\\"), ("ic_home_outline", "/^\\"), ("home_filled", "/#\\"),
    ("outline_home_24", "/^\\"), ("Settings", "{*}"), ("checkmark.circle.fill", "(V)"),
    ("magnifyingglass", "o--"), ("TabIcons/home.png", "/^\\"),
    ("wombat.house", "wh"), ("wombat.fill", "W"), ("wombat", "w"), ("Ёжик", "ё"), ("", "(?)"),
    ("\u{1B}", "(?)"), ("日本語.fill", "日"), ("日本.語本", "日"),
  ])
  func lookUp(name: String, expected: String) {
    #expect(Glyphs.glyph(for: name) == expected)
  }
}
