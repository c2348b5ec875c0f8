import TextAnalysis

@testable import Glossary

/// The repository's folder of glossary files.
let glossaryFolder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Glossary")

/// A folder that is taken away when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "shtorka-tests-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path()
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }
}

/// A file with one concept for each of `terms`, named so in English.
func sampleGlossary(_ terms: [(id: String, name: String)]) -> String {
  let concepts = terms.map { term in
    """
    {"id": "\(term.id)", "labels": [
      {"text": "\(term.name)", "lang": "en", "status": "preferred", "kind": "full"}]}
    """
  }
  return """
    {"category": "element", "subcategory": "own", "concepts": [\(concepts.joined(separator: ","))]}
    """
}

/// The entries that ``fullGlossary`` names and does not hold.
let neighbours = sampleGlossary(
  ["modal-view", "screen", "scrim", "swipe", "expanded-state", "alert"].map { ($0, $0) })

/// A file that uses every field of the format.
let fullGlossary = """
  {
    "category": "element",
    "subcategory": "overlay",
    "concepts": [
      {
        "id": "bottom-sheet",
        "category": "element",
        "subcategory": "overlay",
        "seed": true,
        "labels": [
          {"text": "Sheet", "lang": "en", "status": "admitted", "kind": "full", "scope": "ios",
           "note": "Apple's word"},
          {"text": "Bottom sheet", "lang": "en", "status": "preferred", "kind": "full"},
          {"text": "Нижняя шторка", "lang": "ru", "status": "preferred", "kind": "full",
           "gender": "feminine", "number": "singular", "indeclinable": false}
        ],
        "en": {"definition": "Panel that rises.", "note": "Often dragged.",
               "example": "The bottom sheet stays.", "cues": ["panel from below"]},
        "ru": {"definition": "Панель снизу.", "note": "Тянется.", "example": "Шторку не закрыть.",
               "cues": ["панель снизу экрана"]},
        "platforms": ["ios"],
        "api": [{"framework": "Compose", "symbol": "ModalBottomSheet", "note": "modal"}],
        "broader": ["modal-view"],
        "partOf": ["screen"],
        "related": ["scrim"],
        "gestures": ["swipe"],
        "states": ["expanded-state"],
        "picture": ["+--+", ""],
        "sources": [{"name": "HIG", "url": "https://developer.apple.com", "words": "own"}],
        "formerIds": ["sheet-from-below"]
      }
    ],
    "contrasts": [{"ids": ["alert", "bottom-sheet"], "en": "Look at it.", "ru": "Посмотрите."}],
    "ambiguous": [{"label": "шторка", "ids": ["bottom-sheet", "alert"], "en": "Which?", "ru": "Что?"}]
  }
  """

func read(_ text: String) -> (contents: LoadedFile, problems: [GlossaryProblem]) {
  GlossaryFileReader.read(GlossaryFile(name: "sample.json", bytes: Array(text.utf8)))
}
