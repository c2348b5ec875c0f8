import Glossary
import TextAnalysis

/// How a look-up came to its answer.
extension Messages {
  /// What the text was folded to, and what each stage found.
  static func lookUp(_ trace: LookUpTrace) -> Wording {
    let stems = trace.stems.joined(separator: " ")
    let steps = trace.steps.map { step in
      let name = stage(step.stage)
      if step.candidates == 0 { return Wording("\(name.en): none", "\(name.ru): нет") }
      let counted = " \(step.candidates), "
      let best = hundredths(step.best)
      return Wording("\(name.en):\(counted)best \(best)", "\(name.ru):\(counted)лучший \(best)")
    }
    return Wording(
      "folded “\(trace.key)”, stems “\(stems)”\ncandidates by stage: "
        + steps.map(\.en).joined(separator: "; "),
      "свёрнуто в «\(trace.key)», основы «\(stems)»\nкандидаты по ступеням: "
        + steps.map(\.ru).joined(separator: "; "))
  }

  /// A result's score, the stage that it comes from, and what the score is made of.
  static func score(of result: SearchResult) -> Wording {
    let stage = result.match.title
    let score = hundredths(result.score)
    var wording = Wording(
      "\(result.id) \(score), \(stage.en): “\(result.matched)”",
      "\(result.id) \(score), \(stage.ru): «\(result.matched)»")
    let parts = result.parts.filter { hundredths($0.value) != "0.00" }
    if !parts.isEmpty {
      let list = parts.map {
        (
          "\(part($0.kind).en) \(hundredths($0.value))",
          "\(part($0.kind).ru) \(hundredths($0.value))"
        )
      }
      wording.en += "\n   " + list.map(\.0).joined(separator: ", ")
      wording.ru += "\n   " + list.map(\.1).joined(separator: ", ")
    }
    return wording
  }

  private static func hundredths(_ score: Double) -> String {
    let hundredths = Int((abs(score) * 100).rounded())
    let rest = hundredths % 100
    let sign = score < 0 && hundredths > 0 ? "-" : ""
    return "\(sign)\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func stage(_ stage: LookUpTrace.Stage) -> Wording {
    switch stage {
    case .name: Wording("names", "имена")
    case .keyboardLayout: Wording("other layout", "другая раскладка")
    case .question: Wording("questions", "вопросы")
    case .symbol: Wording("names in code", "имена в коде")
    case .transliteration: Wording("transliteration and sound", "транслит и звучание")
    case .preposition: Wording("prepositions", "предлоги")
    case .wordOrder: Wording("other word order", "другой порядок слов")
    case .typo: Wording("typos", "опечатки")
    case .description: Wording("descriptions", "описания")
    case .prefix: Wording("beginnings", "начала имён")
    }
  }

  private static func part(_ kind: ScorePart.Kind) -> Wording {
    switch kind {
    case .coverage: Wording("coverage", "охват")
    case .relevance: Wording("relevance", "значимость")
    case .repetition: Wording("repetition", "повторы")
    case .labels: Wording("labels", "имена")
    case .passage: Wording("one passage", "в одном месте")
    case .opening: Wording("opening phrase", "первая фраза")
    case .notes: Wording("notes", "примечания")
    case .subject: Wording("subject", "тема")
    case .platform: Wording("platform", "платформа")
    case .familiarity: Wording("familiarity", "известность")
    case .meaning: Wording("meaning", "смысл")
    case .context: Wording("context", "контекст")
    case .frequency: Wording("frequency", "частота")
    case .kinds: Wording("its kinds", "разновидности")
    }
  }
}
