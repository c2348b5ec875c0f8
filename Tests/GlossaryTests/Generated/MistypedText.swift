/// Texts as fingers get them wrong.
enum MistypedText {
  /// What the keys of an American keyboard write in the Russian layouts, key by key.
  private static let american = Array("`qwertyuiop[]asdfghjkl;'zxcvbnm,./\\")
  private static let russianPC = Array("ёйцукенгшщзхъфывапролджэячсмитьбю.\\")
  private static let russianMac = Array("]йцукенгшщзхъфывапролджэячсмитьбю/ё")
  private static let americanShifted = Array("~QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>?|")
  private static let russianPCShifted = Array("ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,/")
  private static let russianMacShifted = Array("[ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ?Ё")

  /// `text` typed without a look at the layout, on a PC keyboard and on Apple's.
  static func inOtherLayout(_ text: String) -> Set<String> {
    let isRussian = text.unicodeScalars.contains { (0x400...0x52F).contains($0.value) }
    return Set(
      [(russianPC, russianPCShifted), (russianMac, russianMacShifted)].map { small, shifted in
        let pairs = zip(small + shifted, american + americanShifted)
        var keys: [Character: Character] = [:]
        for (russian, latin) in pairs {
          if isRussian { keys[russian] = latin } else { keys[latin] = russian }
        }
        return String(text.map { keys[$0] ?? $0 })
      })
  }

  /// `text` with one letter left out, put in, exchanged, or swapped with the next one.
  static func withOneSlip(
    _ text: String, using generator: inout some RandomNumberGenerator
  ) -> String {
    let letters = Array(text)
    let places = letters.indices.filter { letters[$0].isLetter }
    let alphabet =
      text.contains { ("а"..."я").contains(String($0).lowercased()) }
      ? "абвгдежзийклмнопрстуфхцчшщъыьэюя" : "abcdefghijklmnopqrstuvwxyz"
    while let place = places.randomElement(using: &generator),
      let letter = alphabet.randomElement(using: &generator)
    {
      var mistyped = letters
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: mistyped.remove(at: place)
      case 1: mistyped.insert(letter, at: place)
      case 2: mistyped[place] = letter
      default:
        if place + 1 < letters.count, letters[place + 1].isLetter {
          mistyped.swapAt(place, place + 1)
        }
      }
      if String(mistyped).lowercased() != text.lowercased() { return String(mistyped) }
    }
    return text
  }
}
