public import TabBar

/// The device as a vector drawing: the state of ``DevicePicture`` in points, with text as text.
public enum DeviceDrawing {
  /// An SVG document with a title and a description for those who can't see it.
  public static func svg(_ presentation: Presentation) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element(presentation) + "\n"
  }

  /// An HTML page with the drawing, its title, and its description as text below.
  public static func html(_ presentation: Presentation) -> String {
    let words = PictureDescription(presentation)
    let title = Markup.escaped(words.title)
    return """
      <!DOCTYPE html>
      <html lang="\(presentation.language.rawValue)">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>\(title)</title>
      <style>
      body { margin: 2em auto; max-width: 62em; padding: 0 1em; color: #1c1c1e; background: #fff;
        font-family: \(fonts); }
      figure { margin: 0; }
      svg { max-width: 100%; height: auto; }
      figcaption { margin-top: 1em; line-height: 1.5; }
      </style>
      </head>
      <body>
      <figure>
      \(element(presentation))
      <figcaption><strong>\(title).</strong> \(Markup.escaped(words.details))</figcaption>
      </figure>
      </body>
      </html>

      """
  }

  private static let margin = 10.0
  private static let fonts =
    "-apple-system, system-ui, 'Helvetica Neue', Roboto, 'Noto Sans', Arial, sans-serif"

  /// The `svg` element.
  static func element(_ p: Presentation) -> String {
    let builder = VectorBuilder(p)
    let sections = builder.sections
    let height = sections.reduce(0) { $0 + $1.height }
    let screen = VectorRect(x: 0, y: 0, width: builder.width, height: height)
    var canvas = VectorCanvas()
    canvas.stack(sections, in: screen)
    let size = (width: screen.width + 2 * margin, height: height + 2 * margin)
    let shown = min(1, 960 / size.width)
    let words = PictureDescription(p)
    var frame = VectorCanvas()
    if p.device != .vision {
      frame.rect(screen, radius: builder.cornerRadius, stroke: "#1c1c1e", strokeWidth: 2.5)
    }
    var corners = VectorCanvas()
    corners.rect(
      p.device == .vision ? screen.inset(-1, -1) : screen, radius: builder.cornerRadius)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int((size.width * shown).rounded()))" \
      height="\(Int((size.height * shown).rounded()))" \
      viewBox="\(-margin) \(-margin) \(size.width) \(size.height)" role="img" \
      aria-labelledby="picture-title picture-details" font-family="\(fonts)">
      <title id="picture-title">\(Markup.escaped(words.title))</title>
      <desc id="picture-details">\(Markup.escaped(words.details))</desc>
      <defs><clipPath id="screen">\(corners.elements.dropLast())</clipPath></defs>
      <rect x="\(-margin)" y="\(-margin)" width="100%" height="100%" fill="\(VectorBuilder.page)"/>
      <g clip-path="url(#screen)">
      <rect width="\(screen.width)" height="\(height)" fill="\(builder.ground)"/>
      \(canvas.elements)</g>
      \(frame.elements)</svg>
      """
  }
}

extension VectorBuilder {
  /// The strips of the screen from top to bottom.
  var sections: [VectorSection] {
    switch p.device {
    case .iphone, .iphoneMax, .android: phone
    case .ipad, .catalyst: pad
    case .appleTV: television
    case .vision: vision
    case .mac, .watch: plain
    }
  }

  /// What lies behind everything.
  var ground: String { p.device == .vision ? Self.page : colors.screen }

  /// The radius of the corners of the screen.
  var cornerRadius: Double {
    switch p.device {
    case .iphone, .iphoneMax, .android: 38
    case .ipad: 22
    case .watch: 40
    case .mac, .catalyst: 12
    case .appleTV, .vision: 6
    }
  }
}
