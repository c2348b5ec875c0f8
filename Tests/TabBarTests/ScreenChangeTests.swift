import TabBar
import Testing

/// What differs between two screens.
@Suite struct ScreenChangeTests {
  private func changes(_ before: [Action], _ step: [Action]) throws -> [ScreenChange] {
    var state = State()
    for action in before { _ = try state.apply(action) }
    let old = state.presentation()
    for action in step { _ = try state.apply(action) }
    return state.presentation().changes(since: old)
  }

  static let table: [([Action], [Action], [ScreenChange])] = [
    ([.new(["A", "B"])], [], []),
    (
      [.new(["A", "B"])], [.add("C")],
      [ScreenChange(.place, .tab("C"), from: nil, to: "3")]
    ),
    // B and C are pushed along, which is no move of theirs.
    (
      [.new(["A", "B", "C"])], [.remove("A")],
      [
        ScreenChange(.place, .tab("A"), from: "1", to: nil),
        ScreenChange(.highlighted, from: "A", to: "B"), ScreenChange(.screen, from: "A0", to: "B0"),
      ]
    ),
    (
      [.new(["A", "B", "C"])], [.move("A", to: 3)],
      [ScreenChange(.place, .tab("A"), from: "1", to: "3")]
    ),
    (
      [.new(["A", "B"])], [.badge("B", ""), .title("B", "Two"), .enable("B", false)],
      [
        ScreenChange(.title, .tab("B"), from: "B", to: "Two"),
        ScreenChange(.badge, .tab("B"), from: nil, to: ""),
        ScreenChange(.enabled, .tab("B"), from: "yes", to: "no"),
      ]
    ),
    (
      [.new(["A", "B", "C", "D", "E"])], [.add("F")],
      [
        ScreenChange(.place, .tab("E"), from: "5", to: nil),
        ScreenChange(.place, .more, from: nil, to: "5"),
        ScreenChange(.row, .tab("E"), from: nil, to: "1"),
        ScreenChange(.row, .tab("F"), from: nil, to: "2"),
      ]
    ),
    (
      [.new(["A"])],
      [
        .appearance(AppearanceChange(.tint, "orange")),
        .appearance(AppearanceChange(.barTint, "#102030")),
      ],
      [
        ScreenChange(.tint, from: "blue", to: "orange"),
        ScreenChange(.fill, from: "default", to: "#102030"),
      ]
    ),
    (
      [.new(["A"])], [.scroll(.to(500)), .present("X"), .keyboard(isShown: true)],
      [
        ScreenChange(.visible, from: "yes", to: "no"), ScreenChange(.scroll, from: "0", to: "500"),
        ScreenChange(.modal, from: nil, to: "X"), ScreenChange(.keyboard, from: "no", to: "yes"),
      ]
    ),
  ]

  @Test(arguments: table)
  func changes(before: [Action], step: [Action], expected: [ScreenChange]) throws {
    #expect(try changes(before, step) == expected)
  }
}

/// The estimate of how wide a title is.
@Suite struct TitleWidthTests {
  @Test(arguments: [
    ("Alarms", 200, "Alarms"), ("Alarms", 35.3, "Alarms"), ("Alarms", 35, "Alar…"),
    ("Alarms", 9, "…"), ("", 10, ""),
    ("й\u{306}й\u{306}й\u{306}", 17.5, "й\u{306}й\u{306}й\u{306}"),
    ("и\u{306}и\u{306}и\u{306}", 17, "и\u{306}…"), ("日本語", 30, "日…"),
  ])
  func titlesAreCutBetweenCharacters(title: String, width: Double, expected: String) {
    #expect(TitleWidth.cut(title, to: width, size: 10) == expected)
  }

  @Test(arguments: [("World Clock", 57.6), ("Лента", 29.6), ("", 0)])
  func points(title: String, expected: Double) {
    #expect(abs(TitleWidth.points(of: title, size: 10) - expected) < 0.1)
  }
}
