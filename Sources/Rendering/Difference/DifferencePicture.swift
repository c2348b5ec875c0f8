public import TabBar
internal import TextAnalysis

/// Two screens, before and after, with a mark at every item that changed.
public enum DifferencePicture {
  /// The headings of both screens.
  public struct Headings: Sendable {
    var before: String
    var after: String

    /// Names both screens.
    public init(before: String, after: String) {
      self.before = before
      self.after = after
    }
  }

  /// The cells between two screens side by side.
  private static let gap = 4

  /// Draws both screens side by side where there is room for two, else one under the other; all
  /// lines are equally wide.
  ///
  /// - Parameter changes: What differs, where the caller knows it already.
  public static func draw(
    before: Presentation, after: Presentation, changes: [ScreenChange]? = nil, headings: Headings,
    theme: Theme = .plain, width: Int
  ) -> String {
    let changes = changes ?? after.changes(since: before)
    let onBar = changes.marks(of: .place, direction: after.direction)
    let inRows = changes.marks(of: .row, direction: after.direction)
    let screens = [
      (headings.before, before.marked(onBar: onBar, inRows: inRows)),
      (headings.after, after.marked(onBar: onBar, inRows: inRows)),
    ]
    let half = (width - gap) / 2
    let isBeside = half >= DevicePicture.leastWidth
    let parts = screens.map { heading, screen in
      titled(heading, screen, theme: theme, width: isBeside ? half : max(1, width))
    }
    return (isBeside ? beside(parts, theme) : below(parts)).joined(separator: "\n")
  }

  /// A line as it is printed, with the colours of its own screen.
  private struct Line {
    var text: String
    var width: Int

    func padded(to cells: Int) -> String {
      text + String(repeating: " ", count: max(0, cells - width))
    }
  }

  /// A screen under its heading.
  private static func titled(
    _ heading: String, _ screen: Presentation, theme: Theme, width: Int
  ) -> [Line] {
    let canvas =
      width < DevicePicture.leastWidth
      ? BarPicture.canvas(screen, theme: theme, width: width)
      : DevicePicture.canvas(screen, theme: theme, width: width)
    let shown = DisplayWidth.truncated(
      DisplayWidth.visible(heading), to: canvas.width, ellipsis: theme.ellipsis)
    return ([StyledText(shown, .bold)] + canvas.lines).map {
      Line(text: $0.rendered(canvas.theme), width: $0.width)
    }
  }

  private static func beside(_ parts: [[Line]], _ theme: Theme) -> [String] {
    let height = parts.map(\.count).max() ?? 0
    let widths = parts.map { $0.map(\.width).max() ?? 0 }
    return (0..<height).map { row in
      let cells = zip(parts, widths).map { part, width in
        (row < part.count ? part[row] : Line(text: "", width: 0)).padded(to: width)
      }
      let arrow = row == height / 2 ? " \(theme.leadsTo) " : String(repeating: " ", count: gap)
      return cells.joined(separator: arrow)
    }
  }

  private static func below(_ parts: [[Line]]) -> [String] {
    let lines = parts.joined()
    let width = lines.map(\.width).max() ?? 0
    return lines.map { $0.padded(to: width) }
  }
}

extension Presentation {
  /// This screen with marks before the titles of its items and rows.
  fileprivate func marked(
    onBar: [Destination: ChangeMark], inRows: [Destination: ChangeMark]
  ) -> Presentation {
    var screen = self
    screen.bar.items = bar.items.map { $0.marked(onBar[$0.destination], size: bar.titleSize) }
    screen.more.rows = more.rows.map { $0.marked(inRows[$0.destination], size: nil) }
    if let sidebar {
      screen.sidebar?.rows = sidebar.rows.map { row in
        var row = row
        row.shown = row.shown.marked(onBar[row.shown.destination], size: nil)
        return row
      }
    }
    return screen
  }
}

extension Presentation.Shown {
  /// The item with a mark before its title, which was cut before as the device does.
  fileprivate func marked(_ mark: ChangeMark?, size: Int?) -> Presentation.Shown {
    guard let mark else { return self }
    var item = self
    let shown = title ?? ""
    let text =
      size.map { isTitleCut ? TitleWidth.cut(shown, to: slotWidth, size: Double($0)) : shown }
    item.title = mark.rawValue + (text ?? shown)
    item.isTitleCut = true
    item.slotWidth = .infinity
    return item
  }
}
