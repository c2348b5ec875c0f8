import CommandLanguage
import Rendering
import TestSupport
import Testing
import TextAnalysis

@testable import Shell

/// The configuration reference says what the declarations say.
struct ConfigurationReferenceTests {
  private func reference(_ language: Language) throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Docs/\(language.rawValue)/configuration.md")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  @Test(arguments: Language.allCases) func settings(language: Language) throws {
    let rows = CommandTable.settings.map { setting in
      let values = setting.keywords.map { "`\($0.name.text(in: language))`" }
      return
        "| `\(setting.name.name.text(in: language))` | \(values.joined(separator: ", ")) | \(setting.summary.text(in: language)) |\n"
    }
    let table = "| --- | --- | --- |\n" + rows.joined() + "\n"
    #expect(try reference(language).contains(table), "\(table)")
  }

  @Test(arguments: Language.allCases) func commands(language: Language) throws {
    let text = try reference(language)
    let summaries = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    for id in CommandTable.configuration {
      let spec = try #require(CommandTable.spec(id))
      let name = id.name.text(in: language)
      let row = summaries.first { $0.hasPrefix("| `\(name) ") }
      #expect(row?.hasSuffix("| \(spec.summary.text(in: language)) |") == true, "\(name)")
    }
  }

  /// The first value of each setting is the one that holds without a configuration.
  @Test func defaults() {
    let session = Session(language: .en, glossaries: GlossaryRoom())
    for setting in CommandTable.settings {
      #expect(session.value(of: setting.name) == setting.keywords.first, "\(setting.name)")
    }
  }

  /// The examples of both references can be carried out as they stand.
  @Test(arguments: Language.allCases) func examples(language: Language) throws {
    let folder = try TemporaryFolder()
    let blocks = try reference(language).split(separator: "```\n")
    try folder.write(String(blocks[1]), to: "config")
    var session = Session(language: language, glossaries: GlossaryRoom())
    let file = ConfigurationFile(path: folder.path + "/config")
    #expect(file.apply(to: &session, makesAliases: true).isEmpty)
    #expect(session.frame == .unicode && !session.suggests && session.language == .ru)
    #expect(session.grammar.aliases.count == 2)
  }
}
