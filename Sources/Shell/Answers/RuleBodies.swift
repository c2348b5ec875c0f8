import Rendering
import TabBar
import TextAnalysis

/// What the guidelines say against the interface.
struct AuditBody: AnswerBody, ReasonedBody {
  var findings: [Finding]
  var language: DeviceLanguage
  /// Whether it was told what to fail on, so that a script it is in fails with it.
  var isGate = false
  /// The severities that make the answer a negative one.
  var failingSeverities = AuditRule.Severity.allCases

  var isNegative: Bool { findings.contains { failingSeverities.contains($0.rule.severity) } }

  var failsScript: Bool { isGate && isNegative }

  var reasons: [RuleID] {
    findings.reduce(into: []) { rules, finding in
      if !rules.contains(finding.rule.rule) { rules.append(finding.rule.rule) }
    }
  }

  func write(to json: inout JSONText, in language: Language) {
    json.array("findings", findings) { json, finding in
      finding.write(to: &json, language: self.language)
    }
  }

  func text(_ style: TextStyle) -> String {
    guard !findings.isEmpty else {
      return Wording("no findings", "замечаний нет").text(in: style.language)
    }
    var lines: [String] = []
    var count = 0
    for (index, finding) in findings.enumerated() {
      count += 1
      let isLast = index + 1 == findings.count || findings[index + 1].rule != finding.rule
      if count <= Self.findingsShown { lines.append(line(of: finding, style)) }
      guard isLast else { continue }
      if count > Self.findingsShown {
        let rest = Self.more(count - Self.findingsShown).text(in: style.language)
        lines.append("\(finding.rule.id)  \(rest)")
      }
      count = 0
    }
    return lines.joined(separator: "\n")
  }

  /// Findings of one rule told to people at most; programs get them all.
  static let findingsShown = 20

  /// What stands for the rest.
  static func more(_ count: Int) -> Wording {
    Wording("and \(count) more like these", "и ещё таких же: \(count)")
  }

  private func line(of finding: Finding, _ style: TextStyle) -> String {
    let severity = AuditRulesBody.severity(finding.rule.severity).text(in: style.language)
    let message = DisplayWidth.visible(finding.message(in: DeviceLanguage(style.language)))
    return WordWrap.hanging(
      "\(finding.rule.id)  \(severity)  ", "\(message)  (\(finding.rule.rule))",
      to: style.sentenceWidth)
  }
}

/// The rules of the audit.
struct AuditRulesBody: AnswerBody {
  func write(to json: inout JSONText, in language: Language) {
    json.array("rules", AuditRule.all) { json, rule in
      json.object { json in
        json.member("id", rule.id)
        json.member("name", rule.name)
        json.member("severity", rule.severity.rawValue)
        json.member("rule", rule.rule.description)
      }
    }
  }

  func text(_ style: TextStyle) -> String {
    let headings = [
      Wording("rule", "правило"), Wording("severity", "важность"),
      Wording("what it says", "о чём оно"), Wording("rests on", "основание"),
    ]
    return TextTable(
      headings: headings.map { $0.text(in: style.language) },
      rows: AuditRule.all.map { rule in
        [
          rule.id, Self.severity(rule.severity).text(in: style.language),
          rule.statement(in: DeviceLanguage(style.language)), rule.rule.description,
        ]
      }
    ).draw(theme: style.theme, width: style.width)
  }

  static func severity(_ severity: AuditRule.Severity) -> Wording {
    switch severity {
    case .error: Wording("error", "ошибка")
    case .warning: Wording("warning", "замечание")
    case .info: Wording("info", "совет")
    }
  }
}

extension AuditRule.Severity {
  /// Whether it is so severe as the one named, or worse; never for the name of none.
  func isAtLeast(_ name: String) -> Bool {
    let order = AuditRule.Severity.allCases
    guard let limit = AuditRule.Severity(rawValue: name).flatMap(order.firstIndex),
      let own = order.firstIndex(of: self)
    else { return false }
    return own <= limit
  }
}

/// A rule of the audit: what it says, where the bench breaks it now, and the rule it rests on.
struct AuditRuleBody: AnswerBody {
  var audit: AuditRule
  var findings: [Finding]
  var rules: RulesBody

  func write(to json: inout JSONText, in language: Language) {
    json.object("audit") { json in
      json.member("id", audit.id)
      json.member("name", audit.name)
      json.member("severity", audit.severity.rawValue)
      json.member("text", audit.statement(in: rules.language))
      json.array("findings", findings) { json, finding in
        finding.write(to: &json, language: rules.language)
      }
    }
    rules.write(to: &json, in: language)
  }

  func text(_ style: TextStyle) -> String {
    let language = DeviceLanguage(style.language)
    let severity = AuditRulesBody.severity(audit.severity).text(in: style.language)
    var now = findings.prefix(AuditBody.findingsShown).map {
      DisplayWidth.visible($0.message(in: language))
    }
    if findings.count > AuditBody.findingsShown {
      now.append(
        AuditBody.more(findings.count - AuditBody.findingsShown).text(in: style.language))
    }
    if findings.isEmpty {
      now = [
        Wording("not broken here: ", "здесь не нарушено: ").text(in: style.language)
          + audit.statement(in: language)
      ]
    }
    return
      ([WordWrap.hanging("\(audit.id)  ", "\(audit.name), \(severity)", to: style.sentenceWidth)]
      + now.map { WordWrap.hanging("    ", $0, to: style.sentenceWidth) }
      + [rules.text(style)]).joined(separator: "\n")
  }
}

/// Rules that decided, with their sources.
struct RulesBody: AnswerBody {
  var rules: [Rule]
  var language: DeviceLanguage

  func write(to json: inout JSONText, in language: Language) {
    json.array("rules", rules) { json, rule in rule.write(to: &json, language: self.language) }
  }

  func text(_ style: TextStyle) -> String {
    guard !rules.isEmpty else {
      return Wording("no rule decided anything here", "здесь ни одно правило ничего не решало")
        .text(in: style.language)
    }
    return rules.map { rule in
      let confidence = Self.confidence(rule.confidence).text(in: style.language)
      let sources = rule.sources.map { source in
        WordWrap.hanging(
          "    ", source.title + (source.address.map { " <\($0)>" } ?? ""), to: style.sentenceWidth)
      }
      let text = rule.text(in: DeviceLanguage(style.language))
      let heading = WordWrap.hanging("\(rule.id)  ", text, to: style.sentenceWidth)
      return ([heading, "    \(confidence)"] + sources).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func confidence(_ confidence: Rule.Confidence) -> Wording {
    switch confidence {
    case .documented: Wording("documented", "описано в документации")
    case .observed: Wording("observed", "замечено в работе")
    case .folklore: Wording("reported, not checked", "по рассказам, не проверено")
    case .decision: Wording("this project’s reading", "решение этого проекта")
    }
  }
}
