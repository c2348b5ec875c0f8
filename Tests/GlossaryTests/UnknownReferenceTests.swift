import Testing
import TextAnalysis

@testable import Glossary

struct UnknownReferenceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The problems of glossaries that lie one on the other, each a file with this text.
  private func problems(_ texts: [String], cache: String? = nil) throws -> [GlossaryProblem] {
    let sources = try texts.enumerated().map { index, text in
      GlossarySource.path(try folder.write(text, to: "\(index).json"), name: "\(index)")
    }
    do throws(GlossaryError) {
      _ = try GlossaryLibrary.open(sources: sources, cacheFolder: cache)
      return []
    } catch {
      guard case .invalid(let problems) = error else { throw error }
      return problems
    }
  }

  @Test(
    "An id that leads to no entry is told with its place, entry and field",
    arguments: [
      ("\"modal-view\"", "bottom-sheet", "broader[0]"), ("\"screen\"", "bottom-sheet", "partOf[0]"),
      ("\"scrim\"", "bottom-sheet", "related[0]"), ("\"swipe\"", "bottom-sheet", "gestures[0]"),
      ("\"expanded-state\"", "bottom-sheet", "states[0]"),
      ("\"alert\", \"bottom-sheet\"", nil, "contrasts[0].ids[0]"),
      ("\"alert\"]", nil, "ambiguous[0].ids[1]"),
    ] as [(String, String?, String)])
  func unknown(old: String, entry: String?, field: String) throws {
    let new = old.replacing("alert", with: "aler").replacing("modal-view", with: "aler")
      .replacing("screen", with: "aler").replacing("scrim", with: "aler")
      .replacing("swipe", with: "aler").replacing("expanded-state", with: "aler")
    let text = fullGlossary.replacing(old, with: new)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("\"aler\"") })
    let start = try #require(lines[line].firstRange(of: "\"aler\"")).lowerBound
    let column = lines[line][..<start].unicodeScalars.count + 1
    #expect(
      try problems([neighbours, text]) == [
        GlossaryProblem(
          file: folder.path + "/1.json", line: line + 1, column: column, entry: entry,
          field: field, kind: .unknownReference("aler"))
      ])
  }

  @Test("The entry may stand in any of the glossaries, below or above")
  func layers() throws {
    #expect(try problems([fullGlossary, neighbours]) == [])
    #expect(try problems([neighbours, fullGlossary]) == [])
    #expect(try problems([fullGlossary]).map(\.field).count == 7)
  }

  @Test("A former id leads to its entry, also when a later glossary replaces that")
  func formerIDs() throws {
    let pair = """
      {"contrasts": [{"ids": ["alert", "sheet-from-below"], "en": "Look.", "ru": "Гляньте."}]}
      """
    #expect(try problems([fullGlossary, neighbours, pair]) == [])
    let own = sampleGlossary([("bottom-sheet", "Own sheet")])
    #expect(try problems([fullGlossary, neighbours, pair, own]) == [])
  }

  @Test("What was compiled is found unusable as soon as an entry that is named is gone")
  func cached() throws {
    let cache = try TemporaryFolder()
    #expect(try problems([fullGlossary, neighbours], cache: cache.path) == [])
    let rest = sampleGlossary(
      ["modal-view", "screen", "scrim", "swipe", "expanded-state"].map { ($0, $0) })
    #expect(
      try problems([fullGlossary, rest], cache: cache.path).map(\.kind)
        == [.unknownReference("alert"), .unknownReference("alert")])
  }

  @Test("How much there is of each language")
  func statistics() throws {
    try folder.write(fullGlossary, to: "a.json")
    try folder.write(neighbours, to: "b.json")
    let library = try GlossaryLibrary.open(
      sources: [.path(folder.path, name: "a")], cacheFolder: nil)
    let statistics = try library.statistics()
    #expect(statistics.labels == 9 && statistics.cues == 2)
    #expect(
      statistics.byLanguage == [
        .en: LanguageStatistics(labels: 8, preferred: 7, cues: 1),
        .ru: LanguageStatistics(labels: 1, preferred: 1, cues: 1),
      ])
  }
}
