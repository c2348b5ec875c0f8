import CommandLanguage
import LineEditing
import TextAnalysis

extension Messages {
  /// Words from a shell that are a command of a session and were looked up.
  static func sessionCommand(_ line: String) -> Wording {
    let line = DisplayWidth.visible(line)
    return Wording(
      "“\(line)” is also a command; it needs a session: shtorka -c '\(line)'",
      "«\(line)» — ещё и команда; ей нужна сессия: shtorka -c '\(line)'")
  }

  /// Words in quotes that are a command of the shell without them.
  static func shellCommand(_ line: String) -> Wording {
    let line = DisplayWidth.visible(line)
    return Wording(
      "“\(line)” is also a command, without the quotes: shtorka \(line)",
      "«\(line)» — ещё и команда, без кавычек: shtorka \(line)")
  }

  /// Where the help of the program is.
  static var programHelp: Wording {
    Wording(
      "the help of the program: shtorka --help", "справка по программе: shtorka --help")
  }

  /// What is wrong with the words after the program's name.
  static func option(_ mistake: Options.Mistake) -> Wording {
    let help = Wording("; see shtorka --help", "; см. shtorka --help")
    switch mistake {
    case .unknownOption(let option, let nearest):
      let hint = nearest.map {
        Wording("; did you mean \($0)?", "; может быть, \($0)?")
      }
      return Wording("unknown option \(option)", "неизвестный ключ \(option)") + (hint ?? help)
    case .missingValue(let option):
      return Wording("\(option) needs a value", "ключу \(option) нужно значение") + help
    case .badValue(let option, let value, let expected):
      let list = expected.joined(separator: ", ")
      return expected.isEmpty
        ? Wording("\(option) takes no value", "ключ \(option) пишется без значения") + help
        : Wording(
          "\(option): “\(value)” is none of: \(list)",
          "\(option): «\(value)» — не из списка: \(list)")
    case .unexpectedWord(let word, let option):
      return Wording(
        "“\(word)” after \(option): the commands stand in one word, quote them",
        "«\(word)» после \(option): команды пишутся одним словом, возьмите их в кавычки")
    }
  }

  /// A command in the configuration that has no business there.
  static var notForConfiguration: Wording {
    let names = CommandTable.configuration.map(\.name)
    let en = names.map(\.en).joined(separator: ", ")
    let ru = names.map(\.ru).joined(separator: ", ")
    return Wording(
      "this command can’t stand in the configuration; those that can: \(en)",
      "в настройках такой команды быть не может; могут быть: \(ru)")
  }

  /// Complaints about the configuration that are left out.
  static func moreProblems(_ count: Int, in path: String) -> Wording {
    Wording(
      "\(path): and \(Plural.en(count, one: "more complaint", other: "more complaints"))",
      "\(path): и ещё \(Plural.ru(count, one: "замечание", few: "замечания", many: "замечаний"))")
  }

  /// A line that is no text.
  static func malformed(_ line: MalformedLine) -> Answer {
    let offset = line.byteOffset + 1
    let message =
      line.reason == .invalidUTF8
      ? Wording(
        "byte \(offset) of the line is not UTF-8; the line was left out",
        "байт \(offset) строки не в UTF-8; строка пропущена")
      : Wording(
        "byte \(offset) of the line is NUL; the line was left out",
        "байт \(offset) строки — нулевой; строка пропущена")
    return Answer(
      command: line.readablePart,
      outcome: .failure(Failure(code: "invalid-text", message: message, exitCode: .usage)))
  }

  /// Something about the prompt that the person should know.
  static func notice(_ notice: LineSourceNotice) -> Wording {
    switch notice {
    case .noUTF8Locale:
      Wording(
        "no UTF-8 locale on this system: only ASCII can be typed",
        "в системе нет локали UTF-8: можно вводить только ASCII")
    case .bindingsRefused(let path, let line):
      Wording(
        "\(path):\(line): the line is too long; the file was not read",
        "\(path):\(line): слишком длинная строка; файл не прочитан")
    case .bindingsIncomplete(let path):
      Wording(
        "\(path) was read in part: libedit stopped at a command that it does not know",
        "\(path) прочитан не весь: libedit не знает одну из команд")
    case .editingTurnedOff(let path):
      Wording("\(path) turns line editing off", "\(path) выключает редактирование строки")
    case .historyUnavailable(let error):
      Wording(
        "the history \(error.path) can’t be used: \(SystemError.text(error.errorNumber).en); lines are kept for this session only",
        "история \(error.path) недоступна: \(SystemError.text(error.errorNumber).ru); строки хранятся только в этом сеансе"
      )
    case .historySetAside(let path, let moved):
      Wording(
        "\(path) was no history of this program; it is kept as \(moved)",
        "\(path) — не история этой программы; файл сохранён как \(moved)")
    }
  }

  /// The lines on disk stay.
  static func historyNotCleared(_ error: HistoryFileError) -> Wording {
    let reason = SystemError.text(error.errorNumber)
    return Wording(
      "the history \(error.path) can’t be cleared: \(reason.en)",
      "историю \(error.path) не очистить: \(reason.ru)")
  }

  /// There is nowhere to keep a history; `folder` is what HOME says.
  static func historyWithoutHome(_ folder: String?) -> Wording {
    noHome(folder)
      + Wording(
        ": lines are kept for this session only", ": строки хранятся только в этом сеансе")
  }

  /// There is nowhere to keep a short form; `folder` is what HOME says.
  static func aliasWithoutHome(_ folder: String?) -> Wording {
    noHome(folder)
      + Wording(
        ": aliases are kept for this session only", ": сокращения действуют только в этом сеансе")
  }

  private static func noHome(_ folder: String?) -> Wording {
    guard let folder, !folder.isEmpty else {
      return Wording("HOME is not set", "переменная HOME не задана")
    }
    return Wording("there is no home folder \(folder)", "домашней папки \(folder) нет")
  }

  /// The prompt of a search in the history.
  static func search(_ pattern: String, isFound: Bool) -> Wording {
    isFound
      ? Wording("search “\(pattern)”: ", "поиск «\(pattern)»: ")
      : Wording("nothing with “\(pattern)”: ", "нет «\(pattern)»: ")
  }

  /// How many candidates are left below.
  static func allCandidates(_ count: Int) -> Wording {
    Wording(
      "\(count) possible; Tab lists them, or begin the word",
      "подходит \(count); Tab покажет все, или начните слово")
  }

  static func moreCandidates(_ count: Int) -> Wording {
    Wording(
      "\(count) more; any key goes on, q stops", "ещё \(count); любая клавиша дальше, q — хватит")
  }
}
