import CommandLanguage
import TabBar
import TextAnalysis

extension Session {
  /// The rules that decided the last command, then those behind what else it changed on the screen.
  var explanation: [RuleID] {
    guard lastWasStep, let before = bench.previous else { return lastOutcome.rules }
    let others = bench.present.consequences(since: before)
    return lastOutcome.rules + others.filter { !lastOutcome.rules.contains($0) }
  }

  /// The rules that decided last, a rule by its id, or the one behind a rule of the audit.
  func explain(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    let language = DeviceLanguage(self.language)
    guard let argument = invocation.argument(.rule) else {
      return RulesBody(rules: explanation.compactMap { Rule[$0] }, language: language)
    }
    let name = argument.text.uppercased()
    if let id = RuleID(name), let rule = Rule[id] {
      return RulesBody(rules: [rule], language: language)
    }
    if let audit = AuditRule.all.first(where: { $0.id == name }), let rule = Rule[audit.rule] {
      let findings = bench.present.audit(
        language: language, managedBarWasTouched: steps.managedBarWasTouched)
      return AuditRuleBody(
        audit: audit, findings: findings.filter { $0.rule.number == audit.number },
        rules: RulesBody(rules: [rule], language: language))
    }
    throw Failure(
      code: "unknown-rule",
      message: Wording(
        "there is no rule “\(argument.text)”; they run from TB-001 to TB-265 and AU-01 to AU-50",
        "правила «\(argument.text)» нет; они идут от TB-001 до TB-265 и от AU-01 до AU-50"),
      span: argument.span, exitCode: .usage)
  }

  /// Compares a field of the state, or the events of the last command, with what is expected.
  func expect(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    let field = invocation.argument(.field)
    let path = field?.word ?? ""
    let wanted = invocation.arguments(.values).map(\.word)
    let actual: [String]
    if path == "event" {
      let told = lastOutcome.events.map(Self.words)
      if told.contains(where: { $0.starts(with: wanted) }) { return SilentBody() }
      actual = told.map { $0.joined(separator: " ") }
    } else {
      let names = path.split(separator: ".").map(String.init)
      guard let state = StateValue(json: presentation.json(around: names)),
        let value = state.value(at: names)
      else {
        throw Failure(
          code: "bad-argument",
          message: Wording(
            "the state has no field “\(path)”", "в состоянии нет поля «\(path)»"),
          span: field?.span, exitCode: .usage)
      }
      actual = value.words
      if actual == wanted { return SilentBody() }
    }
    let want = wanted.joined(separator: " ")
    let have = actual.isEmpty ? "none" : actual.joined(separator: path == "event" ? "; " : " ")
    throw Failure(
      code: "expectation-failed",
      message: Wording(
        "\(path) was expected to be \(want), and is \(have)",
        "ожидалось, что \(path) — \(want), а на деле \(have)"),
      span: field?.span, exitCode: .negative)
  }

  /// An event as the words that `expect event` takes.
  private static func words(_ event: Event) -> [String] {
    switch event {
    case .delegate(let event):
      [event.call.rawValue] + (event.tab.map { [$0.name] } ?? event.tabs?.map(\.text) ?? [])
    case .lifecycle(let call, let key): [call.rawValue, key.text]
    case .effect(let effect, let key): [effect.rawValue, key.text]
    }
  }
}
