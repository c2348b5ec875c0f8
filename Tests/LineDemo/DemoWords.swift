import LineEditing

/// A few words to complete, some with notes, and a hundred to page through.
final class DemoWords: CompletionProvider {
  private let words: [CompletionCandidate] =
    [
      CompletionCandidate("таб-бар", note: "панель вкладок внизу экрана"),
      CompletionCandidate("таблица", note: "строки одна под другой, которые можно прокручивать"),
      CompletionCandidate("шторка"),
      CompletionCandidate("color:", ending: .open),
      CompletionCandidate("red"), CompletionCandidate("rename"), CompletionCandidate("reorder"),
    ] + (1...100).map { CompletionCandidate("cell\($0)", note: "number \($0)") }

  func completion(for line: String, at cursor: String.Index) -> Completion {
    let before = line[..<cursor]
    if let quote = before.lastIndex(of: "«"), !before[quote...].contains("»") {
      let start = line.index(after: quote)
      return Completion(
        replacing: start..<cursor,
        with: matches(line[start..<cursor], ending: .quoted(closing: "»")))
    }
    let start = before.lastIndex(of: " ").map { line.index(after: $0) } ?? line.startIndex
    return Completion(replacing: start..<cursor, with: matches(line[start..<cursor], ending: nil))
  }

  func continuation(of line: String) -> String? {
    let word = line.split(separator: " ").last ?? ""
    let whole = words.first { $0.text.hasPrefix(word) && $0.text != word }
    return word.isEmpty ? nil : whole.map { String($0.text.dropFirst(word.count)) }
  }

  private func matches(
    _ prefix: Substring, ending: CompletionCandidate.Ending?
  ) -> [CompletionCandidate] {
    words.filter { $0.text.hasPrefix(prefix) }.map { word in
      var word = word
      if let ending { word.ending = ending }
      return word
    }
  }
}
