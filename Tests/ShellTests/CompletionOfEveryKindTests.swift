import CommandLanguage
import LineEditing
import Testing
import TextAnalysis

@testable import Shell

/// Tab has something to offer wherever the grammar asks for a value out of a list.
struct CompletionOfEveryKindTests {
  /// A word that may stand for the kind, so that what follows it can be asked for.
  private func sample(_ kind: ValueKind, _ keywords: [KeywordID], _ language: Language) -> String {
    if let keyword = keywords.first { return keyword.name.text(in: language) }
    switch kind {
    case .integer(let lower, _): return String(max(1, lower))
    case .integerChoice(let numbers): return String(numbers[0])
    case .number: return "1"
    case .size: return "23x23"
    case .pixelSize: return "69x69@3"
    case .hexColor: return "#112233"
    case .tab, .tabKey, .tabKeyList: return "A"
    case .settingName(let settings): return settings[0].name.name.text(in: language)
    case .languageCode: return "en"
    case .exportFormat: return "text"
    case .stateField: return "selected"
    default: return "x"
    }
  }

  /// Whether a person makes the value up, so that there is no list of it.
  private func isFree(_ kind: ValueKind) -> Bool {
    switch kind {
    case .integer, .number, .size, .pixelSize, .hexColor, .text, .word: true
    case .choice, .tab, .tabKey, .tabKeyList, .integerChoice, .preset, .term, .category, .glossary,
      .rule, .file, .exportFormat, .systemItem, .languageCode, .stateField, .alias, .helpTopic,
      .settingName, .settingValue:
      false
    }
  }

  private func check(
    _ line: String, _ kind: ValueKind, _ keywords: [KeywordID], _ options: [OptionSpec],
    _ session: Session
  ) {
    let language = session.language
    // Of thousands of terms only those are offered that begin as something typed.
    let line = kind == .term ? line + "t" : line
    let offered = Completer(session).completion(for: line, at: line.endIndex).candidates
      .map(\.label)
    let words = keywords.map { $0.name.text(in: language) }
    for word in words { #expect(offered.contains(word), "\(line)… lacks \(word)") }
    if kind == .choice || isFree(kind) {
      #expect(kind != .choice || !words.isEmpty, "\(line)")
      return
    }
    let optionNames = options.map { $0.id.name.text(in: language) }
    let values = offered.filter { label in
      !words.contains(label)
        && !optionNames.contains { label == $0 || label == $0 + ":" }
    }
    // The languages are keywords, too, where they have names.
    let isWhole = kind == .languageCode && !words.isEmpty
    #expect(!values.isEmpty || isWhole, "\(line)… has no value of \(kind)")
  }

  @Test(arguments: Language.allCases)
  func everyValueHasCandidates(language: Language) {
    var shtorka = Shtorka(language: language)
    _ = shtorka.answers("new A B C")
    shtorka.session.isAtPrompt = true
    _ = shtorka.answers("alias t tap")
    let session = shtorka.session
    var kinds = 0
    for spec in Grammar(implemented: Session.implemented).specs where spec.id != .historyRun {
      var line = spec.id.name.text(in: language)
      for parameter in spec.parameters {
        if parameter.kind == .settingValue { continue }
        let keywords = parameter.keywords + parameter.alternatives
        kinds += 1
        check(line + " ", parameter.kind, keywords, spec.options, session)
        if case .settingName(let settings) = parameter.kind {
          for setting in settings where !isFree(setting.value) || !setting.keywords.isEmpty {
            check(
              line + " " + setting.name.name.text(in: language) + " ", setting.value,
              setting.keywords, spec.options, session)
          }
        }
        line += " " + sample(parameter.kind, keywords, language)
      }
      for option in spec.options {
        kinds += 1
        check(
          line + " " + option.id.name.text(in: language) + ":", option.kind, option.keywords, [],
          session)
      }
    }
    #expect(kinds > 100)
  }

  @Test(
    "The screens to point at are offered in both languages",
    arguments: [
      ("point ", Language.en, ["list", "form", "feed", "objects", "alerts"]),
      ("указать ", .ru, ["список", "форма", "лента", "объекты", "сообщения"]),
      ("point fo", .ru, ["form"]), ("указать фо", .en, ["форма"]),
    ])
  func screens(line: String, language: Language, expected: [String]) {
    let shtorka = Shtorka(language: language)
    let offered = Completer(shtorka.session).completion(for: line, at: line.endIndex).candidates
    #expect(offered.map(\.text) == expected)
  }
}
