#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads whole files, for glossaries and commands alike.
public enum FileReader {
  /// The largest file that is read, in bytes.
  public static let limit = 256 << 20

  /// The bytes of the file at `path`.
  ///
  /// A pipe or a device is waited for until it ends, or until Ctrl-C where that is watched: then the
  /// error is `EINTR`. More than ``limit`` is `EFBIG`.
  public static func bytes(of path: String) throws(FileError) -> [UInt8] {
    // Opening a pipe would wait for somebody to write, deaf to Ctrl-C; reading waits below.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(path: path, isWriting: false, code: errno) }
    defer { close(descriptor) }
    var facts = stat()
    let isPlain = fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
    var bytes: [UInt8] = []
    if isPlain { bytes.reserveCapacity(min(Int(facts.st_size), limit) + 1) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if !isPlain, !InterruptWatch.waitForInput(descriptor) {
        throw FileError(path: path, isWriting: false, code: EINTR)
      }
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        throw FileError(path: path, isWriting: false, code: errno)
      }
      guard bytes.count + count <= limit else {
        throw FileError(path: path, isWriting: false, code: EFBIG)
      }
      bytes.append(contentsOf: buffer[..<count])
    }
  }
}
