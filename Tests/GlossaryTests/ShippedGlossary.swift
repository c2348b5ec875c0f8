import TextAnalysis

@testable import Glossary

/// The glossary of the repository as it is in its folder, for the tests that lint it.
struct ShippedGlossary {
  /// A file's name with what it holds.
  let files: [(name: String, contents: LoadedFile)]
  let concepts: [Concept]
  let contrasts: [Contrast]
  let ambiguous: [AmbiguousLabel]
  let ids: Set<String>

  init() throws {
    files = try FilesOnDisk.paths(glossaryFolder.path()).map { path in
      let name = URL(filePath: path).lastPathComponent
      let bytes = try FilesOnDisk.bytes(of: path)
      return (name, GlossaryFileReader.read(GlossaryFile(name: name, bytes: bytes)).contents)
    }
    concepts = files.flatMap { $0.contents.concepts.map(\.concept) }
    contrasts = files.flatMap(\.contents.contrasts)
    ambiguous = files.flatMap(\.contents.ambiguous)
    ids = Set(concepts.map(\.id))
  }

  /// Every text that a user may read, with the name of its place.
  var sentences: [(place: String, language: Language, text: String)] {
    var sentences: [(place: String, language: Language, text: String)] = []
    for concept in concepts {
      for language in Language.allCases {
        let texts = concept.texts(in: language)
        for (field, text) in [
          ("definition", texts.definition), ("note", texts.note), ("example", texts.example),
        ] {
          if let text { sentences.append(("\(concept.id).\(language).\(field)", language, text)) }
        }
        for cue in texts.cues { sentences.append(("\(concept.id).\(language).cue", language, cue)) }
      }
    }
    for contrast in contrasts {
      for language in Language.allCases {
        let place = "\(contrast.first)/\(contrast.second).\(language)"
        sentences.append((place, language, contrast.sentence(in: language)))
      }
    }
    for label in ambiguous {
      for language in Language.allCases {
        sentences.append(("\(label.label).\(language)", language, label.question(in: language)))
      }
    }
    return sentences
  }
}

/// The number of words as the content rules count them: what stands between spaces and holds a
/// letter or a digit.
func wordCount(_ text: String) -> Int {
  text.split(whereSeparator: \.isWhitespace).count { word in
    word.contains { $0.isLetter || $0.isNumber }
  }
}
