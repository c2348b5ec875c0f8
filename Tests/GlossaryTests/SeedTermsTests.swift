import Testing
import TextAnalysis

@testable import Glossary

/// The terms of the documents that the glossary grew from: who reads one there finds its entry first.
struct SeedTermsTests {
  private struct Term {
    let text: String
    let id: String
    /// Whether the glossary knows several meanings and asks back.
    let isAmbiguous: Bool
  }

  private let library: GlossaryLibrary
  private let terms: [Term]

  init() throws {
    let folder = glossaryFolder.deletingLastPathComponent().appending(path: ".build/test-cache")
    library = try GlossaryLibrary.open(cacheFolder: folder.path())
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Generated/seed-terms.tsv")
    let table = String(decoding: try FilesOnDisk.bytes(of: file.path()), as: UTF8.self)
    terms = table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return Term(text: fields[0], id: fields[1], isAmbiguous: fields.last == "ambiguous")
    }
  }

  @Test("Every term leads to its own entry first")
  func unambiguous() throws {
    let unambiguous = terms.filter { !$0.isAmbiguous }
    #expect(unambiguous.count > 450)
    var missed: [String] = []
    for term in unambiguous {
      let found = try library.find(term.text, limit: 3).results.map(\.id)
      if found.first != term.id { missed.append("\(term.text): \(found), not \(term.id)") }
    }
    #expect(missed == [])
  }

  @Test("A term of several meanings has its own entry among them, and the question that decides")
  func ambiguous() throws {
    let ambiguous = terms.filter(\.isAmbiguous)
    #expect(ambiguous.count > 50)
    var missed: [String] = []
    for term in ambiguous {
      let answer = try library.find(term.text, limit: 8)
      let found = answer.results.map(\.id)
      let meanings = answer.ambiguous?.ids ?? []
      if !meanings.contains(term.id) || !found.contains(term.id) {
        missed.append("\(term.text): \(found), meanings \(meanings), not \(term.id)")
      }
    }
    #expect(missed == [])
  }

  @Test("The preferred names of the entries for them lead to these, or to a choice with them")
  func preferredNames() throws {
    let seeds = try library.allConcepts().filter(\.isSeed)
    #expect(seeds.count > 100)
    var missed: [String] = []
    for concept in seeds {
      for language in Language.allCases {
        let name = concept.preferredLabel(in: language)
        let answer = try library.find(name, limit: 8)
        let isFirst = answer.results.first?.id == concept.id
        let isMeaning = answer.ambiguous?.ids.contains(concept.id) ?? false
        if !isFirst, !isMeaning { missed.append("\(name): \(answer.results.map(\.id))") }
      }
    }
    #expect(missed == [])
  }
}
