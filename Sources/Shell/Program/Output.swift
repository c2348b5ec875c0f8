import FileAccess
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes to a descriptor at once, so that nothing waits in a buffer while another program reads.
struct Output {
  /// 1 for results, 2 for prompts and errors.
  var descriptor: Int32
  /// The language in which to say that results can't be written.
  var language = Language.en
  /// Whether Ctrl-C cuts off a long text; for a prompt, which goes on afterwards.
  var isInterruptible = false

  static let standard = Output(descriptor: 1)
  static let error = Output(descriptor: 2)

  /// Keeps the standard descriptors for what they are: a file opened later must not become the
  /// output of a program that was started without one.
  static func reserveDescriptors() {
    while true {
      // The lowest that is free; nothing can be written to one that is open for reading.
      let descriptor = open("/dev/null", O_RDONLY)
      if descriptor > 2 { close(descriptor) }
      if descriptor > 2 || descriptor < 0 { return }
    }
  }

  /// Writes `text`.
  ///
  /// A reader that went away ends the program quietly: by SIGPIPE, or, where that is ignored, with
  /// the code that a shell has for it. Results that can't be written, as on a full disk, end it with
  /// a message and ``ExitCode/data``; what goes wrong with messages stops nothing.
  func write(_ text: String) {
    let code = isInterruptible ? writeInParts(text) : DescriptorWriting.write(text, to: descriptor)
    guard let code else { return }
    if code == EPIPE { exit(128 + SIGPIPE) }
    guard descriptor == Self.standard.descriptor else { return }
    let message = Messages.unwritableOutput(code).text(in: language)
    Self.error.write("shtorka: " + message + "\n")
    exit(ExitCode.data.rawValue)
  }

  /// Writes a part at a time, until Ctrl-C; returns the `errno` that stopped it.
  private func writeInParts(_ text: String) -> Int32? {
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.utf8.index(rest.startIndex, offsetBy: Self.part, limitedBy: rest.endIndex)
      let part = rest[..<(end.map { rest[..<$0].lastIndex(of: "\n") ?? $0 } ?? rest.endIndex)]
      rest = rest[part.endIndex...]
      if let code = DescriptorWriting.write(String(part), to: descriptor) { return code }
      if !rest.isEmpty, InterruptWatch.takeInterrupt() {
        return DescriptorWriting.write("\n", to: descriptor)
      }
    }
    return nil
  }

  /// Bytes between two looks at Ctrl-C: more than fits on a screen.
  private static let part = 16_384

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
