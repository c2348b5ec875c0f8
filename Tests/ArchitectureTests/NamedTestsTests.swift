import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The tests that a decision names as its evidence are there.
struct NamedTestsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func lineEditing() throws {
    let folders = ["LineEditingTests/Terminal", "ShellTests/Prompt", "ShellTests"]
    var sources = ""
    for folder in folders.map({ Self.root.appending(path: "Tests/" + $0) }) {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".swift") {
        let file = folder.appending(path: name)
        sources += String(decoding: try Data(contentsOf: file), as: UTF8.self)
      }
    }
    let decision = Self.root.appending(path: "Docs/Decisions/line-editing.md")
    let text = String(decoding: try Data(contentsOf: decision), as: UTF8.self)
    let rows = text.split(separator: "\n").drop { $0 != "| what holds | test | seen in |" }
      .dropFirst(2).prefix { $0.hasPrefix("|") }
    #expect(rows.count > 25)
    for row in rows {
      let cells = row.split(separator: "|")
      let names = cells[1].split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
      #expect(!names.isEmpty, "\(row)")
      for (_, name) in names { #expect(sources.contains("func \(name)("), "\(name)") }
    }
  }
}
