import Rendering
import TabBar
import TextAnalysis

/// The screen before and after the last step of the bench, and what differs.
struct DifferenceBody: AnswerBody {
  /// The screen before; `nil` where there was no step yet.
  let before: Presentation?
  let after: Presentation
  /// The characters of the drawing for programs, which is made for 80 columns without colour.
  let frame: Theme.Frame
  private let changes: [ScreenChange]

  /// More changes of items and rows than anybody reads one by one.
  private static let mostItems = 200

  init(before: Presentation?, after: Presentation, frame: Theme.Frame) {
    self.before = before
    self.after = after
    self.frame = frame
    changes = before.map { after.changes(since: $0) } ?? []
  }

  func write(to json: inout JSONText, in language: Language) {
    json.member("picture", draw(Theme(frame: frame), width: 80, in: language))
    json.array("changes", changes) { json, change in
      json.object { json in
        json.member("aspect", change.aspect.rawValue)
        json.member("item", change.item?.name)
        json.member("from", change.from)
        json.member("to", change.to)
      }
    }
  }

  func text(_ style: TextStyle) -> String {
    guard before != nil else {
      return Wording("nothing was done yet", "пока ничего не сделано").text(in: style.language)
    }
    guard !changes.isEmpty else {
      return Wording(
        "the screen looks as before", "экран выглядит так же, как до команды"
      ).text(in: style.language)
    }
    func line(_ change: ScreenChange) -> String {
      let mark = ChangeMark(change, direction: after.direction)?.rawValue ?? " "
      return "\(mark) \(Messages.change(change).text(in: style.language))"
    }
    // Items and rows come first, and may be thousands; the rest is about the screen as a whole.
    let items = changes.prefix { $0.item != nil }
    var lines = items.prefix(Self.mostItems).map(line)
    let rest = items.count - lines.count
    if rest > 0 {
      lines.append(Wording("and \(rest) more", "и ещё \(rest)").text(in: style.language))
    }
    lines += changes[items.endIndex...].map(line)
    return ([draw(style.theme, width: style.width, in: style.language)].compactMap(\.self) + lines)
      .joined(separator: "\n")
  }

  private func draw(_ theme: Theme, width: Int, in language: Language) -> String? {
    before.map { before in
      DifferencePicture.draw(
        before: before, after: after, changes: changes,
        headings: DifferencePicture.Headings(
          before: Wording("before", "до").text(in: language),
          after: Wording("after", "после").text(in: language)),
        theme: theme, width: width)
    }
  }
}
