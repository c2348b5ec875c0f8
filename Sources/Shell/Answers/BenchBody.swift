import Rendering
import TabBar
import TextAnalysis

/// What a command of the bench says to people: what happened, and the bar as it is now.
///
/// Programs get events and state beside it.
struct BenchBody: WatchedBody {
  var events: [Event]
  var presentation: Presentation
  var isWatching: Bool

  func text(_ style: TextStyle) -> String {
    var parts: [String]
    if isWatching {
      parts = events.map { Narration.line($0, in: style.language) }
      parts.append(
        DevicePicture.draw(presentation, theme: style.theme, width: style.width))
    } else {
      parts = Narration.lines(events, in: style.language)
      parts.append(BarPicture.draw(presentation, theme: style.theme, width: style.width))
    }
    return parts.joined(separator: "\n")
  }

  func notes(_ style: TextStyle) -> [String] { Narration.lines(events, in: style.language) }
}
