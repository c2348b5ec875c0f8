import CSQLite
import CVerifiedStore
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Compiled glossaries in the user's cache folder.
///
/// A file is written under a temporary name, sealed with its key and the checksum of every page, and
/// renamed; so a reader finds a whole one or none, and notices damage when it meets it. Whatever
/// goes wrong here, the caller can do without the file.
struct StoreCache {
  private static let prefix = "glossary-"
  private static let storeSuffix = ".sqlite"
  private static let temporarySuffix = ".tmp"
  /// How much of a file SQLite keeps in memory, in KiB: what most texts need of 100,000 concepts.
  private static let keptKiB = 10_000

  let folder: String
  let key: SourcesKey
  /// How many pages a file may have, for tests of a full disk; 0 for no limit.
  var pageLimit = 0

  private var name: String {
    "\(Self.prefix)\(SourcesKey.hexadecimal(key.sources))-\(key.hexadecimal)"
  }

  var path: String { "\(folder)/\(name)\(Self.storeSuffix)" }

  /// The cached database; nil where there is none or it is damaged or foreign.
  func open() -> Database? {
    guard sh_store_register() == SQLITE_OK else { return nil }
    let database = try? Database.open(
      "file:\(Self.escaped(path))?key=\(key.hexadecimal)&immutable=1",
      flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, vfs: "sh-verified")
    // Without it, pages are only read more often.
    try? database?.execute("PRAGMA cache_size=-\(Self.keptKiB)")
    return database
  }

  /// Takes away the cached file, because it is damaged.
  func remove() {
    unlink(path)
  }

  /// Compiles `glossaries` into the cache and opens the file; nil where that can't be done.
  ///
  /// Throws `interrupted` and nothing else.
  func compile(
    _ glossaries: [LoadedGlossary], _ progress: CompilationProgress? = nil
  ) throws(DatabaseError) -> Database? {
    guard makeFolder() else { return nil }
    removeLeftovers()
    let random = String(UInt32.random(in: 0 ... .max), radix: 16)
    let temporary = "\(folder)/\(name).\(getpid()).\(random)\(Self.temporarySuffix)"
    defer { unlink(temporary) }
    do throws(DatabaseError) {
      let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      let database = try Database.open(temporary, flags: flags)
      if pageLimit > 0 { try database.execute("PRAGMA max_page_count=\(pageLimit)") }
      try StoreCompiler.compile(glossaries, into: database, progress)
    } catch {
      if error == .interrupted { throw error }
      return nil
    }
    let contentKey = [key.content.0, key.content.1]
    guard sh_store_seal(temporary, contentKey) == 0, rename(temporary, path) == 0 else {
      return nil
    }
    return open()
  }

  private func makeFolder() -> Bool {
    var made = ""
    for part in folder.split(separator: "/", omittingEmptySubsequences: false) {
      made += made.isEmpty && part.isEmpty ? "/" : "\(part)/"
      if mkdir(made, 0o700) != 0, errno != EEXIST, access(made, F_OK) != 0 { return false }
    }
    return access(folder, W_OK) == 0
  }

  /// Takes away what this glossary's earlier contents and killed processes left.
  private func removeLeftovers() {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(FilesOnDisk.name(of: entry))
    }
    let ours = "\(Self.prefix)\(SourcesKey.hexadecimal(key.sources))-"
    for name in names where name.hasPrefix(Self.prefix) {
      let isStale = name.hasPrefix(ours) && name.hasSuffix(Self.storeSuffix)
      if isStale && name != self.name + Self.storeSuffix || Self.isAbandoned(name) {
        unlink("\(folder)/\(name)")
      }
    }
  }

  /// Whether it is the temporary file of a process that no longer runs.
  private static func isAbandoned(_ name: String) -> Bool {
    guard name.hasSuffix(temporarySuffix) else { return false }
    let parts = name.split(separator: ".")
    guard parts.count == 4, let process = pid_t(parts[1]) else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// A path as it may stand in a URI.
  private static func escaped(_ path: String) -> String {
    var escaped = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16)
        escaped += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return escaped
  }
}
