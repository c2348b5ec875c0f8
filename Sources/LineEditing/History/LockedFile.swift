#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file held open, alone if it can be locked, until the value goes away.
struct LockedFile: ~Copyable {
  private let descriptor: Int32
  private let path: String
  /// Why lines can't be added, where they can't.
  let obstacle: HistoryFileError?
  /// False for a device or a pipe, which hold nothing and have to be left alone.
  let isRegular: Bool

  /// Opens the file, makes it where it is missing, and waits up to two seconds for the lock.
  ///
  /// A file that may only be read is opened for that.
  init(path: String) throws(HistoryFileError) {
    var opened = try LockedFile.open(path)
    var attempts = 0
    while true {
      guard opened.isRegular else { break }
      if flock(opened.descriptor, LOCK_EX | LOCK_NB) == 0 {
        // Whoever had the lock may have put another file in this one's place.
        if LockedFile.isStill(opened.descriptor, at: path) { break }
        close(opened.descriptor)
        opened = try LockedFile.open(path)
        continue
      }
      attempts += 1
      guard errno == EWOULDBLOCK || errno == EINTR, attempts < 200 else {
        let number = errno
        close(opened.descriptor)
        throw HistoryFileError(step: .locking, path: path, errorNumber: number)
      }
      usleep(10_000)
    }
    descriptor = opened.descriptor
    obstacle = opened.obstacle
    isRegular = opened.isRegular
    self.path = path
  }

  deinit {
    close(descriptor)
  }

  /// Whether lines can be added.
  var isWritable: Bool { obstacle == nil }

  /// Everything in the file.
  func content() throws(HistoryFileError) -> [UInt8] {
    try bytes(from: 0, atMost: .max)
  }

  /// At most `limit` bytes from `offset` on.
  func bytes(from offset: Int, atMost limit: Int) throws(HistoryFileError) -> [UInt8] {
    var result: [UInt8] = []
    while result.count < limit {
      var chunk = [UInt8](repeating: 0, count: min(limit - result.count, 1 << 16))
      let place = off_t(offset + result.count)
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe pread(descriptor, buffer.baseAddress, buffer.count, place)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw failure(.reading) }
      if count == 0 { break }
      chunk.removeSubrange(count...)
      result += chunk
    }
    return result
  }

  /// Bytes in the file.
  var size: Int {
    let end = lseek(descriptor, 0, SEEK_END)
    return max(0, Int(end))
  }

  /// Adds `bytes` at the end.
  func append(_ bytes: [UInt8]) throws(HistoryFileError) {
    if let obstacle { throw obstacle }
    guard LockedFile.write(bytes, to: descriptor) else { throw failure(.writing) }
  }

  /// Puts a file with `bytes` in this one's place, whole or not at all.
  func replace(with bytes: [UInt8]) throws(HistoryFileError) {
    // The folder would allow it, but somebody has closed this file to changes.
    if let obstacle { throw obstacle }
    let temporary = "\(path).new-\(getpid())"
    let fresh = unsafe Self.systemOpen(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard fresh >= 0 else { throw failure(.replacing) }
    let isWritten = LockedFile.write(bytes, to: fresh) && fsync(fresh) == 0
    close(fresh)
    guard isWritten, unsafe rename(temporary, path) == 0 else {
      let error = failure(.replacing)
      unsafe unlink(temporary)
      throw error
    }
  }

  /// Gives this file a second name that is free and returns it, so that ``replace(with:)`` loses
  /// nothing of it.
  func keepAside() throws(HistoryFileError) -> String {
    for number in 1...99 {
      let name = number == 1 ? "\(path).damaged" : "\(path).damaged-\(number)"
      // A link fails where something is, so that nothing is ever written over.
      if unsafe link(path, name) == 0 { return name }
      guard errno == EEXIST else { break }
    }
    throw failure(.replacing)
  }

  private func failure(_ step: HistoryFileError.Step) -> HistoryFileError {
    HistoryFileError(step: step, path: path, errorNumber: errno)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private struct Opened {
    var descriptor: Int32
    var obstacle: HistoryFileError?
    var isRegular: Bool
  }

  private static func open(_ path: String) throws(HistoryFileError) -> Opened {
    // Without waiting: opening a pipe would otherwise wait for its other end.
    let flags = O_APPEND | O_CLOEXEC | O_NONBLOCK
    var obstacle: HistoryFileError?
    var descriptor = unsafe systemOpen(path, O_RDWR | O_CREAT | flags, 0o600)
    let number = errno
    if descriptor < 0, number == EACCES || number == EROFS || number == EPERM {
      obstacle = HistoryFileError(step: .opening, path: path, errorNumber: number)
      descriptor = unsafe systemOpen(path, O_RDONLY | flags, 0)
    }
    guard descriptor >= 0 else {
      throw HistoryFileError(step: .opening, path: path, errorNumber: number)
    }
    var facts = stat()
    let isRegular = unsafe fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
    if isRegular, obstacle == nil, facts.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
    return Opened(descriptor: descriptor, obstacle: obstacle, isRegular: isRegular)
  }

  @unsafe private static func systemOpen(
    _ path: String, _ flags: Int32, _ mode: mode_t
  ) -> Int32 {
    #if canImport(Glibc)
      unsafe Glibc.open(path, flags, mode)
    #else
      unsafe Darwin.open(path, flags, mode)
    #endif
  }

  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    var held = stat()
    var named = stat()
    return unsafe fstat(descriptor, &held) == 0 && stat(path, &named) == 0
      && held.st_ino == named.st_ino && held.st_dev == named.st_dev
  }
}
