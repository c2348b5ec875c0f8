import Testing

@testable import Glossary

/// Notes what a compilation tells, and gives it up at some share.
private final class Recorder: CompilationMonitor {
  private(set) var shares: [Double] = []
  private(set) var begun = 0
  private(set) var ended = 0
  var limit: Double

  init(limit: Double = 2) {
    self.limit = limit
  }

  func compilationBegins() { begun += 1 }

  func compilationGoesOn(done share: Double) -> Bool {
    shares.append(share)
    return share < limit
  }

  func compilationEnds() { ended += 1 }
}

struct CompilationMonitorTests {
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder
  private let sources: [GlossarySource]

  init() throws {
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
    let terms = (1...600).map { (id: "own-\($0)", name: "Own thing \($0) of many") }
    let path = try folder.write(sampleGlossary(terms), to: "own.json")
    sources = [.path(path, name: "own")]
  }

  private func open(_ monitor: Recorder, cached: Bool = true) throws -> GlossaryLibrary {
    try GlossaryLibrary.open(
      sources: sources, cacheFolder: cached ? cache.path : nil, monitor: monitor)
  }

  @Test("A compilation tells how far it is, once for each part and never backwards")
  func shares() throws {
    let monitor = Recorder()
    _ = try open(monitor)
    #expect(monitor.begun == 1)
    #expect(monitor.ended == 1)
    #expect(monitor.shares.count > 10)
    #expect(monitor.shares == monitor.shares.sorted())
    #expect(monitor.shares.allSatisfy { (0...1).contains($0) })
    #expect(monitor.shares.contains { $0 < 0.2 } && monitor.shares.contains { $0 > 0.8 })
  }

  @Test(
    "One that is given up leaves nothing behind, and the next one is right",
    arguments: [0, 0.1, 0.22, 0.3, 0.5, 0.62, 0.7, 0.8], [true, false])
  func givenUp(limit: Double, cached: Bool) throws {
    let monitor = Recorder(limit: limit)
    #expect(throws: GlossaryError.interrupted) { try open(monitor, cached: cached) }
    #expect(monitor.ended == 1)
    #expect(cache.names == [])
    monitor.limit = 2
    let library = try open(monitor, cached: cached)
    #expect(try library.find("own things 17 of many").results.first?.id == "own-17")
    #expect(try library.statistics().concepts == 600)
  }
}
