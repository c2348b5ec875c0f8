internal import TextAnalysis

/// A rectangle of terminal cells; whatever is drawn outside is clipped.
///
/// Lines are kept as links between cells and become characters only when the canvas is rendered,
/// so that frames which touch join properly in ASCII and in box-drawing characters.
struct Canvas: Equatable, Sendable {
  /// What stands in one cell.
  struct Cell: Equatable, Sendable {
    /// One grapheme cluster; empty where a line runs or a wide character goes on.
    var glyph = " "
    var style: Style = []
    /// The neighbours that a line runs to.
    var links: Links = []
    /// Whether the cell is the right half of a wide character.
    var isTail = false
  }

  /// The directions in which a line leaves a cell.
  struct Links: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let up = Links(rawValue: 1)
    static let down = Links(rawValue: 2)
    static let left = Links(rawValue: 4)
    static let right = Links(rawValue: 8)
  }

  let width: Int
  private(set) var rows: [[Cell]]
  let theme: Theme

  init(width: Int, height: Int, theme: Theme) {
    self.width = max(0, width)
    self.theme = theme
    let row = [Cell](repeating: Cell(), count: max(0, width))
    rows = [[Cell]](repeating: row, count: max(0, height))
  }

  var height: Int { rows.count }

  /// The whole of it.
  var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// Writes `text` from the cell (`x`, `y`) to the right; what does not fit is cut.
  mutating func put(_ text: String, x: Int, y: Int, style: Style = []) {
    guard rows.indices.contains(y) else { return }
    var column = x
    for character in DisplayWidth.visible(text) {
      let cells = DisplayWidth.width(of: character)
      if column >= width { return }
      if column >= 0, column + cells <= width {
        clear(column, cells, y)
        rows[y][column] = Cell(glyph: String(character), style: style)
        for tail in 1..<max(1, cells) {
          rows[y][column + tail] = Cell(glyph: "", style: style, isTail: true)
        }
      } else if column + cells > 0 {
        // Half a wide character is never drawn; its cell is empty.
        clear(max(0, column), 1, y)
      }
      column += cells
    }
  }

  /// Writes a styled line from the cell (`x`, `y`) to the right; what does not fit is cut.
  mutating func put(_ line: StyledText, x: Int, y: Int, adding style: Style = []) {
    var column = x
    for run in line.runs {
      put(run.text, x: column, y: y, style: run.style.union(style))
      column += DisplayWidth.width(of: run.text)
    }
  }

  /// Writes `text` into the cells `x ..< x + cells` of row `y`, cut with an ellipsis.
  mutating func put(
    _ text: String, x: Int, y: Int, cells: Int, alignment: DisplayWidth.Alignment,
    style: Style = []
  ) {
    let shown = DisplayWidth.truncated(
      DisplayWidth.visible(text), to: max(0, cells), ellipsis: theme.ellipsis)
    let free = max(0, cells - DisplayWidth.width(of: shown))
    let before =
      switch alignment {
      case .leading: 0
      case .center: free / 2
      case .trailing: free
      }
    put(shown, x: x + before, y: y, style: style)
  }

  /// Lets a line pass through a cell.
  mutating func link(x: Int, y: Int, _ links: Links, style: Style) {
    guard rows.indices.contains(y), (0..<width).contains(x) else { return }
    if rows[y][x].links.isEmpty { clear(x, 1, y) }
    rows[y][x].glyph = ""
    rows[y][x].links.formUnion(links)
    rows[y][x].style = style
  }

  /// Adds `style` to what stands in `rect`, empty cells included.
  mutating func add(_ style: Style, to rect: Rect) {
    let seen = rect.intersection(bounds)
    for row in seen.rows {
      for column in seen.columns { rows[row][column].style.formUnion(style) }
    }
  }

  /// Copies another canvas onto this one, its upper left cell at (`x`, `y`).
  mutating func place(_ other: Canvas, x: Int, y: Int) {
    let seen = Rect(x: x, y: y, width: other.width, height: other.height).intersection(bounds)
    for row in seen.rows {
      clear(seen.x, seen.width, row)
      for column in seen.columns {
        let cell = other.rows[row - y][column - x]
        let isWide = column - x + 1 < other.width && other.rows[row - y][column - x + 1].isTail
        let isHalf = isWide && column + 1 == width || cell.isTail && column == 0
        rows[row][column] = isHalf ? Cell() : cell
      }
    }
  }

  /// Empties cells, and the other half of a wide character that loses one.
  private mutating func clear(_ x: Int, _ cells: Int, _ y: Int) {
    if rows[y][x].isTail { rows[y][x - 1] = Cell() }
    let end = x + cells
    if end < width, rows[y][end].isTail { rows[y][end] = Cell() }
    for column in x..<end { rows[y][column] = Cell() }
  }
}
