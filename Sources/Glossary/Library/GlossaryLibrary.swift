import CSQLite
import CVerifiedStore
import TextAnalysis

/// The opened glossaries, one on top of the other: what they hold, and what a text means in them.
///
/// Opening costs little once the glossaries have been compiled into the cache folder; a concept is
/// read only when it is asked for. Any method may throw `database` when even the memory refuses, or
/// the errors of loading when a damaged cache had to be compiled anew and the files have changed for
/// the worse.
public final class GlossaryLibrary {
  /// Where the compiled glossary is.
  public enum Storage: Equatable, Sendable {
    /// In the cache folder, in this file.
    case file(String)
    /// In memory, as there is no cache folder or it can't be used.
    case memory
  }

  private let sources: [GlossarySource]
  private let cacheFolder: String?
  private let monitor: (any CompilationMonitor)?
  let stemmer = Stemmer()
  private var store: Store
  /// Where the compiled glossary is.
  public private(set) var storage: Storage

  /// Opens glossaries; concepts of later ones replace those of earlier ones with the same id.
  ///
  /// - Parameters:
  ///   - cacheFolder: where compiled glossaries are kept; it is made when it is missing. nil compiles
  ///     in memory each time.
  ///   - monitor: watches the compilation, now or later, where one is needed.
  public static func open(
    sources: [GlossarySource] = [.shipped], cacheFolder: String?,
    monitor: (any CompilationMonitor)? = nil
  ) throws(GlossaryError) -> GlossaryLibrary {
    let (store, storage) = try openStore(sources, cacheFolder, monitor)
    return GlossaryLibrary(sources, cacheFolder, monitor, store, storage)
  }

  private init(
    _ sources: [GlossarySource], _ cacheFolder: String?, _ monitor: (any CompilationMonitor)?,
    _ store: Store, _ storage: Storage
  ) {
    self.sources = sources
    self.cacheFolder = cacheFolder
    self.monitor = monitor
    self.store = store
    self.storage = storage
  }

  /// What `text` may mean: at most `limit` concepts, best first.
  public func find(_ text: String, limit: Int = 10) throws(GlossaryError) -> FindAnswer {
    try read { store throws(DatabaseError) in
      try LookUp(store, self.stemmer).find(text, limit: limit)
    }
  }

  /// The concept that has or had this id.
  public func concept(id: String) throws(GlossaryError) -> Concept? {
    try read { store throws(DatabaseError) in
      guard let number = try store.number(ofID: id) else { return nil }
      return try store.concept(number)
    }
  }

  /// Reads from the store; where that is damaged, compiles it anew and reads again.
  func read<Answer>(
    _ body: (Store) throws(DatabaseError) -> Answer
  ) throws(GlossaryError) -> Answer {
    do throws(DatabaseError) {
      return try body(store)
    } catch {
      (store, storage) = try Self.recompiledStore(sources, cacheFolder, monitor)
    }
    do throws(DatabaseError) {
      return try body(store)
    } catch {
      throw .database(code: error.code)
    }
  }

  private static func openStore(
    _ sources: [GlossarySource], _ cacheFolder: String?, _ monitor: (any CompilationMonitor)?
  ) throws(GlossaryError) -> (Store, Storage) {
    if let cacheFolder {
      let cache = StoreCache(folder: cacheFolder, key: try SourcesKey(sources))
      if let database = cache.open() { return (Store(database), .file(cache.path)) }
    }
    return try compiledStore(sources, cacheFolder, monitor)
  }

  private static func recompiledStore(
    _ sources: [GlossarySource], _ cacheFolder: String?, _ monitor: (any CompilationMonitor)?
  ) throws(GlossaryError) -> (Store, Storage) {
    if let cacheFolder { StoreCache(folder: cacheFolder, key: try SourcesKey(sources)).remove() }
    return try compiledStore(sources, cacheFolder, monitor)
  }

  private static func compiledStore(
    _ sources: [GlossarySource], _ cacheFolder: String?, _ monitor: (any CompilationMonitor)?
  ) throws(GlossaryError) -> (Store, Storage) {
    let progress = CompilationProgress(monitor)
    defer {
      progress.end()
      sh_memory_give_back()
    }
    return try compiledStore(sources, cacheFolder, progress)
  }

  private static func compiledStore(
    _ sources: [GlossarySource], _ cacheFolder: String?, _ progress: CompilationProgress
  ) throws(GlossaryError) -> (Store, Storage) {
    // The key is taken first: a file that changes while it is read gets another one next time.
    let key = try SourcesKey(sources)
    var glossaries: [LoadedGlossary] = []
    for source in sources { glossaries.append(try GlossaryLoader.load(source, progress)) }
    let problems = FileReferences.problems(in: glossaries)
    if !problems.isEmpty { throw .invalid(problems) }
    do throws(DatabaseError) {
      if let cacheFolder {
        let cache = StoreCache(folder: cacheFolder, key: key)
        if let database = try cache.compile(glossaries, progress) {
          return (Store(database), .file(cache.path))
        }
      }
      let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      let database = try Database.open(":memory:", flags: flags)
      try StoreCompiler.compile(glossaries, into: database, progress)
      return (Store(database), .memory)
    } catch {
      throw error == .interrupted ? .interrupted : .database(code: error.code)
    }
  }
}
