import FileAccess

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
    write(Array(text.utf8), to: descriptor)
  }

  /// The same for bytes; where it is interruptible, Ctrl-C ends the wait for room with `EINTR`.
  static func write(
    _ bytes: [UInt8], to descriptor: Int32, isInterruptible: Bool = false
  ) -> Int32? {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        let code = errno
        guard code == EINTR || code == EAGAIN else { return code }
        if isInterruptible, code == EAGAIN, !InterruptWatch.waitForRoom(descriptor) { return EINTR }
        continue
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
