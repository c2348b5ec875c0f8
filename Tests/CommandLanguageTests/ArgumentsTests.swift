import CommandLanguage
import Testing

/// Rules R3 and R7 from a shell.
@Suite struct ArgumentsTests {
  @Test(arguments: [
    (["find", "шторка снизу"], "find text=шторка снизу"),
    (["find", "шторка", "снизу", "limit:3"], "find text=шторка снизу limit:(3)"),
    (["find", "--limit", "3", "шторка"], "find text=шторка limit:(3)"),
    (["find", "шторка", "--limit=3", "снизу"], "find text=шторка снизу limit:(3)"),
    (["find", "шторка", "--why"], "find text=шторка why:#yes"),
    (["find", "--why", "шторка"], "find text=шторка why:#yes"),
    (["find", "--why", "no", "шторка"], "find text=шторка why:#no"),
    (["find", "--почему", "--предел", "2", "x"], "find text=x why:#yes limit:(2)"),
    (["find", "--", "--limit"], "find text=--limit"),
    (["find", "a;b", "#", "\"x"], "find text=a;b # \"x"),
    (["find", "-"], "find text=-"),
    (["FIND", "x"], "find text=x"),
    (["badge"], "?find text=badge"),
    (["шторка", "снизу"], "?find text=шторка снизу"),
    (["шторка снизу"], "?find text=шторка снизу"),
    (["tap", "bar", "--limit", "2"], "?find text=tap bar limit:(2)"),
    (["glossaries"], "glossaries"),
    (["glossaries", "remove", "x"], "glossariesRemove glossary=x"),
    (["compare", "tab bar", "toolbar"], "compare terms=tab bar terms=toolbar"),
    (
      ["export", "glossary", "csv", "--to", "my file.csv"],
      "export what=#glossary format=csv to:my file.csv"
    ),
    (
      ["export", "glossary", "csv", "to:my file.csv"],
      "export what=#glossary format=csv to:my file.csv"
    ),
    (["open", "Main.storyboard", "--controller", "2"], "open file=Main.storyboard controller:(2)"),
    (["audit", "a.xml"], "audit file=a.xml"),
    (["audit", "rules"], "auditRules"),
    (["help", "tabs", "set"], "help topic=tabs topic=set"),
    (["audit"], "missing-argument @5 file"),
    (["find"], "missing-argument @4 text"),
    (["find", "x", "--limit"], "missing-argument @14 limit:"),
    (["export", "glossary", "csv", "--to="], "missing-argument @25 to:"),
    (["find", "x", "--limits", "3"], "bad-argument @7 --limits unknown option limit"),
    (["find", "x", "--limit", "3", "--limit", "4"], "bad-argument @17 limit:4 repeated option"),
    (["find", "x", "--limit", "few"], "bad-argument @13 few expected limit:"),
    (["quiz"], "?find text=quiz"),
    ([""], "?find text="),
  ])
  func arguments(words: [String], expected: String) {
    let result = Grammar.complete.parse(arguments: words)
    #expect(result.map(described) == expected)
  }

  @Test func noWordsAreNothing() {
    #expect(Grammar.complete.parse(arguments: []) == nil)
  }

  @Test func theSourceQuotesWhatTheShellSplit() {
    for case .success(let invocation) in [
      Grammar.complete.parse(arguments: ["term", "tab bar"])
    ].compactMap({ $0 }) {
      #expect(invocation.source == "term \"tab bar\"")
      #expect(read(invocation.source) == "term term=\"tab bar\"")
    }
  }
}
