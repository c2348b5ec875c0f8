import LineEditing
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that could not be read or written.
struct FileError: Error, Equatable {
  var path: String
  var isWriting: Bool
  /// The system's `errno`.
  var code: Int32

  var isMissing: Bool { !isWriting && code == ENOENT }
  /// Whether Ctrl-C ended the wait for it.
  var isInterruption: Bool { code == EINTR }
}

/// The files that commands read and write.
enum Files {
  /// The largest file that is read, in bytes.
  static let limit = 256 << 20

  /// The bytes of the file at `path`; `~` is the home folder.
  ///
  /// A pipe or a device is waited for until it ends, or until Ctrl-C where that is watched: then the
  /// error is `EINTR`.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    let path = expanded(path)
    // Opening a pipe would wait for somebody to write, deaf to Ctrl-C; reading waits below.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(path: path, isWriting: false, code: errno) }
    defer { close(descriptor) }
    var facts = stat()
    let mayWait = fstat(descriptor, &facts) != 0 || facts.st_mode & S_IFMT != S_IFREG
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if mayWait, !InterruptWatch.waitForInput(descriptor) {
        throw FileError(path: path, isWriting: false, code: EINTR)
      }
      let count = buffer.withUnsafeMutableBytes {
        Self.systemRead(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        throw FileError(path: path, isWriting: false, code: errno)
      }
      bytes.append(contentsOf: buffer[..<count])
      guard bytes.count <= limit else {
        throw FileError(path: path, isWriting: false, code: EFBIG)
      }
    }
  }

  /// The path with `~/` as the home folder.
  static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst(1)
  }

  private static func systemRead(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #else
      Darwin.read(descriptor, buffer, count)
    #endif
  }
}
