internal import CEditShim

/// Where libedit puts the characters of prompt and line on the terminal's rows.
///
/// It counts as libedit does, by code point and `wcwidth`, so that both agree about the row that
/// the cursor is in.
struct ScreenLayout: Equatable {
  let columns: Int
  /// Counted from the row of the prompt.
  private(set) var row = 0
  private(set) var column = 0

  init(columns: Int) {
    self.columns = max(1, columns)
  }

  mutating func put(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars { put(scalar) }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09:
      repeat { advance(1) } while column % 8 != 0
    case 0..<0x20, 0x7F:
      // Shown as ^A.
      advance(1)
      advance(1)
    default:
      let character = wchar_t(bitPattern: scalar.value)
      if sh_edit_is_printable(character) {
        advance(max(0, Int(sh_edit_cell_width(character))))
      } else {
        // Shown as \U+ and its digits.
        for _ in 0..<(scalar.value > 0xFFFF ? 8 : 7) { advance(1) }
      }
    }
  }

  private mutating func advance(_ cells: Int) {
    // What is too wide for the rest of a row begins the next one.
    if column + cells > columns { wrap() }
    column += cells
    if column >= columns { wrap() }
  }

  private mutating func wrap() {
    row += 1
    column = 0
  }
}
