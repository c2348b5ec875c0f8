public import Glossary
public import TextAnalysis

/// Draws a screen to point at, with the names of its parts.
public enum PointPicture {
  /// The drawing alone, with its numbers: pure ASCII, every row equally wide.
  public static func picture(of screen: PointScreen) -> String {
    rows(of: screen).map(\.plain).joined(separator: "\n")
  }

  /// The drawing with the names of its parts, beside it where there is room, else below; the names
  /// alone where a line is too short for the drawing.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - lookUp: Finds a concept by id; one that it does not know is named by its id.
  ///   - language: The language of the names; the other one follows.
  ///   - theme: Whether there is colour; the drawing is ASCII whatever the frames.
  ///   - width: Cells a line may take.
  public static func draw(
    _ screen: PointScreen, lookUp: (String) -> Concept?, language: Language,
    theme: Theme = .plain, width: Int
  ) -> String {
    let picture = rows(of: screen)
    let free = width - screen.width - gap
    let isBeside = free >= 24
    let names = legend(
      of: screen, lookUp: lookUp, language: language, width: isBeside ? free : width)
    guard width >= screen.width else { return names.rendered(theme) }
    guard isBeside else { return (picture + [StyledText("")] + names).rendered(theme) }
    let lines = (0..<max(picture.count, names.count)).map { index in
      let left = index < picture.count ? picture[index] : StyledText("")
      guard index < names.count else { return left }
      return left.padded(to: screen.width + gap) + names[index]
    }
    return lines.rendered(theme)
  }

  private static let gap = 2

  private static func rows(of screen: PointScreen) -> [StyledText] {
    let numbered = screen.parts.enumerated().map { (number: $0.offset + 1, part: $0.element) }
    return screen.rows.enumerated().map { row, text in
      let cells = Array(text) + Array(repeating: " ", count: screen.width - text.count)
      var line = StyledText("")
      var next = 0
      let here = numbered.filter { $0.part.row == row }
      for (number, part) in here.sorted(by: { $0.part.column < $1.part.column }) {
        let mark = PointScreen.mark(number)
        line.append(String(cells[min(next, part.column)..<part.column]))
        line.append(mark, [.bold, .accent])
        next = part.column + mark.count
      }
      line.append(String(cells[min(next, cells.count)...]))
      return line
    }
  }

  private static func legend(
    of screen: PointScreen, lookUp: (String) -> Concept?, language: Language, width: Int
  ) -> [StyledText] {
    let other: Language = language == .en ? .ru : .en
    let digits = String(screen.parts.count).utf8.count
    return screen.parts.enumerated().flatMap { index, part -> [StyledText] in
      let concept = lookUp(part.id)
      let name = concept?.preferredLabel(in: language) ?? part.id
      let otherName = concept?.preferredLabel(in: other) ?? part.id
      let number = StyledText(String(index + 1), .dim).padded(to: digits, alignment: .trailing)
      let both = StyledText(name, .bold) + StyledText(name == otherName ? "" : " · " + otherName)
      let room = width - digits - 1
      return both.wrapped(to: room).enumerated().map { line, part in
        line == 0
          ? number + StyledText(" ") + part
          : StyledText(String(repeating: " ", count: digits + 1)) + part
      }
    }
  }
}
