/// SVG elements being written, in points.
struct VectorCanvas: Equatable, Sendable {
  /// Where a text stands to its point.
  enum Anchor: String, Sendable {
    case start, middle, end
  }

  /// How letters look.
  struct Font: Equatable, Sendable {
    var size: Double
    var weight = 400
    var isMonospaced = false
  }

  /// The elements so far.
  private(set) var elements = ""

  mutating func rect(
    _ rect: VectorRect, radius: Double = 0, fill: String = "none", stroke: String? = nil,
    strokeWidth: Double = 1, opacity: Double = 1
  ) {
    var attributes = [
      ("x", number(rect.x)), ("y", number(rect.y)), ("width", number(rect.width)),
      ("height", number(rect.height)), ("fill", fill),
    ]
    if radius > 0 { attributes.append(("rx", number(radius))) }
    if let stroke {
      attributes += [("stroke", stroke), ("stroke-width", number(strokeWidth))]
    }
    if opacity < 1 { attributes.append(("opacity", number(opacity))) }
    write("rect", attributes)
  }

  mutating func line(
    from: (x: Double, y: Double), to: (x: Double, y: Double), stroke: String, width: Double = 0.5
  ) {
    write(
      "line",
      [
        ("x1", number(from.x)), ("y1", number(from.y)), ("x2", number(to.x)),
        ("y2", number(to.y)), ("stroke", stroke), ("stroke-width", number(width)),
      ])
  }

  mutating func path(
    _ data: String, fill: String = "none", stroke: String? = nil, strokeWidth: Double = 1.7
  ) {
    var attributes = [("d", data), ("fill", fill)]
    if let stroke {
      attributes += [
        ("stroke", stroke), ("stroke-width", number(strokeWidth)), ("stroke-linecap", "round"),
        ("stroke-linejoin", "round"),
      ]
    }
    write("path", attributes)
  }

  mutating func circle(x: Double, y: Double, radius: Double, fill: String) {
    write(
      "circle", [("cx", number(x)), ("cy", number(y)), ("r", number(radius)), ("fill", fill)])
  }

  /// Writes `text` with its baseline at `y`; an empty one is nothing.
  mutating func text(
    _ text: String, x: Double, y: Double, font: Font, anchor: Anchor = .start, fill: String,
    opacity: Double = 1
  ) {
    if text.isEmpty { return }
    var attributes = [
      ("x", number(x)), ("y", number(y)), ("font-size", number(font.size)), ("fill", fill),
    ]
    if anchor != .start { attributes.append(("text-anchor", anchor.rawValue)) }
    if font.weight != 400 { attributes.append(("font-weight", String(font.weight))) }
    if font.isMonospaced { attributes.append(("font-family", "Menlo, Consolas, monospace")) }
    if opacity < 1 { attributes.append(("opacity", number(opacity))) }
    // A title keeps its direction to itself, whatever is drawn beside it.
    attributes += [("unicode-bidi", "isolate"), ("xml:space", "preserve")]
    elements += "<text" + joined(attributes) + ">" + Markup.escaped(text) + "</text>\n"
  }

  /// Puts what `body` draws into a group.
  mutating func group(
    translateX: Double, translateY: Double, scale: Double = 1, opacity: Double = 1,
    _ body: (inout VectorCanvas) -> Void
  ) {
    var transform = "translate(\(number(translateX)) \(number(translateY)))"
    if scale != 1 { transform += " scale(\(number(scale)))" }
    var attributes = [("transform", transform)]
    if opacity < 1 { attributes.append(("opacity", number(opacity))) }
    elements += "<g" + joined(attributes) + ">\n"
    body(&self)
    elements += "</g>\n"
  }

  private mutating func write(_ name: String, _ attributes: [(String, String)]) {
    elements += "<" + name + joined(attributes) + "/>\n"
  }

  /// Values are numbers and words of this program; those from outside are escaped before.
  private func joined(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\($1)\"" }.joined()
  }

  /// At most two digits after the point.
  private func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return Int(exactly: hundredths).map(String.init) ?? String(hundredths)
  }
}
