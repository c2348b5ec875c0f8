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

  /// Writes `text`; a reader that went away ends the program quietly: by SIGPIPE, or, where that is
  /// ignored, with the code that a shell has for it.
  func write(_ text: String) {
    if DescriptorWriting.write(text, to: descriptor) == EPIPE { exit(128 + SIGPIPE) }
  }

  /// The number of rows of the terminal behind the descriptor; `nil` where there is none.
  var rows: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }

  /// The number of columns of the terminal behind the descriptor; `nil` where there is none.
  var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
