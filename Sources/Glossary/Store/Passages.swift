import TextAnalysis

/// The texts of a concept that descriptions are looked up in, by passage.
///
/// A description is answered best by a passage that holds all of its words; 32 passages are told
/// apart: the definitions, the notes with what deciding sentences and examples say, the labels, and
/// fourteen cues for each language, where further cues begin again at the first place.
enum Passages {
  /// One passage: its bit, how much a word in it counts, and its text.
  struct Passage: Equatable {
    var bit: Int
    var weight: Double
    var text: String
  }

  /// A number for each passage.
  typealias Values = SIMD32<Float>

  static let count = Values.scalarCount
  static let noteBit = 2
  static let labelBit = 3
  /// The definitions and the cues.
  static let descriptionBits = [0, 1] + Array(4..<count)

  static let noteMask: UInt32 = 1 << UInt32(noteBit)
  static let labelMask: UInt32 = 1 << UInt32(labelBit)
  static let descriptionMask = ~(noteMask | labelMask)

  private static let firstCueBits = [4, 18]
  private static let cuesForLanguage = 14
  private static let places = SIMD32<UInt32>((0..<32).map(UInt32.init))

  /// The numbers of the bits that are set.
  static func bits(_ passages: UInt32) -> [Int] {
    (0..<count).filter { passages & (1 << UInt32($0)) != 0 }
  }

  /// `weight` for each passage whose bit is set, 0 for the others.
  static func weights(_ passages: UInt32, _ weight: Float) -> Values {
    let set = (SIMD32(repeating: passages) &>> places) & SIMD32(repeating: 1)
    return Values(set) * weight
  }

  /// The passages of `concept`; `clauses` are those of deciding sentences that are about it.
  static func of(_ concept: Concept, clauses: [String]) -> [Passage] {
    var passages = [
      Passage(bit: 0, weight: 1.5, text: concept.en.definition),
      Passage(bit: 1, weight: 1.5, text: concept.ru.definition),
    ]
    let examples = [concept.en.example, concept.ru.example]
    for text in [concept.en.note, concept.ru.note].compactMap({ $0 }) + clauses + examples {
      passages.append(Passage(bit: noteBit, weight: 0.5, text: text))
    }
    for label in concept.labels {
      passages.append(Passage(bit: labelBit, weight: 2.5, text: label.text))
    }
    for (first, cues) in zip(firstCueBits, [concept.en.cues, concept.ru.cues]) {
      for (index, cue) in cues.enumerated() {
        passages.append(
          Passage(bit: first + index % cuesForLanguage, weight: 1.5, text: cue))
      }
    }
    return passages
  }
}
