import TestSupport
import Testing
import TextAnalysis

@testable import LineEditing

@Suite struct CompletionTests {
  /// Completes at `|`, from the last space on.
  private func step(_ marked: String, _ candidates: [CompletionCandidate]) -> String {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let line = parts.joined()
    let cursor = line.index(line.startIndex, offsetBy: parts[0].count)
    let start = line[..<cursor].lastIndex(of: " ").map { line.index(after: $0) } ?? line.startIndex
    let completion = Completion(replacing: start..<cursor, with: candidates)
    switch CompletionStep(completion, in: line) {
    case .none: return "none"
    case .list(let listed): return "list " + listed.map(\.text).joined(separator: ",")
    case .replace(let range, let text):
      return line[..<range.lowerBound] + text + "|" + line[range.upperBound...]
    }
  }

  @Test(
    "Tab does the right thing",
    arguments: [
      ("ш|", [.init("шторка")], "шторка |"),
      ("вот ш| тут", [.init("шторка")], "вот шторка |тут"),
      ("ш|к", [.init("шторка")], "шторка |к"),
      ("c|", [.init("color:", ending: .open)], "color:|"),
      ("ш|» и", [.init("шторка", ending: .quoted(closing: "»"))], "шторка» |и"),
      ("ш|", [.init("шторка", ending: .quoted(closing: "»"))], "шторка» |"),
      ("т|", [.init("таблица"), .init("таб-бар")], "таб|"),
      ("таб|", [.init("таблица"), .init("таб-бар")], "list таблица,таб-бар"),
      ("ТАБ|", [.init("таблица"), .init("таб-бар")], "list таблица,таб-бар"),
      ("tba|", [.init("tab bar"), .init("tabular")], "list tab bar,tabular"),
      ("и|", [.init("и\u{306}од"), .init("йети")], "list и\u{306}од,йети"),
      ("|", [.init("йод"), .init("и\u{306}ети")], "й|"),
      ("ш|", [.init("шторка"), .init("шторка", note: "ещё раз")], "шторка |"),
      ("ы|", [], "none"),
    ] as [(String, [CompletionCandidate], String)])
  func steps(_ marked: String, _ candidates: [CompletionCandidate], _ expected: String) {
    #expect(step(marked, candidates) == expected)
  }

  private let candidates = [
    CompletionCandidate("таб-бар", note: "панель вкладок внизу экрана"),
    CompletionCandidate("очень длинное название элемента", note: "с пояснением"),
    CompletionCandidate("日本", note: "широкие знаки"),
    CompletionCandidate("без пояснения"),
    CompletionCandidate("x", label: "x\u{1B}[31m", note: "управляющие\tзнаки"),
  ]

  @Test("A list with notes fits its width", arguments: [20, 40, 80])
  func annotatedList(_ columns: Int) {
    let rows = CandidateList.rows(candidates, columns: columns)
    #expect(rows.allSatisfy { DisplayWidth.width(of: $0) < columns })
    expectSnapshot(rows.joined(separator: "\n"), named: "annotated-\(columns)")
  }

  @Test("A list without notes runs down its columns", arguments: [20, 40, 80])
  func plainList(_ columns: Int) {
    let words = ["таб-бар", "шторка", "бейдж", "日本", "тост", "снекбар", "меню", "чип", "карточка"]
    let rows = CandidateList.rows(words.map { CompletionCandidate($0) }, columns: columns)
    #expect(rows.allSatisfy { DisplayWidth.width(of: $0) < columns })
    expectSnapshot(rows.joined(separator: "\n"), named: "grid-\(columns)")
  }
}
