/// Splits a line into commands and words (rule R6).
///
/// The reader knows the marks of the language and none of its names. Errors that it finds are those
/// of the whole line: with a quote left open nobody can say where the next command begins, so no
/// command of the line runs. Everything else that can be wrong is wrong with one command.
struct LineReader {
  /// The words of one command.
  struct CommandWords: Equatable {
    var words: [Word]

    /// From the first word to the last.
    var span: SourceSpan {
      SourceSpan(words.first?.span.lower ?? 0, words.last?.span.upper ?? 0)
    }
  }

  let bytes: [UInt8]
  var position = 0
  /// The commands read so far, up to the last separator.
  private(set) var finished: [CommandWords] = []
  /// The words read so far of the command that is not finished.
  private(set) var words: [Word] = []
  /// Where the word begins that is being read.
  private(set) var wordStart = 0
  /// Whether the line ends in a comment.
  private(set) var endsInComment = false

  init(_ line: String) {
    bytes = Array(line.utf8)
  }

  /// All commands of the line that have words.
  ///
  /// After an error the properties tell how far it was read.
  mutating func commands() throws(Failure) -> [CommandWords] {
    // A comment may begin where white space or a separator stands before.
    var afterSpace = true
    var isAtStart = true
    while position < bytes.count {
      let space = bytes.whiteSpace(at: position)
      if space > 0 {
        position += space
        afterSpace = true
      } else if bytes[position] == UInt8(ascii: ";") {
        finishCommand()
        position += 1
        afterSpace = true
        isAtStart = false
      } else if afterSpace, beginsComment(isFirst: isAtStart) {
        endsInComment = true
        break
      } else {
        wordStart = position
        words.append(try word())
        afterSpace = false
        isAtStart = false
      }
    }
    return words.isEmpty ? finished : finished + [CommandWords(words: words)]
  }

  private mutating func finishCommand() {
    if !words.isEmpty { finished.append(CommandWords(words: words)) }
    words = []
  }

  /// The first word alone; `nil` where the line is blank, a comment, or cannot be read so far.
  mutating func firstWord() -> Word? {
    while position < bytes.count {
      let space = bytes.whiteSpace(at: position)
      if space == 0 { break }
      position += space
    }
    if position == bytes.count || bytes[position] == UInt8(ascii: ";") { return nil }
    if beginsComment(isFirst: true) { return nil }
    return try? word()
  }

  /// Whether the line is nothing but a comment.
  var isComment: Bool {
    var start = 0
    while start < bytes.count {
      let space = bytes.whiteSpace(at: start)
      if space == 0 { break }
      start += space
    }
    return start < bytes.count && bytes[start] == UInt8(ascii: "#")
  }

  private func beginsComment(isFirst: Bool) -> Bool {
    guard bytes[position] == UInt8(ascii: "#") else { return false }
    let next = position + 1
    return isFirst || next == bytes.count || bytes.whiteSpace(at: next) > 0
  }
}
