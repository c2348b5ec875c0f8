import CommandLanguage
import Rendering
import Testing
import TextAnalysis

@testable import Shell

/// What people read is in the language of the answers, whatever language the command was in.
struct AnswerLanguageTests {
  /// Commands whose answers are words, and lines that fail in every way there is.
  static let lines = [
    "тап 2", "events", "state", "show measures", "stats", "browse", "glossaries", "set",
    "voiceover",
    "audit", "watch", "watch off", "lang", "alias", "expect selected А",
    "find таббар why:yes limit:1",
    "browse gesture", "compare тост снекбар", "undo; undo; undo; undo; undo; undo", "redo",
    "щщщщ", "tap", "tap \"А", "tap Щ", "select 9", "device x", "bar items Ы", "load /нет/файла",
    "term ыы", "browse ыы", "quiz ыы", "quiz answer:1", "point ыы", "point list 99", "tour 99",
    "open /нет.xml", "export glossary ыы", "explain ЫЫ", "row 1", "tap Б ыы",
    "find тост ъ:1 предел:ы",
    "new Д Д; tabs set Ж Ж", "customize begin", "customize done", "focus left", "deny", "help ыы",
    "7", "title А Б язык:ы язык:ы", "badge Б 3 color:ы", "icon А points:ы", "expect ыы 1",
    "set frame ыы", "alias tap ы", "run /нет", "save /нет/нет/нет", "present; tap Б",
    "keyboard show; тап Б",
  ]

  @Test func russianAnswersAreRussian() {
    for line in Self.lines {
      // A listing shows the English names beside the Russian ones.
      if line.hasPrefix("browse g") { continue }
      var shtorka = Self.shtorka(.ru)
      for text in Self.texts(of: shtorka.answers(line), .ru) {
        let words = text.split { !$0.isLetter && $0 != "-" }.map(String.init)
        let foreign = words.filter { word in
          word.allSatisfy { $0.isASCII } && !Self.isName(word) && !line.contains(word)
        }
        #expect(foreign.isEmpty, "\(line): \(foreign) in \(text)")
      }
    }
  }

  /// Names that have no translation: of calls, platforms, files, and concepts in their own language.
  private static func isName(_ word: String) -> Bool {
    let isCall = word.dropFirst().contains { $0.isUppercase }
    return isCall || word.count < 3 || names.contains(word.lowercased()) || word.contains("-")
  }

  private static let names: Set<String> = [
    "android", "apple", "flutter", "compose", "windows", "toast", "snackbar", "snackbarhost",
    "status", "shtorka", "csv", "markdown", "tbx", "text", "selected", "storyboard", "xib", "xml",
    "json", "tab", "row", "bar",
  ]

  @Test func englishAnswersAreEnglish() {
    let names: Set<String> = ["А", "Б", "В", "Г", "Д", "Е"]
    for line in Self.lines {
      var shtorka = Self.shtorka(.en)
      for text in Self.texts(of: shtorka.answers(line), .en) {
        // What was typed is quoted, and concepts show their Russian names beside the English ones.
        if line.hasPrefix("browse") || line.hasPrefix("find") || line.hasPrefix("compare") {
          continue
        }
        let foreign = text.split { !$0.isLetter && $0 != "-" }.map(String.init).filter { word in
          word.unicodeScalars.contains { (0x400...0x52F).contains($0.value) }
            && !names.contains(word) && !line.contains(word)
        }
        #expect(foreign.isEmpty, "\(line): \(foreign) in \(text)")
      }
    }
  }

  /// Messages for programs follow the language as well; codes never do.
  @Test(arguments: [
    ("lang ru", "отвечаю по-русски"), ("lang en", "answers in English"),
    ("язык русский; наблюдать вкл", "экран рисуется после каждой команды"),
    ("lang en; watch on", "the screen is drawn after each command"),
    ("lang ru; tap", "здесь не хватает"), ("lang en; tap", "something is missing here"),
  ])
  func programsGetTheChosenLanguage(line: String, text: String) {
    for language in Language.allCases {
      var shtorka = Shtorka(language: language)
      let answers = shtorka.answers(line)
      let json = answers.last?.json(in: shtorka.session.language) ?? ""
      #expect(json.contains(text), "\(json)")
    }
  }

  private static func shtorka(_ language: Language) -> Shtorka {
    var shtorka = Shtorka(language: language)
    _ = shtorka.answers("new А Б В Г Д Е; tap Б; tap А")
    return shtorka
  }

  private static func texts(of answers: [Answer], _ language: Language) -> [String] {
    answers.map { answer in
      switch answer.outcome {
      case .success(let body):
        return body.text(TextStyle(language: language, theme: .plain, width: 80))
      case .failure(let failure):
        #expect(failure.message.en != failure.message.ru || failure.message.en.isEmpty)
        let usage = failure.usage?.text(in: language) ?? ""
        return failure.message.text(in: language) + " " + usage
      }
    }
  }
}
