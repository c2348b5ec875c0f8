/// A colour in sRGB, read from `#RRGGBB` or from one of a few names.
public struct Color: Hashable, Sendable {
  /// The red part, from 0 to 1.
  public var red: Double
  /// The green part, from 0 to 1.
  public var green: Double
  /// The blue part, from 0 to 1.
  public var blue: Double

  static let white = Color(red: 1, green: 1, blue: 1)
  static let black = Color(red: 0, green: 0, blue: 0)

  /// Mixes a colour of parts from 0 to 1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads a colour; `nil` for a name that is not known.
  public init?(_ text: String) {
    let name = State.folded(text)
    let hex =
      text.hasPrefix("#")
      ? String(text.dropFirst()) : Self.named[name] ?? Self.russian[name].flatMap { Self.named[$0] }
    guard let hex, hex.utf8.count == 6, let value = Int(hex, radix: 16), value >= 0 else {
      return nil
    }
    red = Double(value >> 16 & 0xFF) / 255
    green = Double(value >> 8 & 0xFF) / 255
    blue = Double(value & 0xFF) / 255
  }

  private static let named = [
    "black": "000000", "white": "ffffff", "red": "ff3b30", "orange": "ff9500",
    "yellow": "ffcc00", "green": "34c759", "blue": "007aff", "purple": "af52de",
    "pink": "ff2d55", "gray": "8e8e93", "grey": "8e8e93", "brown": "a2845e", "cyan": "32ade6",
    "teal": "30b0c7", "mint": "00c7be", "indigo": "5856d6",
  ]

  /// The names in Russian, with е for ё.
  private static let russian = [
    "черный": "black", "белый": "white", "красный": "red", "оранжевый": "orange",
    "желтый": "yellow", "зеленый": "green", "синий": "blue", "фиолетовый": "purple",
    "розовый": "pink", "серый": "gray", "коричневый": "brown", "голубой": "cyan",
    "бирюзовый": "teal", "мятный": "mint", "индиго": "indigo",
  ]

  /// The contrast of two colours by WCAG 2, from 1 to 21.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The relative luminance by WCAG 2.
  ///
  /// The power is taken as a short polynomial, which needs no mathematics library; it is close
  /// enough for a ratio with one digit.
  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// How far apart two colours are, from 0 to 1.
  func distance(to other: Color) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}
