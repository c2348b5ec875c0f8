import TabBar
import Testing

struct AuditStatementTests {
  @Test("A rule of the audit says what it says without a finding, too", arguments: AuditRule.all)
  func standsOnItsOwn(rule: AuditRule) {
    for language in [DeviceLanguage.en, .ru] {
      let text = rule.statement(in: language)
      #expect(!text.contains("{") && text.hasSuffix("."), "\(rule.id): \(text)")
    }
  }

  @Test("Rules are found by their numbers")
  func numbers() {
    #expect(AuditRule.all.map(\.number) == Array(1...AuditRule.all.count))
    for rule in AuditRule.all { #expect(AuditRule.numbered(rule.number) == rule) }
    #expect(AuditRule.numbered(0) == nil)
    #expect(AuditRule.numbered(AuditRule.all.count + 1) == nil)
  }

  @Test("An identifier that is another tab's key belongs to both")
  func identifiers() throws {
    let bench = try Bench(letters(3), .fact("B", .identifier("A")))
    let found = bench.state.audit().filter { $0.rule.name == "ident-dup" }
    #expect(found.map(\.tabs) == [["A", "B"]])
  }
}
