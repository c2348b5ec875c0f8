/// Roughly how a word sounds, the same for an English word and its Russian transcription
/// ("drawer" and «дроер», "action" and «экшн»).
///
/// Each letter, or spelling of several letters, stands for one of these sounds:
///
/// | code | Russian | English |
/// | --- | --- | --- |
/// | `a` | а о я | a, o |
/// | `e` | е э и ы й | e, i, y; ai, ay, ea, ee, ei, ey; a and e before a mute e |
/// | `u` | у ю | u; ew, oo |
/// | `au`, `ae` | оу ау, ай | oa, ou, ow; igh; o and i before a mute e |
/// | `b d f k l m n p r t v` | б д ф к л м н п р т в | the same; ck, qu, ph, w, th for т |
/// | `g` | г ж дж | g, j, dg |
/// | `h` | х | h |
/// | `q` | ч | ch, tch, the t of ture |
/// | `s` | с з | s, z, c before e, i, y |
/// | `w` | ш щ | sh, the ti of tion, the ss of ssion |
/// | `ts`, `ks` | ц, кс | x, cc before e, i |
///
/// Doubled sounds count once; ъ, ь, gh and a mute e are nothing.
public struct SoundCode: Equatable, Hashable, Sendable {
  /// The sounds in order.
  public let sounds: String
  /// The consonants alone, after an `a` where the word begins with a vowel.
  public let skeleton: String
  /// The consonants with an `a` wherever vowels stand: tells short words apart, whose consonants are
  /// too few.
  public let pattern: String

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
    var pattern: [UInt8] = []
    for sound in distinct {
      let one = vowels.contains(sound) ? vowels[0] : sound
      if one != pattern.last { pattern.append(one) }
    }
    self.sounds = String(decoding: distinct, as: UTF8.self)
    self.skeleton = String(decoding: skeleton, as: UTF8.self)
    self.pattern = String(decoding: pattern, as: UTF8.self)
  }

  /// Whether two small letters of one alphabet stand for the same sound.
  public static func soundsAlike(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    switch (Script(first), Script(second)) {
    case (.cyrillic, .cyrillic): RussianSounds.sounds(of: first) == RussianSounds.sounds(of: second)
    case (.latin, .latin): EnglishSounds.sounds(of: first) == EnglishSounds.sounds(of: second)
    default: false
    }
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

  /// The sounds of a letter that stands alone.
  static func sounds(of letter: Unicode.Scalar) -> String {
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

  /// The sounds of a small letter that stands alone.
  static func sounds(of letter: Unicode.Scalar) -> String {
    let place = Int(letter.value) - 0x61
    return alone.indices.contains(place) ? alone[place] : String(letter)
  }

  /// The same for a to z: slips are weighed letter by letter.
  private static let alone = "abcdefghijklmnopqrstuvwxyz".unicodeScalars.map { letter in
    spelling(in: [letter], at: 0).0
  }

  /// The sounds at `index`, and how many letters spell them.
  private static func spelling(in word: [Unicode.Scalar], at index: Int) -> (String, Int) {
    func follows(_ text: String) -> Bool {
      word[(index + 1)...].starts(with: text.unicodeScalars)
    }
    let next = index + 1 < word.count ? word[index + 1] : "."
    let isSoft = next == "e" || next == "i" || next == "y"
    if let vowel = vowel(in: word, at: index) { return vowel }
    switch word[index] {
    case "c":
      if next == "h" { return (index > 0 && word[index - 1] == "s" ? "k" : "q", 2) }
      if next == "c", follows("ce") || follows("ci") { return ("ks", 2) }
      if next == "k" { return ("k", 2) }
      return (isSoft ? "s" : "k", 1)
    case "d": return next == "g" ? ("g", 2) : ("d", 1)
    case "g": return next == "h" ? (index == 0 ? "g" : "", 2) : ("g", 1)
    case "j": return ("g", 1)
    case "k": return index == 0 && next == "n" ? ("n", 2) : ("k", 1)
    case "p": return next == "h" ? ("f", 2) : ("p", 1)
    case "q": return next == "u" ? ("kv", 2) : ("k", 1)
    case "s":
      if next == "h" { return ("w", 2) }
      if next == "s", follows("sion") { return ("wn", 5) }
      if follows("ion") { return ("gn", 4) }
      if next == "c", follows("ce") || follows("ci") { return ("s", 2) }
      return ("s", 1)
    case "t":
      if follows("ion") { return ("wn", 4) }
      if follows("ure") { return ("qr", 4) }
      if follows("ch") { return ("q", 3) }
      return next == "h" ? ("t", 2) : ("t", 1)
    case "w":
      if next == "r" || next == "h" { return (next == "r" ? "r" : "v", 2) }
      return ("v", 1)
    case "x": return ("ks", 1)
    case "z": return ("s", 1)
    default: return (String(word[index]), 1)
    }
  }

  /// Spellings of vowels, the longest first.
  private static let vowels: [(letters: String, sounds: String)] = [
    ("igh", "ae"), ("ai", "e"), ("ay", "e"), ("ea", "e"), ("ee", "e"), ("ei", "e"), ("ew", "u"),
    ("ey", "e"), ("oa", "au"), ("oo", "u"), ("ou", "au"), ("ow", "au"), ("aw", "a"), ("a", "a"),
    ("e", "e"), ("i", "e"), ("o", "a"), ("u", "u"), ("y", "e"),
  ]
  /// What a vowel sounds like before one consonant and a mute e ("page", "time", "close").
  private static let long: [Unicode.Scalar: String] = ["a": "e", "i": "ae", "o": "au"]

  private static func vowel(in word: [Unicode.Scalar], at index: Int) -> (String, Int)? {
    let rest = word[index...]
    guard let letter = rest.first, "aeiouy".unicodeScalars.contains(letter) else { return nil }
    // Only a word that has another vowel ends in a mute e.
    if letter == "e", rest.count == 1, word.dropLast(2).contains(where: isVowel), index > 1,
      !isVowel(word[index - 1])
    {
      return ("", 1)
    }
    if rest.count == 3, word.last == "e", !isVowel(word[index + 1]), let sounds = long[letter] {
      return (sounds, 1)
    }
    for (letters, sounds) in vowels where rest.starts(with: letters.unicodeScalars) {
      return (sounds, letters.unicodeScalars.count)
    }
    return nil
  }

  private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
    "aeiouy".unicodeScalars.contains(letter)
  }
}
