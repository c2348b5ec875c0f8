import TextAnalysis

/// A text that is looked up, with everything that the stages compare.
struct Query {
  let text: String
  let words: [String]
  /// The folded text without anything between its words.
  let key: String
  /// The stems of the words, one for each.
  let stems: [String]
  /// The keys under which a label in another grammatical form is stored.
  let stemKeys: [String]

  init(_ text: String, _ stemmer: Stemmer) {
    let folded = FoldedText(text)
    self.text = text
    words = folded.words.map(\.text)
    key = folded.key
    // A word longer than any label has no forms, and stemming takes its time.
    stems = words.map { LookUpBounds.mayBeName($0) ? stemmer.stem($0) : $0 }
    stemKeys =
      words.isEmpty || !LookUpBounds.mayBeName(key) ? [] : LabelKeys.stemKeys(words, stemmer)
  }

  /// Whether nothing stands between the words, as in a name from code.
  var isOneToken: Bool { !text.contains { $0.isWhitespace || $0 == "-" } }

  /// Whether entries have all of the words, but for stop words and those too short for a slip: then the text
  /// may say what it says.
  func isWellWritten(_ store: Store) throws(DatabaseError) -> Bool {
    for (word, stem) in zip(words, stems) where !StopWords.contains(word) {
      if TypoStage.allowance(word.unicodeScalars.count) == 0 { continue }
      if try store.conceptCount(stem: stem) == 0 { return false }
    }
    return true
  }

  /// Whether the text may be another grammatical form of `label`, which has the same stems: only the
  /// last letters of its words differ.
  func isForm(of label: String) -> Bool {
    Self.isForm(words, of: label)
  }

  /// The same for words of a text.
  static func isForm(_ words: [String], of label: String) -> Bool {
    let other = FoldedText(label)
    let pairs =
      other.words.count == words.count
      ? Array(zip(words, other.words.map(\.text))) : [(words.joined(), other.key)]
    return pairs.allSatisfy { word, labelWord in
      let shared = zip(word.unicodeScalars, labelWord.unicodeScalars).prefix { $0 == $1 }.count
      return max(word.unicodeScalars.count, labelWord.unicodeScalars.count) - shared
        <= Self.longestEnding
    }
  }

  /// How many of the words stand unchanged in `label`, from 0 to 1.
  func sameWords(as label: String) -> Double {
    let other = Set(FoldedText(label).words.map(\.text))
    return Double(words.count { other.contains($0) }) / Double(max(1, words.count))
  }

  /// As long as «ами», «ого».
  private static let longestEnding = 3
}
