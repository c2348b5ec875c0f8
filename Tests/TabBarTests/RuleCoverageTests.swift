import TabBar
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The table of rules and the tests that show them, or the reason why a headless model cannot.
///
/// A line of `RuleCoverage.txt`: `TB-040 ArrayTests.replacement …`, a file and a function each, with
/// the folder where it is another one than this; or `TB-051 - contrast: Flutter`.
struct RuleCoverage {
  struct Claim: Equatable {
    var folder: String
    var file: String
    var function: String
  }

  private(set) var claims: [RuleID: [Claim]] = [:]
  private(set) var reasons: [RuleID: String] = [:]
  private(set) var problems: [String] = []

  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  init(text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2, let id = RuleID(words[0]), Rule[id] != nil else {
        problems.append("not a line of the table: \(line)")
        continue
      }
      if claims[id] != nil || reasons[id] != nil { problems.append("twice: \(id)") }
      if words[1].hasPrefix("- ") {
        reasons[id] = String(words[1].dropFirst(2))
      } else {
        claims[id] = words[1].split(separator: " ").compactMap { Self.claim(String($0)) }
      }
    }
  }

  private static func claim(_ text: String) -> Claim? {
    let halves = text.split(separator: "/").map(String.init)
    let names = (halves.last ?? "").split(separator: ".").map(String.init)
    guard names.count == 2 else { return nil }
    return Claim(
      folder: halves.count == 2 ? halves[0] : "TabBarTests", file: names[0], function: names[1])
  }

  static func read() throws -> RuleCoverage {
    let file = tests.appending(path: "TabBarTests/RuleCoverage.txt")
    return RuleCoverage(text: String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }
}

/// The tests in a file of Swift, each with its text from `@Test` to the next one.
struct TestFile {
  private var tests: [String: String] = [:]

  init?(folder: String, name: String) {
    let file = RuleCoverage.tests.appending(path: "\(folder)/\(name).swift")
    guard let data = try? Data(contentsOf: file) else { return nil }
    let parts = String(decoding: data, as: UTF8.self).split(separator: "\n  @Test").dropFirst()
    for part in parts {
      guard let start = part.firstRange(of: "func ")?.upperBound else { continue }
      tests[String(part[start...].prefix { $0.isLetter || $0.isNumber })] = String(part)
    }
  }

  func text(of function: String) -> String? { tests[function] }
}

@Suite("The table of rules and tests")
struct RuleCoverageTests {
  @Test("Every rule is in the table once, with tests or with a reason")
  func complete() throws {
    let table = try RuleCoverage.read()
    #expect(table.problems == [])
    for rule in Rule.all {
      let isThere = table.claims[rule.id]?.isEmpty == false || table.reasons[rule.id] != nil
      #expect(isThere, "\(rule.id)")
    }
    let kinds = [
      "contrast", "pixels", "no profile", "no layout", "no animation",
      "unpublished",
      "reading", "web",
    ]
    for (id, reason) in table.reasons {
      #expect(kinds.contains { reason == $0 || reason.hasPrefix($0 + ": ") }, "\(id): \(reason)")
    }
    #expect(table.reasons.count < 25)
  }

  @Test("Every claimed test exists and speaks of its rule")
  func claimed() throws {
    var files: [String: TestFile] = [:]
    for (id, claims) in try RuleCoverage.read().claims {
      for claim in claims {
        let path = claim.folder + "/" + claim.file
        if files[path] == nil { files[path] = TestFile(folder: claim.folder, name: claim.file) }
        guard let text = files[path]?.text(of: claim.function) else {
          Issue.record("\(id): there is no test \(path).\(claim.function)")
          continue
        }
        // The table of audit cases names the rules by the audit's own names.
        let isOfAudit =
          claim.function == "rule" && claim.file == "AuditTests"
          && AuditRule.all.contains { $0.rule == id }
        #expect(isOfAudit || mentions(id, in: text), "\(id): \(path).\(claim.function)")
      }
    }
  }

  @Test("What `make mutants` breaks stands in its file once, and has a claimed test")
  func mutants() throws {
    let claims = try RuleCoverage.read().claims
    let file = RuleCoverage.tests.appending(path: "TabBarTests/Mutants.txt")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let blocks = text.split(separator: "\n\n").map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#") }
    }
    for block in blocks where block.count > 1 {
      let words = block[0].split(separator: " ")
      let id = try #require(RuleID(String(words[0])))
      #expect(claims[id]?.isEmpty == false, "\(id)")
      let broken = block.filter { $0.hasPrefix("-") }.map { $0.dropFirst() }
        .joined(separator: "\n")
      let source = RuleCoverage.tests.deletingLastPathComponent()
        .appending(path: "Sources/\(words[1])")
      let code = String(decoding: try Data(contentsOf: source), as: UTF8.self)
      #expect(code.ranges(of: broken).count == 1, "\(id) in \(words[1])")
    }
    #expect(blocks.count > 100)
  }

  /// Whether a text names a rule, or a range that it is in.
  private func mentions(_ id: RuleID, in text: String) -> Bool {
    if text.contains(id.description) { return true }
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "-") }
    for (index, word) in words.enumerated().dropFirst().dropLast() where word == "to" {
      if let low = RuleID(String(words[index - 1])), let high = RuleID(String(words[index + 1])),
        low <= high, (low...high).contains(id)
      {
        return true
      }
    }
    return false
  }
}
