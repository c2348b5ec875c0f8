import Testing
import TextAnalysis

@testable import Glossary

/// What must hold for every concept of the shipped glossary.
///
/// Each test lists the offenders.
struct ConceptLintTests {
  private let glossary: ShippedGlossary

  init() throws {
    glossary = try ShippedGlossary()
  }

  private func offenders(_ isOffender: (Concept) -> Bool) -> [String] {
    glossary.concepts.filter(isOffender).map(\.id)
  }

  @Test("Each language has exactly one preferred label")
  func preferredLabels() {
    for language in Language.allCases {
      let wrong = offenders { concept in
        concept.labels.count { $0.status == .preferred && $0.language == language } != 1
      }
      #expect(wrong == [])
    }
  }

  @Test("No two concepts have the same preferred label")
  func uniquePreferredLabels() {
    for language in Language.allCases {
      let keys = glossary.concepts.map { FoldedText($0.preferredLabel(in: language)).key }
      let counts = keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      #expect(counts.filter { $0.value > 1 } == [:])
    }
  }

  @Test("An id stands once, and no former id is one in use")
  func ids() {
    let counts = glossary.concepts.reduce(into: [:]) { $0[$1.id, default: 0] += 1 }
    #expect(counts.filter { $0.value > 1 } == [:])
    #expect(offenders { !glossary.ids.isDisjoint(with: $0.formerIDs) } == [])
  }

  @Test("A file is named after the category and subcategory of all its concepts")
  func fileNames() {
    for file in glossary.files {
      for loaded in file.contents.concepts {
        let concept = loaded.concept
        #expect(file.name == "\(concept.category)-\(concept.subcategory).json", "\(concept.id)")
      }
    }
  }

  @Test("Categories and platforms are known ones")
  func vocabulary() {
    let categories: Set = ["element", "gesture", "pattern", "concept", "state"]
    let platforms: Set = [
      "ios", "ipados", "macos", "tvos", "watchos", "visionos", "android", "web", "windows",
    ]
    #expect(offenders { !categories.contains($0.category) } == [])
    #expect(offenders { !platforms.isSuperset(of: $0.platforms) } == [])
  }

  @Test("Every reference leads to another concept, of the right category")
  func references() {
    let categories = Dictionary(
      glossary.concepts.map { ($0.id, $0.category) }, uniquingKeysWith: { first, _ in first })
    var dangling: [String] = []
    for concept in glossary.concepts {
      let lists = [
        concept.broader, concept.partOf, concept.related, concept.gestures, concept.states,
      ]
      for id in lists.joined() where id == concept.id || categories[id] == nil {
        dangling.append("\(concept.id) → \(id)")
      }
      for id in concept.gestures where categories[id].map({ $0 != "gesture" }) ?? false {
        dangling.append("\(concept.id).gestures → \(id)")
      }
      for id in concept.states where categories[id].map({ $0 != "state" }) ?? false {
        dangling.append("\(concept.id).states → \(id)")
      }
    }
    #expect(dangling == [])
  }

  @Test("Labels of a concept differ by more than case, hyphens and spaces")
  func distinctLabels() {
    let wrong = offenders { concept in
      let keys = concept.labels.map { "\($0.language) \(FoldedText($0.text).key)" }
      return Set(keys).count != keys.count
    }
    #expect(wrong == [])
  }

  @Test("A misspelling is hidden")
  func misspellings() {
    let wrong = offenders { concept in
      concept.labels.contains { $0.kind == .misspelling && $0.status != .hidden }
    }
    #expect(wrong == [])
  }

  @Test("Gender and number are told of Russian labels only, and together")
  func grammar() {
    let wrong = offenders { concept in
      concept.labels.contains { label in
        (label.language == .en && (label.gender != nil || label.isIndeclinable))
          || (label.gender != nil && label.number == nil)
      }
    }
    #expect(wrong == [])
  }

  @Test("Every concept names a source")
  func sources() {
    #expect(offenders { $0.sources.isEmpty } == [])
    let wrong = offenders { concept in
      concept.sources.compactMap(\.url).contains { !$0.hasPrefix("https://") }
    }
    #expect(wrong == [])
  }

  @Test("Pictures are ASCII of at most 44 columns and 14 rows, without trailing spaces")
  func pictures() {
    let wrong = offenders { concept in
      concept.picture.count > 14
        || concept.picture.contains { line in
          line.count > 44 || line.hasSuffix(" ")
            || !line.unicodeScalars.allSatisfy { (" "..."~").contains($0) }
        }
    }
    #expect(wrong == [])
  }

  @Test("Every element and gesture that the glossary grew from has a picture")
  func seedPictures() {
    let wrong = offenders { concept in
      concept.isSeed && ["element", "gesture"].contains(concept.category)
        && concept.picture.isEmpty
    }
    #expect(wrong == [])
  }
}
