import TabBar
import Testing

@testable import Rendering

/// Lists too long to be read: a drawing shows the rows around the selected one.
@Suite struct LongListTests {
  @Test(arguments: [
    (3, 2, 0..<3, 0, 0), (100, 99, 0..<100, 0, 0), (1000, 0, 0..<100, 0, 900),
    (1000, 500, 450..<550, 450, 450), (1000, 999, 900..<1000, 900, 0), (0, nil, 0..<0, 0, 0),
  ])
  func window(count: Int, selected: Int?, rows: Range<Int>, before: Int, after: Int) {
    let window = RowWindow(count: count, selected: selected)
    #expect(window.rows == rows)
    #expect(window.before == before && window.after == after)
  }

  static let tabs = Action.new((1...3000).map { "Tab\($0)" })
  static let long: [(name: String, actions: [Action])] = [
    ("a bar one under the other", [.device(.android), tabs, .select("1500")]),
    ("the vertical bar", [.device(.vision), tabs, .select("1500")]),
    ("the More list", [tabs, .tap("more")]),
    ("a sidebar", [.device(.ipad), tabs, .mode(.tabSidebar), .sidebar(.show), .select("1500")]),
    ("the customise screen", [tabs, .tap("more"), .customize(.begin([]))]),
  ]

  @Test(arguments: long)
  func stayShort(screen: (name: String, actions: [Action])) throws {
    let screen = try Bench.screen(screen.actions)
    for text in [
      DevicePicture.draw(screen, width: 80), BarPicture.draw(screen, width: 80),
      DifferencePicture.draw(
        before: try Bench.screen([Self.tabs]), after: screen,
        headings: DifferencePicture.Headings(before: "", after: ""), width: 80),
    ] {
      #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } < 400)
      #expect(HostileTests.complaint(about: text, width: 80) == nil)
    }
  }

  @Test func theSelectedRowIsThereAndTheRestIsCounted() throws {
    for device in [Device.vision, .ipad] {
      let sidebar: [Action] = device == .ipad ? [.mode(.tabSidebar), .sidebar(.show)] : []
      let screen = try Bench.screen([.device(device), Self.tabs, .select("1500")] + sidebar)
      let text = DevicePicture.draw(screen, width: 80)
      #expect(text.contains("[Tab1500]"))
      #expect(text.contains(" 1449 ") && text.contains(" 1451 "))
    }
  }
}
