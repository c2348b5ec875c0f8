public import TabBar

/// The device as a drawing: everything that ``Presentation`` says is on its screen.
///
/// The drawing is to scale across: the width of the screen in points is spread evenly over the
/// cells. Downwards it is torn (`~ ~ ~`) to keep it short.
public enum DevicePicture {
  /// Under this many cells the bar alone is drawn.
  public static let leastWidth = 40

  /// Draws the device in at most `width` cells; all lines are equally wide, and there is no line
  /// break after the last.
  public static func draw(
    _ presentation: Presentation, theme: Theme = .plain, width: Int
  ) -> String {
    if width < leastWidth {
      return BarPicture.draw(presentation, theme: theme, width: width)
    }
    return canvas(presentation, theme: theme, width: width).rendered
  }

  /// How many points a cell across stands for in a drawing of at most `width` cells.
  public static func pointsPerCell(_ presentation: Presentation, width: Int) -> Double {
    let cells = ScreenWidth.cells(for: presentation, atMost: width) - 2
    return Scale(points: presentation.size.width, cells: cells).pointsPerCell
  }

  static func canvas(_ presentation: Presentation, theme: Theme, width: Int) -> Canvas {
    let cells = ScreenWidth.cells(for: presentation, atMost: width)
    var theme = theme
    theme.palette = Palette(presentation.appearance)
    let builder = ScreenBuilder(p: presentation, theme: theme, width: cells)
    switch presentation.device {
    case .iphone, .iphoneMax, .android: return builder.phone
    case .ipad, .catalyst: return builder.pad
    case .appleTV: return builder.television
    case .vision: return builder.vision
    case .mac, .watch: return builder.plain
    }
  }
}
