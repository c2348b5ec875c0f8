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

  /// Calls `body` with the bytes of each file, without copying them.
  static func forEach(_ body: (UnsafeRawBufferPointer) -> Void) {
    for index in 0..<sh_glossary_file_count() {
      let file = sh_glossary_file_at(index)
      body(UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }
  }
}
