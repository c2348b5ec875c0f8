import TestSupport
import TextAnalysis

/// The demo program and the places it works in.
struct Demo {
  let folder: TemporaryFolder
  private var environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    environment = [
      "TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": folder.path, "PATH": "/usr/bin:/bin",
      // A crash reporter that asks questions on the terminal is not what is tested.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    for (name, value) in ProcessInfo.processInfo.environment where name.hasSuffix("SAN_OPTIONS") {
      environment[name] = value
    }
  }

  /// With variables set, or taken away by nil.
  func with(_ changes: [String: String?]) -> Demo {
    var demo = self
    for (name, value) in changes { demo.environment[name] = value }
    return demo
  }

  var historyPath: String { folder.path + "/state/history" }

  /// The program that was built beside the tests, or the one that `SHTORKA_LINEDEMO` names, behind
  /// the words of `SHTORKA_LINEDEMO_WRAPPER`.
  var command: [String] {
    let variables = ProcessInfo.processInfo.environment
    let wrapper = (variables["SHTORKA_LINEDEMO_WRAPPER"] ?? "").split(separator: " ")
    return wrapper.map(String.init) + [variables["SHTORKA_LINEDEMO"] ?? besideTests]
  }

  /// Whether another program runs it.
  static var isWrapped: Bool {
    ProcessInfo.processInfo.environment["SHTORKA_LINEDEMO_WRAPPER"].map { !$0.isEmpty } ?? false
  }

  private var besideTests: String {
    let runner =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return (runner.split(separator: "/").dropLast().map { "/" + $0 }).joined() + "/linedemo"
  }

  /// Starts it and waits for its prompt.
  func start(
    _ arguments: [String] = [], prompt: String = "> ", rows: Int = 24, columns: Int = 80,
    behind wrapper: [String] = []
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      wrapper + command + ["--prompt", prompt] + arguments, environment: environment, rows: rows,
      columns: columns)
    try terminal.waitForPrompt(prompt)
    return terminal
  }

  /// Runs a shell script in which `$DEMO` is the program; nothing is waited for.
  func shell(_ script: String, rows: Int = 24, columns: Int = 80) throws -> PseudoTerminal {
    var variables = environment
    variables["DEMO"] = command.joined(separator: " ")
    return try PseudoTerminal(
      ["/bin/sh", "-c", script], environment: variables, rows: rows, columns: columns)
  }

  /// A shell with job control.
  func jobControlShell() throws -> PseudoTerminal {
    var variables = environment
    variables["DEMO"] = command.joined(separator: " ")
    variables["PS1"] = "shell: "
    let terminal = try PseudoTerminal(
      ["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"], environment: variables)
    try terminal.wait(forLine: "shell:")
    return terminal
  }
}

extension PseudoTerminal {
  /// Waits until the cursor stands behind an empty prompt.
  func waitForPrompt(_ prompt: String = "> ") throws {
    let cells = DisplayWidth.width(of: prompt)
    let text = Screen.text(of: prompt.map { Screen.Cell(text: String($0)) })
    try wait(for: "the prompt") {
      $0.marksPastes && $0.currentLine == text && $0.column == cells
    }
  }

  /// Sends a line and waits until it has been answered and the prompt is back.
  func enter(_ text: String, prompt: String = "> ") throws {
    let count = lines.count
    send(text + "\r")
    try wait(for: "an answer") { $0.transcript.occurrences(of: "\nline: [") > count }
    try waitForPrompt(prompt)
  }

  /// Waits until the program has been interrupted `count` times in all and asks again.
  func wait(forInterrupts count: Int) throws {
    try wait(for: "the interrupt") { $0.transcript.occurrences(of: "\ninterrupted") == count }
    try waitForPrompt()
  }

  /// The lines that the program said it got, oldest first.
  var lines: [String] {
    screen.transcript.split(separator: "\n").filter { $0.hasPrefix("line: [") }
      .map { String($0.dropFirst(7).dropLast()) }
  }
}
