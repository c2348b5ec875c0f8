import CommandLanguage
import TextAnalysis

/// What `--help` prints.
enum Usage {
  private static let options: [(String, Wording)] = [
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
    ("-V, --version", Wording("print the version", "показать версию")),
    ("-h, --help", Wording("print this", "показать эту справку")),
  ]

  static func text(in language: Language, grammar: Grammar) -> String {
    let usage = Wording(
      """
      shtorka [OPTIONS]                 the prompt, or commands from standard input
      shtorka [OPTIONS] WORD…           look the words up
      shtorka [OPTIONS] COMMAND …       one command, for example: find, term, compare, browse
      """,
      """
      shtorka [КЛЮЧИ]                   приглашение или команды со стандартного ввода
      shtorka [КЛЮЧИ] СЛОВО…            найти слова в словаре
      shtorka [КЛЮЧИ] КОМАНДА …         одна команда, например: найти, термин, сравнить, обзор
      """)
    let codes = Wording(
      "Exit codes: 0 done or found; 1 nothing found, or findings; 2 a mistake in the words; 3 a script stopped; 4 data can’t be read or written; 130 interrupted.",
      "Коды выхода: 0 сделано или найдено; 1 не найдено или есть замечания; 2 ошибка в словах; 3 сценарий остановлен; 4 данные не прочитать или не записать; 130 прервано."
    )
    let width = options.map(\.0.count).max() ?? 0
    let lines = options.map { name, summary in
      let gap = String(repeating: " ", count: width - name.count + 2)
      return "  \(name)\(gap)\(summary.text(in: language))"
    }
    return
      ([usage.text(in: language), ""] + lines + ["", codes.text(in: language), ""]
      + grammar.introduction().lines(in: language)).joined(separator: "\n")
  }
}
