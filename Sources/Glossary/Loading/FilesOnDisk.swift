import FileAccess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Glossary files in the file system.
enum FilesOnDisk {
  /// What tells one version of a file from another without reading it.
  struct Signature: Equatable {
    var path: String
    var size: Int64
    var modified: Int64
    var changed: Int64
    var node: UInt64
    /// Whether it can be read again and again, as a pipe can't.
    var isPlain: Bool
  }

  /// The paths of the glossary's files: the file itself, or the JSON files of the folder by name.
  static func paths(_ path: String) throws(GlossaryError) -> [String] {
    guard let status = status(path) else { throw .unreadable(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    guard let folder = opendir(path) else { throw .unreadable(path: path, code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = name(of: entry)
      if name.hasSuffix(".json"), !name.hasPrefix(".") { names.append(name) }
    }
    let paths = names.sorted().map { path + "/" + $0 }
    let files = paths.filter { (self.status($0)?.st_mode ?? 0) & S_IFMT != S_IFDIR }
    if files.isEmpty { throw .emptyFolder(path: path) }
    return files
  }

  static func load(_ path: String) throws(GlossaryError) -> [GlossaryFile] {
    var files: [GlossaryFile] = []
    for file in try paths(path) {
      files.append(GlossaryFile(name: file, bytes: try bytes(of: file)))
    }
    return files
  }

  static func signatures(_ path: String) throws(GlossaryError) -> [Signature] {
    var signatures: [Signature] = []
    for file in try paths(path) {
      guard let status = status(file) else { throw .unreadable(path: file, code: errno) }
      signatures.append(
        Signature(
          path: file, size: Int64(status.st_size), modified: nanoseconds(status.modificationTime),
          changed: nanoseconds(status.changeTime), node: UInt64(status.st_ino),
          isPlain: status.st_mode & S_IFMT == S_IFREG))
    }
    return signatures
  }

  /// The bytes of one file; a pipe is waited for until Ctrl-C, where that is watched.
  static func bytes(of path: String) throws(GlossaryError) -> [UInt8] {
    do {
      return try FileReader.bytes(of: path)
    } catch {
      throw error.isInterruption ? .interrupted : .unreadable(path: path, code: error.code)
    }
  }

  /// The name in an entry of a folder.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    }
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

extension stat {
  #if canImport(Glibc)
    fileprivate var modificationTime: timespec { st_mtim }
    fileprivate var changeTime: timespec { st_ctim }
  #else
    fileprivate var modificationTime: timespec { st_mtimespec }
    fileprivate var changeTime: timespec { st_ctimespec }
  #endif
}
