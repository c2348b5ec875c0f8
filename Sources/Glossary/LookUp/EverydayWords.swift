import TextAnalysis

/// The words of a text that people also use where they name nothing («ночью», "writing"): who types one means
/// it, and hardly a label that is a slip away or sounds alike.
///
/// Such words stand in the texts that the meanings were learnt from; where one is all of the text, it is also
/// common in its language.
struct EverydayWords {
  /// How much of the score is left to a label that the text hardly is with slips.
  static let certainty = 0.45
  /// For each slip that an everyday word may have, it has so many letters ("bottom", "button").
  private static let lettersPerSlip = 3
  /// An English word of fewer letters sounds like a Russian label by chance ("road", «ряд»).
  private static let leastLetters = 6

  private let words: [String]
  private let areEveryday: [Bool]
  /// Whether a text of one word is common in its language.
  private var isCommon = false

  init(of query: Query) {
    words = query.words
    let embeddings = EmbeddingFile.shipped
    areEveryday = query.stems.map { embeddings?.stem($0) != nil }
    // The vectors know misspelt words too; a text that is nothing but one must not be lost.
    if words.count == 1, let word = words.first, let transformer = TransformerFile.shipped {
      isCommon = UnigramTokenizer(transformer).isPiece(word)
    }
  }

  /// Whether the text is one everyday word.
  var isWhole: Bool { areEveryday == [true] && isCommon }

  /// Whether the text may be a label with slips: one everyday word is none, and among others it differs by no
  /// more slips than it may have («хлебные кошки», but no "bar stool").
  func mayHaveSlips(of label: String) -> Bool {
    !isWhole && areNear(label)
  }

  /// Whether the text may be a label by its sound, from which it is so far: an English word of many letters is
  /// one that Russians took over ("sandwich"), a Russian one is spelt as the label is («промо»).
  func maySound(as label: String, _ distance: Int) -> Bool {
    guard isWhole, let word = words.first else { return areNear(label) }
    if haveSameAlphabet(word, label) { return false }
    let letters = word.unicodeScalars
    if letters.allSatisfy(\.isASCII) { return letters.count >= Self.leastLetters + 2 * distance }
    let spelt = Transliteration.readings(ofLatin: FoldedText(label).words.map(\.text))
    return spelt.contains(words)
  }

  /// Whether each everyday word of several is near the word of the label in its place; where the label has
  /// more words or fewer, whether both have the same stop words («кнопка выбрана» is no «в избранное»).
  private func areNear(_ label: String) -> Bool {
    if words.count < 2 { return true }
    let other = FoldedText(label).words.map(\.text)
    guard other.count == words.count else {
      if !haveSameAlphabet(words.joined(), label) { return !words.allSatisfy(StopWords.contains) }
      return words.filter(StopWords.contains) == other.filter(StopWords.contains)
    }
    return words.indices.allSatisfy { place in
      !areEveryday[place] || words[place] == other[place] || isNear(words[place], other[place])
    }
  }

  /// Whether a word may be the other one with slips, or in the other alphabet; a stop word is no slip for
  /// another one («в меню», «с меню»).
  private func isNear(_ word: String, _ other: String) -> Bool {
    guard haveSameAlphabet(word, other) else {
      return LabelKeys.soundKey([word]) == LabelKeys.soundKey([other])
    }
    if StopWords.contains(word), StopWords.contains(other) { return false }
    let letters = Array(word.unicodeScalars)
    let limit = max(1, letters.count / Self.lettersPerSlip)
    return editDistance(letters, Array(other.unicodeScalars), limit: limit) != nil
  }
}
