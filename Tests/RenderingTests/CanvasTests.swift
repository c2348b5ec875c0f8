import Testing

@testable import Rendering

@Suite struct CanvasTests {
  private func canvas(_ width: Int, _ height: Int, _ theme: Theme = .plain) -> Canvas {
    Canvas(width: width, height: height, theme: theme)
  }

  private func text(_ canvas: Canvas) -> [String] { canvas.lines.map(\.plain) }

  @Test(arguments: [
    (-2, "llo "), (0, "hell"), (2, "  he"), (4, "    "), (-9, "    "),
  ])
  func textIsClipped(x: Int, expected: String) {
    var canvas = canvas(4, 1)
    canvas.put("hello", x: x, y: 0)
    canvas.put("never", x: 0, y: 1)
    canvas.put("never", x: 0, y: -1)
    #expect(text(canvas) == [expected])
  }

  @Test func halfAWideCharacterIsNeverDrawn() {
    var canvas = canvas(4, 1)
    canvas.put("a語語", x: 0, y: 0)
    #expect(text(canvas) == ["a語 "])
    canvas.put("x", x: 2, y: 0)
    #expect(text(canvas) == ["a x "])
    canvas.put("語", x: 2, y: 0)
    canvas.put("y", x: 2, y: 0)
    #expect(text(canvas) == ["a y "])
    canvas.put("語b", x: -1, y: 0)
    #expect(text(canvas) == [" by "])
  }

  @Test func aCanvasPlacedOverAWideCharacterClearsItsRest() {
    var below = canvas(4, 1)
    below.put("語語", x: 0, y: 0)
    var above = canvas(2, 1)
    above.put("漢", x: 0, y: 0)
    below.place(above, x: 1, y: 0)
    #expect(text(below) == [" 漢 "])
    below.place(above, x: 3, y: 0)
    #expect(below.lines.allSatisfy { $0.width == 4 })
  }

  @Test func framesJoin() {
    for (frame, expected) in [
      (Theme.Frame.ascii, ["+-+-+", "| | |", "+-+-+", "| | |", "+-+-+"]),
      (.unicode, ["╭─┬─╮", "│ │ │", "├─┼─┤", "│ │ │", "╰─┴─╯"]),
    ] {
      var canvas = canvas(5, 5, Theme(frame: frame))
      canvas.frame(canvas.bounds)
      canvas.horizontal(x: 0, y: 2, cells: 5)
      canvas.vertical(x: 2, y: 0, cells: 5)
      #expect(text(canvas) == expected)
    }
  }
}
