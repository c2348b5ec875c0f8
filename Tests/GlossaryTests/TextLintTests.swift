import Testing
import TextAnalysis

@testable import Glossary

/// What must hold for the texts of the shipped glossary.
///
/// Each test lists the offenders.
struct TextLintTests {
  private let glossary: ShippedGlossary
  private let stemmer = Stemmer()

  init() throws {
    glossary = try ShippedGlossary()
  }

  private func offenders(_ isOffender: (Concept, Language) -> Bool) -> [String] {
    glossary.concepts.flatMap { concept in
      Language.allCases.filter { isOffender(concept, $0) }.map { "\(concept.id).\($0)" }
    }
  }

  @Test("A definition is one sentence of at most 25 words")
  func definitions() {
    let wrong = offenders { concept, language in
      let definition = concept.texts(in: language).definition
      return definition.isEmpty || wordCount(definition) > 25 || !definition.hasSuffix(".")
        || definition.dropLast().contains(". ")
    }
    #expect(wrong == [])
  }

  @Test("A definition does not use the name that it defines")
  func circularDefinitions() {
    let wrong = offenders { concept, language in
      let words = FoldedText(concept.texts(in: language).definition).words.map(\.text)
      let name = FoldedText(concept.preferredLabel(in: language)).words.map(\.text)
      return contains(words, name)
    }
    #expect(wrong == [])
  }

  @Test("An example uses a name of the concept, in Russian in any form")
  func examples() {
    let wrong = offenders { concept, language in
      let words = FoldedText(concept.texts(in: language).example).words
        .map { stemmer.stem($0.text) }
      let names = concept.labels.filter { $0.language == language }
      return !names.contains { label in
        contains(words, stemmer.stems(of: FoldedText(label.text)))
      }
    }
    #expect(wrong == [])
  }

  @Test("At least four cues describe the concept without naming it")
  func cues() {
    let wrong = offenders { concept, language in
      let cues = concept.texts(in: language).cues
      let names = Set(concept.labels.map { FoldedText($0.text).key })
      return cues.count < 4 || cues.contains { names.contains(FoldedText($0).key) }
    }
    #expect(wrong == [])
  }

  @Test("No word mixes alphabets")
  func alphabets() {
    func mixes(_ text: String) -> Bool {
      text.split { !$0.isLetter }.contains { word in
        let isLatin = word.contains { $0.isASCII }
        return isLatin && word.unicodeScalars.contains { (0x400...0x52F).contains($0.value) }
      }
    }
    let labels = glossary.concepts.flatMap { concept in
      concept.labels.filter { mixes($0.text) }.map { "\(concept.id): \($0.text)" }
    }
    #expect(labels == [])
    #expect(glossary.sentences.filter { mixes($0.text) }.map(\.place) == [])
  }

  @Test("Spaces, quotes and dashes are set as they should be")
  func typography() {
    let wrong = glossary.sentences.filter { sentence in
      let text = sentence.text
      if text.contains("  ") || text.hasPrefix(" ") || text.hasSuffix(" ") { return true }
      guard sentence.language == .ru else { return false }
      return text.contains(" - ") || text.contains { "\"“”".contains($0) }
    }
    #expect(wrong.map(\.place) == [])
  }

  /// Whether `name` stands in `words` as it is.
  private func contains(_ words: [String], _ name: [String]) -> Bool {
    guard !name.isEmpty, words.count >= name.count else { return false }
    return (0...(words.count - name.count)).contains { start in
      Array(words[start..<(start + name.count)]) == name
    }
  }
}
