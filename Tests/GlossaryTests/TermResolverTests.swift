import Testing
import TextAnalysis

@testable import Glossary

struct TermResolverTests {
  private let library: GlossaryLibrary

  init() throws {
    let folder = glossaryFolder.deletingLastPathComponent().appending(path: ".build/test-cache")
    library = try GlossaryLibrary.open(cacheFolder: folder.path())
  }

  @Test(
    "An id or a name is one concept",
    arguments: [
      ("tab-bar", "tab-bar"), ("Tab bar", "tab-bar"), ("bottom sheet", "bottom-sheet"),
      ("Нижнюю шторку", "bottom-sheet"), ("UITabBar", "tab-bar"), ("снекбара", "snackbar"),
      ("popup", "popup"),
    ])
  func concept(text: String, id: String) throws {
    guard case .concept(let concept) = try library.resolve(text) else {
      Issue.record("\(text) is no one concept")
      return
    }
    #expect(concept.id == id)
    #expect(!concept.en.definition.isEmpty)
  }

  @Test("A name of several concepts is a question", arguments: ["шторка", "шторкой", "попап"])
  func ambiguous(text: String) throws {
    guard case .ambiguous(let label) = try library.resolve(text) else {
      Issue.record("\(text) is not ambiguous")
      return
    }
    #expect(label.ids.count > 1)
    #expect(!label.en.isEmpty)
  }

  @Test("A name that several own concepts share is a question without words")
  func withoutQuestion() throws {
    let folder = try TemporaryFolder()
    try folder.write(sampleGlossary([("first", "Shelf")]), to: "a.json")
    try folder.write(sampleGlossary([("second", "shelf")]), to: "b.json")
    let own = try GlossaryLibrary.open(
      sources: [.path(folder.path, name: "own")], cacheFolder: nil)
    #expect(
      try own.resolve("Shelf")
        == .ambiguous(AmbiguousLabel(label: "Shelf", ids: ["first", "second"], en: "", ru: "")))
  }

  @Test("What nobody calls anything has the likeliest as suggestions")
  func unknown() throws {
    guard case .unknown(let suggestions) = try library.resolve("snackbra") else {
      Issue.record("resolved")
      return
    }
    #expect(suggestions.first?.id == "snackbar")
    #expect(try library.resolve("") == .unknown(suggestions: []))
  }

  @Test("Completions begin with what was typed and are never hidden labels")
  func completions() throws {
    let completions = try library.labels(withPrefix: "таб", limit: 5)
    #expect(completions.count == 5)
    #expect(completions.allSatisfy { FoldedText($0.text).key.hasPrefix("таб") })
    #expect(try library.labels(withPrefix: "ботомш", limit: 5) == [])
    #expect(try library.labels(withPrefix: "", limit: 5) == [])
  }

  @Test("Listings narrow down by category, subcategory and platform")
  func browse() throws {
    let all = try library.browse()
    let elements = try library.browse(category: "element")
    #expect(!elements.isEmpty && elements.count < all.count)
    #expect(elements.allSatisfy { $0.category == "element" })
    let overlays = try library.browse(category: "element", subcategory: "overlay", platform: "ios")
    #expect(overlays.contains { $0.id == "bottom-sheet" })
    #expect(overlays.allSatisfy { $0.platforms.contains("ios") })
    #expect(try library.browse(category: "none") == [])
  }

  @Test("The counts are those of the files")
  func statistics() throws {
    let glossary = try ShippedGlossary()
    let statistics = try library.statistics()
    #expect(statistics.concepts == glossary.concepts.count)
    #expect(statistics.labels == glossary.concepts.reduce(0) { $0 + $1.labels.count })
    #expect(statistics.pairs == glossary.contrasts.count)
    #expect(statistics.ambiguous == glossary.ambiguous.count)
    #expect(statistics.byCategory.values.reduce(0, +) == statistics.concepts)
    #expect(try library.allConcepts() == glossary.concepts)
    #expect(Set(try library.allContrasts().map(\.en)) == Set(glossary.contrasts.map(\.en)))
  }
}
