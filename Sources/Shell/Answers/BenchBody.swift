import Rendering
import TabBar
import TextAnalysis

/// What a command of the bench says to people: what happened, and the bar as it is now.
///
/// Programs get events and state beside it.
struct BenchBody: AnswerBody {
  var events: [Event]
  var presentation: Presentation
  var isWatching: Bool

  func text(_ style: TextStyle) -> String {
    var parts = Narration.lines(events, in: style.language)
    if isWatching {
      parts.append(
        DevicePicture.draw(presentation, theme: style.theme, width: style.width))
    } else {
      parts.append(BarPicture.draw(presentation, theme: style.theme, width: style.width))
    }
    return parts.joined(separator: "\n")
  }
}

/// A drawing.
struct PictureBody: AnswerBody {
  var presentation: Presentation
  var isBarAlone: Bool
  /// The drawing for programs, made once at 80 columns of plain ASCII or as set.
  var theme: Theme

  func write(to json: inout JSONText, in language: Language) {
    json.member("picture", draw(TextStyle(language: .en, theme: theme, width: 80)))
  }

  func text(_ style: TextStyle) -> String { draw(style) }

  private func draw(_ style: TextStyle) -> String {
    isBarAlone
      ? BarPicture.draw(presentation, theme: style.theme, width: style.width)
      : DevicePicture.draw(presentation, theme: style.theme, width: style.width)
  }
}
