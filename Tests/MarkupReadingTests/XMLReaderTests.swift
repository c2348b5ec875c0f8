import MarkupReading
import Testing

struct XMLReaderTests {
  @Test func readsNamesAttributesTextAndPlaces() throws {
    let root = try XMLReader.read(
      Array("<a x='1'>\n  <b:c y=\"Ё &amp; &#x41;\">т<!-- no -->екст</b:c>\n</a>".utf8))
    #expect(root.name == "a")
    #expect(root.attributes == ["x": "1"])
    let child = try #require(root.child(named: "b:c"))
    #expect(child.attributes["y"] == "Ё & A")
    #expect(child.text == "текст")
    #expect(child.line == 2)
    #expect(child.column == 3)
  }

  @Test(arguments: [
    ("", 1), ("<a>", 1), ("<a>\n</b>", 2), ("<a>&nope;</a>", 1), ("no markup", 1),
    ("<a>\u{0}</a>", 1),
  ])
  func saysWhereItIsNotWellFormed(text: String, line: Int) {
    do throws(XMLError) {
      let root = try XMLReader.read(Array(text.utf8))
      Issue.record("read \(root)")
    } catch {
      guard case .notWellFormed(_, line, _) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test func refusesDeepNestingWithoutCrashing() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(throws: XMLError.tooDeep(line: 1)) { try XMLReader.read(Array(deep.utf8)) }
  }

  @Test func loadsNothingFromOutside() throws {
    let text = "<!DOCTYPE a [<!ENTITY f SYSTEM \"file:///etc/hostname\">]><a>&f;</a>"
    #expect(try XMLReader.read(Array(text.utf8)).text == "")
  }

  @Test func stopsEntityBombs() {
    var text = "<!DOCTYPE a [<!ENTITY e0 \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\">"
    for level in 1...12 {
      let inner = String(repeating: "&e\(level - 1);", count: 10)
      text += "<!ENTITY e\(level) \"\(inner)\">"
    }
    text += "]><a>&e12;</a>"
    #expect(throws: XMLError.self) { try XMLReader.read(Array(text.utf8)) }
  }
}
