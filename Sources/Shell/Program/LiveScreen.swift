import Rendering
import TabBar
import TextAnalysis

/// The drawing that stays at the top of the terminal while `watch` is on, and is drawn in place.
///
/// What was on the terminal before scrolls away once. A frame is written in one go, each line over
/// the former one and cleared behind its end, so nothing flickers; the prompt follows below it.
final class LiveScreen {
  private let output: Output
  /// Draws the last frame anew, for a window of another size; `nil` while nothing is shown.
  private var redraw: (() -> Bool)?

  /// A drawing on the terminal behind `output`.
  init(output: Output) {
    self.output = output
  }

  /// Shows the screen that an answer watches, and what the command said below it.
  ///
  /// Returns false where the answer is of another kind, or too high for the terminal; it is to be
  /// written as usual then.
  func show(_ answer: Answer, style: @escaping () -> TextStyle) -> Bool {
    guard case .success(let body) = answer.outcome, let watched = body as? any WatchedBody,
      watched.isWatching
    else { return false }
    let command = answer.command
    // What stands there scrolls away once, not again when the same frame is drawn anew.
    var scrollsFirst = redraw == nil
    redraw = { [unowned self] in
      let style = style()
      let drawing = DevicePicture.draw(
        watched.presentation, theme: style.theme, width: style.width)
      let notes = ["> " + DisplayWidth.visible(command)] + watched.notes(style)
      let isWritten = write(drawing, notes: notes, scrollsFirst: scrollsFirst)
      if isWritten { scrollsFirst = false }
      return isWritten
    }
    return resize()
  }

  /// Draws the last frame anew; returns false where there is none, or no room for it.
  func resize() -> Bool { redraw?() ?? false }

  /// Forgets the frame: what is written next begins a new one.
  func end() { redraw = nil }

  private func write(_ drawing: String, notes: [String], scrollsFirst: Bool) -> Bool {
    guard let rows = output.rows,
      let frame = Self.frame(
        drawing, notes: notes, rows: rows, columns: output.columns ?? 80)
    else { return false }
    output.write((scrollsFirst ? String(repeating: "\n", count: rows) : "") + frame)
    return true
  }

  /// The bytes that put a drawing and notes at the top of a terminal, whatever stood there, with
  /// the cursor below them; `nil` where a terminal of that size has no room for them and a prompt.
  static func frame(_ drawing: String, notes: [String], rows: Int, columns: Int) -> String? {
    let lines = (drawing + "\n" + notes.joined(separator: "\n"))
      .split(separator: "\n", omittingEmptySubsequences: false)
    let widths = lines.map(width)
    let taken = widths.reduce(0) { $0 + max(1, ($1 + columns - 1) / max(1, columns)) }
    guard taken + 2 <= rows else { return nil }
    let text = zip(lines, widths).map { line, width in
      // Behind a full line terminals stay on its last character, which would be cleared.
      line + (width > 0 && width % columns == 0 ? "\n" : "\u{1B}[K\n")
    }
    // Terminals that know the first and last sequence show what is between them at once.
    return "\u{1B}[?2026h\u{1B}[H" + text.joined() + "\u{1B}[J\u{1B}[?2026l"
  }

  /// The cells that a line takes without its colours.
  private static func width(of line: Substring) -> Int {
    guard line.contains("\u{1B}") else { return DisplayWidth.width(of: line) }
    var plain = ""
    var isEscape = false
    for character in line {
      if character == "\u{1B}" {
        isEscape = true
      } else if isEscape {
        isEscape = character != "m"
      } else {
        plain.append(character)
      }
    }
    return DisplayWidth.width(of: plain)
  }
}

/// An answer that shows the screen of the bench for as long as it is watched.
protocol WatchedBody: AnswerBody {
  var presentation: Presentation { get }
  var isWatching: Bool { get }
  /// What there is to say beside the drawing, a line each.
  func notes(_ style: TextStyle) -> [String]
}

/// Whether the screen is watched from now on.
struct WatchBody: WatchedBody {
  var presentation: Presentation
  var isWatching: Bool

  private var message: Wording {
    isWatching
      ? Wording("the screen is drawn after each command", "экран рисуется после каждой команды")
      : Wording("the screen is drawn on `show`", "экран рисуется по команде «показать»")
  }

  func write(to json: inout JSONText, in language: Language) {
    json.member("text", message.text(in: language))
  }

  func text(_ style: TextStyle) -> String { message.text(in: style.language) }

  func notes(_ style: TextStyle) -> [String] { [text(style)] }
}
