#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The way to the history file.
enum HistoryFolder {
  /// The path behind links, so that a link keeps its place when the file is replaced.
  static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Makes the folders above `path` that are missing, for their owner alone.
  static func make(for path: String) throws(HistoryFileError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    if unsafe access(folder, F_OK) == 0 { return }
    try make(for: folder)
    guard unsafe mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw HistoryFileError(step: .makingFolder, path: folder, errorNumber: errno)
    }
  }
}
