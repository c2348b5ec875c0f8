/// Russian words written in Latin letters, the way people do it in chats («zaglushka»).
public enum Transliteration {
  /// Longest spellings first.
  private static let spellings: [(latin: String, cyrillic: String)] = [
    ("shch", "щ"), ("sch", "щ"),
    ("zh", "ж"), ("kh", "х"), ("ts", "ц"), ("ch", "ч"), ("sh", "ш"), ("yu", "ю"), ("ya", "я"),
    ("yo", "е"), ("ju", "ю"), ("ja", "я"), ("jo", "е"), ("ck", "к"), ("ph", "ф"),
    ("iy", "ий"), ("yy", "ый"), ("ay", "ай"), ("ey", "ей"), ("oy", "ой"), ("uy", "уй"),
    ("aj", "ай"), ("ej", "ей"), ("oj", "ой"), ("ij", "ий"), ("yj", "ый"),
    ("a", "а"), ("b", "б"), ("v", "в"), ("w", "в"), ("g", "г"), ("d", "д"), ("e", "е"),
    ("z", "з"), ("i", "и"), ("j", "ж"), ("k", "к"), ("l", "л"), ("m", "м"), ("n", "н"),
    ("o", "о"), ("p", "п"), ("r", "р"), ("s", "с"), ("t", "т"), ("u", "у"), ("f", "ф"),
    ("h", "х"), ("c", "ц"), ("y", "ы"), ("x", "кс"), ("q", "к"),
  ]

  /// The folded Latin `word` in Cyrillic letters; other characters stay.
  ///
  /// Where people write two things alike, the likelier is taken: "sh" is ш, "ye" after a consonant
  /// ые («hlebnye»), elsewhere е.
  public static func cyrillic(fromLatin word: String) -> String {
    var rest = Substring(word)
    var result = ""
    while let letter = rest.first {
      if rest.hasPrefix("ye"), result.last.map("аеиоуыэюя".contains) ?? true {
        result += "е"
        rest.removeFirst(2)
      } else if let spelling = spellings.first(where: { rest.hasPrefix($0.latin) }) {
        result += spelling.cyrillic
        rest.removeFirst(spelling.latin.count)
      } else {
        result.append(letter)
        rest.removeFirst()
      }
    }
    return result
  }
}
