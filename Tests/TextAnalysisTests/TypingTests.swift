import Testing
import TextAnalysis

struct TypingTests {
  @Test(
    "A text typed in the other layout is turned back",
    arguments: [
      ("ефи ифк", "tab bar"), ("injhrf", "шторка"), ("gktqc[jklth", "плейсхолдер"),
      ("[kt,yst rhjirb", "хлебные крошки"), ("Ефи", "Tab"), ("ЫЦШЗУ", "SWIPE"),
      ("n`vysq", "тёмный"), ("n\\vysq", "тёмный"),
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
      ("yezhik", "ежик"), ("999", "999"), ("zagluška", "заглушка"), ("palʹcami", "пальцами"),
      ("dvojnoj", "двойной"), ("rejim", "режим"), ("vstrjaxivanie", "встряхивание"),
      ("laik", "лайк"), ("schetchik", "счетчик"), ("emodzhi", "эмоджи"), ("viu", "вью"),
    ])
  func transliterated(latin: String, cyrillic: String) {
    #expect(Transliteration.readings(ofLatin: [latin]).contains([cyrillic]))
  }

  @Test("A spelling has its likeliest reading first, and no reading twice")
  func readings() {
    let readings = Transliteration.readings(ofLatin: ["schema", "x"])
    #expect(readings.first == ["щема", "кс"])
    #expect(Set(readings).count == readings.count)
    #expect(readings.contains(["счема", "х"]))
  }

  @Test(
    "A slip costs less when it is easily made",
    arguments: [
      ("tab", "tab", 0), ("tap", "tab", 1), ("tsb", "tab", 0.6), ("atb", "tab", 0.6),
      ("taab", "tab", 0.6), ("buton", "button", 0.6), ("акордион", "аккордеон", 1.1),
      ("кнопк", "кнопка", 1), ("", "abc", 3),
    ])
  func slips(typed: String, meant: String, cost: Double) {
    let first = Array(typed.unicodeScalars)
    let second = Array(meant.unicodeScalars)
    #expect(abs(SlipCost.between(first, second) - cost) < 0.001)
    #expect(abs(SlipCost.between(second, first) - cost) < 0.001)
  }

  @Test("Letters sound alike when their sounds are the same, in one alphabet")
  func soundAlike() {
    let letters = Array("abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшщъыьэюя".unicodeScalars)
    for first in letters {
      for second in letters {
        let codes = [first, second].map { SoundCode([String(Character($0))]).sounds }
        let areOfOneAlphabet = first.isASCII == second.isASCII
        #expect(
          SoundCode.soundsAlike(first, second) == (areOfOneAlphabet && codes[0] == codes[1]))
      }
    }
  }

  @Test("Neighbouring keys touch each other in one layout")
  func neighbours() {
    for (one, other) in [("q", "w"), ("a", "q"), ("h", "y"), ("й", "ц"), ("п", "р")]
      as [(Unicode.Scalar, Unicode.Scalar)]
    {
      #expect(KeyboardLayout.areNeighbours(one, other))
      #expect(KeyboardLayout.areNeighbours(other, one))
    }
    for (one, other) in [("q", "p"), ("q", "z"), ("q", "ц"), ("1", "2")]
      as [(Unicode.Scalar, Unicode.Scalar)]
    {
      #expect(!KeyboardLayout.areNeighbours(one, other))
    }
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
