import Rendering
import TabBar
import TextAnalysis

/// A drawing of the bench.
struct PictureBody: AnswerBody {
  var presentation: Presentation
  var isBarAlone: Bool
  /// The characters of the drawing for programs, which is made for 80 columns without colour.
  var frame: Theme.Frame

  func write(to json: inout JSONText, in language: Language) {
    json.member("picture", draw(Theme(frame: frame), width: 80))
  }

  func text(_ style: TextStyle) -> String { draw(style.theme, width: style.width) }

  private func draw(_ theme: Theme, width: Int) -> String {
    isBarAlone
      ? BarPicture.draw(presentation, theme: theme, width: width)
      : DevicePicture.draw(presentation, theme: theme, width: width)
  }
}
