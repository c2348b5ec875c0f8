import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that one test has to itself.
final class TestFolder {
  let path: String

  init() {
    path = "/tmp/shtorka-test-\(getpid())-\(UInt64.random(in: 0..<UInt64.max))"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Where the tests keep compiled glossaries, below the build folder.
  static var cache: String {
    let end = ProgramRunner.binary.lastIndex(of: "/") ?? ProgramRunner.binary.startIndex
    return ProgramRunner.binary[..<end] + "/test-cache"
  }
}
