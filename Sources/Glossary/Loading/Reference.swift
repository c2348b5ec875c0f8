/// An id by which an entry, a pair or an ambiguous label names another entry, and where it stands.
struct Reference: Equatable {
  var id: String
  /// The entry that names it; nil outside of concepts.
  var entry: String?
  /// The path of keys, as `related[0]`.
  var field: String
  /// The place in the file in bytes.
  var offset: Int
}

/// The references of one file.
struct FileReferences: Equatable {
  var file: GlossaryFile
  var references: [Reference]
}

extension FileReferences {
  /// The references of `glossaries` that lead to no entry of any of them.
  ///
  /// A replaced entry counts too, with its former ids: what lies under a glossary is not broken by it.
  static func problems(in glossaries: [LoadedGlossary]) -> [GlossaryProblem] {
    var known: Set<String> = []
    for loaded in glossaries.flatMap(\.concepts) {
      known.insert(loaded.concept.id)
      known.formUnion(loaded.concept.formerIDs)
    }
    return glossaries.flatMap(\.references).flatMap { file in
      file.references.filter { !known.contains($0.id) }.map { reference in
        let place = file.file.place(of: reference.offset)
        return GlossaryProblem(
          file: file.file.name, line: place.line, column: place.column, entry: reference.entry,
          field: reference.field, kind: .unknownReference(reference.id))
      }
    }
  }
}
