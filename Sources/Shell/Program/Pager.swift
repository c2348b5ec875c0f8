import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that shows a long text a screen at a time.
struct Pager {
  /// The command, as a shell takes it.
  var command: String
  /// The variables that it is started with.
  var environment: [String: String]
  /// The rows of the terminal.
  var rows: Int

  /// The pager that the variables choose; nil where they choose none or there is no terminal.
  ///
  /// `SHTORKA_PAGER` comes first, then `PAGER`, then `less`; an empty value is no pager.
  init?(environment: [String: String], rows: Int?) {
    guard let rows, let command = Self.command(environment) else { return nil }
    self.command = command
    self.rows = rows
    self.environment = environment
    // Leaves at once when one screen is enough, passes colours through, keeps what was shown, and
    // names the keys it takes; in ASCII, as its prompt garbles anything else.
    self.environment["LESS"] = environment["LESS"] ?? "FRXPs[space] [q]$"
    self.environment["LESSCHARSET"] = environment["LESSCHARSET"] ?? "utf-8"
  }

  private static func command(_ environment: [String: String]) -> String? {
    if let chosen = environment["SHTORKA_PAGER"] ?? environment["PAGER"] {
      return chosen.allSatisfy(\.isWhitespace) ? nil : chosen
    }
    // Nobody asked for it, so nobody is to hear that it is not there.
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { access($0 + "/less", X_OK) == 0 } ? "less" : nil
  }

  /// Whether the text, with the prompt below it, is taller than the terminal.
  func isNeeded(for text: String) -> Bool {
    text.utf8.count { $0 == UInt8(ascii: "\n") } + 1 >= rows
  }

  /// Shows `text` and waits until the person leaves; false where the pager could not do it.
  ///
  /// The text lies in a file without a name, so that leaving early breaks no pipe.
  func show(_ text: String) -> Bool {
    guard let file = tmpfile() else { return false }
    defer { fclose(file) }
    let descriptor = fileno(file)
    guard DescriptorWriting.write(text, to: descriptor) == nil,
      lseek(descriptor, 0, SEEK_SET) == 0
    else { return false }
    // Ctrl-C is the pager's while it runs.
    let former = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer {
      for (number, handler) in former { _ = signal(number, handler) }
    }
    guard let process = spawn(readingFrom: descriptor) else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR { continue }
    // A pager that Ctrl-C ended leaves the terminal's own ^C in the row.
    let wasInterrupted = status & 0x7F == SIGINT || status == (128 + SIGINT) << 8
    if wasInterrupted { Output.standard.write("\n") }
    // The place in the file is shared with the pager: at its beginning nothing was read, and so
    // nothing shown. A pager that Ctrl-C ended before that was the person's wish.
    let hasRead = lseek(descriptor, 0, SEEK_CUR) > 0
    return status == 0 || hasRead || wasInterrupted
  }

  private func spawn(readingFrom descriptor: Int32) -> pid_t? {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptor, 0)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let words: [String] = ["/bin/sh", "-c", command]
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, variables)
    return status == 0 ? process : nil
  }
}
