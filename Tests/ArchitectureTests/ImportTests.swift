import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Proves the dependency direction from the imports of every file.
struct ImportTests {
  /// One `import` line of one file.
  struct Import: CustomTestStringConvertible {
    var file: String
    var line: Int
    var module: String
    var owner: String

    var testDescription: String { "\(file):\(line) \(module)" }
  }

  static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  static func swiftFiles() throws -> [String] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
    return all.filter { $0.hasSuffix(".swift") }.sorted()
  }

  static func imports(of file: String) throws -> [Import] {
    let data = try Data(contentsOf: sources.appending(path: file))
    let text = String(decoding: data, as: UTF8.self)
    let owner = String(file.prefix { $0 != "/" })
    var found: [Import] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var words = line.split(separator: " ")
      let modifiers: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private", "@_exported", "@testable",
        "@preconcurrency",
      ]
      while let first = words.first, modifiers.contains(first) { words.removeFirst() }
      guard words.count >= 2, words[0] == "import" else { continue }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let"]
      let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
      let module = name.prefix { $0 != "." }
      found.append(Import(file: file, line: index + 1, module: String(module), owner: owner))
    }
    return found
  }

  @Test func everyModuleStandsInTheTable() throws {
    let owners = Set(try Self.swiftFiles().map { String($0.prefix { $0 != "/" }) })
    #expect(owners == Set(DependencyTable.allowed.keys))
  }

  @Test func everyImportIsAllowed() throws {
    let imports = try Self.swiftFiles().flatMap(Self.imports(of:))
    #expect(imports.count > 20)
    for item in imports {
      let allowed = DependencyTable.allowed[item.owner, default: []]
        .union(DependencyTable.exceptions[item.file, default: []])
      #expect(
        allowed.contains(item.module),
        "\(item.testDescription): \(item.owner) may not import \(item.module)")
    }
  }

  @Test func theTableHasNoCycle() {
    var resting = DependencyTable.allowed
    while let free = resting.first(where: { $0.value.isDisjoint(with: resting.keys) })?.key {
      resting[free] = nil
    }
    #expect(resting.isEmpty, "a cycle through \(resting.keys.sorted())")
  }

  @Test func theExceptionsAreReal() {
    for file in DependencyTable.exceptions.keys {
      #expect(FileManager.default.fileExists(atPath: Self.sources.appending(path: file).path()))
    }
  }

  @Test func theReaderSeesEveryFormOfImport() throws {
    #expect(
      try Self.imports(of: "TextAnalysis/FoundationExport.swift").map(\.module) == [
        "FoundationEssentials", "Foundation",
      ])
  }
}
