import TestSupport
import Testing
import TextAnalysis

@testable import CommandLanguage

/// What must hold for the declarations themselves.
@Suite struct GrammarTests {
  @Test func everyCommandIsDeclaredOnce() {
    #expect(CommandTable.all.count == Set(CommandTable.all.map(\.id)).count)
    #expect(Set(CommandTable.all.map(\.id)) == Set(CommandID.allCases))
  }

  /// First words are unique over both languages, and commands that share one share the other.
  @Test func firstWordsAreUnique() {
    var owners: [String: Wording] = [:]
    for id in CommandID.allCases {
      let first = id.words[0]
      for name in first.all {
        let key = foldedName(name)
        #expect(owners[key] == nil || owners[key] == first, "\(name)")
        owners[key] = first
      }
    }
  }

  @Test func secondWordsAreUniqueWithinAFamily() {
    for name in Set(CommandID.allCases.map(\.words[0].en)) {
      let subcommands = Grammar.complete.heads[name]?.subcommands ?? []
      let names = subcommands.flatMap { $0.id.words[1].all }.map(foldedName)
      #expect(Set(names).count == names.count, "\(name)")
    }
  }

  /// Each first word in either language leads to all commands that it begins, and a word that only
  /// begins like one leads nowhere.
  @Test(arguments: CommandID.allCases) func firstWordsAreFound(id: CommandID) throws {
    let family = CommandTable.all.filter { $0.id.words[0] == id.words[0] }
    for name in id.words[0].all {
      let head = try #require(Grammar.complete.heads[foldedName(name)])
      #expect(head.all.count == family.count)
      #expect(head.all.allSatisfy { family.contains($0) })
      #expect(Grammar.complete.heads[foldedName(name) + "ъ"] == nil)
      #expect(Grammar(implemented: []).heads[foldedName(name)] == nil)
    }
  }

  @Test(arguments: CommandID.allCases) func namesHaveAsManyWordsInBothLanguages(id: CommandID) {
    let en = id.name.en.split(separator: " ")
    let ru = id.name.ru.split(separator: " ")
    #expect(en.count == ru.count)
    #expect((1...2).contains(en.count))
    #expect(id.name.en.utf8.allSatisfy { $0 < 0x80 })
    #expect(id.name.ru.unicodeScalars.allSatisfy { $0.value >= 0x400 || $0 == " " || $0 == "-" })
  }

  /// Options of a command, and keywords that could stand at one place.
  @Test(arguments: CommandTable.all) func namesAreUniqueWithinACommand(spec: CommandSpec) {
    expectUnique(spec.options.map(\.id.name), "options of \(spec.id)")
    for option in spec.options {
      expectUnique(option.keywords.map(\.name), "values of \(option.id)")
    }
    for parameter in spec.parameters {
      expectUnique((parameter.keywords + parameter.alternatives).map(\.name), "\(parameter.id)")
      guard case .settingName(let settings) = parameter.kind else { continue }
      expectUnique(settings.map(\.name.name), "settings of \(spec.id)")
      let alternatives = spec.parameters.flatMap(\.alternatives)
      for setting in settings {
        expectUnique((setting.keywords + alternatives).map(\.name), "\(setting.name)")
      }
    }
    // A second word must not be what the first parameter of the command alone would take.
    let head = Grammar.complete.heads[foldedName(spec.id.words[0].en)]
    if spec.id.words.count == 1, let head, let parameter = spec.parameters.first {
      let keywords = Set(parameter.keywords.flatMap(\.name.all).map(foldedName))
      #expect(keywords.isDisjoint(with: head.bySecondWord.keys), "\(spec.id)")
    }
  }

  private func expectUnique(_ names: [Wording], _ place: String) {
    let folded = names.flatMap(\.all).map(foldedName)
    #expect(Set(folded).count == folded.count, "\(place): \(folded)")
  }

  /// The reader fills parameters from the left, so only the last may be open.
  @Test(arguments: CommandTable.all) func onlyTheLastParametersAreOpen(spec: CommandSpec) {
    for (index, parameter) in spec.parameters.enumerated() {
      if index + 1 == spec.parameters.count { break }
      if case .many = parameter.arity { Issue.record("\(spec.id) \(parameter.id)") }
      #expect(parameter.kind != .text)
      if parameter.isOptional { #expect(spec.parameters[index + 1].isOptional) }
    }
  }

  @Test(arguments: CommandTable.all) func examplesAreReadable(spec: CommandSpec) {
    #expect(!spec.examples.isEmpty)
    for line in spec.examples.flatMap(\.all) {
      let ids = Grammar.complete.parse(line).map { try? $0.get().id }
      #expect(ids == [spec.id], "\(line): \(read(line))")
    }
  }

  /// The Russian example of a command uses its Russian name.
  @Test(arguments: CommandTable.all) func examplesUseTheNamesOfTheirLanguage(spec: CommandSpec) {
    for example in spec.examples {
      #expect(example.en.hasPrefix(spec.id.name.en))
      #expect(example.ru.hasPrefix(spec.id.name.ru))
    }
  }

  @Test func foldingIgnoresCaseAndYo() {
    #expect(foldedName("tap") == "tap")
    #expect(foldedName("Двойной-ТАП") == "двойной-тап")
    #expect(foldedName("ЕЩЁ") == foldedName("еще"))
    #expect(foldedName("ЕЩЕ\u{308}") == "еще")
    #expect(foldedName("I\u{308}") == "i\u{308}")
    #expect(foldedName("ÀŸ") == "àÿ")
  }

  @Test func theTextOfAnInvocationReadsAsTheSame() {
    for text in [
      "2", "More", "a b", "say \"hi\"", "a\\b", "#x", "", "--", "at:2", "«a", "Bob's", "a;b",
    ] {
      let line = "tap " + Quoting.quotedIfNeeded(text)
      let texts = Grammar.complete.parse(line).map { try? $0.get().argument(.tab)?.text }
      #expect(texts == [text], "\(line)")
      #expect(Quoting.quoted(text, style: .guillemets).isEmpty == false)
    }
    #expect(Quoting.quotedIfNeeded("Home") == "Home")
    #expect(Quoting.quotedIfNeeded("Главная") == "Главная")
    #expect(Quoting.quotedIfNeeded("ещё") == "\"ещё\"")
    #expect(Quoting.quoted("a»b", style: .guillemets) == "\"a»b\"")
  }
}
