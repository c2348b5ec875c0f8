import Testing
import TextAnalysis

@testable import Shell

struct OptionsTests {
  @Test func ownOptionsStandAnywhereBeforeTheDashes() throws {
    let options = try Options.parse(["find", "шторка", "--json", "--limit", "3", "--lang=ru"])
    #expect(options.json)
    #expect(options.language == .ru)
    #expect(options.mode == .words(["find", "шторка", "--limit", "3"]))
    #expect(try Options.parse(["--", "--json"]).mode == .words(["--", "--json"]))
    #expect(try Options.parse(["--", "find", "--json"]).mode == .words(["find", "--json"]))
  }

  @Test(arguments: [
    (["--jsn"], Options.Mistake.unknownOption("--jsn", nearest: "--json")),
    (["-c"], .missingValue(option: "-c")),
    (["--lang", "fr"], .badValue(option: "--lang", value: "fr", expected: ["en", "ru"])),
    (["--json=1"], .badValue(option: "--json", value: "1", expected: [])),
    (["-c", "new", "A"], .unexpectedWord("A", after: "-c")),
  ])
  func mistakes(arguments: [String], mistake: Options.Mistake) {
    #expect(throws: mistake) { try Options.parse(arguments) }
  }
}
