/// Texts in the letters of the other alphabet.
enum TransliteratedText {
  /// A scheme that writes Russian in Latin letters, а to я with ё after е.
  enum Scheme: String, CaseIterable {
    case passport =
      "a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch ie y - e iu ia"
    case scientific =
      "a b v g d e ë ž z i j k l m n o p r s t u f x c č š šč ʺ y ʹ è ju ja"
    case chat = "a b v g d e e zh z i y k l m n o p r s t u f h c ch sh sch - y - e yu ya"
    case olderChat = "a b v g d e yo j z i j k l m n o p r s t u f h ts ch sh sch ' y ' e yu ya"

    /// The Russian `text` in Latin letters.
    func latin(_ text: String) -> String {
      var letters: [Character: String] = [:]
      for (russian, latin) in zip(
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя", rawValue.split(separator: " "))
      {
        letters[russian] = latin == "-" ? "" : String(latin)
      }
      return text.lowercased().map { letters[$0] ?? String($0) }.joined()
    }
  }

  /// An English text as a Russian writes it by ear, by regular rules of reading: «шит» for "sheet".
  static func heardInEnglish(_ text: String) -> String {
    text.lowercased().split(separator: " ").map { word in
      word.split(separator: "-").map { heard(Array($0)) }.joined(separator: "-")
    }.joined(separator: " ")
  }

  private static let spellings: [(String, String)] = [
    ("through", "тру"), ("ssion", "шн"), ("tion", "шн"), ("sion", "жн"), ("ture", "чер"),
    ("cce", "ксе"), ("cci", "кси"), ("tch", "ч"), ("igh", "ай"), ("sch", "ск"), ("sce", "се"),
    ("dge", "дж"), ("ch", "ч"), ("sh", "ш"), ("th", "т"), ("ph", "ф"), ("wh", "в"), ("ck", "к"),
    ("gh", ""), ("ee", "и"), ("ea", "и"), ("oo", "у"), ("ou", "ау"), ("ow", "ау"), ("oa", "оу"),
    ("ai", "ей"), ("ay", "ей"), ("ey", "и"), ("ew", "ью"), ("au", "о"), ("aw", "о"), ("oi", "ой"),
    ("oy", "ой"), ("qu", "кв"), ("kn", "н"), ("wr", "р"), ("ce", "се"), ("ci", "си"), ("cy", "си"),
    ("ge", "дже"), ("gi", "джи"),
  ]
  private static let letters: [Character: String] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyz",
      "а б к д е ф г х и дж к л м н о п к р с т а в в кс и з".split(separator: " ").map(String.init)
    ))
  private static let long: [Character: String] = ["a": "ей", "i": "ай", "o": "оу", "u": "ью"]

  private static func heard(_ word: [Character]) -> String {
    var heard = ""
    var index = 0
    while index < word.count {
      let rest = word[index...]
      let letter = word[index]
      let next = rest.dropFirst().first
      if rest.count == 3, word.last == "e", let vowel = long[letter], let next,
        !"aeiouywxr".contains(next)
      {
        // A vowel before one consonant and a mute e is long.
        heard += vowel + (next == "c" ? "с" : next == "g" ? "дж" : letters[next] ?? "")
        return heard
      }
      if let spelling = spellings.first(where: { rest.starts(with: $0.0) }) {
        heard += spelling.1
        index += spelling.0.count
        continue
      }
      let isDouble = letter == next && !"aeiouy".contains(letter)
      let isMute = letter == "e" && next == nil && word.count > 3
      if letter == "l", next == "e", rest.count == 2 { return heard + "л" }
      if letter == "e", index == 0 {
        heard += "э"
      } else if !isDouble, !isMute {
        heard += letters[letter] ?? String(letter)
      }
      index += 1
    }
    return heard
  }
}
