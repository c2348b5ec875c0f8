extension DisplayWidth {
  /// `text` with everything that a terminal would obey, or not show, made visible.
  ///
  /// Controls become caret marks (`^[` for escape, `^I` for a tab, `^J` for a new line); bidirectional
  /// controls, zero-width and other invisible characters, separators, and a combining mark without
  /// a base become `<U+200B>`. Joiners, selectors and tags that belong to an emoji stay. What comes
  /// back is safe to print anywhere, and applying this twice changes nothing more.
  public static func visible(_ text: some StringProtocol) -> String {
    if cellsOfPlain(text) != nil { return String(text) }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for character in text {
      if isPlain(character) { result.append(character) } else { spell(character, into: &result) }
    }
    return result
  }

  /// The lines of `text`, each made visible.
  public static func visibleLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { visible($0) }
      .joined(separator: "\n")
  }

  /// Whether `character` can be printed as it is.
  private static func isPlain(_ character: Character) -> Bool {
    if let ascii = character.asciiValue { return (0x20..<0x7F).contains(ascii) }
    var isFirst = true
    for scalar in character.unicodeScalars {
      if isFirst ? isHidden(scalar) || isCombining(scalar) : isHidden(scalar) { return false }
      isFirst = false
    }
    return true
  }

  private static func spell(_ character: Character, into result: inout String) {
    let scalars = Array(character.unicodeScalars)
    let isEmoji = scalars.first.map { $0.properties.isEmoji } ?? false
    for (index, scalar) in scalars.enumerated() {
      let belongs =
        if index == 0 {
          !isHidden(scalar) && !isCombining(scalar)
        } else if isEmoji && isEmojiGlue(scalar) {
          scalar.value != 0x200D || index + 1 < scalars.count && joins(scalars[index + 1])
        } else {
          !isHidden(scalar) && !(isCombining(scalar) && result.unicodeScalars.last == ">")
        }
      if belongs { result.unicodeScalars.append(scalar) } else { result += mark(of: scalar) }
    }
  }

  /// The ASCII mark of one invisible character.
  private static func mark(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20: return "^" + String(Unicode.Scalar(UInt8(scalar.value + 0x40)))
    case 0x7F: return "^?"
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
  }

  /// Whether a terminal would obey `scalar`, or show nothing for it.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default:
      scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.isNoncharacterCodePoint
    }
  }

  /// Whether `scalar` is drawn over the cell before it.
  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: isConjoiningJamo(scalar)
    }
  }

  /// The joiner, the two selectors, and the tags that spell the flag of England and its like.
  private static func isEmojiGlue(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: true
    default: false
    }
  }

  /// Whether an emoji may be joined to `scalar`: a pictograph, or ♀, ♂ and ⚕ and their like.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji && scalar.value > 0x7F
  }
}
