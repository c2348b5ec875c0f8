import Testing
import TextAnalysis

struct TypingTests {
  @Test(
    "A text typed in the other layout is turned back",
    arguments: [
      ("ефи ифк", "tab bar"), ("injhrf", "шторка"), ("gktqc[jklth", "плейсхолдер"),
      ("[kt,yst rhjirb", "хлебные крошки"), ("Ефи", "Tab"), ("ЫЦШЗУ", "SWIPE"),
    ])
  func switched(typed: String, meant: String) {
    #expect(KeyboardLayout.switched(typed) == meant)
  }

  @Test("A text without letters has no other layout", arguments: ["", "123", "😀"])
  func noLetters(text: String) {
    #expect(KeyboardLayout.switched(text) == nil)
  }

  @Test(
    "Russian in Latin letters is turned back",
    arguments: [
      ("zaglushka", "заглушка"), ("hlebnye", "хлебные"), ("kroshki", "крошки"),
      ("shtorka", "шторка"), ("svayp", "свайп"), ("vkladka", "вкладка"), ("znachok", "значок"),
      ("yezhik", "ежик"), ("999", "999"),
    ])
  func transliterated(latin: String, cyrillic: String) {
    #expect(Transliteration.cyrillic(fromLatin: latin) == cyrillic)
  }

  @Test(
    "Distances count edits and swaps of neighbours",
    arguments: [
      ("", "", 0), ("tab", "tab", 0), ("tab", "tap", 1), ("кнокпа", "кнопка", 1),
      ("placehodler", "placeholder", 1), ("аваторка", "аватарка", 1), ("", "abc", 3),
      ("ca", "abc", 3), ("акардеон", "аккордеон", 2),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(editDistance(Array(first), Array(second), limit: 5) == expected)
    #expect(editDistance(Array(second), Array(first), limit: expected) == expected)
    if expected > 0 {
      #expect(editDistance(Array(first), Array(second), limit: expected - 1) == nil)
    }
  }
}
