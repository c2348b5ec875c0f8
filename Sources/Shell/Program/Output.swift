#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes to a descriptor at once, so that nothing waits in a buffer while another program reads.
struct Output {
  /// 1 for results, 2 for prompts and errors.
  var descriptor: Int32

  static let standard = Output(descriptor: 1)
  static let error = Output(descriptor: 2)

  /// Writes `text`; a reader that went away ends the program quietly by SIGPIPE.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Self.systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The number of columns of the terminal behind the descriptor; `nil` where there is none.
  var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func systemWrite(
    _ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, buffer, count)
    #else
      Darwin.write(descriptor, buffer, count)
    #endif
  }
}
