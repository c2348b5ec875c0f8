import TestSupport
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program as it was built, with a home of its own.
struct BuiltProgram {
  let folder: TemporaryFolder
  private(set) var environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    environment = [
      "TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": folder.path, "PATH": "/usr/bin:/bin",
      "XDG_CACHE_HOME": Self.besideTests + "/test-cache", "PAGER": "",
    ]
    environment["SHTORKA"] = path
  }

  /// Writes a glossary of its own, which does not grow with the shipped one, and returns its folder.
  func writeGlossary() throws -> String {
    let text = """
      {"category": "element", "subcategory": "own", "concepts": [
       {"id": "zyuzyuka-panel", "labels": [
        {"text": "Zyuzyuka panel", "lang": "en", "status": "preferred", "kind": "full"},
        {"text": "Зюзюка нижняя", "lang": "ru", "status": "preferred", "kind": "full"}]},
       {"id": "zyqqle", "labels": [
        {"text": "Zyqqle", "lang": "en", "status": "preferred", "kind": "full"},
        {"text": "Zyqqle notification", "lang": "en", "status": "admitted", "kind": "full"}]}]}
      """
    try folder.write(text, to: "house/zz.json")
    return folder.path + "/house"
  }

  /// With variables set, or taken away by nil.
  func with(_ changes: [String: String?]) -> BuiltProgram {
    var program = self
    for (name, value) in changes { program.environment[name] = value }
    return program
  }

  var historyPath: String { folder.path + "/.local/state/shtorka/history" }
  static let configurationName = ".config/shtorka/config"
  var configurationPath: String { folder.path + "/" + Self.configurationName }

  /// The file that `SHTORKA_BINARY` names, or the one built beside the tests.
  private var path: String {
    ProcessInfo.processInfo.environment["SHTORKA_BINARY"] ?? Self.besideTests + "/shtorka"
  }

  /// Compiled glossaries, which are the same for all tests; they are keyed by content.
  static let cacheFolder = besideTests + "/test-cache/shtorka"

  /// The folder that everything was built into.
  private static let besideTests: String = {
    let runner =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return runner.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  }()

  /// Starts it in a terminal and waits for its prompt.
  func start(
    _ arguments: [String] = [], rows: Int = 24, columns: Int = 80
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [path] + arguments, environment: environment, rows: rows, columns: columns)
    terminal.belongings.append(folder)
    try terminal.waitForShtorka()
    return terminal
  }

  /// Runs a shell script in a terminal; `$SHTORKA` is the program, the working folder its home.
  func shellInTerminal(
    _ script: String, rows: Int = 24, columns: Int = 80
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "cd \"$HOME\"; " + script], environment: environment, rows: rows,
      columns: columns)
    terminal.belongings.append(folder)
    return terminal
  }

  /// What a program wrote, and what it told the shell.
  struct Outcome: Equatable {
    var output: String
    var errors: String
    var code: String
  }

  /// Runs a shell script without a terminal.
  func shell(_ script: String) throws -> Outcome {
    let names = ["stdout", "stderr", "code"].map { folder.path + "/." + $0 }
    let whole =
      "cd \"$HOME\"; { \(script)\n} >\(names[0]) 2>\(names[1]) </dev/null; echo $? >\(names[2])"
    var process: pid_t = 0
    let words: [String] = ["/bin/sh", "-c", whole]
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    // The test runner ignores some signals, and that would be inherited.
    #if canImport(Glibc)
      var attributes = posix_spawnattr_t()
    #else
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    guard posix_spawn(&process, "/bin/sh", nil, &attributes, arguments, variables) == 0 else {
      throw PseudoTerminal.Failure(description: "no shell")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR { continue }
    let texts = [".stdout", ".stderr", ".code"].map { folder.text(of: $0) ?? "" }
    return Outcome(output: texts[0], errors: texts[1], code: String(texts[2].dropLast()))
  }
}

extension PseudoTerminal {
  /// Waits until the cursor stands behind an empty prompt.
  func waitForShtorka() throws {
    try wait(for: "the prompt") { $0.marksPastes && $0.currentLine == "»" && $0.column == 2 }
  }

  /// Sends a line and waits until it has been answered and the prompt is back.
  func ask(_ line: String) throws {
    let count = prompts
    send(line + "\r")
    try wait(for: "the answer to \(line)") { screen in
      screen.marksPastes && screen.currentLine == "»" && screen.column == 2
        && screen.transcript.split(separator: "\n").count { $0.hasPrefix("»") } > count
    }
  }

  /// The rows that begin with a prompt.
  private var prompts: Int {
    screen.transcript.split(separator: "\n").count { $0.hasPrefix("»") }
  }

  /// What was shown since `line` was entered last, without the prompt below.
  func answer(to line: String) -> [String] {
    let rows = screen.transcript.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard let start = rows.lastIndex(of: "» " + line) else { return [] }
    return Array(rows[(start + 1)...].dropLast())
  }
}
