import TextAnalysis

#if canImport(Glibc)
  package import Glibc
#else
  package import Darwin
#endif

/// A program in a terminal of its own.
///
/// Every wait has a deadline that a busy machine does not reach.
package final class PseudoTerminal {
  package struct Failure: Error, CustomStringConvertible {
    package var description: String

    package init(description: String) {
      self.description = description
    }
  }

  /// How a program ended.
  package enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  package let process: pid_t
  package private(set) var screen: Screen
  /// What has to stay as long as the program runs.
  package var belongings: [AnyObject] = []
  private let master: Int32
  private var ending: Ending?
  private var isClosed = false
  private var isHungUp = false

  /// Seconds; a failing wait takes so long, a passing one some milliseconds.
  package static let patience =
    ProcessInfo.processInfo.environment["SHTORKA_LINEDEMO_PATIENCE"].flatMap(Double.init) ?? 30

  package init(
    _ command: [String], environment: [String: String], rows: Int = 24, columns: Int = 80
  ) throws {
    let (master, name) = try PseudoTerminal.openPair()
    self.master = master
    screen = Screen(rows: rows, columns: columns)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a new session opens controls it.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The test runner's own dispositions and mask are not to be inherited.
    var all = sigset_t()
    sigfillset(&all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | PseudoTerminal.newSession)
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, command[0], &actions, &attributes, arguments, variables)
    guard status == 0 else { throw Failure(description: "\(command[0]) not started: \(status)") }
    process = child
  }

  /// The end that the test holds, and the name of the other.
  private static func openPair() throws -> (master: Int32, name: String) {
    #if canImport(Glibc)
      // What posix_openpt, unlockpt and ptsname do; their declarations are not imported.
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var isLocked: Int32 = 0
      var number: UInt32 = 0
      let unlock: UInt = 0x4004_5431
      let takeNumber: UInt = 0x8004_5430
      guard master >= 0, ioctl(master, unlock, &isLocked) == 0,
        ioctl(master, takeNumber, &number) == 0
      else { throw Failure(description: "no pseudo-terminal: \(errno)") }
      return (master, "/dev/pts/\(number)")
    #else
      let master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master)
      else { throw Failure(description: "no pseudo-terminal: \(errno)") }
      return (master, String(cString: name))
    #endif
  }

  /// POSIX_SPAWN_SETSID.
  #if canImport(Glibc)
    private static let newSession: Int16 = 0x80
  #else
    private static let newSession: Int16 = 0x400
  #endif

  deinit {
    if ending == nil, !isHungUp, PseudoTerminal.leavesAsAPersonWould {
      send("\u{3}")
      for attempt in 0..<200 where ending == nil {
        while receive(milliseconds: 20) { continue }
        if attempt % 10 == 0 { send("\u{4}") }
        takeEnding()
      }
    }
    if ending == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    if !isHungUp { close(master) }
  }

  /// Takes the terminal away, as closing its window does.
  package func hangUp() {
    isHungUp = true
    close(master)
  }

  package func send(_ text: String) { send(Array(text.utf8)) }

  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
      // The terminal's own buffer is small, and what is echoed has to be taken away.
      if !rest.isEmpty { _ = receive(milliseconds: 1) }
    }
  }

  package func signal(_ number: Int32) { kill(process, number) }

  package func resize(rows: Int, columns: Int) {
    screen.resize(rows: rows, columns: columns)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Takes output until `condition` holds for the screen.
  package func wait(for what: String, until condition: (Screen) -> Bool) throws {
    let deadline = now() + PseudoTerminal.patience
    while !condition(screen) {
      guard now() < deadline, !isClosed else {
        throw Failure(
          description: "\(isClosed ? "it ended" : "time is up") before \(what); the screen:\n"
            + screen.transcript + "\ncursor \(screen.row):\(screen.column)")
      }
      _ = receive(milliseconds: 100)
    }
  }

  /// Waits until `text` stands somewhere in what was shown.
  package func wait(forText text: String) throws {
    try wait(for: "«\(text)»") { $0.transcript.contains(text) }
  }

  /// Waits until the row with the cursor is `text`, blanks at its end aside.
  package func wait(forLine text: String) throws {
    try wait(for: "the line «\(text)»") { $0.currentLine == text }
  }

  /// Waits for the program to end.
  package func end() throws -> Ending {
    let deadline = now() + PseudoTerminal.patience
    while true {
      if let ending { return ending }
      takeEnding()
      if ending != nil {
        // What it wrote last is still to be taken.
        while receive(milliseconds: 0) { continue }
        continue
      }
      guard now() < deadline else {
        throw Failure(description: "it does not end; the screen:\n" + screen.transcript)
      }
      if !receive(milliseconds: 20) { usleep(2000) }
    }
  }

  private func takeEnding() {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return }
    let number = status & 0x7F
    ending = number == 0 ? .exit(status >> 8 & 0xFF) : .signal(number)
  }

  /// A program that is killed at the end of its test is not asked what it failed to free.
  private static let leavesAsAPersonWould =
    ProcessInfo.processInfo.environment["SHTORKA_LINEDEMO"] != nil

  /// Whether the terminal hands over whole lines and shows what is typed.
  package var isCooked: Bool {
    var state = termios()
    tcgetattr(master, &state)
    let flags = tcflag_t(ICANON) | tcflag_t(ECHO)
    return state.c_lflag & flags == flags
  }

  /// The group of processes that the terminal's keys signal.
  package var foregroundGroup: pid_t { tcgetpgrp(master) }

  private func receive(milliseconds: Int32) -> Bool {
    if isHungUp { return false }
    var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes { read(master, $0.baseAddress, $0.count) }
    guard count > 0 else {
      isClosed = true
      return false
    }
    screen.feed(Array(bytes.prefix(count)))
    return true
  }

  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension PseudoTerminal {
  /// Lets time pass, for what is itself a matter of time.
  package func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
}

extension PseudoTerminal {
  /// Words before a command that make file permissions hold for root too; none for anybody else.
  package static var withoutPrivileges: [String] {
    geteuid() == 0
      ? ["/usr/bin/setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner"] : []
  }
}

extension String {
  /// How often `part` stands in the text.
  package func occurrences(of part: String) -> Int { ranges(of: part).count }
}
