import Rendering
import TabBar
import TestSupport
import Testing
import TextAnalysis

/// Whatever a title holds and however wide the terminal is: lines of one width, nothing to obey.
@Suite struct HostileTests {
  static let titles = [
    "\u{1B}[31mred\u{1B}[0m", "tab\tnew\nline\r", "\u{202E}dlrow", "👨‍👩‍👧‍👦 семья 🇷🇺", "日本語のとても長いタイトル",
    "и\u{306}е\u{308}\u{301}\u{301}", "",
  ]

  static let devices: [[Action]] = Device.allCases.flatMap { device in
    SystemVersion.allCases.map { [.device(device, version: $0)] }
  }

  static let states: [[Action]] = [
    [], [.rotate(.landscape)], [.direction(.rtl)], [.window(.compact)],
    [.keyboard(isShown: true)], [.present("\u{1B}c👍🏽"), .present("二")],
    [.push("\u{9B}2J日本語", hidesBar: false)], [.select("7")], [.tap("more")],
    [.tap("more"), .customize(.begin([]))], [.sidebar(.show)], [.focus(.down)],
    [.accessory("\u{7}Now 日本語"), .minimize(.onScrollDown), .scroll(.down(300))],
    [.searchTab("3", activatesSearch: true), .tap("3")], [.new([])],
    [.sceneFact(.toolbar(isShown: true)), .fact("1", .content(isEmpty: true, isExplained: false))],
  ]

  /// The actions that the device carries out; what it refuses is left out.
  private func screen(_ device: [Action], _ more: [Action]) -> Presentation {
    var state = State()
    var actions = device + [.new(Self.titles.map { $0.isEmpty ? "Seven" : $0 })]
    for (index, image) in ["house", "日本.fill", "\u{1B}", "ёж", "gear", ""].enumerated() {
      actions.append(.icon(TabReference("\(index + 1)"), IconChange(symbol: image)))
    }
    actions += [
      .badge("1", "日本語日本語日本語"), .badge("2", ""), .badge("3", "\u{1B}[5m9"), .enable("5", false),
      .title("6", ""),
    ]
    for action in actions + more { _ = try? State.reduce(&state, action) }
    return state.presentation(language: .ru)
  }

  @Test(arguments: devices, [Theme(), Theme(frame: .unicode)])
  func linesAreOfOneWidthAndHarmless(device: [Action], theme: Theme) {
    for more in Self.states {
      let screen = screen(device, more)
      for width in [0, 1, 3, 12, 39, 40, 61, 80, 120] {
        for text in [
          DevicePicture.draw(screen, theme: theme, width: width),
          BarPicture.draw(screen, theme: theme, width: width),
        ] {
          let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
          let widths = Set(lines.map { DisplayWidth.width(of: $0) })
          if widths.count != 1 || (widths.max() ?? 0) > max(1, width) {
            Issue.record("\(device) \(more) at \(width):\n\(text)")
          }
          let isHarmless = lines.allSatisfy { DisplayWidth.visible($0) == $0 }
          if !isHarmless { Issue.record("\(device) \(more) at \(width) is not plain") }
        }
      }
    }
  }

  @Test func snapshot() {
    let screen = screen([.device(.iphone)], [])
    let text = DevicePicture.draw(screen, theme: Theme(frame: .unicode), width: 80)
    expectSnapshot(text + "\n", named: "hostile-80")
  }

  /// Colour adds escape sequences and nothing else.
  @Test(arguments: devices)
  func colourChangesNothingButColour(device: [Action]) {
    let screen = screen(device, [])
    let plain = DevicePicture.draw(screen, width: 80)
    let coloured = DevicePicture.draw(screen, theme: Theme(hasColor: true), width: 80)
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(coloured.contains("\u{1B}["))
  }
}
