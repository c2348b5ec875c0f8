/// What a character does for the splitting of a text into words.
enum ScalarClass {
  case upper, lower, digit, mark, apostrophe, hyphen, ignorable, separator

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x61...0x7A, 0x430...0x45F: self = .lower
    case 0x41...0x5A, 0x400...0x42F: self = .upper
    case 0x30...0x39: self = .digit
    case 0x27, 0x2019, 0x2BC: self = .apostrophe
    case 0x2D, 0x2010, 0x2011: self = .hyphen
    case 0...0x7F: self = .separator
    // Soft hyphen, zero-width characters, word joiner, byte order mark, variation selectors.
    case 0xAD, 0x200B...0x200F, 0x2060, 0xFEFF, 0xFE00...0xFE0F: self = .ignorable
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter: self = .upper
      case .lowercaseLetter, .modifierLetter, .otherLetter: self = .lower
      case .decimalNumber, .letterNumber, .otherNumber: self = .digit
      case .nonspacingMark, .spacingMark: self = .mark
      case .enclosingMark: self = .ignorable
      default: self = .separator
      }
    }
  }

  /// Whether a word may hold such a character.
  var isWordPart: Bool {
    switch self {
    case .upper, .lower, .digit: true
    case .mark, .apostrophe, .hyphen, .ignorable, .separator: false
    }
  }
}
