/// Roughly how a word sounds, the same for an English word and its Russian transcription
/// ("drawer" and «дроер», "action" and «экшн»).
public struct SoundCode: Equatable, Hashable, Sendable {
  /// The sounds as ASCII letters: consonants by class, all vowels as `a`, `e` or `u`.
  public let sounds: String
  /// The consonants alone, after an `a` where the word begins with a vowel.
  public let skeleton: String

  /// Takes the code of the folded `words`, one after the other.
  public init(_ words: [String]) {
    var sounds: [UInt8] = []
    for word in words {
      let scalars = Array(word.unicodeScalars)
      let code =
        Script.only(in: scalars) == .latin
        ? EnglishSounds.code(of: scalars) : RussianSounds.code(of: scalars)
      sounds += code
    }
    var distinct: [UInt8] = []
    for sound in sounds where sound != distinct.last { distinct.append(sound) }
    let vowels = Array("aeu".utf8)
    var skeleton = distinct.filter { !vowels.contains($0) }
    if let first = distinct.first, vowels.contains(first) { skeleton.insert(vowels[0], at: 0) }
    self.sounds = String(decoding: distinct, as: UTF8.self)
    self.skeleton = String(decoding: skeleton, as: UTF8.self)
  }
}

/// The sounds of Russian letters.
private enum RussianSounds {
  static func code(of word: [Unicode.Scalar]) -> [UInt8] {
    var code: [UInt8] = []
    for (index, letter) in word.enumerated() {
      let next = index + 1 < word.count ? word[index + 1] : nil
      if letter == "д" && next == "ж" || letter == "т" && next == "ч" { continue }
      code += Array(sounds(of: letter).utf8)
    }
    return code
  }

  private static func sounds(of letter: Unicode.Scalar) -> String {
    switch letter {
    case "а", "о", "я": "a"
    case "е", "э", "и", "ы", "й": "e"
    case "у", "ю": "u"
    case "б": "b"
    case "в": "v"
    case "г", "ж": "g"
    case "д": "d"
    case "з", "с": "s"
    case "к": "k"
    case "л": "l"
    case "м": "m"
    case "н": "n"
    case "п": "p"
    case "р": "r"
    case "т": "t"
    case "ф": "f"
    case "х": "h"
    case "ц": "ts"
    case "ч": "q"
    case "ш", "щ": "w"
    case "ъ", "ь": ""
    default: String(letter)
    }
  }
}

/// The sounds of English spellings.
private enum EnglishSounds {
  static func code(of word: [Unicode.Scalar]) -> [UInt8] {
    var code: [UInt8] = []
    var index = 0
    while index < word.count {
      let (sounds, length) = spelling(in: word, at: index)
      code += Array(sounds.utf8)
      index += length
    }
    return code
  }

  /// The sounds at `index`, and how many letters spell them.
  private static func spelling(in word: [Unicode.Scalar], at index: Int) -> (String, Int) {
    func follows(_ text: String) -> Bool {
      word[(index + 1)...].starts(with: text.unicodeScalars)
    }
    let next = index + 1 < word.count ? word[index + 1] : "."
    let isSoft = next == "e" || next == "i" || next == "y"
    let afterVowel = index > 0 && "aeo".unicodeScalars.contains(word[index - 1])
    switch word[index] {
    case "a": return ("a", 1)
    case "o": return next == "o" ? ("u", 2) : ("a", 1)
    case "e", "i", "y": return ("e", 1)
    case "u": return ("u", 1)
    case "c":
      if next == "h" { return ("q", 2) }
      if next == "k" { return ("k", 2) }
      return (isSoft ? "s" : "k", 1)
    case "d": return next == "g" ? ("g", 2) : ("d", 1)
    case "g": return next == "h" ? ("", 2) : ("g", 1)
    case "j": return ("g", 1)
    case "k": return index == 0 && next == "n" ? ("n", 2) : ("k", 1)
    case "p": return next == "h" ? ("f", 2) : ("p", 1)
    case "q": return next == "u" ? ("kv", 2) : ("k", 1)
    case "s":
      if next == "h" { return ("w", 2) }
      if next == "c", follows("ce") || follows("ci") { return ("s", 2) }
      return ("s", 1)
    case "t":
      if follows("ion") { return ("wn", 4) }
      if follows("ure") { return ("qr", 4) }
      if follows("ch") { return ("q", 3) }
      return next == "h" ? ("t", 2) : ("t", 1)
    case "w":
      if next == "r" || next == "h" { return (next == "r" ? "r" : "v", 2) }
      return afterVowel ? ("", 1) : ("v", 1)
    case "x": return ("ks", 1)
    case "z": return ("s", 1)
    default: return (String(word[index]), 1)
    }
  }
}
