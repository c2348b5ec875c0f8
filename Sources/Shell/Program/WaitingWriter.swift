import FileAccess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes into what may make its writer wait: a pipe until somebody reads, a device until it has room.
enum WaitingWriter {
  /// Milliseconds between two looks whether a pipe has a reader, which nothing tells of.
  private static let pause = 50

  /// Writes `bytes` into the file at `path`, opened with `flags` besides; returns the `errno` that
  /// stopped it, `EINTR` for Ctrl-C where that is watched.
  static func write(_ bytes: [UInt8], into path: String, flags: Int32 = 0) -> Int32? {
    let flags = flags | O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK
    var descriptor = open(path, flags, 0o644)
    while descriptor < 0 {
      let code = errno
      // A pipe that nobody reads yet.
      guard code == ENXIO, isPipe(path) else { return code }
      guard InterruptWatch.pause(milliseconds: pause) else { return EINTR }
      descriptor = open(path, flags, 0o644)
    }
    // A reader that leaves is a trouble of this file, and no end of the program.
    let former = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, former) }
    let code = DescriptorWriting.write(bytes, to: descriptor, isInterruptible: true)
    return close(descriptor) != 0 && code == nil ? errno : code
  }

  private static func isPipe(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO
  }
}
