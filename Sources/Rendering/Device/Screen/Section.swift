/// A strip of a screen: how many rows it takes, and how it is drawn into them.
struct Section {
  /// The rows that it takes.
  var height: Int
  /// Draws it into the rectangle given, which has `height` rows and the width of the screen.
  var draw: (inout Canvas, Rect) -> Void

  init(height: Int, draw: @escaping (inout Canvas, Rect) -> Void) {
    self.height = height
    self.draw = draw
  }

  /// An empty strip.
  static func space(_ rows: Int = 1) -> Section { Section(height: rows) { _, _ in } }

  /// A line from edge to edge that joins the frame.
  static var rule: Section {
    Section(height: 1) { canvas, rect in
      canvas.horizontal(x: rect.x - 1, y: rect.y, cells: rect.width + 2)
    }
  }

  /// Where the drawing is torn to keep it short.
  static var tear: Section {
    Section(height: 1) { canvas, rect in
      canvas.tear(y: rect.y, x: rect.x - 1, cells: rect.width + 2)
    }
  }

  /// A frame of `width` cells with the sections in it, one under the other.
  static func framed(_ sections: [Section], width: Int, theme: Theme) -> Canvas {
    let height = sections.reduce(2) { $0 + $1.height }
    var canvas = Canvas(width: width, height: height, theme: theme)
    canvas.frame(canvas.bounds)
    var y = 1
    for section in sections {
      section.draw(&canvas, Rect(x: 1, y: y, width: width - 2, height: section.height))
      y += section.height
    }
    return canvas
  }
}
