import TextAnalysis

/// The texts of a concept that descriptions are looked up in, by passage.
///
/// A description is answered best by a passage that holds all of its words; 16 passages are told
/// apart: the definitions, the notes with what deciding sentences say, the labels, the examples, and
/// five cues for each language, where further cues share the last place.
enum Passages {
  /// One passage: its bit, how much a word in it counts, and its text.
  struct Passage: Equatable {
    var bit: Int
    var weight: Double
    var text: String
  }

  static let count = 16
  static let noteBit = 2
  static let labelBit = 3
  static let exampleBits = [9, 15]
  /// The definitions and the cues.
  static let descriptionBits = [0, 1, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14]

  /// The numbers of the bits that are set.
  static func bits(_ passages: UInt16) -> [Int] {
    (0..<count).filter { passages & (1 << UInt16($0)) != 0 }
  }

  /// `weight` for each passage whose bit is set, 0 for the others.
  static func weights(_ passages: UInt16, _ weight: Float) -> SIMD16<Float> {
    let places = SIMD16<UInt16>(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    let set = (SIMD16(repeating: passages) &>> places) & SIMD16(repeating: 1)
    return SIMD16<Float>(set) * weight
  }

  /// The passages of `concept`; `clauses` are those of deciding sentences that are about it.
  static func of(_ concept: Concept, clauses: [String]) -> [Passage] {
    var passages = [
      Passage(bit: 0, weight: 1.5, text: concept.en.definition),
      Passage(bit: 1, weight: 1.5, text: concept.ru.definition),
    ]
    for note in [concept.en.note, concept.ru.note].compactMap({ $0 }) + clauses {
      passages.append(Passage(bit: noteBit, weight: 0.5, text: note))
    }
    for label in concept.labels {
      passages.append(Passage(bit: labelBit, weight: 2.5, text: label.text))
    }
    for (bit, texts) in zip(exampleBits, [concept.en, concept.ru]) {
      passages.append(Passage(bit: bit, weight: 0.5, text: texts.example))
    }
    for (first, cues) in [(4, concept.en.cues), (10, concept.ru.cues)] {
      for (index, cue) in cues.enumerated() {
        passages.append(Passage(bit: first + min(index, 4), weight: 1.5, text: cue))
      }
    }
    return passages
  }
}
