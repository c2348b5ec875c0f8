import Rendering
import TabBar
import TestSupport
import Testing
import TextAnalysis

@testable import Shell

/// A watched screen is drawn in place.
@Suite struct WatchTests {
  @Test func aFrameClearsWhatStoodBehindAndBelowIt() {
    let frame = LiveScreen.frame("ab\ncd", notes: ["> x"], rows: 5, columns: 10)
    #expect(
      frame
        == "\u{1B}[?2026h\u{1B}[Hab\u{1B}[K\ncd\u{1B}[K\n> x\u{1B}[K\n\u{1B}[J\u{1B}[?2026l")
  }

  /// Clearing to the end of a full line would take its last character in many terminals.
  @Test func aFullLineIsNotCleared() {
    let line = "\u{1B}[1;31m語\u{1B}[0mab"
    let frame = LiveScreen.frame(line, notes: [], rows: 9, columns: 4)
    #expect(frame == "\u{1B}[?2026h\u{1B}[H" + line + "\n\u{1B}[K\n\u{1B}[J\u{1B}[?2026l")
  }

  @Test(arguments: [(5, 10, true), (4, 10, false), (5, 2, false), (6, 2, true)])
  func aFrameLeavesRoomForThePrompt(rows: Int, columns: Int, fits: Bool) {
    let frame = LiveScreen.frame("ab\ncd", notes: ["> x"], rows: rows, columns: columns)
    #expect((frame != nil) == fits)
  }

  @Test func watchingChangesTheAnswersUntilItEnds() {
    var shtorka = Shtorka()
    let style = TextStyle(language: .en, theme: .plain, width: 80)
    func text(_ line: String) -> String {
      guard case .success(let body)? = shtorka.answers(line).last?.outcome else { return "" }
      return body.text(style)
    }
    #expect(!text("new A B").contains("9:41"))
    _ = text("watch on")
    #expect(text("tap B").contains("9:41"))
    _ = text("watch off")
    #expect(!text("tap A").contains("9:41"))
  }

  @Test func theTerminalSaysHowManyColoursItHas() {
    let table: [([String: String], ColorDepth)] = [
      (["TERM": "xterm"], .basic), (["TERM": "xterm-256color"], .indexed),
      (["TERM": "screen", "COLORTERM": "truecolor"], .full), (["TERM": "xterm-direct"], .full),
      ([:], .basic), (["COLORTERM": "yes"], .basic),
    ]
    for (environment, depth) in table {
      #expect(ColorDepth(environment: environment) == depth)
    }
  }
}
