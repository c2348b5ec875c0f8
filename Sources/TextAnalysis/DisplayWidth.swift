internal import CUTF8Proc

/// How many terminal cells a text takes, counted by grapheme cluster.
///
/// The unit everywhere is the cell: a Latin or Cyrillic letter takes one, an East Asian wide
/// character, a flag or an emoji with all its modifiers and joiners takes two, a combining mark
/// takes none. Characters of ambiguous width (UAX #11) take one.
public enum DisplayWidth {
  /// The cells that `text` takes when it is printed as it is.
  ///
  /// Controls count nothing here; text from outside goes through ``visible(_:)`` first.
  public static func width(of text: some StringProtocol) -> Int {
    if let cells = cellsOfPlain(text) { return cells }
    var cells = 0
    for character in text { cells += width(of: character) }
    return cells
  }

  /// The cells of a text of ASCII and Russian letters alone, where each character is one scalar in one
  /// cell; nil of any other text.
  ///
  /// Most texts are such, and taking one apart into clusters is slow.
  static func cellsOfPlain(_ text: some StringProtocol) -> Int? {
    // The bytes where they lie: an iterator of an unknown kind of string is slow.
    text.utf8.withContiguousStorageIfAvailable(cellsOfPlain) ?? cellsOfPlain(text.utf8)
  }

  private static func cellsOfPlain(_ bytes: some Sequence<UInt8>) -> Int? {
    var cells = 0
    for byte in bytes {
      switch byte {
      // U+0400 to U+047F begin with the last two.
      case 0x20..<0x7F, 0xD0, 0xD1: cells += 1
      case 0x80..<0xC0: continue
      default: return nil
      }
    }
    return cells
  }

  /// The cells that one grapheme cluster takes.
  public static func width(of character: Character) -> Int {
    if let ascii = character.asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    var cells = 0
    var isFirst = true
    var isEmoji = false
    for scalar in character.unicodeScalars {
      if isFirst { isEmoji = scalar.properties.isEmoji }
      if !isFirst, isEmoji, isEmojiMark(scalar) { return 2 }
      if isFirst || !isConjoiningJamo(scalar) { cells += width(of: scalar) }
      isFirst = false
    }
    return cells
  }

  /// `text` cut to at most `cells`, with `ellipsis` in place of what had to go.
  ///
  /// A cluster is never split; where the ellipsis itself does not fit, it is cut too.
  public static func truncated(
    _ text: String, to cells: Int, ellipsis: String = "…"
  ) -> String {
    if width(of: text) <= cells { return text }
    let mark = width(of: ellipsis)
    if mark > cells { return prefix(of: ellipsis, fitting: cells) }
    return prefix(of: text, fitting: cells - mark) + ellipsis
  }

  /// The longest start of `text` that takes at most `cells`.
  public static func prefix(of text: String, fitting cells: Int) -> String {
    var left = max(0, cells)
    var end = text.startIndex
    while end < text.endIndex {
      let needed = width(of: text[end])
      if needed > left { break }
      left -= needed
      end = text.index(after: end)
    }
    return String(text[..<end])
  }

  /// Where a text stands in the cells given to it.
  public enum Alignment: Sendable, CaseIterable {
    /// At the left edge.
    case leading
    /// In the middle; an odd cell left over goes to the right.
    case center
    /// At the right edge.
    case trailing
  }

  /// `text` with spaces around it up to `cells`; a longer text comes back as it is.
  public static func padded(
    _ text: String, to cells: Int, alignment: Alignment = .leading
  ) -> String {
    let free = max(0, cells - width(of: text))
    let before =
      switch alignment {
      case .leading: 0
      case .center: free / 2
      case .trailing: free
      }
    return String(repeating: " ", count: before) + text
      + String(repeating: " ", count: free - before)
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    // Emoji newer than the installed utf8proc knows are unassigned there and one cell wide.
    if scalar.properties.isEmojiPresentation, !isRegionalIndicator(scalar) { return 2 }
    return max(0, Int(utf8proc_charwidth(utf8proc_int32_t(scalar.value))))
  }

  /// Whether a scalar after the first makes the cluster one emoji of two cells: the emoji selector,
  /// a skin tone, the second half of a flag, or a joined pictograph.
  private static func isEmojiMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || scalar.properties.isEmojiModifier || isRegionalIndicator(scalar)
      || scalar.properties.isEmojiPresentation
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Vowels and final consonants that stand in the cell of the Hangul syllable they complete.
  static func isConjoiningJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value)
  }
}
