import CommandLanguage
import TestSupport
import Testing
import TextAnalysis

@Suite struct HelpTests {
  @Test(arguments: Language.allCases) func overview(language: Language) {
    let page = Grammar.complete.overview()
    expectSnapshot(text(page, language), named: "overview-\(language)")
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
    #expect(grammar.help(about: []) == grammar.overview())
    #expect(grammar.help(about: ["шторка"]) == nil)
    #expect(grammar.help(about: ["tabs", "sat"]) == nil)
    #expect(grammar.help(about: ["tap", "x", "y"]) == nil)
  }

  @Test(arguments: CommandTable.all) func pagesFitTheWidth(spec: CommandSpec) {
    let page = Grammar.complete.help(about: spec)
    for line in page.en + page.ru { #expect(line.count <= 78, "\(line)") }
  }

  private func text(_ page: HelpPage, _ language: Language) -> String {
    page.lines(in: language).joined(separator: "\n") + "\n"
  }
}
