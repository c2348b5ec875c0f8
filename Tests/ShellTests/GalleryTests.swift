import TestSupport
import Testing
import TextAnalysis

@testable import Rendering
@testable import Shell

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pictures in the documentation are what the program draws.
///
/// A block of code that begins with `» ` holds a line for the prompt and the answer to its last
/// command; a line that exports a picture has the file itself as its answer. `$ shtorka -c '…'` is
/// followed by all answers. Like snapshots, both are written anew where `SHTORKA_SNAPSHOTS` is `all`.
@Suite struct GalleryTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [
    ("README.md", Language.en, 1), ("Docs/en/pictures.md", .en, 20),
    ("Docs/ru/pictures.md", .ru, 20),
  ])
  func everyPictureIsTrue(path: String, language: Language, atLeast: Int) throws {
    let file = Self.root.appending(path: path)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    var lines = text.components(separatedBy: "\n")
    var count = 0
    var index = 0
    while index < lines.count {
      defer { index += 1 }
      guard let example = Self.example(lines[index]) else { continue }
      var end =
        lines[(index + 1)...].firstIndex { $0 == "```" || $0.hasPrefix("$ ") } ?? lines.count
      while end > index + 1, lines[end - 1].isEmpty { end -= 1 }
      let answer = try Self.answer(to: example, in: language, beside: file)
      let shown = Array(lines[(index + 1)..<end])
      count += 1
      if shown == answer { continue }
      lines.replaceSubrange((index + 1)..<end, with: answer)
      if !Self.writes {
        let difference = lineDifference(
          shown.joined(separator: "\n"), answer.joined(separator: "\n"))
        Issue.record("\(path): \(example.commands)\n\(difference)")
      }
    }
    #expect(count >= atLeast)
    let renewed = lines.joined(separator: "\n")
    if Self.writes, renewed != text { try Data(renewed.utf8).write(to: file) }
  }

  private static var writes: Bool {
    ProcessInfo.processInfo.environment["SHTORKA_SNAPSHOTS"] == "all"
  }

  /// Commands and whether all their answers are shown, or the last one only.
  private struct Example {
    var commands: String
    var showsAll: Bool
  }

  private static func example(_ line: String) -> Example? {
    if line.hasPrefix("» ") { return Example(commands: String(line.dropFirst(2)), showsAll: false) }
    let start = "$ shtorka -c '"
    guard line.hasPrefix(start), line.hasSuffix("'") else { return nil }
    return Example(commands: String(line.dropFirst(start.count).dropLast()), showsAll: true)
  }

  /// The lines of the answers; a picture that is exported is compared with its file, or written.
  private static func answer(
    to example: Example, in language: Language, beside file: URL
  ) throws -> [String] {
    var shtorka = Shtorka(language: language)
    let parts = example.commands.components(separatedBy: language == .en ? " to:" : " куда:")
    var texts: [String] = []
    var last: (any AnswerBody)?
    for answer in shtorka.answers(parts[0]) {
      switch answer.outcome {
      case .success(let body):
        let theme = Theme(frame: shtorka.session.frame)
        texts.append(body.text(TextStyle(language: language, theme: theme, width: 80)))
        last = body
      case .failure(let failure): Issue.record("\(example.commands): \(failure.message.en)")
      }
    }
    guard parts.count > 1, let exported = last as? ExportedBody else {
      return (example.showsAll ? texts.filter { !$0.isEmpty } : texts.suffix(1))
        .joined(separator: "\n").components(separatedBy: "\n")
    }
    let picture = file.deletingLastPathComponent().appending(path: parts[1])
    if writes {
      try Data(exported.content.utf8).write(to: picture)
    } else {
      let kept = (try? Data(contentsOf: picture)).map { String(decoding: $0, as: UTF8.self) }
      #expect(kept == exported.content, "\(parts[1]) is not what \(example.commands) draws")
    }
    return []
  }
}
