import Testing
import TextAnalysis

@testable import Glossary

/// What people type, and what they must get from the shipped glossary.
struct LookUpTests {
  private let library: GlossaryLibrary

  init() throws {
    let folder = glossaryFolder.deletingLastPathComponent().appending(path: ".build/test-cache")
    library = try GlossaryLibrary.open(cacheFolder: folder.path())
  }

  @Test(
    "A text leads to its concept, and the answer says how",
    arguments: [
      ("tab bar", "tab-bar", Match.name), ("Tab-Bar", "tab-bar", .name),
      ("нижняя шторка", "bottom-sheet", .name), ("tabbar", "tab-bar", .name),
      ("боттом шит", "bottom-sheet", .alias),
      ("UITabBar", "tab-bar", .api), ("UIKit.UITabBar", "tab-bar", .api),
      ("UIKit UITabBar", "tab-bar", .api), ("Toast.makeText", "toast", .api),
      ("UITabBar.setItems(_:animated:)", "tab-bar", .api), ("MDCSnackbarManager", "snackbar", .api),
      ("android.widget.Toast", "toast", .api), ("android.widget.Button", "button", .api),
      ("XCUIElementTypeTabBar", "tab-bar", .api), ("XCUIElementTypeSwitch", "switch", .api),
      ("role=dialog", "dialog", .api),
      ("Snackbar.make(view, \"text\", Snackbar.LENGTH_LONG).show()", "snackbar", .api),
      ("снекбаром", "snackbar", .inflection), ("нижними шторками", "bottom-sheet", .inflection),
      ("snackbar'ом", "snackbar", .name), ("tooltips", "tooltip", .inflection),
      ("ефи ифк", "tab-bar", .keyboardLayout), ("ytcrjkmrj", "none", .typo),
      ("cyt;,fhf", "snackbar", .keyboardLayout), ("gjgjdth", "popover", .keyboardLayout),
      ("zaglushka", "stub", .transliteration), ("snackbra", "snackbar", .typo),
      ("хлебные кршоки", "breadcrumbs", .typo), ("page conrtol", "page-control", .typo),
      ("акардеон", "accordion", .typo), ("navigation draw", "navigation-drawer", .prefix),
      ("ряд иконок внизу айфона для перехода по разделам", "tab-bar", .description),
      ("bar with sections at the bottom of the iphone screen", "tab-bar", .description),
      ("полоска вверху телефона с временем и зарядом", "status-bar", .description),
    ])
  func found(text: String, id: String, match: Match) throws {
    let results = try library.find(text, limit: 5).results
    guard id != "none" else {
      #expect(results == [])
      return
    }
    let first = try #require(results.first, "\(text) finds nothing")
    #expect(first.id == id)
    #expect(first.match == match)
    #expect((LookUp.confident...1).contains(first.score))
    #expect(!first.matched.isEmpty)
  }

  @Test(
    "What has nothing to do with interfaces finds nothing",
    arguments: [
      "", "   ", "🙂", "999999", "banana smoothie", "john smith", "квантовая физика",
      "курс доллара", "git rebase onto", "docker compose network", "asdfgh", "zzzz", "ъъфывъъ",
      "как сварить борщ", "where to buy a used car", "рецепт яблочного пирога с корицей",
      "железная дорога", "heap memory", "налоговый вычет", "утечка памяти на сервере",
      String(repeating: "ы", count: 5000), "'; DROP DATABASE users; --", "\u{0}", "%", "*",
    ])
  func nothing(text: String) throws {
    let answer = try library.find(text, limit: 5)
    #expect(answer.results == [])
    #expect(answer.ambiguous == nil)
    #expect(answer.nearMisses.count <= 3)
  }

  @Test("A guess is a near miss, not an answer")
  func nearMisses() throws {
    let answer = try library.find("снекбакар", limit: 5)
    #expect((answer.results + answer.nearMisses).first?.id == "snackbar")
    let guess = try library.find("кошка спит на панели управления полётами", limit: 5)
    #expect(guess.results == [])
    #expect(!guess.nearMisses.isEmpty)
  }

  @Test(
    "An ambiguous label answers with its question, in any form and layout",
    arguments: ["шторка", "шторку", "Шторками", "injhrf"])
  func ambiguous(text: String) throws {
    let answer = try library.find(text, limit: 10)
    let label = try #require(answer.ambiguous)
    #expect(label.label == "шторка")
    #expect(label.ids.first == "bottom-sheet")
    #expect(label.en.hasSuffix("?") && label.ru.hasSuffix("?"))
    #expect(answer.results.first?.id == "bottom-sheet")
    #expect(Set(answer.results.map(\.id)).isSuperset(of: label.ids))
  }

  @Test(
    "An ambiguous label with slips or in other letters asks, too, with its meanings in their order",
    arguments: ["shtorka", "шторкка", "штокра"])
  func ambiguousSlips(text: String) throws {
    let plain = try library.find("шторка", limit: 10)
    let answer = try library.find(text, limit: 10)
    #expect(answer.ambiguous?.label == "шторка")
    let ids = try #require(plain.ambiguous).ids
    #expect(answer.results.map(\.id).prefix(ids.count) == ids[...])
  }

  @Test(
    "A misspelt word of a description costs little",
    arguments: [
      ("snackbar does not dissapear after the tap", "snackbar"),
      ("ряд иконок внзу айфона для перхода по разделам", "tab-bar"),
    ])
  func misspeltWords(text: String, id: String) throws {
    #expect(try library.find(text, limit: 1).results.first?.id == id)
  }

  @Test(
    "Several letters are hardly wrong in words that all exist",
    arguments: [
      ("чёрный экран", "dark-mode"), ("toggle bottom", "toggle-button"),
      ("close bottom", "close-button"),
      ("tap bar", "tab-bar"),
    ])
  func wellWritten(text: String, id: String) throws {
    #expect(try library.find(text, limit: 1).results.first?.id == id)
  }

  @Test(
    "Words that all exist may say what they say, however near they are to a label",
    arguments: [
      ("attach a document", "file-picker"),
      ("остаётся нажатой", "toggle-button"), ("экран с приложениями", "home-screen"),
    ])
  func wellWrittenDescription(text: String, id: String) throws {
    let answer = try library.find(text, limit: 5)
    #expect(answer.results.contains { $0.id == id }, "\(answer.results.map(\.id))")
    #expect(answer.trace?.steps.contains { $0.stage == .description } == true)
  }

  @Test(
    "What is surely a name with a slip describes nothing",
    arguments: [
      ("navigaton drawr", "navigation-drawer"), ("хлебные кршоки", "breadcrumbs"),
      ("сигментед контрол", "segmented-control"),
    ])
  func sureName(text: String, id: String) throws {
    let answer = try library.find(text, limit: 5)
    #expect(answer.results.first?.id == id)
    #expect(answer.results.first.map { $0.score >= 0.7 } == true)
    #expect(answer.trace?.steps.contains { $0.stage == .description } == false)
  }

  @Test(
    "An everyday word is no label with a slip, and none that sounds alike",
    arguments: [
      "ночью", "начало", "понимаю", "село", "положение", "приходит", "three", "asked", "road",
      "country", "reading", "deadline",
    ])
  func everydayWord(text: String) throws {
    let results = try library.find(text, limit: 5).results
    #expect(!results.contains { $0.match == .typo || $0.match == .transliteration })
  }

  @Test("A stop word is not the beginning of a label", arguments: ["the", "для", "are"])
  func stopWord(text: String) throws {
    #expect(try library.find(text, limit: 5).results == [])
  }

  @Test(
    "An everyday word may be a label in another form or in other letters",
    arguments: [
      ("videos", "video-player"), ("промо", "promo-banner"), ("lock", "lock-screen"),
      ("sandwich", "hamburger-menu"), ("cabinet", "profile-screen"),
    ])
  func everydayLabel(text: String, id: String) throws {
    #expect(try library.find(text, limit: 1).results.first?.id == id)
  }

  @Test(
    "A Russian label in the letters of several schemes is found as one with slips",
    arguments: [
      ("pleysholder", "placeholder"), ("rejim dejstvij", "contextual-action-bar"),
      ("knopka nazat", "back-button"), ("pleisholder", "placeholder"),
      ("slajder podtverjdeniya", "slide-to-confirm"),
    ])
  func mixedSchemes(text: String, id: String) throws {
    let first = try library.find(text, limit: 1).results.first
    #expect(first?.id == id)
    #expect(first?.match == .transliteration)
  }

  @Test(
    "A label is found by its words in another order, beside what they describe",
    arguments: [
      ("назад кнопка", "back-button"), ("sheet bottom", "bottom-sheet"),
      ("action button floating", "floating-action-button"),
    ])
  func wordOrder(text: String, id: String) throws {
    let answer = try library.find(text, limit: 5)
    #expect(answer.results.first?.id == id)
    #expect(answer.results.first?.match == .inflection)
    #expect(answer.trace?.steps.contains { $0.stage == .description } == true)
  }

  @Test("An ambiguous label asks in another word order, too")
  func ambiguousWordOrder() throws {
    let plain = try #require(try library.find("нижнее меню", limit: 5).ambiguous)
    #expect(try library.find("меню нижнее", limit: 5).ambiguous == plain)
  }

  @Test(
    "The last English word says what it is: no label with it in another place is meant",
    arguments: ["item list", "view page", "button text", "top to back"])
  func lastWord(text: String) throws {
    let results = try library.find(text, limit: 5).results
    #expect(results.allSatisfy { $0.match != .inflection }, "\(results.map(\.id))")
  }

  @Test(
    "Among others, an everyday word is a label's word only with few slips",
    arguments: ["bar stool", "кнопка купить", "кнопка поделиться", "share button"])
  func everydayWords(text: String) throws {
    let results = try library.find(text, limit: 5).results
    #expect(results.allSatisfy { $0.match != .typo && $0.match != .transliteration })
  }

  @Test(
    "A stop word is no slip for another one, nor is it left out by one",
    arguments: [
      ("кнопка готово над клавиатурой", "keyboard-accessory"), ("в корзину", "cart"),
      ("кнопка в меню", "menu-button"),
    ])
  func stopWords(text: String, id: String) throws {
    let results = try library.find(text, limit: 5).results
    #expect(results.first?.id == id)
    #expect(results.allSatisfy { $0.match != .typo })
  }

  @Test(
    "A text in the other layout or alphabet is found by more than its exact name",
    arguments: [
      ("ryjgrrf", "button", Match.keyboardLayout), ("ищеещь ыруе", "bottom-sheet", .keyboardLayout),
      ("xnj nfrjt njcn", "toast", .keyboardLayout),
      ("rkfdbfnehf gthtrhsdftn gjkt", "keyboard-avoidance", .keyboardLayout),
      ("еркуу вщеы ещз кшпре", "overflow-menu", .keyboardLayout),
      ("chto takoe snekbar", "snackbar", .transliteration),
      ("tri tochki sprava vverhu", "overflow-menu", .transliteration),
      ("krasnyj kruzhok s cifroj", "badge", .transliteration),
    ])
  func rewritten(text: String, id: String, match: Match) throws {
    let first = try library.find(text, limit: 1).results.first
    #expect(first?.id == id)
    #expect(first?.match == match)
  }

  @Test(
    "What means nothing in the other layout or alphabet either finds nothing",
    arguments: [
      "kubernetes pod restart", "privet kak dela", "asdfgh", "shkola", "syn", "цукцук йцуйцу",
      "kupit kartoshku na rynke",
    ])
  func rewrittenNothing(text: String) throws {
    #expect(try library.find(text, limit: 5).results == [])
  }

  @Test(
    "A complaint alone is no name with slips",
    arguments: ["не работает", "больше не открывается", "does not work", "won't load"])
  func complaintAlone(text: String) throws {
    let answer = try library.find(text, limit: 5)
    #expect(!(answer.results + answer.nearMisses).contains { $0.match == .typo })
  }

  @Test("A Russian label is found with a preposition in place of a case, beside what is described")
  func prepositions() throws {
    let results = try library.find("подложка под попапом", limit: 5).results
    #expect(results.first?.id == "scrim")
    #expect(results.first?.match == .inflection)
    #expect(results.contains { $0.match == .description })
  }

  @Test(
    "A text with other words between those of a label is no name",
    arguments: [
      "text on the button", "кнопка без меню", "action without a sheet",
    ])
  func betweenNames(text: String) throws {
    for result in try library.find(text, limit: 5).results { #expect(result.match == .description) }
  }

  @Test("Words with a space between them are no slip of one word")
  func splitWords() throws {
    let results = try library.find("бар табов", limit: 3).results
    #expect(results.first?.id == "tab-bar")
  }

  @Test("The preferred label's own concept stands before other meanings")
  func preferredFirst() throws {
    for text in ["tab bar", "popup", "toast", "tooltip"] {
      let first = try #require(try library.find(text, limit: 5).results.first)
      #expect(FoldedText(first.en).key == FoldedText(text).key)
    }
  }

  @Test("A hidden label is found and not shown", arguments: ["ботомшит", "оверлэй"])
  func hidden(text: String) throws {
    let results = try library.find(text + "!", limit: 5).results
    #expect(!results.isEmpty)
    #expect(results.allSatisfy { !$0.matched.contains(text) || $0.matched == text + "!" })
  }

  @Test("There are never more results than asked for, and the best come first")
  func limits() throws {
    for limit in [1, 2, 5, 50] {
      let results = try library.find("таб", limit: limit).results
      #expect(!results.isEmpty && results.count <= limit)
      #expect(results.map(\.score) == results.map(\.score).sorted(by: >))
      #expect(Set(results.map(\.id)).count == results.count)
    }
    #expect(try library.find("таб", limit: 0).results == [])
  }

  @Test("The same text gets the same answer each time")
  func deterministic() throws {
    for text in ["шторка снизу", "кнопка меню", "прокрутка", "tab"] {
      #expect(try library.find(text, limit: 20) == library.find(text, limit: 20))
    }
  }

  @Test("Every preferred label and every id finds its concept first")
  func names() throws {
    for summary in try library.browse() {
      for text in [summary.en, summary.ru, summary.id] {
        let results = try library.find(text, limit: 3).results
        #expect(results.first?.id == summary.id, "\(text)")
      }
    }
  }

  @Test("The platform that a description names decides between neighbours")
  func platforms() throws {
    let text = "row of icons for the main sections at the bottom"
    #expect(try library.find("iphone " + text, limit: 1).results.first?.id == "tab-bar")
    #expect(try library.find("android " + text, limit: 1).results.first?.id == "bottom-navigation")
  }

  @Test("A form of a label is nearer than a word derived from it, and only a form is ambiguous")
  func derivedWords() throws {
    #expect(try library.find("листами", limit: 1).ambiguous != nil)
    let answer = try library.find("листанием", limit: 1)
    #expect(answer.ambiguous == nil)
    #expect(answer.results.first?.id == "scroll")
    #expect(try library.find("вложенностью", limit: 1).results.first?.id == "information-hierarchy")
  }

  @Test("Of concepts that share a name from code, its namesake comes first")
  func namesakes() throws {
    #expect(try library.find("UIPanGestureRecognizer", limit: 1).results.first?.id == "pan")
    let controller = try library.find("UITabBarController", limit: 1)
    #expect(controller.results.first?.id == "tab-bar-controller")
  }

  @Test(
    "A member of a class that tells enough is found without the class",
    arguments: [
      ("isModalInPresentation", "swipe-to-dismiss"), ("setAccessibilityLiveRegion", "live-region"),
      ("prefersHomeIndicatorAutoHidden", "home-indicator"),
    ])
  func members(text: String, id: String) throws {
    let first = try #require(try library.find(text, limit: 1).results.first)
    #expect(first.id == id && first.match == .api)
  }

  @Test("Of two labels in another form, the one that shares a whole word comes first")
  func sharedWords() throws {
    #expect(try library.find("панелями вкладок", limit: 1).results.first?.id == "tab-bar")
  }

  @Test(
    "Where a thing is that has a name goes without saying",
    arguments: [
      ("шапка приложения", "header"), ("алерт на экране", "alert"), ("toast in the app", "toast"),
    ])
  func setting(text: String, id: String) throws {
    #expect(try library.find(text, limit: 1).results.first?.id == id)
  }

  @Test("The trace tells what every stage proposed")
  func trace() throws {
    let name = try #require(try library.find("Tab-bar", limit: 1).trace)
    #expect(name.key == "tabbar")
    #expect(name.steps.map(\.stage) == [.name])
    #expect(name.steps[0].best == 1)
    let description = try library.find("полоска вверху телефона с временем и зарядом", limit: 5)
    let steps = try #require(description.trace).steps
    #expect(steps.map(\.stage) == LookUpTrace.Stage.allCases)
    #expect(steps.count { $0.candidates > 0 } == 1)
    for result in description.results {
      #expect(result.parts.map(\.kind) == ScorePart.Kind.allCases)
      #expect(result.parts.allSatisfy { abs($0.value) < 0.5 })
    }
    #expect(try library.find("", limit: 1).trace == nil)
  }
}
