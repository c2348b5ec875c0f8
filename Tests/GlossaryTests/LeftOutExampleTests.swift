import CSQLite
import Testing
import TextAnalysis

@testable import Glossary

/// The entries' own example sentences, looked up in a glossary without them: bug reports that name
/// the thing somewhere.
struct LeftOutExampleTests {
  @Test("A bug report leads to what it is about")
  func examples() throws {
    var glossary = try GlossaryLoader.load(.shipped)
    var sentences: [(text: String, id: String)] = []
    for index in glossary.concepts.indices {
      let concept = glossary.concepts[index].concept
      sentences.append((concept.en.example, concept.id))
      sentences.append((concept.ru.example, concept.id))
      glossary.concepts[index].concept.en.example = ""
      glossary.concepts[index].concept.ru.example = ""
    }
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let database = try Database.open(":memory:", flags: flags)
    try StoreCompiler.compile([glossary], into: database)
    let lookUp = LookUp(Store(database), Stemmer())
    var first = 0
    var amongThree = 0
    for (text, id) in sentences {
      let found = try lookUp.find(text, limit: 3).results.map(\.id)
      first += found.first == id ? 1 : 0
      amongThree += found.contains(id) ? 1 : 0
    }
    print("examples: \(first) and \(amongThree) of \(sentences.count)")
    #expect(Double(first) >= 0.78 * Double(sentences.count))
    #expect(Double(amongThree) >= 0.9 * Double(sentences.count))
  }
}
