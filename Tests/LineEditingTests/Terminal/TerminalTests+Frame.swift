import TestSupport
import Testing

extension TerminalTests {
  @Suite(.serialized) struct Frame {
    @Test(
      "What stands above the prompt is drawn anew with the line below it", arguments: [60, 120])
    func resize(columns: Int) throws {
      let terminal = try Demo().start(["--frame"])
      try terminal.enter("выше")
      terminal.send("один два")
      try terminal.wait(forLine: "> один два")
      terminal.resize(rows: 20, columns: columns)
      try terminal.wait(for: "the frame and the line") { screen in
        screen.lines.filter { !$0.isEmpty } == ["frame 1", "> один два"]
      }
      terminal.send(" три")
      try terminal.wait(forLine: "> один два три")
      terminal.resize(rows: 20, columns: columns + 1)
      try terminal.wait(for: "the frame again") { screen in
        screen.lines.filter { !$0.isEmpty } == ["frame 2", "> один два три"]
      }
      terminal.send("\r")
      try terminal.wait(forText: "line: [один два три]")
    }
  }
}
