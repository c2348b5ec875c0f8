/// Letters of one alphabet that look like letters of the other («а» and "a").
enum LookAlikes {
  private static let pairs: [(latin: Unicode.Scalar, cyrillic: Unicode.Scalar)] = [
    ("A", "А"), ("B", "В"), ("C", "С"), ("E", "Е"), ("H", "Н"), ("K", "К"), ("M", "М"),
    ("O", "О"), ("P", "Р"), ("T", "Т"), ("X", "Х"), ("Y", "У"),
    ("a", "а"), ("c", "с"), ("e", "е"), ("k", "к"), ("o", "о"), ("p", "р"), ("x", "х"),
    ("y", "у"),
  ]

  /// The word written in one alphabet, where the letters of the other are all look-alikes; else as
  /// it is.
  ///
  /// Where both would do, the alphabet with more letters wins, Cyrillic at a tie.
  static func repaired(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    if Script.only(in: word) != nil { return word }
    let latin = word.filter { Script($0) == .latin }
    let cyrillic = word.filter { Script($0) == .cyrillic }
    let canBeCyrillic = latin.allSatisfy { letter in pairs.contains { $0.latin == letter } }
    let canBeLatin = cyrillic.allSatisfy { letter in pairs.contains { $0.cyrillic == letter } }
    if canBeCyrillic, !canBeLatin || cyrillic.count >= latin.count {
      return word.map { letter in pairs.first { $0.latin == letter }?.cyrillic ?? letter }
    }
    if canBeLatin {
      return word.map { letter in pairs.first { $0.cyrillic == letter }?.latin ?? letter }
    }
    return word
  }
}
