import TabBar
import TestSupport
import Testing
import TextAnalysis

@testable import Rendering

/// Whatever a title holds and however wide the terminal is: lines of one width, nothing cut in the
/// middle, nothing to obey, and no character that the set of the drawing does not have.
@Suite struct HostileTests {
  static let widths = [0, 1, 3, 12, 39, 40, 60, 80, 120]

  @Test(arguments: Matrix.devices, DeviceLanguage.allCases)
  func linesAreOfOneWidthAndHarmless(device: [Action], language: DeviceLanguage) {
    for more in Matrix.states {
      let screen = Matrix.screen(device, more, language: language)
      for width in Self.widths {
        for frame in Theme.Frame.allCases {
          let theme = Theme(frame: frame)
          for text in [
            DevicePicture.draw(screen, theme: theme, width: width),
            BarPicture.draw(screen, theme: theme, width: width),
          ] {
            if let complaint = Self.complaint(about: text, width: width) {
              Issue.record("\(device) \(more) at \(width): \(complaint)\n\(text)")
            }
          }
        }
      }
    }
  }

  @Test(arguments: Matrix.devices)
  func beforeAndAfterAreOfOneWidthAndHarmless(device: [Action]) {
    let before = Matrix.screen(device, [])
    for more in Matrix.states {
      let after = Matrix.screen(device, more)
      for width in [1, 20, 40, 80, 120] {
        let text = DifferencePicture.draw(
          before: before, after: after,
          headings: DifferencePicture.Headings(before: "до\u{1B}", after: "после"), width: width)
        if let complaint = Self.complaint(about: text, width: width) {
          Issue.record("\(device) \(more) at \(width): \(complaint)\n\(text)")
        }
      }
    }
  }

  /// What is wrong with a drawing, if anything.
  static func complaint(about text: String, width: Int) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let widths = Set(lines.map { DisplayWidth.width(of: $0) })
    if widths.count != 1 { return "lines of \(widths.sorted()) cells" }
    if (widths.max() ?? 0) > max(1, width) { return "too wide" }
    return lines.allSatisfy { DisplayWidth.visible($0) == $0 } ? nil : "not harmless"
  }

  /// With titles of letters only, everything else in a drawing is of its own set.
  @Test(arguments: Matrix.devices)
  func aDrawingIsMadeOfOneSet(device: [Action]) {
    let titles = ["Map", "Route", "Saved", "Taxi", "Friends", "Nearby places", "Help"]
    for more in Matrix.states {
      var state = Matrix.state(device, [], titles: titles)
      let plain: [Action] = [
        .icon("2", IconChange(symbol: "map.fill")), .icon("3", IconChange(symbol: "bell")),
        .icon("4", IconChange(symbol: "car")), .badge("1", "1234567890"), .badge("3", "9"),
      ]
      // What the states name themselves stays out of the way.
      for action in plain + more.filter({ !Self.namesSomething($0) }) {
        _ = try? state.apply(action)
      }
      let screen = state.presentation(language: .en)
      for width in [40, 80] {
        let ascii = DevicePicture.draw(screen, width: width)
        #expect(ascii.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) }, "\(ascii)")
        let theme = Theme(frame: .unicode)
        let drawn = DevicePicture.draw(screen, theme: theme, width: width)
        let other = drawn.unicodeScalars.filter { $0.value > 0x7F }
        let known = "─│╭╮╰╯├┤┬┴┼╌▬▐█▌▾≡►◄‹›…".unicodeScalars
        #expect(other.allSatisfy(known.contains), "\(drawn)")
        let frames = drawn.split(separator: "\n").filter { $0.hasPrefix("+-") }
        #expect(frames.isEmpty, "\(drawn)")
      }
    }
  }

  /// Each character of a drawing is one of the drawing's own, or a whole one of what is drawn.
  @Test(arguments: Matrix.devices)
  func noCharacterIsCut(device: [Action]) {
    let given = Matrix.titles + ["日本語日本語日本語", "c👍🏽", "二", "日本.fill", "ёж", "Now 日本語", "Seven"]
    let words = ScreenWord.allCases.flatMap { word in
      DeviceLanguage.allCases.map { word.text(in: $0) }
    }
    let keys = "йцукенгшщзхфывапролджэячсмитьбюЕщё"
    let own = "─│╭╮╰╯├┤┬┴┼╌▬▐█▌▾≡►◄‹›…"
    let known = Set((given.map { DisplayWidth.visible($0) } + words + [keys, own]).joined())
    for more in Matrix.states {
      let screen = Matrix.screen(device, more)
      for width in [12, 40, 61] {
        for frame in Theme.Frame.allCases {
          let text = DevicePicture.draw(screen, theme: Theme(frame: frame), width: width)
          let cut = text.filter { $0.utf8.count > 1 && !known.contains($0) }
          #expect(cut.isEmpty, "\(device) \(more) at \(width):\n\(text)")
        }
      }
    }
  }

  private static func namesSomething(_ action: Action) -> Bool {
    switch action {
    case .present, .push, .accessory: true
    default: false
    }
  }

  @Test func snapshot() {
    let screen = Matrix.screen([.device(.iphone)], [])
    let text = DevicePicture.draw(screen, theme: Theme(frame: .unicode), width: 80)
    expectSnapshot(text + "\n", named: "hostile-80")
  }

  /// Colour adds escape sequences and nothing else, however many colours there are.
  @Test(arguments: Matrix.devices)
  func colourChangesNothingButColour(device: [Action]) {
    let tints: [Action] = [
      .appearance(AppearanceChange(.tint, "orange")),
      .appearance(AppearanceChange(.barTint, "#102030")),
    ]
    let screen = Matrix.screen(device, tints)
    let plain = DevicePicture.draw(screen, width: 80)
    for depth in ColorDepth.allCases where depth != .none {
      let coloured = DevicePicture.draw(screen, theme: Theme(depth: depth), width: 80)
      #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
      #expect(coloured.contains("\u{1B}["))
    }
  }
}
