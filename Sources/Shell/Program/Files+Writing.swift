import FileAccess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Files {
  /// Writes `text` to the file at `path`; `~` is the home folder.
  ///
  /// A plain file gets a temporary name beside it first and is renamed, so that nothing is ever half
  /// written; it keeps its permissions, and a link stays a link. Devices and pipes are written into,
  /// once they take it, unless Ctrl-C comes first where that is watched: then the error is `EINTR`.
  static func write(_ text: String, to path: String) throws(FileError) {
    try write(Array(text.utf8), to: path)
  }

  /// The same for bytes.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let path = expanded(path)
    guard !path.isEmpty else { throw FileError(path: path, isWriting: true, code: ENOENT) }
    var facts = stat()
    let code: Int32?
    if stat(path, &facts) != 0 {
      code = errno == ENOENT ? replace(target(of: path), by: bytes, like: nil) : errno
    } else if let stream = standardStream(facts) {
      code = DescriptorWriting.write(bytes, to: stream)
    } else if facts.st_mode & S_IFMT == S_IFREG {
      code = access(path, W_OK) == 0 ? replace(target(of: path), by: bytes, like: facts) : errno
    } else {
      code = WaitingWriter.write(bytes, into: path)
    }
    if let code { throw FileError(path: path, isWriting: true, code: code) }
  }

  /// The standard output or error, where it is the file with these facts, as `/dev/stdout` is.
  private static func standardStream(_ facts: stat) -> Int32? {
    [1, 2].first { descriptor in
      var stream = stat()
      return fstat(descriptor, &stream) == 0 && stream.st_dev == facts.st_dev
        && stream.st_ino == facts.st_ino
    }
  }

  /// Puts a new file in the place of a plain one or of none; returns the `errno` that stopped it.
  private static func replace(_ path: String, by bytes: [UInt8], like facts: stat?) -> Int32? {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    // Nobody can know the name beforehand, nor put a link there.
    let number = String(UInt64.random(in: 0 ... .max), radix: 16)
    let temporary = folder + ".shtorka-" + number + ".tmp"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(temporary, flags, facts == nil ? 0o644 : 0o600)
    guard descriptor >= 0 else { return errno }
    var code = DescriptorWriting.write(bytes, to: descriptor) ?? 0
    if code == 0, let facts {
      // Only root can give a file away; whoever can't owns what was just written.
      _ = fchown(descriptor, facts.st_uid, facts.st_gid)
      if fchmod(descriptor, facts.st_mode & 0o7777) != 0 { code = errno }
    }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    if code != 0 { unlink(temporary) }
    return code == 0 ? nil : code
  }

  /// The file that a path leads to over its links, also where that is not there yet.
  private static func target(of path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return path }
    let named = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    if named.hasPrefix("/") { return target(of: named) }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return target(of: folder + named)
  }
}
