/// One glossary with everything it holds.
struct LoadedGlossary: Equatable {
  var name: String
  var path: String
  var concepts: [LoadedConcept] = []
  var contrasts: [Contrast] = []
  var ambiguous: [AmbiguousLabel] = []
  /// The ids that entries name, by file.
  var references: [FileReferences] = []
}

/// Reads whole glossaries from their sources.
enum GlossaryLoader {
  /// The glossary of `source`.
  ///
  /// Throws `unreadable`, `emptyFolder`, `invalid` with every problem of all its files, or
  /// `interrupted`.
  static func load(
    _ source: GlossarySource, _ progress: CompilationProgress? = nil
  ) throws(GlossaryError) -> LoadedGlossary {
    try load(try files(of: source), of: source, progress)
  }

  /// The glossary that `files` hold together.
  static func load(
    _ files: [GlossaryFile], of source: GlossarySource, _ progress: CompilationProgress? = nil
  ) throws(GlossaryError) -> LoadedGlossary {
    var glossary = LoadedGlossary(name: source.name, path: source.path)
    var problems: [GlossaryProblem] = []
    var ids: Set<String> = []
    for file in files {
      let (contents, fileProblems) = GlossaryFileReader.read(file, progress)
      if progress?.isGivenUp == true { throw .interrupted }
      problems += fileProblems
      for loaded in contents.concepts where !ids.insert(loaded.concept.id).inserted {
        let place = file.place(of: loaded.json.startIndex)
        problems.append(
          GlossaryProblem(
            file: file.name, line: place.line, column: place.column, entry: loaded.concept.id,
            field: "id", kind: .duplicateID(loaded.concept.id)))
      }
      glossary.concepts += contents.concepts
      glossary.contrasts += contents.contrasts
      glossary.ambiguous += contents.ambiguous
      glossary.references.append(FileReferences(file: file, references: contents.references))
    }
    if !problems.isEmpty { throw .invalid(problems) }
    for index in glossary.concepts.indices { glossary.concepts[index].concept.origin = source.name }
    return glossary
  }

  private static func files(of source: GlossarySource) throws(GlossaryError) -> [GlossaryFile] {
    switch source {
    case .shipped: EmbeddedGlossary.files
    case .path(let path, _): try FilesOnDisk.load(path)
    }
  }
}
