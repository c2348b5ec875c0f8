import Testing
import TextAnalysis

@testable import Glossary

/// What must hold between the concepts of the shipped glossary.
///
/// Each test lists the offenders.
struct PairLintTests {
  private let glossary: ShippedGlossary

  init() throws {
    glossary = try ShippedGlossary()
  }

  @Test("Contrasts and ambiguous labels name concepts that exist")
  func references() {
    let pairs = glossary.contrasts.filter { pair in
      !glossary.ids.isSuperset(of: [pair.first, pair.second])
    }
    #expect(pairs.map { "\($0.first) \($0.second)" } == [])
    let labels = glossary.ambiguous.filter { !glossary.ids.isSuperset(of: $0.ids) }
    #expect(labels.map(\.label) == [])
  }

  @Test("A pair is told apart once, in the file of its first concept")
  func pairs() {
    let counts = glossary.contrasts.reduce(into: [:]) {
      $0[$1.first + " " + $1.second, default: 0] += 1
    }
    #expect(counts.filter { $0.value > 1 } == [:])
    var misplaced: [String] = []
    for file in glossary.files {
      let own = Set(file.contents.concepts.map(\.concept.id))
      for pair in file.contents.contrasts where !own.contains(pair.first) {
        misplaced.append("\(file.name): \(pair.first) \(pair.second)")
      }
    }
    #expect(misplaced == [])
  }

  @Test("A pair is found from both sides")
  func symmetry() throws {
    let library = try GlossaryLibrary.open(cacheFolder: nil)
    for pair in glossary.contrasts {
      #expect(try library.contrast(between: pair.first, and: pair.second) == pair)
      #expect(try library.contrast(between: pair.second, and: pair.first) == pair)
    }
  }

  @Test("A label that several concepts have is among the ambiguous ones, with all of them")
  func ambiguousLabels() {
    var claims: [String: Set<String>] = [:]
    for concept in glossary.concepts {
      for label in concept.labels {
        claims[FoldedText(label.text).key, default: []].insert(concept.id)
      }
    }
    var known: [String: Set<String>] = [:]
    for label in glossary.ambiguous { known[FoldedText(label.label).key] = Set(label.ids) }
    let missing = claims.filter { key, ids in
      ids.count > 1 && !(known[key] ?? []).isSuperset(of: ids)
    }
    #expect(missing.map { "\($0.key): \($0.value.sorted().joined(separator: " "))" }.sorted() == [])
  }

  @Test("An ambiguous label stands once, with different concepts and a question for each language")
  func questions() {
    let keys = glossary.ambiguous.map { FoldedText($0.label).key }
    #expect(Set(keys).count == keys.count)
    let wrong = glossary.ambiguous.filter { label in
      Set(label.ids).count != label.ids.count || !label.en.hasSuffix("?")
        || !label.ru.hasSuffix("?") || wordCount(label.en) > 25 || wordCount(label.ru) > 25
    }
    #expect(wrong.map(\.label) == [])
  }

  @Test("No two sentences that tell concepts apart are made alike")
  func distinctSentences() {
    let stemmer = Stemmer()
    var alike: [String] = []
    for language in Language.allCases {
      let stems = glossary.contrasts.map { pair in
        Set(
          FoldedText(pair.sentence(in: language)).words.map(\.text)
            .filter { $0.count > 2 }.map(stemmer.stem))
      }
      // Only sentences that share a stem are compared, by way of where each stem was seen.
      var seen: [String: [Int]] = [:]
      for second in stems.indices {
        var common = [Int](repeating: 0, count: second)
        for stem in stems[second] {
          for first in seen[stem] ?? [] { common[first] += 1 }
          seen[stem, default: []].append(second)
        }
        for first in common.indices where common[first] > 0 {
          let least = min(stems[first].count, stems[second].count)
          guard Double(common[first]) > 0.6 * Double(least) else { continue }
          let pairs = [glossary.contrasts[first], glossary.contrasts[second]]
          alike.append(
            pairs.map { "\($0.first)/\($0.second)" }.joined(separator: " ~ ") + " \(language)")
        }
      }
    }
    #expect(alike == [])
  }
}
