/// The last command of a half-typed line, cut into its words as the reader would (rule R6).
struct CompletionWords {
  /// The finished words before the one at the cursor.
  var words: [String] = []
  /// What was typed of the word at the cursor, without its quote.
  var prefix = ""
  /// The UTF-8 offset at which that word begins, its quote included.
  var start = 0
  /// The quote that is open at the cursor.
  var openQuote: Character?

  private static let closing: [Character: Character] = ["\"": "\"", "«": "»", "“": "”"]

  init(_ text: String) {
    var offset = 0
    var isEscaped = false
    var isInWord = false
    var maySeparateOption = false
    for character in text {
      let length = String(character).utf8.count
      defer { offset += length }
      if let quote = openQuote {
        if isEscaped {
          isEscaped = false
          prefix.append(character)
        } else if quote == "\"", character == "\\" {
          isEscaped = true
        } else if character == Self.closing[quote] {
          openQuote = nil
        } else {
          prefix.append(character)
        }
        continue
      }
      if character == ";" {
        words = []
        prefix = ""
        isInWord = false
        start = offset + length
      } else if character.isWhitespace {
        if isInWord { words.append(prefix) }
        prefix = ""
        isInWord = false
        start = offset + length
      } else if Self.closing[character] != nil, !isInWord || maySeparateOption {
        openQuote = character
        isInWord = true
      } else {
        isInWord = true
        prefix.append(character)
      }
      maySeparateOption = character == ":"
    }
  }
}
