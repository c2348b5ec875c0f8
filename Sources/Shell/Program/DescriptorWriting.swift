#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writing to a descriptor of the system, for files and for the standard streams alike.
enum DescriptorWriting {
  /// Writes all of `text` and returns nil, or the `errno` that stopped it.
  ///
  /// Interrupted calls are repeated; those on a stream that is full for the moment, too.
  static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        return errno
      }
      bytes = bytes.dropFirst(count)
    }
    return nil
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
