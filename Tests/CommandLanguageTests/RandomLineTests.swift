import TestSupport
import Testing
import TextAnalysis

@testable import CommandLanguage

/// Whatever is typed is read, with spans that lie in the line.
@Suite struct RandomLineTests {
  @Test(arguments: 0..<8) func randomLines(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<400 {
      let line = randomLine(&random)
      let size = line.utf8.count
      for result in Grammar.complete.parse(line) { check(result, line, size) }
      _ = Grammar.complete.read(atPrompt: line)
      let cursor = Int.random(in: -1...(size + 1), using: &random)
      let span = Grammar.complete.completion(in: line, cursor: cursor).range
      #expect(span.lower >= 0 && span.lower <= span.upper && span.upper <= size, "\(line)")
      let words = line.split(separator: " ").map(String.init)
      if let result = Grammar.complete.parse(arguments: words) { check(result, line, Int.max) }
    }
  }

  @Test(arguments: 0..<4) func randomBytes(seed: UInt64) {
    var random = SplitMix(seed: seed &+ 100)
    for _ in 0..<1000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let results = Grammar.complete.parse(utf8: bytes)
      for result in results {
        guard case .failure(let error) = result else { continue }
        #expect(error.span.lower >= 0 && error.span.upper <= bytes.count)
      }
    }
  }

  /// The text of a command that was read reads as the same command alone.
  @Test(arguments: 0..<4) func theSourceReadsAsTheSame(seed: UInt64) {
    var random = SplitMix(seed: seed &+ 200)
    for _ in 0..<400 {
      for case .success(let first) in Grammar.complete.parse(randomLine(&random)) {
        let again = Grammar.complete.parse(first.source)
        #expect(again.map(described) == [described(.success(first))], "\(first.source)")
      }
    }
  }

  /// A text that is quoted where it has to be reads as that text, and never as something else.
  @Test(arguments: 0..<4) func quotedTextsReadAsTheyWere(seed: UInt64) {
    var random = SplitMix(seed: seed &+ 300)
    for _ in 0..<400 {
      let text = randomLine(&random).filter { $0 != "\n" && $0 != "\u{1}" }
      let style = QuoteStyle.allCases.randomElement(using: &random) ?? .straight
      for word in [Quoting.quotedIfNeeded(text), Quoting.quoted(text, style: style)] {
        let argument = try? Grammar.complete.parse("tap \(word)").first?.get().argument(.tab)
        #expect(argument?.text == text, "\(word)")
        #expect(argument?.value == .word, "\(word)")
      }
    }
  }

  private func check(_ result: ParsedCommand, _ line: String, _ size: Int) {
    switch result {
    case .success(let invocation):
      #expect(invocation.span.upper <= size, "\(line)")
      let arguments = invocation.arguments.map(\.argument) + invocation.options.map(\.argument)
      for argument in arguments {
        let span = argument.span
        #expect(span.lower >= 0 && span.lower <= span.upper && span.upper <= size, "\(line)")
      }
    case .failure(let error):
      let span = error.span
      #expect(span.lower >= 0 && span.lower <= span.upper && span.upper <= size, "\(line)")
      #expect(!span.columns(in: line).isEmpty || span.lower == span.upper)
    }
  }

  private func randomLine(_ random: inout SplitMix) -> String {
    var line = ""
    for _ in 0..<Int.random(in: 0...9, using: &random) {
      line += Self.pieces.randomElement(using: &random) ?? ""
      if Int.random(in: 0..<3, using: &random) > 0 { line += " " }
    }
    return line
  }

  private static let pieces: [String] =
    CommandID.allCases.flatMap(\.name.all) + KeywordID.allCases.prefix(12).flatMap(\.name.all)
    + [
      "\"", "«", "»", "“", "”", "\\", "'", ";", "#", "--", ":", "os:18", "limit:3", "reason:", "в:",
      "A", "2", "Ёлка", "🗂️", "e\u{301}", "\u{1}", "\u{A0}", "\u{FEFF}", "a b", "--limit", "?", "\n",
    ]
}
