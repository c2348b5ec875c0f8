import TestSupport
import Testing
import TextAnalysis

@testable import Shell

/// The guide to glossaries shows a whole file and what the program says with it.
struct GlossaryGuideTests {
  /// The file that the page shows, and the same with the mistake that the page talks of.
  private func writeFiles(of page: String, to folder: String) throws {
    let block = try #require(page.split(separator: "```json\n").dropFirst().first)
    let file = try #require(block.split(separator: "```").first).description
    let bad = file.replacing(
      "\"переводилка\", \"lang\": \"ru\", \"status\": \"admitted\"",
      with: "\"переводилка\", \"lang\": \"ru\", \"status\": \"allowed\"")
    #expect(bad != file)
    let lost = file.replacing("\"related\": [\"avatar\"]", with: "\"related\": [\"avatars\"]")
    #expect(lost != file)
    for (name, text) in [("bank.json", file), ("bad.json", bad), ("lost.json", lost)] {
      try Data(text.utf8).write(to: URL(filePath: folder + "/" + name))
    }
  }

  /// `SHTORKA_SNAPSHOTS=all` writes the page anew.
  @Test(arguments: Language.allCases)
  func everythingShownWasRun(language: Language) throws {
    let path = "Docs/\(language.rawValue)/glossary-guide.md"
    let page = try DocumentTests.page(path)
    let program = ProgramRunner(language: language)
    try writeFiles(of: page, to: program.folder.path)
    let (replayed, count) = Transcript(page: page, language: language).replayed(by: program)
    #expect(count == 4)
    if replayed != page, ProcessInfo.processInfo.environment["SHTORKA_SNAPSHOTS"] == "all" {
      try Data(replayed.utf8).write(to: DocumentTests.root.appending(path: path))
      return
    }
    #expect(replayed == page, "\(lineDifference(page, replayed))")
  }
}
