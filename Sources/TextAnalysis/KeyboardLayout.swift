/// The keys of an American and a Russian keyboard (QWERTY and ЙЦУКЕН).
public enum KeyboardLayout {
  /// The rows of both keyboards, without and with the shift key; the same key stands at the same
  /// place of both.
  private static let rows: [(latin: [Character], russian: [Character])] = [
    (Array("qwertyuiop[]"), Array("йцукенгшщзхъ")),
    (Array("asdfghjkl;'"), Array("фывапролджэ")),
    (Array("zxcvbnm,."), Array("ячсмитьбю")),
    (Array("QWERTYUIOP{}"), Array("ЙЦУКЕНГШЩЗХЪ")),
    (Array("ASDFGHJKL:\""), Array("ФЫВАПРОЛДЖЭ")),
    (Array("ZXCVBNM<>"), Array("ЯЧСМИТЬБЮ")),
    // Ё is the key before the digits on Russian PC keyboards and the last key of Apple's.
    (Array("`~\\|"), Array("ёЁёЁ")),
  ]
  private static let russian = Dictionary(
    rows.flatMap { zip($0.latin, $0.russian) }, uniquingKeysWith: { first, _ in first })
  private static let latin = Dictionary(
    rows.flatMap { zip($0.russian, $0.latin) }, uniquingKeysWith: { first, _ in first })

  /// What `text` would have been in the other layout; nil where no letter of it changes.
  ///
  /// The direction is that of the alphabet with more letters in `text`. Characters that stand on
  /// the same key in both stay.
  public static func switched(_ text: String) -> String? {
    var latinCount = 0
    var cyrillicCount = 0
    for scalar in text.unicodeScalars {
      switch Script(scalar) {
      case .latin: latinCount += 1
      case .cyrillic: cyrillicCount += 1
      case .other: break
      }
    }
    if latinCount == 0 && cyrillicCount == 0 { return nil }
    let table = latinCount >= cyrillicCount ? russian : latin
    return String(text.map { table[$0] ?? $0 })
  }

  /// Whether two small letters of one alphabet stand on keys that touch each other.
  public static func areNeighbours(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard let one = places[first], let other = places[second] else { return false }
    // Each row stands half a key to the right of the one above.
    let shift = Double(one.column - other.column) + 0.5 * Double(one.row - other.row)
    return one.isLatin == other.isLatin && abs(one.row - other.row) <= 1 && abs(shift) <= 1
  }

  private struct Place {
    var row: Int
    var column: Int
    var isLatin: Bool
  }

  private static let places: [Unicode.Scalar: Place] = {
    var places: [Unicode.Scalar: Place] = [:]
    for (row, keys) in rows.prefix(3).enumerated() {
      for (isLatin, letters) in [(true, keys.latin), (false, keys.russian)] {
        for (column, letter) in letters.enumerated() {
          guard let scalar = letter.unicodeScalars.first else { continue }
          places[scalar] = Place(row: row, column: column, isLatin: isLatin)
        }
      }
    }
    return places
  }()
}
