import CommandLanguage
import TextAnalysis

/// What `--help` prints.
enum Usage {
  /// The options as they are written, and what each is for, in the order of the help.
  static let options: [(String, Wording)] = [
    ("-c, --command COMMANDS", Wording("run these commands and end", "выполнить команды и выйти")),
    (
      "-f, --file FILE",
      Wording("run a script; - is standard input", "выполнить сценарий; - — стандартный ввод")
    ),
    ("--json", Wording("one JSON object for each command", "по объекту JSON на команду")),
    ("--lang en|ru", Wording("the language of the answers", "язык ответов")),
    ("--color auto|always|never", Wording("when colour is used", "когда использовать цвет")),
    (
      "--plain",
      Wording(
        "no colour, no pager, ASCII frames", "без цвета, без постраничного вывода, рамки ASCII")
    ),
    (
      "--glossary PATH",
      Wording(
        "add a glossary: a file or a folder; may be repeated",
        "добавить словарь: файл или папку; можно несколько раз")
    ),
    (
      "--stop-on-error",
      Wording("end with 3 at the first error", "остановиться на первой ошибке, код 3")
    ),
    ("--no-input", Wording("never prompt", "ничего не спрашивать")),
    ("--no-history", Wording("keep no history", "не хранить историю")),
    (
      "--no-rc",
      Wording(
        "read neither the configuration nor ~/.editrc", "не читать ни настройки, ни ~/.editrc")
    ),
    (
      "--print man|commands|bash|zsh|fish",
      Wording(
        "print the manual, the reference, or completions for a shell",
        "вывести страницу man, список команд или дополнение для шелла")
    ),
    ("-V, --version", Wording("print the version", "показать версию")),
    ("-h, --help", Wording("print this", "показать эту справку")),
  ]

  /// An option as it is written, with its placeholder in `language`.
  static func form(_ option: String, in language: Language) -> String {
    let placeholders = ["COMMANDS": "КОМАНДЫ", "FILE": "ФАЙЛ", "PATH": "ПУТЬ"]
    guard language == .ru, let last = option.split(separator: " ").last,
      let word = placeholders[String(last)]
    else { return option }
    return option.dropLast(last.count) + word
  }

  /// The forms of the program's call, its options and exit codes, and how the help begins.
  static func page(_ grammar: Grammar) -> HelpPage {
    HelpPage { language in
      let codes = ExitCode.documented.map { code, meaning in
        (left: "\(code.rawValue)", right: meaning.text(in: language))
      }
      return [
        .columns(
          calls.map { ($0.text(in: language), $1.text(in: language)) }, indentedBy: 0),
        .blank,
        .columns(options.map { (form($0.0, in: language), $0.1.text(in: language)) }),
        .blank, .text(Wording("Exit codes", "Коды выхода").text(in: language)),
        .columns(codes), .blank,
      ]
    } + grammar.introduction()
  }

  private static let calls = [
    (
      Wording("shtorka [OPTIONS]", "shtorka [КЛЮЧИ]"),
      Wording(
        "the prompt, or commands from standard input",
        "приглашение или команды со стандартного ввода")
    ),
    (
      Wording("shtorka [OPTIONS] WORD…", "shtorka [КЛЮЧИ] СЛОВО…"),
      Wording("look the words up", "найти слова в словаре")
    ),
    (
      Wording("shtorka [OPTIONS] COMMAND …", "shtorka [КЛЮЧИ] КОМАНДА …"),
      Wording(
        "one command, for example: find, term, compare, browse",
        "одна команда, например: найти, термин, сравнить, обзор")
    ),
  ]
}
