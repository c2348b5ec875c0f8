import Testing
import TextAnalysis

@testable import Glossary

/// Descriptions in people's own words, as a whole: single ones may well be answered otherwise.
struct DescriptionTests {
  private let library: GlossaryLibrary
  private let texts: [(text: String, ids: Set<String>)]

  init() throws {
    let folder = glossaryFolder.deletingLastPathComponent().appending(path: ".build/test-cache")
    library = try GlossaryLibrary.open(cacheFolder: folder.path())
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Generated/descriptions.tsv")
    let table = String(decoding: try FilesOnDisk.bytes(of: file.path()), as: UTF8.self)
    texts = table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return (String(fields[0]), Set(fields[1].split(separator: "|").map(String.init)))
    }
  }

  @Test("Most descriptions have their entry first, nearly all among the first three")
  func described() throws {
    let described = texts.filter { !$0.ids.isEmpty }
    var first = 0
    var amongThree = 0
    for (text, ids) in described {
      let found = try library.find(text, limit: 3).results.map(\.id)
      if let place = found.firstIndex(where: ids.contains) {
        amongThree += 1
        first += place == 0 ? 1 : 0
      }
      if found.first.map(ids.contains) != true { print("  \(text): \(found), not \(ids.sorted())") }
    }
    print("descriptions: \(first) and \(amongThree) of \(described.count)")
    #expect(Double(first) >= 0.75 * Double(described.count))
    #expect(Double(amongThree) >= 0.91 * Double(described.count))
  }

  @Test("What is about something else finds nothing")
  func elsewhere() throws {
    let others = texts.filter { $0.ids.isEmpty }.map(\.text)
    var found: [String] = []
    for text in others {
      let results = try library.find(text, limit: 3).results
      if !results.isEmpty { found.append("\(text): \(results.map(\.id))") }
    }
    for text in found { print("  \(text)") }
    #expect(others.count > 50)
    #expect(Double(found.count) <= 0.06 * Double(others.count))
  }
}
