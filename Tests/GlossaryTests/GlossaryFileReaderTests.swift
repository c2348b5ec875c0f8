import Testing
import TextAnalysis

@testable import Glossary

struct GlossaryFileReaderTests {
  @Test("Every field of the format is read")
  func everyField() throws {
    let (contents, problems) = read(fullGlossary)
    #expect(problems == [])
    let loaded = try #require(contents.concepts.first)
    let concept = Concept(
      id: "bottom-sheet", category: "element", subcategory: "overlay", isSeed: true,
      labels: [
        Label(text: "Bottom sheet", language: .en, status: .preferred, kind: .full),
        Label(
          text: "Нижняя шторка", language: .ru, status: .preferred, kind: .full,
          gender: .feminine, number: .singular),
        Label(
          text: "Sheet", language: .en, status: .admitted, kind: .full, scope: "ios",
          note: "Apple's word"),
      ],
      en: Texts(
        definition: "Panel that rises.", note: "Often dragged.",
        example: "The bottom sheet stays.", cues: ["panel from below"]),
      ru: Texts(
        definition: "Панель снизу.", note: "Тянется.", example: "Шторку не закрыть.",
        cues: ["панель снизу экрана"]),
      platforms: ["ios"],
      api: [APIName(framework: "Compose", symbol: "ModalBottomSheet", note: "modal")],
      broader: ["modal-view"], partOf: ["screen"], related: ["scrim"], gestures: ["swipe"],
      states: ["expanded-state"], picture: ["+--+", ""],
      sources: [Source(name: "HIG", url: "https://developer.apple.com", words: .own)],
      formerIDs: ["sheet-from-below"])
    #expect(loaded.concept == concept)
    #expect(
      contents.contrasts == [
        Contrast(first: "alert", second: "bottom-sheet", en: "Look at it.", ru: "Посмотрите.")
      ])
    #expect(
      contents.ambiguous == [
        AmbiguousLabel(label: "шторка", ids: ["bottom-sheet", "alert"], en: "Which?", ru: "Что?")
      ])
    let again = GlossaryFileReader.concept(
      in: Array(loaded.json), category: "element", subcategory: "overlay", origin: "")
    #expect(again == concept)
  }

  @Test(
    "A breach is told with its place, entry and field",
    arguments: [
      (
        "\"seed\": true", "\"seed\": 1", "bottom-sheet", "seed",
        GlossaryProblem.Kind.wrongType(expected: .boolean)
      ),
      ("\"seed\"", "\"sed\"", "bottom-sheet", "sed", .unknownKey),
      ("\"id\": \"bottom-sheet\",", "", nil, "concepts[0].id", .missing),
      (
        "\"id\": \"bottom-sheet\"", "\"id\": \"Bottom_Sheet\"", "Bottom_Sheet", "id",
        .malformedID("Bottom_Sheet")
      ),
      (
        "\"kind\": \"full\", \"scope\"", "\"kind\": \"ful\", \"scope\"", "bottom-sheet",
        "labels[0].kind",
        .unknownValue("ful", allowed: Label.Kind.allCases.map(\.rawValue))
      ),
      (
        "\"status\": \"admitted\"", "\"status\": \"preferred\"", "bottom-sheet", "labels",
        .preferredLabels(.en, count: 2)
      ),
      (
        "\"lang\": \"en\", \"status\": \"admitted\"", "\"status\": \"admitted\"", "bottom-sheet",
        "labels[0].lang", .missing
      ),
      ("\"Panel that rises.\"", "\"\"", "bottom-sheet", "en.definition", .empty),
      (
        "\"Panel that rises.\"", "\"\\u001b[31m\"", "bottom-sheet", "en.definition",
        .controlCharacter
      ),
      (
        "[\"panel from below\"]", "[\"a\", 2]", "bottom-sheet", "en.cues[1]",
        .wrongType(expected: .string)
      ),
      ("\"symbol\"", "\"symbl\"", "bottom-sheet", "api[0].symbl", .unknownKey),
      (
        "\"alert\", \"bottom-sheet\"]", "\"zebra\", \"bottom-sheet\"]", nil, "contrasts[0].ids",
        .contrastOrder
      ),
      ("[\"bottom-sheet\", \"alert\"]", "[\"alert\"]", nil, "ambiguous[0].ids", .empty),
      (
        "\"subcategory\": \"overlay\",\n  \"concepts\"", "\"concepts\"", nil, "subcategory",
        .missing
      ),
      (
        "\"en\": \"Look at it.\"", "\"en\": \"a\", \"en\": \"b\"", nil, "contrasts[0].en",
        .duplicateKey
      ),
    ] as [(String, String, String?, String, GlossaryProblem.Kind)])
  func breach(
    old: String, new: String, entry: String?, field: String, kind: GlossaryProblem.Kind
  ) throws {
    let broken = try #require(replacing(old, with: new))
    let problems = read(broken).problems
    #expect(
      problems.contains { $0.entry == entry && $0.field == field && $0.kind == kind },
      "\(problems)")
  }

  private func replacing(_ old: String, with new: String) -> String? {
    let parts = fullGlossary.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? parts.joined(separator: new) : nil
  }

  @Test("An id that is none is told once", arguments: ["1e999", "true", "\"\"", "\"A B\""])
  func brokenID(_ id: String) {
    let problems = read("{\"concepts\": [{\"id\": \(id)}]}").problems
    #expect(problems.filter { $0.field.hasSuffix("id") }.count == 1, "\(problems)")
  }

  @Test("The place is the line and the column in characters")
  func place() {
    let problems = read("{\n  \"category\": \"элемент\", \"x\": 1\n}").problems
    #expect(problems.map(\.line) == [2, 2])
    #expect(problems.map(\.column) == [26, 15])
    #expect(problems.map(\.field) == ["x", "category"])
    #expect(problems.map(\.file) == ["sample.json", "sample.json"])
  }

  @Test("A text that is no JSON is one problem with its place")
  func syntax() {
    let problems = read("{\n  \"a\" 1}").problems
    #expect(
      problems == [
        GlossaryProblem(
          file: "sample.json", line: 2, column: 7, entry: nil, field: "",
          kind: .syntax(.unexpectedCharacter))
      ])
  }
}
