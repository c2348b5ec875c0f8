internal import CEditShim

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An open file of the process.
struct Descriptor: Equatable {
  let number: Int32

  static let input = Descriptor(number: STDIN_FILENO)
  static let output = Descriptor(number: STDOUT_FILENO)
  static let error = Descriptor(number: STDERR_FILENO)

  var isTerminal: Bool { isatty(number) == 1 }

  enum Reading: Equatable {
    case bytes([UInt8])
    case end
    /// Nothing there now, or a signal came first.
    case nothing
  }

  /// Reads what is there, at most `limit` bytes; an error other than "try again" is the end.
  func read(atMost limit: Int) -> Reading {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      #if canImport(Glibc)
        unsafe Glibc.read(number, buffer.baseAddress, buffer.count)
      #else
        unsafe Darwin.read(number, buffer.baseAddress, buffer.count)
      #endif
    }
    if count > 0 {
      bytes.removeSubrange(count...)
      return .bytes(bytes)
    }
    if count == 0 { return .end }
    return errno == EINTR || errno == EAGAIN ? .nothing : .end
  }

  /// Writes after what is still buffered for standard output.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { start in
        unsafe sh_descriptor_write(number, start, bytes.count)
      }
    }
  }
}
