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
    stems = words.map(stemmer.stem)
    stemKeys = words.isEmpty ? [] : LabelKeys.stemKeys(words, stemmer)
  }
}
