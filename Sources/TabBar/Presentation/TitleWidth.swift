/// An estimate of how wide a title is drawn in the system font: close enough to tell whether it
/// fits its slot, not for a layout.
///
/// The advance of each character is taken from a table of a few classes, in parts of the font size:
/// a space 0.25, punctuation 0.35, narrow letters (i, j, l, t) 0.28, wide ones (m, w, ж, ш, щ, ю, м)
/// 0.85, other capitals 0.68, other letters and digits 0.57, East Asian characters and emoji 1.1.
/// The font sizes are those of TB-150: 10 points for stacked items, 13 for inline ones.
public enum TitleWidth {
  /// The width of `title` in points at a font size in points.
  public static func points(of title: String, size: Double) -> Double {
    title.reduce(0) { $0 + advance(of: $1) } * size
  }

  /// `title` as a slot shows it (TB-202): whole where it fits, else its longest start that leaves
  /// room for an ellipsis.
  ///
  /// - Parameters:
  ///   - width: The width of the slot in points.
  ///   - size: The font size in points.
  ///   - ellipsis: What stands for the rest; it takes the width of `…` however it is written.
  public static func cut(
    _ title: String, to width: Double, size: Double, ellipsis: String = "…"
  ) -> String {
    guard points(of: title, size: size) > width else { return title }
    var left = width - points(of: "…", size: size)
    var end = title.startIndex
    while end < title.endIndex {
      left -= advance(of: title[end]) * size
      if left < 0 { break }
      end = title.index(after: end)
    }
    while end > title.startIndex, title[title.index(before: end)].isWhitespace {
      end = title.index(before: end)
    }
    return title[..<end] + ellipsis
  }

  private static func advance(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x20: return 0.25
    case 0x21...0x2F: return 0.35
    case _ where "ijlt".unicodeScalars.contains(scalar): return 0.28
    case _ where "mwMWжшщюмЖШЩЮМ".unicodeScalars.contains(scalar): return 0.85
    case 0x2026: return 0.9
    case 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0x1F000...0x1FAFF: return 1.1
    default: return character.isUppercase ? 0.68 : 0.57
    }
  }
}
