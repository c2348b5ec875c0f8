import CommandLanguage
import GlossaryExchange
import TestSupport
import Testing
import TextAnalysis

@testable import Shell

struct DocumentTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func page(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }

  /// Whatever a page shows was run, and prints just that.
  ///
  /// `SHTORKA_SNAPSHOTS=all` writes it anew.
  @Test(arguments: [
    ("README.md", Language.en, 5), ("Docs/en/guide.md", .en, 12), ("Docs/ru/guide.md", .ru, 12),
    ("Docs/en/tab-bars.md", .en, 25), ("Docs/ru/tab-bars.md", .ru, 25),
  ])
  func everythingShownWasRun(path: String, language: Language, atLeast least: Int) throws {
    let page = try Self.page(path)
    let (replayed, count) = Transcript(page: page, language: language).replayed()
    #expect(count >= least)
    if replayed != page, ProcessInfo.processInfo.environment["SHTORKA_SNAPSHOTS"] == "all" {
      try Data(replayed.utf8).write(to: Self.root.appending(path: path))
      return
    }
    #expect(replayed == page, "\(lineDifference(page, replayed))")
  }

  @Test(arguments: Language.allCases)
  func theReferenceIsWhatTheGrammarSays(language: Language) throws {
    let page = try Self.page("Docs/\(language.rawValue)/commands.md")
    let grammar = Grammar(implemented: Session.implemented)
    #expect(
      page == CommandReference(language: language, grammar: grammar).text, "run: make docs")
  }

  @Test(arguments: Language.allCases)
  func theManualNamesEveryCommandAndOption(language: Language) {
    let grammar = Grammar(implemented: Session.implemented)
    let text = ManualPage(language: language, grammar: grammar).text
    for spec in grammar.specs {
      #expect(text.contains(".B " + ManualPage.escaped(spec.usage(in: language))))
    }
    for option in Options.declared {
      #expect(text.contains(option.name.replacing("-", with: "\\-")))
    }
    for line in text.split(separator: "\n") where line.utf8.allSatisfy({ $0 < 0x80 }) {
      #expect(line.hasPrefix(".") || line.utf8.count <= 80, "\(line)")
    }
  }

  @Test func theHelpNamesEveryFormatOfExports() {
    let details = CommandTable.spec(.export)?.details
    for format in GlossaryFormat.allCases.map(\.rawValue) + ["text", "markdown"] {
      #expect(details?.en.contains(format) == true && details?.ru.contains(format) == true)
    }
  }

  @Test(arguments: [
    (".TH", "\\&.TH"), ("'x", "\\&'x"), ("a-b", "a\\-b"), ("\\n", "\\en"), ("«а»", "«а»"),
  ])
  func textIsNoRequest(text: String, escaped: String) {
    #expect(ManualPage.escaped(text) == escaped)
  }

  /// The table that shells read: five columns, none empty, both languages of every shell command.
  @Test func theTableOfCompletionsIsWhole() {
    let grammar = Grammar(implemented: Session.implemented)
    let completion = ShellCompletion(grammar: grammar)
    let rows = completion.table.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    for row in rows { #expect(row.count == 5 && !row.contains(""), "\(row)") }
    for spec in grammar.specs where spec.shellUse != .no {
      for word in spec.id.words[0].all {
        #expect(rows.contains { $0[0] == "command" && $0[2] == word }, "\(word)")
        #expect(
          rows.contains { $0[0] == "name" && $0[2] == word && $0[3] == spec.id.words[0].en })
      }
    }
    for option in Options.declared {
      #expect(rows.contains { $0[0] == "option" && $0[2] == option.name }, "\(option.name)")
      let takesValue = rows.contains { $0[0] == "value \(option.name)" }
      #expect(takesValue == option.takesValue, "\(option.name)")
    }
    for script in [completion.bash, completion.zsh, completion.fish] {
      #expect(script.contains("\tсравнить\t"))
    }
  }
}
