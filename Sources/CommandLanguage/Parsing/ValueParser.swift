/// Reads the values whose form the grammar knows.
enum ValueParser {
  /// What a side of an image may be, in points or pixels.
  private static let sides = Double(ValueKind.sides.lowerBound)...Double(ValueKind.sides.upperBound)

  /// The value of a word, or `nil` where the word has not the form of the kind.
  static func value(of text: String, _ kind: ValueKind) -> Argument.Value? {
    switch kind {
    case .choice, .settingName, .settingValue:
      return nil
    case .integer(let lower, let upper):
      guard let number = integer(text), number >= lower, number <= upper else { return nil }
      return .integer(number)
    case .integerChoice(let numbers):
      guard let number = integer(text), numbers.contains(number) else { return nil }
      return .integer(number)
    case .number(let lower, let upper):
      guard let number = number(text), number >= lower, number <= upper else { return nil }
      return .number(number)
    case .size:
      let parts = parts(text)
      guard parts.count == 2, let width = number(parts[0]), let height = number(parts[1]),
        sides.contains(width), sides.contains(height)
      else { return nil }
      return .size(width: width, height: height)
    case .pixelSize:
      return pixelSize(text)
    case .hexColor:
      let digits = text.utf8.dropFirst()
      let isColor =
        text.utf8.first == UInt8(ascii: "#") && digits.count == 6
        && digits.allSatisfy(isHexDigit)
      return isColor ? .word : nil
    case .tabKeyList:
      return .list(text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty })
    case .tab, .tabKey, .text, .word, .preset, .term, .category, .glossary, .rule, .file,
      .exportFormat, .systemItem, .languageCode, .stateField, .alias, .helpTopic:
      return .word
    }
  }

  /// A whole number of digits alone.
  static func integer(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy(isDigit) else { return nil }
    return Int(text)
  }

  /// A number with a point, or with the comma of Russian, perhaps negative.
  private static func number(_ text: some StringProtocol) -> Double? {
    var plain = ""
    var hasDigit = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-") where plain.isEmpty: plain = "-"
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasDigit = true
        plain.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "."), UInt8(ascii: ","): plain += "."
      default: return nil
      }
    }
    return hasDigit ? Double(plain) : nil
  }

  private static func pixelSize(_ text: String) -> Argument.Value? {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard let first = halves.first, halves.count <= 2 else { return nil }
    let parts = parts(first)
    guard parts.count == 2, let width = integer(String(parts[0])),
      let height = integer(String(parts[1])), ValueKind.sides.contains(width),
      ValueKind.sides.contains(height)
    else { return nil }
    guard halves.count == 2 else { return .pixelSize(width: width, height: height, scale: 1) }
    let scaleText = halves[1].hasSuffix("x") ? halves[1].dropLast() : halves[1]
    guard let scale = integer(String(scaleText)), ValueKind.scales.contains(scale) else {
      return nil
    }
    return .pixelSize(width: width, height: height, scale: scale)
  }

  /// The two sides of a size: Latin x, Cyrillic х or the multiplication sign between them.
  private static func parts(_ text: some StringProtocol) -> [Substring] {
    String(text).split(omittingEmptySubsequences: false) { "xXхХ×".contains($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
