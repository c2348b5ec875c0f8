import Rendering
import TabBar
import TextAnalysis

/// What a command of the bench says to people: what happened, and the bar as it is now, or the screen
/// where that is what changed.
///
/// Programs get events and state beside it.
struct BenchBody: WatchedBody {
  var events: [Event]
  var presentation: Presentation
  var isWatching: Bool
  /// Why nothing happened, where that would not be seen.
  var remark: Wording?

  func text(_ style: TextStyle) -> String {
    var parts: [String]
    if isWatching {
      parts = events.map { Narration.line($0, style) } + remarks(style)
      parts.append(
        DevicePicture.draw(presentation, theme: style.theme, width: style.width))
    } else {
      parts = notes(style)
      let picture =
        isScreenMeant
        ? DevicePicture.draw(presentation, theme: style.theme, width: style.width)
        : BarPicture.draw(presentation, theme: style.theme, width: style.width)
      parts.append(picture)
    }
    return parts.joined(separator: "\n")
  }

  /// Whether the bar alone would not show what was done: the More list, what stands over it and the
  /// customise screen all look the same below.
  private var isScreenMeant: Bool {
    presentation.bar.highlighted == .more || presentation.customizing != nil
  }

  func notes(_ style: TextStyle) -> [String] {
    Narration.lines(events, style) + remarks(style)
  }

  private func remarks(_ style: TextStyle) -> [String] {
    remark.map { [$0.text(in: style.language)] } ?? []
  }
}
