/// The keys of an American and a Russian keyboard (QWERTY and ЙЦУКЕН).
public enum KeyboardLayout {
  private static let latin = Array(
    "`qwertyuiop[]asdfghjkl;'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>")
  private static let russian = Array(
    "ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ")

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
    let (from, to) = latinCount >= cyrillicCount ? (latin, russian) : (russian, latin)
    var table: [Character: Character] = [:]
    for (key, letter) in zip(from, to) { table[key] = letter }
    return String(text.map { table[$0] ?? $0 })
  }
}
