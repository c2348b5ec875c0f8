#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that could not be read or written.
public struct FileError: Error, Equatable, Sendable {
  /// The file as it was named, with the home folder written out.
  public var path: String
  /// Whether it was to be written.
  public var isWriting: Bool
  /// The system's `errno`.
  public var code: Int32

  /// Creates an error.
  public init(path: String, isWriting: Bool, code: Int32) {
    self.path = path
    self.isWriting = isWriting
    self.code = code
  }

  /// Whether there is no such file to read.
  public var isMissing: Bool { !isWriting && code == ENOENT }
  /// Whether Ctrl-C ended the wait for it.
  public var isInterruption: Bool { code == EINTR }
}
