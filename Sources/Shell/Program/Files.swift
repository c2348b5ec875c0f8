import FileAccess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files that commands read and write.
enum Files {
  /// The bytes of the file at `path`, as ``FileReader`` gives them; `~` is the home folder.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    try FileReader.bytes(of: expanded(path))
  }

  /// The path with `~/` as the home folder.
  static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst(1)
  }
}
