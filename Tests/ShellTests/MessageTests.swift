import CommandLanguage
import FileAccess
import Glossary
import LineEditing
import MarkupReading
import TabBar
import TabBarFiles
import Testing
import TextAnalysis

@testable import Shell

/// Every sentence that people read is in English and in Russian, each in its own letters.
struct MessageTests {
  private static let name = "X"

  private static var syntax: [Wording] {
    let kinds: [ValueKind] = [
      .tab, .tabKey, .integer(lower: 1, upper: 4), .integer(lower: 0, upper: Int.max),
      .number(lower: 0, upper: 1), .size, .pixelSize, .hexColor, .text, .word, .preset, .term,
      .category, .glossary, .rule, .file, .exportFormat, .systemItem, .languageCode, .stateField,
      .alias, .helpTopic, .settingValue, .choice,
    ]
    let parameters = kinds.map { Parameter(.name, $0, keywords: [.more], alternatives: [.none]) }
    let option = OptionSpec(.limit, .integer(lower: 1, upper: 9))
    let reasons: [SyntaxError.Reason] =
      [.unknownCommand(word: name, nearest: []), .unclosedQuote(.straight), .invalidText]
      + parameters.map { .missingArgument(.parameter($0)) }
      + [
        .missingArgument(.option(option)), .missingArgument(.subcommand([Wording("on", "вкл")])),
        .badArgument(found: name, .unexpected(nearest: [])),
        .badArgument(found: name, .repeatedOption(option)),
        .badArgument(found: name, .unknownOption(nearest: [name])),
        .badArgument(found: name, .repeatedWord(parameters[0])),
        .badArgument(found: name, .notAlone(.none)),
        .badArgument(found: name, .expected(.parameter(parameters[0]), nearest: [name])),
      ]
    return reasons.map {
      Messages.syntax(SyntaxError($0, span: SourceSpan(0, 1), source: name))
    }
  }

  private static var bench: [Wording] {
    let ways: [Rejection.Way?] = [nil, .more, .expand, .customization, .dismiss]
    let rejections: [Rejection] = [
      .indexOutOfRange(position: "9", count: 0), .indexOutOfRange(position: "9", count: 3),
      .notAChild(name), .managedBar(30), .emptyItems, .notCustomizable(nil), .notCustomizable(name),
      .notEditable(name, 131), .notEditable(name, 228), .notEditable(name, 229),
      .notCustomizing, .unsupported(nil), .unsupported(RuleID(34)), .unsupported(RuleID(66)),
      .unknownTab(name),
      .ambiguousTab(name, []), .repeatedTab(name), .badValue(name), .unknownSystemItem(name),
      .nothingToUndo,
      .nothingToRedo, .unknownPreset(name),
    ]
    let covers: [BarCover] = [
      .modal, .keyboard, .pushedScreen, .application, .scrolling, .sidebar, .platform,
    ]
    let unsupported = [14, 70, 89, 113, 116, 134, 162, 167, 188, 190, 203, 211, 220, 221, 228, 243]
    return
      (rejections + ways.map { .notOnScreen(name, way: $0) }
      + unsupported.map { .unsupported(RuleID($0)) }).map(Messages.rejection)
      + covers.map(Messages.barCover) + Orientation.allCases.map(\.title)
      + AuditRule.Severity.allCases.map(AuditRulesBody.severity)
      + AuditRule.all.map { Wording($0.english, $0.russian) }
      + Rule.all.map { Wording($0.english, $0.russian) }
  }

  private static var files: [Wording] {
    let problems: [InterfaceFile.Problem] = [
      .notFound(path: name), .noTabBar(path: name), .noSuchController(number: 2, count: 1),
      .markup(path: name, .notWellFormed(reason: name, line: 1, column: 1)),
      .markup(path: name, .tooDeep(line: 1)), .unsupported(path: name, root: name),
    ]
    let documents: [SessionDocument.Failure] = [
      .damaged(path: ""), .damaged(path: name), .unknownFormat(2), .inconsistent([]),
      .notEncodable,
    ]
    // Every number that the system has a meaning for.
    let codes = (1...134).map(Int32.init)
    return problems.map(Messages.interfaceFile)
      + documents.map { Messages.sessionDocument($0, path: name) }
      + codes.map(SystemError.text).filter { $0.en != $0.ru }
      + [true, false].map {
        Messages.file(FileError(path: name, isWriting: $0, code: 2))
      } + [
        Messages.file(FileError(path: "", isWriting: true, code: 2)), Messages.unwritableOutput(28),
      ]
  }

  private static var glossary: [Wording] {
    let syntax: [JSONSyntaxProblem] = [
      .unexpectedEnd, .unexpectedCharacter, .trailingText, .controlCharacter, .badEscape,
      .badNumber, .notUTF8, .tooDeep,
    ]
    let kinds: [GlossaryProblem.Kind] =
      syntax.map { .syntax($0) }
      + [
        .missing, .unknownKey, .duplicateKey, .unknownValue(name, allowed: [name]), .empty,
        .controlCharacter, .duplicateID(name), .malformedID(name), .contrastOrder,
        .unknownReference(name),
        .preferredLabels(.ru, count: 2), .wrongType(expected: .object),
      ]
    let problems = kinds.map {
      GlossaryProblem(file: name, line: 1, column: 1, entry: nil, field: "", kind: $0)
    }
    let errors: [GlossaryError] = [
      .unreadable(path: name, code: 2), .emptyFolder(path: name), .database(code: 11),
      .invalid(problems),
    ]
    return errors.map(Messages.glossary) + problems.map(Messages.problem)
      + Match.allCases.map(\.title)
  }

  private static var program: [Wording] {
    let mistakes: [Options.Mistake] = [
      .unknownOption(name, nearest: nil), .unknownOption(name, nearest: name),
      .missingValue(option: name), .badValue(option: name, value: name, expected: []),
      .badValue(option: name, value: name, expected: [name]), .unexpectedWord(name, after: name),
    ]
    let history = HistoryFileError(step: .opening, path: name, errorNumber: 13)
    let notices: [LineSourceNotice] = [
      .noUTF8Locale, .bindingsRefused(path: name, line: 1), .bindingsIncomplete(path: name),
      .editingTurnedOff(path: name), .historyUnavailable(history),
      .historySetAside(path: name, movedTo: name),
    ]
    return mistakes.map(Messages.option) + notices.map(Messages.notice)
      + [Messages.moreProblems(2, in: name)]
      + [Messages.historyWithoutHome(name), Messages.historyWithoutHome(nil)]
      + [Messages.aliasWithoutHome(name), Messages.aliasWithoutHome(nil)]
      + [Messages.search(name, isFound: true), Messages.search(name, isFound: false)]
      + Usage.options.map(\.1) + ExitCode.documented.map(\.meaning)
      + TourStep.all.map(\.text) + [TourStep.ending] + Array(BenchHint.lines.values)
  }

  @Test func everySentenceIsInBothLanguages() {
    let all = Self.syntax + Self.bench + Self.files + Self.glossary + Self.program
    #expect(all.count > 400)
    for wording in all {
      // A Russian word that is spoken of stands in its own quotes.
      let english = wording.en.replacing(/«[^»]*»/, with: "").unicodeScalars
      #expect(!english.contains { (0x400...0x52F).contains($0.value) }, "\(wording.en)")
      #expect(
        wording.ru.unicodeScalars.contains { (0x400...0x52F).contains($0.value) },
        "\(wording.ru)")
      #expect(
        !wording.ru.replacing(" - — ", with: "").contains(" - ") && !wording.ru.contains("\""),
        "\(wording.ru)")
    }
  }

  /// ё is written where it is spoken, in the words that messages use most.
  @Test func yoIsWritten() {
    let all = Self.syntax + Self.bench + Self.files + Self.glossary + Self.program
    let wrong = ["еще", "ее", "свернут", "счет", "темн", "черн", "зеленый", "объект еще", "ведет"]
    for wording in all {
      let words = wording.ru.lowercased().split { !$0.isLetter }.map(String.init)
      let found = words.filter { word in wrong.contains { word == $0 || word == $0 + "ый" } }
      #expect(found.isEmpty, "\(wording.ru)")
    }
  }

  /// The commands that a message tells to type are commands.
  @Test(arguments: Language.allCases)
  func theWaysOutAreCommands(language: Language) {
    let lines: [Wording] = [
      Wording("tap more", "тап ещё"), Wording("tap minimized", "тап свёрнутый"),
      Wording("customize done", "настройка готово"),
      Wording("customize cancel", "настройка отмена"),
      Wording("dismiss", "закрыть"), Wording("pop", "вернуться"), Wording("presets", "пресеты"),
      Wording("customize begin A B C", "настройка начать А Б В"), Wording("quiz", "викторина"),
      Wording("help", "справка"), Wording("quit", "выход"),
    ]
    let grammar = Grammar(implemented: Session.implemented)
    let said = (Self.syntax + Self.bench + Self.program).map { $0.text(in: language) }
    for line in lines.map({ $0.text(in: language) }) {
      for case .failure(let error) in grammar.parse(line) {
        Issue.record("\(line): \(error.reason)")
      }
      // Two of them are said elsewhere than in messages.
      let isSaid = said.contains { $0.contains(line) }
      #expect(isSaid || ["quiz", "викторина", "quit", "выход", "help"].contains(line), "\(line)")
    }
  }
}
