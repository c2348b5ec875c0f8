import Glossary
import MarkupReading
import Testing
import TextAnalysis

@testable import GlossaryExchange

struct GlossaryFormatTests {
  static let toast = Concept(
    id: "toast", category: "element", subcategory: "feedback",
    labels: [
      Label(text: "Toast", language: .en, status: .preferred, kind: .full),
      Label(text: "Тост", language: .ru, status: .preferred, kind: .full, gender: .masculine),
      Label(text: "тостик | <b>", language: .ru, status: .admitted, kind: .slang),
      Label(text: "тоаст", language: .ru, status: .hidden, kind: .misspelling),
    ],
    en: Texts(definition: "Brief text, \"quoted\" & <gone>."),
    ru: Texts(definition: "Краткий текст.", note: "=1+1"),
    platforms: ["android"], api: [APIName(framework: "Android", symbol: "Toast")])

  @Test func csvQuotesWhatNeedsIt() {
    let lines = GlossaryFormat.csv.text(of: [Self.toast]).split(separator: "\r\n")
    #expect(lines.count == 2)
    #expect(lines[1].contains("\"Brief text, \"\"quoted\"\" & <gone>.\""))
    #expect(lines[1].contains("тостик | <b>"))
    #expect(!lines[1].contains("тоаст"))
  }

  @Test(arguments: ["=1+1", "+7", "-x", "@a"])
  func csvGuardsFormulas(text: String) {
    #expect(CSVExport.cell(text) == "'" + text)
  }

  @Test func markdownKeepsTextText() {
    let text = GlossaryFormat.markdown.text(of: [Self.toast])
    #expect(text.contains("| **Toast** | Тост | Brief text, \"quoted\" & \\<gone\\>. |"))
  }

  @Test func tbxIsWellFormedAndKeepsToTheDialect() throws {
    let root = try XMLReader.read(Array(GlossaryFormat.tbx.text(of: [Self.toast]).utf8))
    #expect(root.attributes["type"] == "TBX-Basic")
    let body = try #require(root.child(named: "text")?.child(named: "body"))
    let entry = try #require(body.child(named: "conceptEntry"))
    #expect(entry.attributes["id"] == "c-toast")
    let sections = entry.children(named: "langSec")
    #expect(sections.map { $0.attributes["xml:lang"] } == ["en", "ru"])
    let terms = sections.flatMap { $0.children(named: "termSec") }
    #expect(
      terms.compactMap { $0.child(named: "term")?.text } == ["Toast", "Тост", "тостик | <b>"])
    let notes = Set(
      terms.flatMap { $0.children(named: "termNote") }.map { $0.attributes["type", default: ""] })
    #expect(notes.isSubset(of: ["administrativeStatus", "termType", "grammaticalGender"]))
    #expect(sections[0].child(named: "descrip")?.text == "Brief text, \"quoted\" & <gone>.")
  }
}
