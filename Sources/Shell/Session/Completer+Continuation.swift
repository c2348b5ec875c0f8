import CommandLanguage
import LineEditing
import TextAnalysis

extension Completer {
  /// The rest of the first word on offer, where a word was begun.
  func continuation(of line: String) -> String? {
    guard let last = line.last, !last.isWhitespace else { return nil }
    let completion = completion(for: line, at: line.endIndex, use: .suggestion)
    let typed = line[completion.range]
    guard !typed.isEmpty else { return nil }
    return completion.candidates.lazy.compactMap { candidate in
      Self.rest(of: candidate.text, after: typed)
    }.first
  }

  /// What follows `typed` in `text`, whatever the case; nil where the one does not begin the other.
  private static func rest(of text: String, after typed: Substring) -> String? {
    guard text.count > typed.count, text.lowercased().hasPrefix(typed.lowercased()) else {
      return nil
    }
    return String(text.dropFirst(typed.count))
  }
}
