/// The history on disk, shared by all sessions: lines are added at its end, under a lock.
///
/// libedit's own file functions are not used: they lose every entry that the locale at hand can't
/// decode, and overwrite a file that they could not read.
struct HistoryFile: Equatable {
  let path: String
  /// At most so many entries are read, and kept when the file is made shorter.
  var entryLimit = 10_000
  /// Bytes from which on the file is made shorter, to half of this.
  var byteLimit = 1 << 20

  init(path: String) {
    self.path = HistoryFolder.resolved(path)
  }

  struct Loaded: Equatable {
    var entries: [String] = []
    /// Where something was moved that stood in the file's place.
    var movedTo: String?
    /// Why nothing can be added to the file, where nothing can.
    var obstacle: HistoryFileError?
  }

  /// Reads the entries, oldest first.
  ///
  /// A missing file is made. One that is not of our form is moved aside, with its entries taken
  /// over if it is libedit's. Lines that are no text are passed over and stay in the file.
  func load() throws(HistoryFileError) -> Loaded {
    try HistoryFolder.make(for: path)
    let file = try LockedFile(path: path)
    guard file.isRegular else { return Loaded() }
    var loaded = try load(file)
    loaded.obstacle = file.obstacle
    return loaded
  }

  private func load(_ file: borrowing LockedFile) throws(HistoryFileError) -> Loaded {
    let content = try file.content()
    if content.isEmpty {
      if file.isWritable { try file.append(headerLine) }
      return Loaded()
    }
    guard let lines = HistoryCoding.lines(of: content) else {
      let entries = LibeditHistory.entries(of: content) ?? []
      guard file.isWritable else { return Loaded(entries: entries) }
      let movedTo = try file.keepAside()
      try file.replace(with: headerLine + entries.flatMap(lineBytes))
      return Loaded(entries: History.newest(of: entries, limit: entryLimit), movedTo: movedTo)
    }
    if file.isWritable, content.count > byteLimit || lines.count > 2 * entryLimit {
      try file.replace(with: shortened(lines))
    }
    let newest = History.newest(of: lines, limit: entryLimit)
    return Loaded(entries: newest.compactMap { HistoryCoding.decoded($0.bytes) })
  }

  /// Adds one entry and returns where a strange file was moved, if there was one.
  ///
  /// An entry longer than a sixteenth of ``byteLimit`` is passed over.
  func append(_ entry: String) throws(HistoryFileError) -> String? {
    let line = lineBytes(entry)
    guard line.count <= byteLimit / 16 else { return nil }
    let file = try LockedFile(path: path)
    guard file.isRegular else { return nil }
    let size = file.size
    if size == 0 {
      try file.append(headerLine + line)
      return nil
    }
    guard try file.bytes(from: 0, atMost: headerLine.count) == headerLine else {
      let movedTo = try file.keepAside()
      try file.replace(with: headerLine + line)
      return movedTo
    }
    // A session that was killed may have left half a line.
    let endsLine = try file.bytes(from: size - 1, atMost: 1) == [newline]
    try file.append(endsLine ? line : [newline] + line)
    if size + line.count > byteLimit, let lines = HistoryCoding.lines(of: try file.content()) {
      try file.replace(with: shortened(lines))
    }
    return nil
  }

  /// Leaves an empty history in place of the file.
  func clear() throws(HistoryFileError) {
    let file = try LockedFile(path: path)
    if file.isRegular { try file.replace(with: headerLine) }
  }

  private let newline = UInt8(ascii: "\n")

  private var headerLine: [UInt8] { Array(HistoryCoding.header.utf8) + [newline] }

  private func lineBytes(_ entry: String) -> [UInt8] {
    Array(HistoryCoding.encoded(entry).utf8) + [newline]
  }

  /// The newest of `lines`, each once, up to half of ``byteLimit``; what is no text stays as it is.
  private func shortened(_ lines: [HistoryCoding.Line]) -> [UInt8] {
    var bytes = headerLine.count
    let kept = History.newest(of: lines, limit: entryLimit).reversed().prefix { line in
      bytes += line.bytes.count + 1
      return bytes <= byteLimit / 2
    }
    return headerLine + kept.reversed().flatMap { $0.bytes + [newline] }
  }
}
