import CGlossaryData

/// The files of the folder `Glossary/` that were built into the program.
enum EmbeddedGlossary {
  static var files: [GlossaryFile] {
    (0..<sh_glossary_file_count()).map { index in
      let file = sh_glossary_file_at(index)
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
      return GlossaryFile(name: String(cString: file.name), bytes: Array(bytes))
    }
  }

  /// Calls `body` with bytes that differ wherever the files or the vectors differ, without copying them.
  ///
  /// They are the build id of the program that holds the files or, where the linker gave none, the
  /// files themselves, whose reading takes a tenth of the time of a whole look-up.
  static func withIdentity(_ body: (UnsafeRawBufferPointer) -> Void) {
    let identity = sh_program_identity()
    if identity.count > 0 {
      return body(UnsafeRawBufferPointer(start: identity.start, count: identity.count))
    }
    for index in 0..<sh_glossary_file_count() {
      let file = sh_glossary_file_at(index)
      body(UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }
    for file in [sh_embeddings(), sh_transformer()] {
      body(UnsafeRawBufferPointer(start: file.start, count: file.count))
    }
  }
}
