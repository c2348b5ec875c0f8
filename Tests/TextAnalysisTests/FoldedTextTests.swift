import Testing
import TextAnalysis

struct FoldedTextTests {
  @Test(
    "A text folds into words",
    arguments: [
      ("Tab bar", ["tab", "bar"]),
      ("таб-бар", ["таб", "бар"]),
      ("Счётчик", ["счетчик"]),
      ("«Ещё…»", ["еще"]),
      ("UITabBar", ["ui", "tab", "bar"]),
      (
        "UITabBarController.viewControllers",
        ["ui", "tab", "bar", "controller", "view", "controllers"]
      ),
      ("iPhone и iOS", ["iphone", "и", "ios"]),
      ("FABs", ["fabs"]),
      ("tAB bAR", ["tab", "bar"]),
      ("drag_and_drop", ["drag", "and", "drop"]),
      ("вкла\u{301}дка", ["вкладка"]),
      ("и\u{306}", ["й"]),
      ("ＴＡＢ　ｂａｒ", ["tab", "bar"]),
      ("🔔 bell ☎️", ["bell"]),
      ("3️⃣ tabs", ["3", "tabs"]),
      ("soft\u{AD}hyphen", ["softhyphen"]),
      ("snackbar'ом", ["snackbar"]),
      ("toast’а", ["toast"]),
      ("badge-и", ["badge"]),
      ("popupов", ["popup"]),
      ("tab-бар", ["tab", "бар"]),
      ("user's", ["user"]),
      ("don't", ["dont"]),
      ("3D Touch", ["3d", "touch"]),
      ("", []),
      ("😀 !?", []),
    ] as [(String, [String])])
  func words(text: String, expected: [String]) {
    #expect(FoldedText(text).words.map(\.text) == expected)
  }

  @Test(
    "Texts that differ in form only have one key",
    arguments: [
      ("Tab bar", "tab-bar"), ("TabBar", "tab_bar"), ("Таб-бар", "таб бар"),
      ("Ещё", "еще"), ("«Шторка»", "шторка"), ("шторка!", "ШТОРКА"),
      ("тaб-бaр", "таб-бар"), ("tаb bаr", "tab bar"), ("pop‑up", "popup"),
    ])
  func sameKey(first: String, second: String) {
    #expect(FoldedText(first).key == FoldedText(second).key)
  }

  @Test("Letters of both alphabets that are no look-alikes stay as they are")
  func noRepair() {
    #expect(FoldedText("tabшфг").key == "tabшфг")
  }

  @Test("A text without letters is found by its signs, without white space")
  func signs() {
    #expect(FoldedText(" ⋮ ").key == "⋮")
    #expect(FoldedText(" \n").key == "")
  }

  @Test("Each word knows where it stands, in UTF-8 offsets, with its ending")
  func ranges() {
    let text = "Шторка UITab toast'ом."
    let places = FoldedText(text).words.map { word in
      String(decoding: Array(text.utf8)[word.range], as: UTF8.self)
    }
    #expect(places == ["Шторка", "UI", "Tab", "toast'ом"])
  }
}
