import Rendering
import TabBar
import TextAnalysis

/// What the guidelines say against the interface.
struct AuditBody: AnswerBody {
  var findings: [Finding]
  var language: DeviceLanguage

  var isNegative: Bool { !findings.isEmpty }

  func write(to json: inout JSONText, in language: Language) {
    json.array("findings", findings) { json, finding in
      finding.write(to: &json, language: self.language)
    }
  }

  func text(_ style: TextStyle) -> String {
    guard !findings.isEmpty else {
      return Wording("no findings", "замечаний нет").text(in: style.language)
    }
    return findings.map { finding in
      let severity = AuditRulesBody.severity(finding.rule.severity).text(in: style.language)
      let message = DisplayWidth.visible(finding.message(in: DeviceLanguage(style.language)))
      return "\(finding.rule.id)  \(severity)  \(message)  (\(finding.rule.rule))"
    }.joined(separator: "\n")
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
          style.language == .en ? rule.english : rule.russian, rule.rule.description,
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
        "    " + source.title + (source.address.map { " <\($0)>" } ?? "")
      }
      let text = rule.text(in: DeviceLanguage(style.language))
      return (["\(rule.id)  \(text)", "    \(confidence)"] + sources).joined(separator: "\n")
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
