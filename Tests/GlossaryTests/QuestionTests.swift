import Testing
import TextAnalysis

@testable import Glossary

/// Questions about names, and names inside sentences.
struct QuestionTests {
  private let library: GlossaryLibrary

  init() throws {
    let folder = glossaryFolder.deletingLastPathComponent().appending(path: ".build/test-cache")
    library = try GlossaryLibrary.open(cacheFolder: folder.path())
  }

  @Test(
    "A question about a name finds what the name alone does",
    arguments: [
      ("что такое шторка", "шторка"), ("как называется шторка", "шторка"),
      ("what is шторка", "шторка"), ("как по-английски шторка", "шторка"),
      ("шторка in english", "шторка"), ("как перевести шторку", "шторку"),
      ("Шторка — что это?", "Шторка"), ("элемент шторка", "шторка"), ("что такое injhrf", "injhrf"),
      ("что значит тост", "тост"), ("What’s a toast?", "toast"), ("what is a toast", "toast"),
      ("the toast thing", "toast"), ("tab bar meaning", "tab bar"),
      ("tab bar definition", "tab bar"), ("что такое таббар", "таббар"),
      ("what is UITabBar", "UITabBar"), ("что такое снекабр", "снекабр"),
      ("what is a control", "control"),
    ])
  func asked(question: String, name: String) throws {
    let answer = try library.find(question, limit: 5)
    let plain = try library.find(name, limit: 5)
    #expect(!plain.results.isEmpty)
    #expect(answer.results.first?.id == plain.results.first?.id)
    #expect(answer.results.first?.match == plain.results.first?.match)
    #expect(answer.ambiguous == plain.ambiguous)
  }

  @Test(
    "Two names that are compared come first, as they were named",
    arguments: [
      ("чем отличается тост от снекбара", ["toast", "snackbar"]),
      ("чем тост отличается от снекбара", ["toast", "snackbar"]),
      ("в чём разница между снекбаром и тостом", ["snackbar", "toast"]),
      ("тост или снекбар", ["toast", "snackbar"]), ("toast vs snackbar", ["toast", "snackbar"]),
      ("snackbar or toast", ["snackbar", "toast"]),
      ("difference between toast and snackbar", ["toast", "snackbar"]),
      ("what's the difference between a toast and a snackbar?", ["toast", "snackbar"]),
      ("шторка или попап", ["bottom-sheet", "popup"]),
      ("tab bar vs UIToolbar", ["tab-bar", "toolbar"]),
    ])
  func compared(question: String, ids: [String]) throws {
    #expect(try library.find(question, limit: 2).results.map(\.id) == ids)
  }

  @Test(
    "A name with slips is found behind a question as it is alone, though its words may exist",
    arguments: [
      ("what is a text filed", "text filed"), ("what is a double tab", "double tab"),
      ("что такое хлебные кошки", "хлебные кошки"), ("что такое таб бор", "таб бор"),
      ("what is a radio bottom", "radio bottom"),
    ])
  func askedSlips(question: String, name: String) throws {
    let first = try library.find(question, limit: 1).results.first
    #expect(first != nil)
    #expect(try library.find(name, limit: 1).results.first?.id == first?.id)
  }

  @Test("What is left of a question has no stop word for another one by a slip")
  func stopWords() throws {
    let answer = try library.find("окошко над точкой", limit: 3)
    #expect(answer.results.first?.id == "map-callout")
    #expect(answer.results.allSatisfy { $0.match == .description })
  }

  @Test(
    "What is wrong with a thing stands right behind it where it is an entry too",
    arguments: [
      ("список тормозит", ["list", "jank"]), ("button disabled", ["button", "disabled-state"]),
      ("list lags", ["list", "jank"]),
      ("страница прыгает", ["screen", "layout-shift"]),
    ])
  func complaintIsEntry(text: String, ids: [String]) throws {
    #expect(try library.find(text, limit: 2).results.map(\.id) == ids)
  }

  @Test(
    "Why a thing does something asks about the thing",
    arguments: [
      ("почему тост не исчезает", "toast"), ("почему не открывается снекбар", "snackbar"),
      ("why does the keyboard not close", "virtual-keyboard"),
      ("why is the toast not visible", "toast"), ("is it a toast or a snackbar", "toast"),
    ])
  func why(question: String, id: String) throws {
    #expect(try library.find(question, limit: 1).results.first?.id == id)
  }

  @Test(
    "A question about something else finds nothing",
    arguments: [
      "что такое любовь", "what is love", "как перевести деньги", "разница между чаем и кофе",
      "what is", "что такое", "vs", "или", "toast vs", "the the the",
    ])
  func elsewhere(question: String) throws {
    let answer = try library.find(question, limit: 3)
    #expect(answer.ambiguous == nil)
    if !question.contains("toast") { #expect(answer.results == []) }
  }

  @Test(
    "A name with a complaint is about the name",
    arguments: [
      ("шторка не закрывается", "bottom-sheet"), ("не открывается шторка", "bottom-sheet"),
      ("клавиатура не убирается", "virtual-keyboard"), ("тост не исчезает", "toast"),
      ("пропал таббар", "tab-bar"), ("date picker doesn't close", "date-picker"),
      ("share menu won't close", "activity-view"), ("the snackbar never disappears", "snackbar"),
      ("pip window doesn't close", "picture-in-picture"),
      ("окно картинка в картинке не закрывается", "picture-in-picture"),
    ])
  func complaints(text: String, id: String) throws {
    #expect(try library.find(text, limit: 3).results.first?.id == id)
  }

  @Test(
    "What a sentence names as its subject is found, not where that stands",
    arguments: [
      ("Бейдж на вкладке не обновляется после прочтения сообщений", "badge"),
      ("The snackbar stays on the screen for ever", "snackbar"),
      ("Snackbar covers the button in the tab bar", "snackbar"),
      ("Тост перекрывает таббар", "toast"),
    ])
  func named(sentence: String, id: String) throws {
    #expect(try library.find(sentence, limit: 3).results.first?.id == id)
  }

  @Test(
    "What a sentence surely names is an answer, though it tells more of something else",
    arguments: [
      ("accordion animation is too slow on Safari", "accordion"),
      ("При повороте экрана пропадает бейдж", "badge"),
    ])
  func namedBesides(sentence: String, id: String) throws {
    #expect(try library.find(sentence, limit: 5).results.map(\.id).contains(id))
  }

  @Test("Few answers follow the best one, unless they are nearly as good")
  func tail() throws {
    let results = try library.find("та шторка снизу", limit: 10).results
    #expect(results.first?.id == "bottom-sheet")
    #expect(results.count <= 5)
  }

  @Test(
    "A text as long as a file is answered like its beginning, and quickly",
    arguments: [
      String(repeating: "a", count: 1_000_000), String(repeating: "ъ", count: 1_000_000),
      String(repeating: "nfrjq ", count: 200_000), String(repeating: "aB", count: 500_000),
      String(repeating: "тост или ", count: 200_000),
      String(repeating: "шторка снизу закрывается свайпом, ", count: 40_000),
    ])
  func long(text: String) throws {
    let clock = ContinuousClock()
    var answer = FindAnswer()
    let taken = try clock.measure { answer = try library.find(text, limit: 5) }
    #expect(taken < .seconds(3))
    for result in answer.results + answer.nearMisses { #expect(result.matched.utf8.count < 5000) }
  }
}
