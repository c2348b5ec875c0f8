import Testing

@testable import Glossary

/// What a concept is a kind of, as descriptions are weighed by it.
struct BroaderTests {
  private static let glossary = """
    {"category": "element", "subcategory": "own", "concepts": [
      {"id": "own-thing", "formerIds": ["own-object"], "labels": [
        {"text": "Own thing", "lang": "en", "status": "preferred", "kind": "full"}]},
      {"id": "own-kind", "broader": [\(parents)], "labels": [
        {"text": "Own kind", "lang": "en", "status": "preferred", "kind": "full"}]}]}
    """
  private static let parents = #""own-object", "not-there""#

  /// SQLite's flags for reading and writing a new database.
  private static let creating: Int32 = 2 | 4

  @Test("A broader concept is known by its former id too; one that is not there is nobody's")
  func formerID() throws {
    let file = GlossaryFile(name: "own.json", bytes: Array(Self.glossary.utf8))
    let glossary = try GlossaryLoader.load([file], of: .path("own.json", name: "own"))
    let database = try Database.open(":memory:", flags: Self.creating)
    try StoreCompiler.compile([glossary], into: database)
    let store = Store(database)
    let thing = try #require(try store.number(ofID: "own-thing"))
    let kind = try #require(try store.number(ofID: "own-kind"))
    #expect(try store.number(ofID: "own-object") == thing)
    #expect(try store.prior(kind)?.broader == [thing])
    #expect(try store.prior(thing)?.broader == [])
  }

  @Test("An id goes before a former one, the first former one before others")
  func numbers() {
    var concepts = ["a", "b", "c"].map { Concept(id: $0, category: "", subcategory: "") }
    concepts[0].formerIDs = ["c", "d"]
    concepts[1].formerIDs = ["d"]
    #expect(concepts.numbers == ["a": 0, "b": 1, "c": 2, "d": 0])
  }
}
