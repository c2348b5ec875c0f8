/// Russian words written in Latin letters: as in passports («zaglushka», «tsvet»), by scholars
/// («zagluška», «cvet») and in chats («cvet», «zajatyj»).
///
/// One spelling has several readings where the schemes differ: "j" is й or ж, "x" is кс or х, "sch" щ
/// or сч, "e" е or э, "i" after a vowel и or й, "y" ы or, before a vowel, ь.
public enum Transliteration {
  /// Longest spellings first.
  private static let spellings: [(latin: String, cyrillic: String)] = [
    ("shch", "щ"), ("šč", "щ"), ("sch", "щ"), ("shh", "щ"),
    ("zh", "ж"), ("kh", "х"), ("ts", "ц"), ("ch", "ч"), ("sh", "ш"), ("yu", "ю"), ("ya", "я"),
    ("iu", "ю"), ("ia", "я"), ("yo", "е"), ("ju", "ю"), ("ja", "я"), ("jo", "е"), ("ck", "к"),
    ("ph", "ф"), ("iy", "ий"), ("yy", "ый"), ("ay", "ай"), ("ey", "ей"), ("oy", "ой"),
    ("uy", "уй"), ("aj", "ай"), ("ej", "ей"), ("oj", "ой"), ("uj", "уй"), ("ij", "ий"),
    ("yj", "ый"),
    ("a", "а"), ("b", "б"), ("v", "в"), ("w", "в"), ("g", "г"), ("d", "д"), ("e", "е"),
    ("z", "з"), ("i", "и"), ("j", "й"), ("k", "к"), ("l", "л"), ("m", "м"), ("n", "н"),
    ("o", "о"), ("p", "п"), ("r", "р"), ("s", "с"), ("t", "т"), ("u", "у"), ("f", "ф"),
    ("h", "х"), ("c", "ц"), ("y", "ы"), ("x", "кс"), ("q", "к"),
    ("č", "ч"), ("š", "ш"), ("ž", "ж"), ("è", "э"), ("ė", "э"), ("ë", "е"), ("é", "э"),
    ("ʹ", "ь"), ("ʺ", "ъ"),
  ]

  /// Another reading of a spelling.
  private struct Reading {
    var latin: String
    var cyrillic: String
    /// Whether it is one only after a vowel.
    var afterVowel = false
  }

  private static let others: [[Reading]] = [
    [Reading(latin: "j", cyrillic: "ж")], [Reading(latin: "x", cyrillic: "х")],
    [Reading(latin: "sch", cyrillic: "сч")],
    [
      Reading(latin: "ey", cyrillic: "эй"), Reading(latin: "ej", cyrillic: "эй"),
      Reading(latin: "e", cyrillic: "э"),
    ],
    [Reading(latin: "i", cyrillic: "й", afterVowel: true)],
    [Reading(latin: "yu", cyrillic: "ью"), Reading(latin: "iu", cyrillic: "ью")],
    [Reading(latin: "ia", cyrillic: "иа"), Reading(latin: "iu", cyrillic: "иу")],
  ]
  /// So many of the readings above are tried together; there are two to this power of texts.
  private static let togetherLimit = 4

  /// The folded Latin `words` in Cyrillic letters, the likeliest reading first; other characters
  /// stay.
  public static func readings(ofLatin words: [String]) -> [[String]] {
    let likeliest = words.map { cyrillic(fromLatin: $0, []) }
    var texts = [likeliest]
    if likeliest == words { return texts }
    let text = words.joined(separator: " ")
    let open = others.filter { $0.contains { text.contains($0.latin) } }.prefix(togetherLimit)
    for choice in 1..<max(1, 1 << open.count) {
      let readings = open.enumerated().flatMap { choice & (1 << $0) != 0 ? $1 : [] }
      let read = words.map { cyrillic(fromLatin: $0, readings) }
      if !texts.contains(read) { texts.append(read) }
    }
    return texts
  }

  /// "ye" after a consonant is ые («hlebnye»), elsewhere е.
  private static func cyrillic(fromLatin word: String, _ readings: [Reading]) -> String {
    var rest = Substring(word)
    var result = ""
    while let letter = rest.first {
      let isAfterVowel = result.last.map("аеиоуыэюя".contains) ?? false
      if let reading = readings.first(where: { reading in
        rest.hasPrefix(reading.latin) && (!reading.afterVowel || isAfterVowel)
      }) {
        result += reading.cyrillic
        rest.removeFirst(reading.latin.count)
      } else if rest.hasPrefix("ye"), isAfterVowel || result.isEmpty {
        result += "е"
        rest.removeFirst(2)
      } else if let spelling = spellings.first(where: { spelling in
        // No spelling takes letters that are read in another way.
        rest.hasPrefix(spelling.latin)
          && !readings.contains { spelling.latin.dropFirst().contains($0.latin) }
      }) {
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
