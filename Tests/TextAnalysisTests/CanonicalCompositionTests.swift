import Testing
import TextAnalysis

@Suite struct CanonicalCompositionTests {
  @Test(
    "A letter and its mark become one code point where there is one",
    arguments: [
      ("и\u{306}", "\u{439}"), ("е\u{308}Е\u{308}", "\u{451}\u{401}"), ("ы\u{301}", "ы\u{301}"),
      ("e\u{301}\u{323}", "\u{1EB9}\u{301}"), ("ascii", "ascii"), ("", ""), ("ﬁ①", "ﬁ①"),
      ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"), ("👩\u{200D}👩", "👩\u{200D}👩"),
    ])
  func composing(_ text: String, _ expected: String) {
    let composed = CanonicalComposition.composed(text)
    #expect(Array(composed.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
