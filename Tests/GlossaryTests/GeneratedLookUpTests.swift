import TestSupport
import Testing
import TextAnalysis

@testable import Glossary

/// Every label of the shipped glossary in every way to write it: its own concept must come first, or
/// one that really has the name which the generated text happens to be.
struct GeneratedLookUpTests {
  private let library: GlossaryLibrary
  private let labels: [Label]
  /// The ids of the concepts that have a label with this key, or that an ambiguous label may mean.
  private let owners: [String: Set<String>]

  init() throws {
    let folder = glossaryFolder.deletingLastPathComponent().appending(path: ".build/test-cache")
    library = try GlossaryLibrary.open(cacheFolder: folder.path())
    let concepts = try library.allConcepts()
    labels = concepts.flatMap(\.labels)
    var owners: [String: Set<String>] = [:]
    for concept in concepts {
      for label in concept.labels {
        owners[FoldedText(label.text).key, default: []].insert(concept.id)
      }
    }
    for label in try library.allAmbiguousLabels() {
      owners[FoldedText(label.label).key, default: []].formUnion(label.ids)
    }
    self.owners = owners
  }

  @Test("All forms of Russian labels find their concept first")
  func forms() throws {
    let forms = try RussianForms.read()
    #expect(forms.count > 10_000)
    try expect(forms.map { ($0.label, $0.form) }, foundFirst: 0.99)
  }

  @Test(
    "Labels typed in the other keyboard layout find their concept first, and the answer says so")
  func otherLayout() throws {
    let typed = labels.flatMap { label in
      isOfOneAlphabet(label.text)
        ? MistypedText.inOtherLayout(label.text).sorted().map { (label.text, $0) } : []
    }
    try expect(typed, foundFirst: 0.99, by: .keyboardLayout)
  }

  @Test("One slip in a label of five letters or more leaves its concept first")
  func oneSlip() throws {
    var generator = SplitMix(seed: 7)
    let long = labels.filter { $0.text.count(where: \.isLetter) >= 5 }
    let mistyped = long.shuffled(using: &generator).prefix(1_000).map { label in
      (label.text, MistypedText.withOneSlip(label.text, using: &generator))
    }
    try expect(mistyped, foundFirst: 0.95)
  }

  @Test(
    "Russian labels in Latin letters find their concept first",
    arguments: TransliteratedText.Scheme.allCases)
  func transliterated(scheme: TransliteratedText.Scheme) throws {
    var generator = SplitMix(seed: 7)
    let russian = labels.filter { $0.language == .ru && isOfOneAlphabet($0.text) }
    let written = russian.shuffled(using: &generator).prefix(700).map { label in
      (label.text, scheme.latin(label.text))
    }
    try expect(written, foundFirst: 0.95)
  }

  @Test("English labels written by a Russian ear find their concept first")
  func byEar() throws {
    var generator = SplitMix(seed: 7)
    let english = labels.filter { label in
      label.language == .en && label.kind != .abbreviation
        && label.text.count(where: \.isLetter) >= 4
        && label.text.allSatisfy { $0.isASCII && $0.isLetter || $0 == " " || $0 == "-" }
        && !label.text.split(whereSeparator: { !$0.isLetter }).contains {
          $0.allSatisfy(\.isUppercase)
        }
    }
    let heard = english.shuffled(using: &generator).prefix(1_000).map { label in
      (label.text, TransliteratedText.heardInEnglish(label.text))
    }
    try expect(heard, foundFirst: 0.95)
  }

  private func isOfOneAlphabet(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return !letters.isEmpty
      && (letters.allSatisfy { $0.value < 0x80 } || letters.allSatisfy { $0.value >= 0x400 })
  }

  /// Expects that this share of the texts finds the concept of the label first; prints the others.
  private func expect(
    _ texts: [(label: String, text: String)], foundFirst least: Double, by match: Match? = nil
  ) throws {
    var misses: [String] = []
    for (label, text) in texts {
      let first = try library.find(text, limit: 1).results.first
      let right = (owners[FoldedText(label).key] ?? []).union(owners[FoldedText(text).key] ?? [])
      let isFirst = first.map { right.contains($0.id) } ?? false
      // Where the text is a label as it stands, that is how it was found.
      let isExplained = match == nil || first?.match == match || owners[FoldedText(text).key] != nil
      if !isFirst || !isExplained {
        misses.append("\(text)  (\(label)): \(first.map { "\($0.id), \($0.match)" } ?? "nothing")")
      }
    }
    let share = 1 - Double(misses.count) / Double(max(1, texts.count))
    print("\(Test.current?.name ?? ""): \(texts.count) texts, first \(share)")
    for miss in misses.prefix(40) { print("  \(miss)") }
    #expect(share >= least, "\(misses.count) of \(texts.count) missed")
  }
}
