import Testing
import TextAnalysis

@testable import Glossary

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The cache must never change an answer: whatever happens to it, look-ups are right and nothing is
/// left behind.
struct StoreCacheTests {
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder
  private let sources: [GlossarySource]

  init() throws {
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
    let terms = (1...60).map { (id: "own-\($0)", name: "Own thing \($0)") }
    let path = try folder.write(sampleGlossary(terms), to: "own.json")
    sources = [.path(path, name: "own")]
  }

  private func open() throws -> GlossaryLibrary {
    try GlossaryLibrary.open(sources: sources, cacheFolder: cache.path)
  }

  /// Waits until the source file no longer counts as just written, which changes its key.
  private func settle() async throws {
    try await Task.sleep(for: .milliseconds(2_200))
  }

  /// Everything that can be asked of the sample, so that all pages are read.
  private func expectRightAnswers(_ library: GlossaryLibrary) throws {
    #expect(try library.statistics().concepts == 60)
    for number in [1, 30, 60] {
      let answer = try library.find("own things \(number)", limit: 3)
      #expect(answer.results.first?.id == "own-\(number)")
      #expect(try library.concept(id: "own-\(number)")?.origin == "own")
    }
    #expect(try library.find("own thnig 17", limit: 3).results.first?.id == "own-17")
    let described = try library.find("among the things of my own number 17", limit: 3)
    #expect((described.results + described.nearMisses).first?.id == "own-17")
    #expect(try library.browse().count == 60)
    #expect(try library.allConcepts().count == 60)
    #expect(try library.allContrasts().isEmpty)
    #expect(try library.contrasts(of: "own-1").isEmpty)
    #expect(try library.allAmbiguousLabels().isEmpty)
    #expect(try library.glossaries().map(\.concepts) == [60])
  }

  private var cachedFile: String {
    get throws { cache.path + "/" + (try #require(cache.names.first)) }
  }

  @Test("A cached store sorts more rows than fit into the memory of one sort")
  func largeSort() async throws {
    try await settle()
    _ = try open()
    let database = try #require(StoreCache(folder: cache.path, key: try SourcesKey(sources)).open())
    let query = try database.prepare(
      "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i+1 FROM n WHERE i<99999)"
        + " SELECT i FROM n ORDER BY hex(i)||hex(randomblob(40)) LIMIT -1 OFFSET 99999")
    #expect(try query.step())
  }

  @Test("The second opening uses the file that the first one wrote")
  func warm() async throws {
    try await settle()
    let first = try open()
    let file = try cachedFile
    #expect(first.storage == .file(file))
    let written = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    let second = try open()
    #expect(second.storage == .file(file))
    try expectRightAnswers(second)
    let after = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(written == after)
    #expect(cache.names.count == 1)
  }

  @Test("Damage anywhere in the file never changes an answer, and is mended where it is met")
  func damage() async throws {
    try await settle()
    _ = try open()
    let file = try cachedFile
    let whole = try FilesOnDisk.bytes(of: file)
    let places = Array(stride(from: 5, to: whole.count, by: 2039))
    var mended = 0
    for place in places {
      var damaged = whole
      damaged[place] ^= 0x20
      try Data(damaged).write(to: URL(filePath: file))
      try expectRightAnswers(try open())
      if try FilesOnDisk.bytes(of: file) == whole { mended += 1 }
      #expect(cache.names.count == 1)
    }
    // The rest lies in pages that none of the questions reads.
    #expect(mended * 3 > places.count * 2)
  }

  @Test("A file of zeros where pages were is noticed")
  func zeros() throws {
    _ = try open()
    let file = try cachedFile
    var bytes = try FilesOnDisk.bytes(of: file)
    for index in 4096..<(bytes.count - 4096) { bytes[index] = 0 }
    try Data(bytes).write(to: URL(filePath: file))
    try expectRightAnswers(try open())
  }

  @Test("A cut, empty or foreign file is replaced", arguments: [0, 1, 100, 4096, 20_000])
  func truncated(length: Int) throws {
    _ = try open()
    let file = try cachedFile
    let whole = try FilesOnDisk.bytes(of: file)
    try Data(whole.prefix(length)).write(to: URL(filePath: file))
    try expectRightAnswers(try open())
    #expect(try FilesOnDisk.bytes(of: file).count == whole.count)
    try Data("SQLite format 3\0 but not really".utf8).write(to: URL(filePath: file))
    try expectRightAnswers(try open())
  }

  @Test("A file of another glossary under the right name is refused")
  func foreign() throws {
    _ = try open()
    let file = try cachedFile
    let other = try TemporaryFolder()
    let path = try folder.write(sampleGlossary([("other", "Other")]), to: "other.json")
    _ = try GlossaryLibrary.open(sources: [.path(path, name: "own")], cacheFolder: other.path)
    let foreign = try FilesOnDisk.bytes(of: other.path + "/" + (try #require(other.names.first)))
    try Data(foreign).write(to: URL(filePath: file))
    try expectRightAnswers(try open())
  }

  @Test("Damage after opening is noticed too")
  func damageWhileOpen() throws {
    let library = try open()
    let file = try cachedFile
    var bytes = try FilesOnDisk.bytes(of: file)
    for index in 4096..<(bytes.count - 2048) { bytes[index] ^= 0xFF }
    try Data(bytes).write(to: URL(filePath: file))
    try expectRightAnswers(library)
  }

  @Test("A changed glossary is compiled anew and its old file taken away")
  func stale() throws {
    _ = try open()
    let old = cache.names
    try folder.write(sampleGlossary([("new", "New thing")]), to: "own.json")
    let library = try open()
    #expect(try library.find("new thing").results.map(\.id) == ["new"])
    #expect(cache.names.count == 1)
    #expect(cache.names != old)
  }

  @Test("Different lists of glossaries keep their files side by side")
  func sideBySide() throws {
    _ = try open()
    let other = try folder.write(sampleGlossary([("other", "Other")]), to: "other.json")
    _ = try GlossaryLibrary.open(
      sources: sources + [.path(other, name: "other")], cacheFolder: cache.path)
    #expect(cache.names.count == 2)
    _ = try open()
    #expect(cache.names.count == 2)
  }

  @Test("A folder that is a file, or can't be made, leaves the answers right")
  func unusableFolder() throws {
    let file = try folder.write("", to: "file")
    for path in [file, file + "/deeper", "/proc/none/such"] {
      let library = try GlossaryLibrary.open(sources: sources, cacheFolder: path)
      #expect(library.storage == .memory)
      try expectRightAnswers(library)
    }
    #expect(folder.names == ["file", "own.json"])
  }

  @Test("A folder without rights leaves the answers right", arguments: [0o000, 0o500])
  func forbiddenFolder(mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: cache.path)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: cache.path)
    }
    let library = try open()
    // The superuser may write everywhere.
    if getuid() != 0 { #expect(library.storage == .memory) }
    try expectRightAnswers(library)
  }

  @Test("A folder that is missing is made, with those above it")
  func missingFolder() throws {
    let path = cache.path + "/a b/ц?#%/c"
    let library = try GlossaryLibrary.open(sources: sources, cacheFolder: path)
    guard case .file(let file) = library.storage else {
      Issue.record("not cached")
      return
    }
    #expect(file.hasPrefix(path))
    try expectRightAnswers(try GlossaryLibrary.open(sources: sources, cacheFolder: path))
  }

  @Test("On a full disk nothing is left behind", arguments: [1, 3, 8])
  func fullDisk(pages: Int) throws {
    let key = try SourcesKey(sources)
    let full = StoreCache(folder: cache.path, key: key, pageLimit: pages)
    #expect(try full.compile([try GlossaryLoader.load(sources[0])]) == nil)
    #expect(cache.names == [])
  }

  @Test("The temporary file of a killed process is taken away, that of a running one is not")
  func leftovers() throws {
    try cache.write("", to: "glossary-x-y.999999999.1.tmp")
    try cache.write("", to: "glossary-x-y.\(getpid()).1.tmp")
    try cache.write("", to: "something else")
    _ = try open()
    #expect(cache.names.count == 3)
    #expect(cache.names.contains("something else"))
    #expect(!cache.names.contains("glossary-x-y.999999999.1.tmp"))
  }

  @Test("Many may open and compile at the same time")
  func concurrent() async throws {
    let sources = sources
    let path = cache.path
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<12 {
        group.addTask {
          let library = try GlossaryLibrary.open(sources: sources, cacheFolder: path)
          return try library.find("own thing 30", limit: 1).results.map(\.id)
        }
      }
      for try await ids in group { #expect(ids == ["own-30"]) }
    }
    #expect(cache.names.count == 1)
  }

  @Test("Without a folder the glossary is compiled in memory")
  func inMemory() throws {
    let library = try GlossaryLibrary.open(sources: sources, cacheFolder: nil)
    #expect(library.storage == .memory)
    try expectRightAnswers(library)
  }
}
