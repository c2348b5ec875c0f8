import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program that was built beside the tests, run by a shell as a reader of the documents would.
struct ProgramRunner {
  /// Where its commands are run.
  let folder = TestFolder()
  var language: Language

  /// What `command` prints, errors with it.
  func output(of command: String) -> String {
    let binary = Self.binary
    let end = binary.lastIndex(of: "/") ?? binary.startIndex
    let environment = [
      "HOME=\(folder.path)", "XDG_CACHE_HOME=\(TestFolder.cache)",
      "PATH=\(binary[..<end]):/usr/bin:/bin", "LC_ALL=C.UTF-8",
      "SHTORKA_LANG=\(language.rawValue)",
    ]
    let quoted = "'" + command.replacing("'", with: "'\\''") + "'"
    let variables = environment.map { "'\($0)'" }.joined(separator: " ")
    let line = "cd '\(folder.path)' && env -i \(variables) /bin/sh -c \(quoted) 2>&1 </dev/null"
    guard let stream = popen(line, "r") else { return "popen failed" }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    pclose(stream)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The program named by `SHTORKA_BINARY`, or the one beside the test runner.
  static var binary: String {
    if let path = ProcessInfo.processInfo.environment["SHTORKA_BINARY"] { return path }
    let runner =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return runner.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/shtorka"
  }
}
