import Testing
import TextAnalysis

struct SoundCodeTests {
  @Test(
    "An English word and its Russian transcription have one skeleton",
    arguments: [
      ("drawer", "дроер"), ("swipe", "свайп"), ("page control", "пейдж контрол"),
      ("action sheet", "экшен шит"), ("action sheet", "экшн шит"), ("web view", "веб вью"),
      ("floating action button", "флоатинг экшн баттон"), ("hover", "ховер"),
      ("toggle", "тогл"), ("onboarding", "онбординг"), ("tooltip", "тултип"),
      ("checkbox", "чекбокс"), ("snackbar", "снэк бар"), ("widget", "виджет"),
      ("accordion", "аккордеон"), ("browser", "браузер"), ("switch", "свитч"),
      ("quick action", "квик экшен"), ("graph", "граф"), ("window", "виндоу"),
    ])
  func sameSkeleton(english: String, russian: String) {
    let first = SoundCode(FoldedText(english).words.map(\.text))
    let second = SoundCode(FoldedText(russian).words.map(\.text))
    #expect(first.skeleton == second.skeleton)
  }

  @Test(
    "Words that sound different have different skeletons",
    arguments: [("tab", "tap"), ("тост", "тест драйв"), ("badge", "button"), ("свайп", "свап")])
  func differentSounds(first: String, second: String) {
    #expect(SoundCode([first]) != SoundCode([second]))
  }
}
