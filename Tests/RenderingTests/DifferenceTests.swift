import Rendering
import TabBar
import TestSupport
import Testing

/// Before and after: what moved, marked.
@Suite struct DifferenceTests {
  static let scenes: [(name: String, width: Int, before: [Action], step: [Action])] = [
    ("add", 60, Bench.clock, [.add("Sleep")]),
    ("overflow", 80, Bench.clock + [.add("Sleep")], [.add("Focus")]),
    ("move", 60, Bench.clock, [.move("1", to: 3)]),
    ("badge-rtl", 60, Bench.clock + [.direction(.rtl)], [.move("1", to: 2), .badge("4", "3")]),
    ("rotate", 120, Bench.clock, [.rotate(.landscape)]),
    ("more", 100, Bench.shop + [.tap("more")], [.move("7", to: 5), .badge("6", "2")]),
    ("bar-30", 30, Bench.clock, [.remove("2")]),
  ]

  @Test(arguments: scenes)
  func picture(scene: (name: String, width: Int, before: [Action], step: [Action])) throws {
    let text = DifferencePicture.draw(
      before: try Bench.screen(scene.before), after: try Bench.screen(scene.before + scene.step),
      headings: DifferencePicture.Headings(before: "before", after: "after"), width: scene.width)
    expectSnapshot(text + "\n", named: scene.name)
  }

  @Test(arguments: [
    (ScreenChange(.place, .tab("A"), from: nil, to: "3"), LayoutDirection.ltr, "+"),
    (ScreenChange(.place, .tab("A"), from: "3", to: nil), .ltr, "-"),
    (ScreenChange(.place, .tab("A"), from: "3", to: "1"), .ltr, "<"),
    (ScreenChange(.place, .tab("A"), from: "3", to: "1"), .rtl, ">"),
    (ScreenChange(.row, .tab("A"), from: "1", to: "2"), .rtl, ">"),
    (ScreenChange(.badge, .tab("A"), from: nil, to: ""), .ltr, "*"),
  ])
  func marks(change: ScreenChange, direction: LayoutDirection, expected: String) {
    #expect(ChangeMark(change, direction: direction)?.rawValue == expected)
  }

  @Test func theScreenAsAWholeHasNoMark() {
    #expect(
      ChangeMark(ScreenChange(.orientation, from: "portrait", to: "landscape"), direction: .ltr)
        == nil)
  }
}
