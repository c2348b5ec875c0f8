import TextAnalysis

extension CommandTable {
  /// Checks of the bench, and reports of what was done on it.
  static let reports: [CommandSpec] = [
    CommandSpec(
      .audit, .report, [Parameter(.file, .file, .optional)],
      options: [OptionSpec(.failOn, .choice, keywords: [.error, .warning, .info, .never])],
      shellUse: .withArgument,
      summary: Wording(
        "checks the bench, or a file, against the guidelines",
        "проверяет стенд или файл по рекомендациям платформ"),
      details: Wording(
        """
        The exit code is 1 where there are findings; with `fail-on:`, only where one is so severe \
        or worse. A script that ran such an audit ends with that code, too.
        """,
        """
        Код завершения — 1, если есть замечания; с `провал:` — только если есть такое или хуже. Тем \
        же кодом завершается и сценарий, в котором был такой аудит.
        """),
      examples: [
        Wording("audit", "аудит"), Wording("audit Main.storyboard", "аудит Main.storyboard"),
        Wording("audit fail-on:warning", "аудит провал:замечание"),
      ]),
    CommandSpec(
      .auditRules, .report, shellUse: .yes,
      summary: Wording("lists the rules of the audit", "перечисляет правила аудита"),
      examples: [Wording("audit rules", "аудит правила")]),
    CommandSpec(
      .explain, .report, [Parameter(.rule, .rule, .optional)],
      summary: Wording(
        "says why the last command did what it did, or what a rule means",
        "говорит, почему вышло именно так, или что значит правило"),
      examples: [Wording("explain", "объяснить"), Wording("explain TB-066", "объяснить TB-066")]),
    CommandSpec(
      .voiceover, .report,
      [Parameter(.tab, .tab, .optional, keywords: [.more, .selected])],
      summary: Wording("says what VoiceOver speaks", "говорит, что произнесёт VoiceOver"),
      examples: [Wording("voiceover", "озвучить"), Wording("voiceover 2", "озвучить 2")]),
    CommandSpec(
      .expect, .report,
      [
        Parameter(.field, .stateField),
        Parameter(
          .values, .word, .many(atLeast: 1), keywords: [.yes, .no, .more], alternatives: [.none]),
      ],
      summary: Wording(
        "checks a field of the state, and stops a script where it differs",
        "сверяет поле состояния и останавливает сценарий, если оно другое"),
      details: Wording(
        """
        Several values are a list; `none` is nothing, or an empty list. The field `event` is what \
        the last command made happen: event didSelect Map.
        """,
        """
        Несколько значений — список; `ничего` — нет значения или пустой список. Поле `event` — то, \
        что вызвала последняя команда: event didSelect Карта.
        """),
      examples: [
        Wording("expect selected Map", "ожидать selected Карта"),
        Wording("expect bar.items Home Map more", "ожидать bar.items Главная Карта ещё"),
        Wording("expect bar.visible no", "ожидать bar.visible нет"),
      ]),
    CommandSpec(
      .report, .report, [.choice(.language, [.en, .ru], .optional)],
      options: [OptionSpec(.to, .file)],
      summary: Wording(
        "writes what was done as the steps of a bug report",
        "записывает сделанное шагами баг-репорта"),
      examples: [
        Wording("report", "отчёт"), Wording("report ru to:bug.md", "отчёт русский куда:баг.md"),
      ]),
    CommandSpec(
      .reportTitle, .report, [.textOrNone],
      summary: Wording("sets the title of the report", "задаёт заголовок отчёта"),
      examples: [Wording("report title Badge is cut", "отчёт заголовок Бейдж обрезан")]),
    CommandSpec(
      .reportExpected, .report, [.textOrNone],
      summary: Wording(
        "sets what should have happened", "задаёт ожидаемый результат"),
      examples: [
        Wording("report expected The list scrolls up", "отчёт ожидалось Список прокручен вверх")
      ]),
    CommandSpec(
      .reportActual, .report, [.textOrNone],
      summary: Wording("sets what happened", "задаёт фактический результат"),
      examples: [Wording("report actual Nothing happens", "отчёт получилось Ничего не происходит")]),
  ]
}
