import Rendering
import TabBar

/// A format in which the picture of the bench can be written out.
enum PictureFormat: String, CaseIterable {
  /// As on the terminal, 80 columns wide and without colour.
  case text
  /// The same in a block of code, so that it stays aligned.
  case markdown
  /// A vector drawing.
  case svg
  /// A page with the vector drawing and its description.
  case html

  /// The picture, with a line end at the end.
  func text(of presentation: Presentation, frame: Theme.Frame) -> String {
    switch self {
    case .text: return picture(of: presentation, frame: frame) + "\n"
    case .markdown:
      let picture = picture(of: presentation, frame: frame)
      // A title of backticks must not end the block.
      let longest = picture.split { $0 != "`" }.map(\.count).max() ?? 0
      let fence = String(repeating: "`", count: max(3, longest + 1))
      return fence + "text\n" + picture + "\n" + fence + "\n"
    case .svg: return DeviceDrawing.svg(presentation)
    case .html: return DeviceDrawing.html(presentation)
    }
  }

  private func picture(of presentation: Presentation, frame: Theme.Frame) -> String {
    DevicePicture.draw(presentation, theme: Theme(frame: frame), width: 80)
  }
}
