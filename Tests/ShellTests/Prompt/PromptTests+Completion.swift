import TestSupport
import Testing
import TextAnalysis

extension PromptTests {
  @Suite(.serialized) struct Completing {
    private let left = "\u{1B}[D"

    /// Types `keys` after `setup` and expects the line and the cursor behind `expected`.
    private func complete(
      _ keys: String, _ expected: String, rest: String = "", after setup: [String] = [],
      in program: BuiltProgram? = nil, hasGlossary: Bool = false
    ) throws {
      let program = try (program ?? BuiltProgram()).with(["NO_COLOR": "1"])
      let options = hasGlossary ? ["--glossary", try program.writeGlossary()] : []
      let terminal = try program.start(options)
      for line in setup { try terminal.ask(line) }
      terminal.send(keys)
      let line = Screen.text(of: ("» " + expected + rest).map { .init(text: String($0)) })
      let column = DisplayWidth.width(of: "» " + expected)
      try terminal.wait(for: "«\(expected)»") { $0.currentLine == line && $0.column == column }
    }

    @Test(
      "Commands, their second words and their options are completed in both languages",
      arguments: [
        ("dev\t", "device "), ("устр\t", "устройство "), ("tabs s\t", "tabs set "),
        ("настройка обм\t", "настройка обменять "), ("undo; rot\t", "undo; rotate "),
        ("find red dot li\t", "find red dot limit:"), ("найти точка пре\t", "найти точка предел:"),
        ("device ipad la\t", "device ipad lang:"), ("ОТМЕН\t", "отменить "),
      ])
    func grammar(_ keys: String, _ expected: String) throws {
      try complete(keys, expected)
    }

    @Test(
      "Tabs are completed by key and by title, with the quotes that they need",
      arguments: [
        ("tap Гл\t", "tap Главная "), ("тап Мо\t", "тап \"Мои билеты\" "),
        ("тап «Мо\t", "тап «Мои билеты» "), ("tap \"мои\t", "tap \"Мои билеты\" "),
        ("push X in:По\t", "push X in:Поиск "), ("move Гл\t1", "move Главная 1"),
        ("customizable Главная По\t", "customizable Главная Поиск "),
        ("group G Главная Поиск order:По\t", "group G Главная Поиск order:Поиск "),
        ("group G Главная Поиск order:Поиск,Гл\t", "group G Главная Поиск order:Поиск,Главная "),
      ])
    func tabs(_ keys: String, _ expected: String) throws {
      try complete(keys, expected, after: ["new Главная Поиск \"Мои билеты\""])
    }

    @Test("A tab is completed by the title that the device shows")
    func localizedTitles() throws {
      try complete(
        "тап Секунд\t", "тап Секундомер ", after: ["lang ru", "preset clock"])
    }

    @Test(
      "Terms are completed in both scripts, quoted where a term is one word of several",
      arguments: [
        ("term zyuz\t", "term \"Zyuzyuka panel\" "), ("термин зюз\t", "термин \"Зюзюка нижняя\" "),
        ("термин «зюз\t", "термин «Зюзюка нижняя» "), ("term zyqqle n\t", "term zyqqle n"),
        ("term \"zyqqle n\t", "term \"Zyqqle notification\" "),
        ("compare toast zyq\t", "compare toast \"Zyqqle"), ("find zyuz\t", "find Zyuzyuka panel "),
        ("зюзюка ни\t", "Зюзюка нижняя "), ("? зюз\t", "? Зюзюка нижняя "),
      ])
    func terms(_ keys: String, _ expected: String) throws {
      try complete(keys, expected, hasGlossary: true)
    }

    @Test(
      "Where every term fits, their number is told first; Tab lists them, the last list before all",
      arguments: [
        ("term ", "Tab lists them", "en"),
        ("сравнить алерт ", "Tab покажет все", "ru"), ("найти ", "Tab покажет все", "ru"),
      ])
    func everyTerm(_ line: String, _ question: String, language: String) throws {
      let terminal = try BuiltProgram().with(["NO_COLOR": "1"]).start(["--lang", language])
      try terminal.ask("тост")
      terminal.send(line + "\t")
      try terminal.wait(for: question) { $0.currentLine.contains(question) }
      terminal.send("\t")
      try terminal.wait(for: "a page") { $0.currentLine.contains("q") }
      let rows = terminal.screen.transcript.split(separator: "\n").map(String.init)
      let start = try #require(rows.lastIndex { $0.hasPrefix("» " + line.dropLast()) })
      #expect(rows[start + 1].contains("Toast") && rows[start + 1].contains("Тост"))
      terminal.send("q")
      try terminal.wait(forLine: Screen.text(of: ("» " + line).map { .init(text: String($0)) }))
      // Whoever goes on typing means the line.
      terminal.send("\t")
      try terminal.wait(for: question) { $0.currentLine.contains(question) }
      terminal.send("шт")
      try terminal.wait(forLine: "» \(line)шт")
      #expect(!terminal.screen.transcript.contains(question))
    }

    @Test("A word is completed in the middle of a line, and what stands behind it stays")
    func inTheMiddle() throws {
      let back = String(repeating: left, count: 7)
      try complete("пресет cl; тап 2\(back)\t", "пресет clock ", rest: "; тап 2")
      try complete("устр clock\(String(repeating: left, count: 6))\t", "устройство ", rest: "clock")
    }

    @Test(
      "Every list that the program keeps is offered where it is due",
      arguments: [
        ("preset clo\t", "preset clock "), ("browse over\t", "browse overlay "),
        ("explain TB-26\t5\t", "explain TB-265 "), ("explain AU-0\t1\t", "explain AU-01 "),
        ("export glossary m\t", "export glossary markdown "),
        ("экспорт рисунок te\t", "экспорт рисунок text "),
        ("icon 1 system:fav\t", "icon 1 system:favorites "),
        ("expect bar.items\t", "expect bar.items "), ("expect sel\t", "expect selected "),
        ("set fr\t", "set frame "), ("set frame u\t", "set frame unicode "),
        ("параметр подсказки вы\t", "параметр подсказки выкл "),
        ("lang r\t", "lang ru "),
        ("appearance background-mode st\t", "appearance background-mode stretch "),
        ("help which\t", "help which-tab "), ("keyboard sh\t", "keyboard show "),
      ])
    func lists(_ keys: String, _ expected: String) throws {
      try complete(keys, expected, after: ["new A B"])
    }

    @Test("Files are completed with their folders, and a name with spaces is quoted")
    func files() throws {
      let program = try BuiltProgram()
      try program.folder.write("", to: "примеры/мой сценарий.shtorka")
      try program.folder.write("", to: "примеры/часы.shtorka")
      try complete("run ~/при\t", "run ~/примеры/", in: program)
      try complete("run ~/примеры/ча\t", "run ~/примеры/часы.shtorka ", in: program)
      try complete(
        "выполнить ~/примеры/мо\t", "выполнить \"~/примеры/мой сценарий.shtorka\" ", in: program)
      try complete("save ~/примеры/ч\t", "save ~/примеры/часы.shtorka ", in: program)
    }

    @Test(
      "Descriptions stand beside the candidates, in the language of the session, cut to the width")
    func descriptions() throws {
      let terminal = try BuiltProgram().with(["NO_COLOR": "1"]).start(
        ["--lang", "ru"], columns: 40)
      terminal.send("настройка \t")
      try terminal.wait(forText: "отмена")
      try terminal.wait(forLine: "» настройка")
      let rows = terminal.screen.lines.filter { !$0.hasPrefix("»") }.dropFirst(2)
      #expect(rows.contains { $0.hasPrefix("начать") && $0.hasSuffix("…") })
      #expect(rows.allSatisfy { DisplayWidth.width(of: $0) < 40 })
      // Nothing is typed of the word, so one language is enough.
      #expect(!rows.contains { $0.hasPrefix("begin") })
    }

    @Test("A long list stops at each screen and asks in the language of the session")
    func pages() throws {
      let terminal = try BuiltProgram().with(["NO_COLOR": "1"]).start(rows: 12)
      try terminal.ask("lang ru")
      terminal.send("справка \t")
      try terminal.wait(for: "the question") { $0.currentLine.hasPrefix("ещё ") }
      terminal.send("н")
      try terminal.wait(forLine: "» справка")
      terminal.send("име\t")
      try terminal.wait(forLine: "» справка имена")
    }
  }
}
