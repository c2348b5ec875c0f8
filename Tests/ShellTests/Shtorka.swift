import TabBar
import Testing
import TextAnalysis

@testable import Shell

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A session of the program without a process, for tests.
struct Shtorka {
  var session: Session

  init(language: Language = .en) {
    session = Session(language: language, glossaries: GlossaryRoom(cacheFolder: TestFolder.cache))
  }

  /// The answers to a line, read strictly.
  mutating func answers(_ line: String) -> [Answer] {
    var answers: [Answer] = []
    session.run(line: line) { answers.append($0) }
    return answers
  }

  /// The code of the only answer to a line; `ok` for a success.
  mutating func code(_ line: String) -> String {
    let answers = answers(line)
    guard answers.count == 1 else { return "\(answers.count) answers" }
    switch answers[0].outcome {
    case .success: return "ok"
    case .failure(let failure): return failure.code
    }
  }

  /// The state of the bench as programs see it.
  var state: String { session.presentation.json }
}
