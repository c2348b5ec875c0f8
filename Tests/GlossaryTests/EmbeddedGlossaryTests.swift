import Testing
import TextAnalysis

@testable import Glossary

struct EmbeddedGlossaryTests {
  @Test("Every file of the folder is embedded as it is, and no other")
  func sameFiles() throws {
    let paths = try FilesOnDisk.paths(glossaryFolder.path())
    let files = try paths.map { path in
      GlossaryFile(
        name: URL(filePath: path).lastPathComponent, bytes: try FilesOnDisk.bytes(of: path))
    }
    let embedded = EmbeddedGlossary.files
    #expect(embedded.map(\.name) == files.map(\.name), "run Scripts/embed-glossary.sh")
    for (first, second) in zip(embedded, files) {
      #expect(first == second, "\(first.name) differs")
    }
  }

  @Test("The embedded glossary loads without a problem")
  func loads() throws {
    let glossary = try GlossaryLoader.load(.shipped)
    #expect(!glossary.concepts.isEmpty)
    #expect(glossary.concepts.allSatisfy { $0.concept.origin.isEmpty })
  }

  @Test("The program is known by its build id, so that the files need not be read at every start")
  func identity() {
    EmbeddedGlossary.withIdentity { identity in
      // SHA-1 has 20 bytes, a UUID 16; other linkers use 8 or more.
      #expect((8...64).contains(identity.count))
      #expect(identity.contains { $0 != identity[0] })
    }
  }
}
