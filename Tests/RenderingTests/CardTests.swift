import Glossary
import Rendering
import TestSupport
import Testing
import TextAnalysis

@Suite struct CardTests {
  private func card(_ concept: Concept, _ language: Language, _ width: Int, _ theme: Theme = .plain)
    -> String
  {
    ConceptCard.draw(
      concept, contrasts: Entries.contrasts.filter { [$0.first, $0.second].contains(concept.id) },
      lookUp: Entries.lookUp, language: language, theme: theme, width: width)
  }

  @Test(arguments: [
    (Language.ru, 80, Theme.plain, "card-ru-80"), (.en, 80, .plain, "card-en-80"),
    (.ru, 40, .plain, "card-ru-40"),
    (.en, 60, Theme(frame: .unicode, hasColor: true), "card-colour"),
  ])
  func card(language: Language, width: Int, theme: Theme, name: String) {
    let text = card(Entries.bottomSheet, language, width, theme)
      .replacing("\u{1B}", with: "ESC")
    expectSnapshot(text + "\n", named: name)
  }

  @Test func hiddenLabelsAndCuesAreNotShown() {
    for language in Language.allCases {
      let text = card(Entries.bottomSheet, language, 80)
      #expect(!text.contains("ботомшит"))
      #expect(!text.contains("выезжает снизу"))
      #expect(!text.contains("rises from below"))
    }
  }

  /// Every line inside the width, no trailing space, and no control but the theme's own.
  @Test(arguments: [20, 33, 40, 41, 60, 80, 120], Language.allCases)
  func everyLineFits(width: Int, language: Language) {
    for frame in Theme.Frame.allCases {
      let theme = Theme(frame: frame)
      var texts = Entries.all.map { card($0, language, width, theme) }
      texts.append(
        ResultList.draw(
          Entries.all.map { ResultList.Entry($0, match: .typo, matched: "\u{1B}[1m" + $0.id) },
          language: language, theme: theme, width: width))
      for count in 2...4 {
        texts.append(
          ComparisonTable.draw(
            Array(Entries.all.prefix(count)), contrasts: Entries.contrasts,
            lookUp: Entries.lookUp, language: language, theme: theme, width: width))
      }
      for line in texts.flatMap({ $0.split(separator: "\n", omittingEmptySubsequences: false) }) {
        #expect(DisplayWidth.width(of: line) <= width, "\(width): [\(line)]")
        #expect(DisplayWidth.visible(line) == line)
        #expect(line.last != " ", "\(width): [\(line)]")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func results(language: Language) {
    let entries = [
      ResultList.Entry(Entries.bottomSheet, match: .alias, matched: "шторка"),
      ResultList.Entry(Entries.actionSheet, match: .keyboardLayout, matched: "action sheet"),
      ResultList.Entry(Entries.alert, match: .name, matched: "Alert"),
    ]
    for width in [40, 80] {
      expectSnapshot(
        ResultList.draw(entries, language: language, width: width) + "\n",
        named: "results-\(language.rawValue)-\(width)")
    }
  }

  @Test(
    "A remark quotes a name that the entry shows, and no hidden one",
    arguments: [
      (Match.typo, "шторка", "(похоже на опечатку в: «шторка»)"),
      (.typo, "zzz", "(похоже на опечатку)"), (.alias, "шторка", "(называют и так: «шторка»)"),
      (.alias, "zzz", ""), (.inflection, "zzz", "(форма одного из названий)"),
      (.description, "zzz", "(по описанию: «zzz»)"),
    ])
  func remarks(match: Match, matched: String, expected: String) {
    var concept = Entries.bottomSheet
    concept.labels.append(
      Label(text: "zzz", language: .en, status: .hidden, kind: .misspelling))
    let result = SearchResult(
      id: concept.id, en: "Bottom sheet", ru: "Нижняя шторка", category: "element",
      subcategory: "overlay", score: 1, match: match, matched: matched)
    let text = ResultList.draw(
      [ResultList.Entry(result, concept: concept)], language: .ru, width: 80)
    let remark = text.split(separator: "\n").last { $0.contains("(") }
    #expect((remark.map { $0.drop { $0 == " " } } ?? "") == expected)
  }

  @Test(arguments: [(2, 80, Language.ru), (3, 100, .en), (2, 40, .ru)])
  func comparison(count: Int, width: Int, language: Language) {
    let text = ComparisonTable.draw(
      Array([Entries.actionSheet, Entries.bottomSheet, Entries.alert].prefix(count)),
      contrasts: Entries.contrasts, lookUp: Entries.lookUp, language: language, width: width)
    expectSnapshot(text + "\n", named: "compare-\(count)-\(language.rawValue)-\(width)")
  }

  @Test func theFixedWordsDifferBetweenTheLanguages() {
    let russian = card(Entries.bottomSheet, .ru, 80)
    let english = card(Entries.bottomSheet, .en, 80)
    #expect(russian.contains("Не путать с") && russian.contains("В баг-репорте"))
    #expect(english.contains("Not to be confused with") && english.contains("In a bug report"))
  }
}
