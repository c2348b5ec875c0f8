import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The program itself where files may not grow, as on a full disk.
struct FullDiskTests {
  @Test("A look-up is answered where its cache can't be written, and nothing is left behind")
  func cacheCannotGrow() throws {
    let built = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: ".build/debug/shtorka")
    let binary = ProcessInfo.processInfo.environment["SHTORKA_BINARY"] ?? built.path()
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "shtorka-full-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Eight blocks of 512 or 1024 bytes: less than any compiled glossary takes.
    let command = "ulimit -f 8; XDG_CACHE_HOME='\(folder.path())' '\(binary)' --json find toast"
    let pipe = try #require(popen(command, "r"))
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, pipe)
    #expect(pclose(pipe) == 0)
    let answer = String(decoding: bytes.prefix(count), as: UTF8.self)
    #expect(answer.contains("\"results\":[{\"id\":\"toast\""))
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    #expect(files.filter { $0.hasSuffix(".tmp") || $0.hasSuffix(".sqlite") } == [])
  }
}
