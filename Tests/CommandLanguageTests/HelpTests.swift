import CommandLanguage
import TestSupport
import Testing
import TextAnalysis

@Suite struct HelpTests {
  @Test(arguments: Language.allCases) func introduction(language: Language) {
    let page = Grammar.complete.introduction()
    expectSnapshot(text(page, language), named: "introduction-\(language)")
  }

  @Test(arguments: Language.allCases) func overview(language: Language) {
    let lines = Grammar.complete.overview().lines(in: language)
    #expect(lines == Grammar.complete.help(about: ["commands"])?.lines(in: language))
    for spec in CommandTable.all {
      let name = "  " + spec.id.name.text(in: language) + "  "
      #expect(lines.filter { $0.hasPrefix(name) }.count == 1, "\(name)")
    }
  }

  @Test(arguments: Language.allCases) func names(language: Language) {
    let page = Grammar.complete.help(about: ["names"])
    expectSnapshot(page.map { text($0, language) } ?? "none", named: "names-\(language)")
  }

  @Test(
    arguments: [
      ["find"], ["icon"], ["appearance"], ["customize"], ["delegate"], ["tabs", "set"], ["tap"],
      ["commands"], ["syntax"], ["which-tab"],
    ], Language.allCases)
  func pages(words: [String], language: Language) {
    let page = Grammar.complete.help(about: words)
    let name = (words + [language.rawValue]).joined(separator: "-")
    expectSnapshot(page.map { text($0, language) } ?? "none", named: name)
  }

  @Test func wordsOfBothLanguagesLeadToThePage() {
    let grammar = Grammar.complete
    #expect(grammar.help(about: ["ТАП"]) == grammar.help(about: ["tap"]))
    #expect(grammar.help(about: ["вкладки"]) == grammar.help(about: ["tabs", "set"]))
    #expect(grammar.help(about: ["имена"]) == grammar.help(about: ["names"]))
    #expect(grammar.help(about: []) == grammar.introduction())
    #expect(grammar.help(about: ["tap"]) == grammar.helpPage(for: .tap))
    #expect(grammar.help(about: ["шторка"]) == nil)
    #expect(grammar.help(about: ["tabs", "sat"]) == nil)
    #expect(grammar.help(about: ["sidebar show"]) == grammar.help(about: ["sidebar"]))
  }

  @Test func aLineOfTheHelpLeadsToItsCommand() {
    let grammar = Grammar.complete
    for entry in HelpStart.all {
      for line in entry.line.all where grammar.isFirstWord(String(line.prefix { $0 != " " })) {
        let page = grammar.help(about: [line])
        #expect(page != nil && page != grammar.introduction(), "\(line)")
      }
    }
    let export = grammar.helpPage(for: .export)
    #expect(grammar.help(about: ["export", "picture", "text"]) == export)
    #expect(grammar.help(about: ["экспорт рисунок"]) == export)
    #expect(grammar.help(about: ["tabs", "set", "A"]) == grammar.helpPage(for: .tabsSet))
  }

  /// Only what can't be broken at a space is longer.
  @Test(arguments: [20, 30, 40, 78, 200], Language.allCases)
  func pagesFitTheWidth(width: Int, language: Language) {
    let grammar = Grammar.complete
    let pages =
      [grammar.introduction()] + CommandTable.all.map(grammar.help(about:))
      + HelpTopic.allCases.compactMap { grammar.help(about: [$0.name.en]) }
      + ["customize", "appearance", "icon"].compactMap { grammar.help(about: [$0]) }
    for line in pages.flatMap({ $0.lines(in: language, width: width) }) {
      let isOneWord = !line.drop { $0 == " " }.contains(" ")
      #expect(line.count <= min(width, 78) || isOneWord && width <= 30, "\(line)")
    }
  }

  @Test(arguments: [20, 40], Language.allCases)
  func narrowPages(width: Int, language: Language) {
    for words in [[], ["find"], ["appearance"], ["scripts"]] {
      let page = Grammar.complete.help(about: words)
      let name = (["narrow", "\(width)"] + words + [language.rawValue]).joined(separator: "-")
      expectSnapshot(
        page?.lines(in: language, width: width).joined(separator: "\n") ?? "none", named: name)
    }
  }

  @Test func namesLeadToCommands() {
    let grammar = Grammar(implemented: [.tap, .tabsSet, .allow, .allowAll])
    #expect(grammar.command(named: "Тап") == [.tap])
    #expect(grammar.command(named: "tabs") == [.tabsSet])
    #expect(grammar.command(named: "вкладки задать") == [.tabsSet])
    #expect(grammar.command(named: "allow") == [.allow, .allowAll])
    #expect(grammar.command(named: "allow all") == [.allowAll])
    #expect(grammar.command(named: "allow all now") == nil)
    #expect(grammar.command(named: "badge") == nil)
    #expect(grammar.command(named: "") == nil)
    #expect(grammar.helpPage(for: .badge) == nil)
  }

  @Test func theTableHasEveryName() {
    let lines = Set(
      Grammar.complete.namesTable().lines(in: .en).map {
        $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      })
    let names =
      CommandID.allCases.map(\.name) + OptionID.allCases.map(\.name)
      + Set(CommandTable.all.flatMap(\.keywords)).map(\.name)
    for name in names { #expect(lines.contains(name.en + " " + name.ru), "\(name.en)") }
  }

  private func text(_ page: HelpPage, _ language: Language) -> String {
    page.lines(in: language).joined(separator: "\n") + "\n"
  }
}
