import Testing
import TextAnalysis

@testable import Glossary

/// Descriptions in people's own words, as a whole: single ones may well be answered otherwise.
struct DescriptionTests {
  /// A table of descriptions: the share that must be answered right, and the share of those about something
  /// else that may find anything.
  struct Table: CustomTestStringConvertible {
    var name: String
    var first = 0.0
    var amongThree = 0.0
    var foundElsewhere = 0.0

    var testDescription: String { name }

    /// The texts and the entries that each may mean.
    func read() throws -> [(text: String, ids: Set<String>)] {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Generated/\(name).tsv")
      let table = String(decoding: try FilesOnDisk.bytes(of: file.path()), as: UTF8.self)
      return table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        return (String(fields[0]), Set(fields[1].split(separator: "|").map(String.init)))
      }
    }
  }

  private let library: GlossaryLibrary

  init() throws {
    let folder = glossaryFolder.deletingLastPathComponent().appending(path: ".build/test-cache")
    library = try GlossaryLibrary.open(cacheFolder: folder.path())
  }

  /// Written for the purpose; what people wrote in issues and questions; the same, told in other words and
  /// about rarer things too; and from threads as they come, most of which say less.
  static let describedTables = [
    Table(name: "descriptions", first: 0.9, amongThree: 0.96),
    Table(name: "reports", first: 0.84, amongThree: 0.94),
    Table(name: "threads", first: 0.67, amongThree: 0.84),
    Table(name: "threads-as-they-come", first: 0.5, amongThree: 0.7),
  ]

  static let otherTables = [
    Table(name: "descriptions", foundElsewhere: 0.06),
    Table(name: "reports", foundElsewhere: 0.08),
    Table(name: "others", foundElsewhere: 0.06),
  ]

  @Test(
    "Most descriptions have their entry first, nearly all among the first three",
    arguments: describedTables)
  func described(table: Table) throws {
    let described = try table.read().filter { !$0.ids.isEmpty }
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
    print("\(table.name): \(first) and \(amongThree) of \(described.count)")
    #expect(Double(first) >= table.first * Double(described.count))
    #expect(Double(amongThree) >= table.amongThree * Double(described.count))
  }

  @Test("What is about something else finds nothing", arguments: otherTables)
  func elsewhere(table: Table) throws {
    let others = try table.read().filter { $0.ids.isEmpty }.map(\.text)
    var found: [String] = []
    for text in others {
      let results = try library.find(text, limit: 3).results
      if !results.isEmpty { found.append("\(text): \(results.map(\.id))") }
    }
    for text in found { print("  \(text)") }
    #expect(others.count > 40)
    #expect(Double(found.count) <= table.foundElsewhere * Double(others.count))
  }

  @Test("A concept is found with a kind of it, and behind that")
  func broaderConcepts() throws {
    var found = 0
    for (text, _) in try Table(name: "threads").read().prefix(300) {
      let results = try library.find(text, limit: 5).results
      for (place, result) in results.enumerated() {
        let raised = try #require(
          result.match != .description ? 0 : result.parts.first { $0.kind == .kinds }?.value)
        if raised == 0 { continue }
        found += 1
        let narrower = try results.prefix(place).filter {
          try library.concept(id: $0.id)?.broader.contains(result.id) == true
        }
        let best = try #require(narrower.map(Self.sumWithoutKinds).max(), "\(text): \(result.id)")
        #expect(abs(best - 0.1 - Self.sumWithoutKinds(result) - raised) < 0.000_001, "\(text)")
      }
    }
    #expect(found > 3)
  }

  private static func sumWithoutKinds(_ result: SearchResult) -> Double {
    result.parts.reduce(0) { $0 + ($1.kind == .kinds ? 0 : $1.value) }
  }
}
