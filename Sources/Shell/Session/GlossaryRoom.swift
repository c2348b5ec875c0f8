import Glossary

/// The glossaries of a session: opened when they are first needed, since the bench needs none.
struct GlossaryRoom {
  /// What to open, the shipped glossary first.
  var sources: [GlossarySource]
  /// Where compiled glossaries are kept; `nil` keeps none.
  var cacheFolder: String?
  /// Watches compilations.
  var monitor: (any CompilationMonitor)?
  private var opened: GlossaryLibrary?

  init(
    sources: [GlossarySource] = [.shipped], cacheFolder: String? = nil,
    monitor: (any CompilationMonitor)? = nil
  ) {
    self.monitor = monitor
    self.sources = sources
    self.cacheFolder = cacheFolder
  }

  /// The library, opened now where it was not.
  mutating func library() throws(Failure) -> GlossaryLibrary {
    if let opened { return opened }
    do {
      let library = try GlossaryLibrary.open(
        sources: sources, cacheFolder: cacheFolder, monitor: monitor)
      opened = library
      return library
    } catch {
      throw Failure(error)
    }
  }
}
