import Testing
import TextAnalysis

@testable import Glossary

struct LayeringTests {
  @Test("A later glossary replaces concepts with the same id and keeps its origin")
  func override() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(
      sampleGlossary([("tab", "Tab"), ("sheet", "Sheet")]), to: "a.json")
    let second = try folder.write(
      sampleGlossary([("sheet", "Company sheet"), ("shelf", "Shelf")]), to: "b.json")
    let library = try GlossaryLibrary.open(
      sources: [.path(first, name: "base"), .path(second, name: "company")], cacheFolder: nil)
    #expect(try library.concept(id: "sheet")?.origin == "company")
    #expect(try library.concept(id: "tab")?.origin == "base")
    #expect(try library.find("sheet").results.first?.origin == "company")
    #expect(try library.find("company sheet").results.first?.id == "sheet")
    #expect(
      try library.glossaries() == [
        GlossaryInfo(name: "base", path: first, concepts: 1),
        GlossaryInfo(name: "company", path: second, concepts: 2),
      ])
    #expect(try library.statistics().concepts == 3)
  }

  @Test("A folder is read file by file, subfolders and other files left alone")
  func folder() throws {
    let folder = try TemporaryFolder()
    try folder.write(sampleGlossary([("b", "B thing")]), to: "b.json")
    try folder.write(sampleGlossary([("a", "A thing")]), to: "a.json")
    try folder.write("not JSON", to: "notes.txt")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/sub.json", withIntermediateDirectories: false)
    let library = try GlossaryLibrary.open(
      sources: [.path(folder.path, name: "own")], cacheFolder: nil)
    #expect(try library.allConcepts().map(\.id) == ["a", "b"])
  }

  @Test("Former ids still resolve, unless a concept has the id now")
  func formerIDs() throws {
    let folder = try TemporaryFolder()
    try folder.write(fullGlossary, to: "a.json")
    try folder.write(neighbours, to: "b.json")
    let library = try GlossaryLibrary.open(
      sources: [.path(folder.path, name: "a")], cacheFolder: nil)
    #expect(try library.concept(id: "sheet-from-below")?.id == "bottom-sheet")
    guard case .concept(let concept) = try library.resolve("sheet-from-below") else {
      Issue.record("not resolved")
      return
    }
    #expect(concept.id == "bottom-sheet")
  }

  @Test("What can't be opened is told as facts")
  func errors() throws {
    let folder = try TemporaryFolder()
    func open(_ path: String) throws(GlossaryError) {
      _ = try GlossaryLibrary.open(sources: [.path(path, name: "x")], cacheFolder: nil)
    }
    #expect(throws: GlossaryError.unreadable(path: folder.path + "/none", code: 2)) {
      try open(folder.path + "/none")
    }
    #expect(throws: GlossaryError.emptyFolder(path: folder.path)) { try open(folder.path) }
    let first = try folder.write(sampleGlossary([("same", "One")]), to: "a.json")
    try folder.write(sampleGlossary([("same", "Two")]), to: "b.json")
    do throws(GlossaryError) {
      try open(folder.path)
      Issue.record("opened")
    } catch {
      guard case .invalid(let problems) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(problems.map(\.kind) == [.duplicateID("same")])
      #expect(problems.map(\.file) == [folder.path + "/b.json"])
    }
    #expect(throws: Never.self) { try open(first) }
  }
}
