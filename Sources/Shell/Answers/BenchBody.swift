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
    var parts = Narration.lines(events, in: style.language)
    if isWatching {
      parts.append(
        DevicePicture.draw(presentation, theme: style.theme, width: style.width))
    } else {
      parts.append(BarPicture.draw(presentation, theme: style.theme, width: style.width))
    }
    return parts.joined(separator: "\n")
  }

  func notes(_ style: TextStyle) -> [String] { Narration.lines(events, in: style.language) }
}
