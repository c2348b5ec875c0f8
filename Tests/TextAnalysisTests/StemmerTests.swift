import Testing
import TextAnalysis

struct StemmerTests {
  @Test(
    "All forms of a word have one stem",
    arguments: [
      [
        "шторка", "шторки", "шторке", "шторку", "шторкой", "шторок", "шторкам", "шторками",
        "шторках",
      ],
      ["список", "списка", "списку", "списком", "списке", "списки", "списков", "спискам"],
      ["палец", "пальца", "пальцем", "пальцев", "пальцами"],
      ["вкладка", "вкладок", "вкладками"],
      ["карточка", "карточек", "карточками"],
      ["окно", "окон", "окнами"],
      ["чекбокс", "чекбокса", "чекбоксами", "чекбоксов"],
      ["панель", "панели", "панелью", "панелей"],
      ["тап", "тапа", "тапом", "тапы", "тапов"],
      ["нижняя", "нижней", "нижнюю", "нижние", "нижних"],
      ["tab", "tabs"],
      ["swipe", "swipes", "swiping", "swiped"],
      ["экран", "экрана", "экране", "экраном", "экранов"],
      ["режим", "режима", "режиме", "режимом", "режимы"],
      ["оверлей", "оверлея", "оверлеем", "оверлеев"],
      ["материал", "материале", "материалами"],
      ["подпись", "подписи", "подписью", "подписей"],
      ["меню"],
    ])
  func oneStem(forms: [String]) {
    let stemmer = Stemmer()
    #expect(Set(forms.map(stemmer.stem)).count == 1)
  }

  @Test(
    "Different words keep different stems",
    arguments: [("тап", "таб"), ("тост", "текст"), ("tab", "tap"), ("шторка", "штора")])
  func differentStems(first: String, second: String) {
    let stemmer = Stemmer()
    #expect(stemmer.stem(first) != stemmer.stem(second))
  }

  @Test("Digits and mixed alphabets are their own stems")
  func otherScripts() {
    let stemmer = Stemmer()
    #expect(stemmer.stem("999") == "999")
    #expect(stemmer.stem("tabбары") == "tabбары")
  }
}
