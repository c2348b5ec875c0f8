import CommandLanguage
import TextAnalysis

/// The page for `man`, in the macros of man(7).
struct ManualPage {
  var language: Language
  var grammar: Grammar

  /// The day of the release, as the title line shows it.
  static let date = "2026-11-30"

  var text: String {
    (head + synopsis + description + options + commands + surroundings + exitStatus + examples)
      .joined(separator: "\n") + "\n"
  }

  private func pick(_ en: String, _ ru: String) -> String { Wording(en, ru).text(in: language) }

  private var head: [String] {
    [
      ".TH SHTORKA 1 \(Self.date) \"Shtorka \(VersionBody.version)\"",
      section("NAME", "ИМЯ"),
    ]
      + Self.lines(
        "shtorka - "
          + pick(
            "names and behaviour of mobile interfaces, in Russian and English",
            "названия и поведение мобильных интерфейсов, по-русски и по-английски"))
  }

  private var synopsis: [String] {
    var lines = [section("SYNOPSIS", "СИНТАКСИС")]
    for words in [
      pick("[OPTIONS]", "[КЛЮЧИ]"), pick("[OPTIONS] WORD…", "[КЛЮЧИ] СЛОВО…"),
      pick("[OPTIONS] COMMAND …", "[КЛЮЧИ] КОМАНДА …"),
    ] {
      lines += [".B shtorka"] + Self.lines(words) + [".br"]
    }
    return lines.dropLast()
  }

  private var description: [String] {
    [section("DESCRIPTION", "ОПИСАНИЕ")]
      + Self.lines(
        pick(
          """
          Looks up what a part of a screen is called, in both languages; keeps a tab bar to try \
          taps, rotation and overflow on, drawn as text; checks it against the guidelines.
          """,
          """
          Ищет, как называется часть экрана, на двух языках; держит таб-бар, на котором можно \
          проверить тапы, поворот и нехватку места, и рисует его текстом; сверяет с рекомендациями.
          """)) + [".PP"]
      + Self.lines(
        pick(
          """
          On a terminal, without words, it prompts: a line that is no command is looked up. Words \
          after its name are one command or a look-up. Otherwise commands come from standard input.
          """,
          """
          Без слов в терминале выводит приглашение: строка, которая не команда, ищется. Слова \
          после имени — одна команда или запрос. Иначе команды читаются со стандартного ввода.
          """))
  }

  private var options: [String] {
    var lines = [section("OPTIONS", "КЛЮЧИ")]
    for (form, summary) in Usage.options {
      lines += [".TP", ".B " + Self.escaped(Usage.form(form, in: language))]
      lines += Self.lines(summary.text(in: language))
    }
    return lines
  }

  private var commands: [String] {
    var lines = [section("COMMANDS", "КОМАНДЫ")]
    for room in CommandSpec.Room.allCases {
      let specs = grammar.specs.filter { $0.room == room }
      if specs.isEmpty { continue }
      lines.append(".SS " + Self.quoted(room.title.text(in: language)))
      for spec in specs {
        lines += [".TP", ".B " + Self.escaped(spec.usage(in: language))]
        lines += Self.lines(CommandReference.sentence(spec.summary.text(in: language)))
        lines += Self.lines(spec.details.text(in: language))
      }
    }
    return lines
  }

  private var surroundings: [String] {
    let files = [
      ("~/.cache/shtorka", pick("compiled glossaries", "собранные словари")),
      ("~/.local/state/shtorka/history", pick("lines typed before", "введённые строки")),
      ("~/.local/state/shtorka/quiz", pick("the score of the quiz", "счёт викторины")),
    ]
    let variables = [
      (
        "SHTORKA_LANG, LC_ALL, LC_MESSAGES, LANG",
        pick("the language of the answers: the first one set", "язык ответов: первая заданная")
      ),
      (
        "NO_COLOR, CLICOLOR_FORCE",
        pick("never colour, colour always", "никогда без цвета, всегда с цветом")
      ),
      (
        "XDG_CACHE_HOME, XDG_STATE_HOME",
        pick("where the files above are instead", "где лежат эти файлы вместо указанных мест")
      ),
    ]
    var lines = [section("FILES", "ФАЙЛЫ")]
    for (name, meaning) in files {
      lines += [".TP", ".I " + Self.escaped(name)] + Self.lines(meaning)
    }
    lines.append(section("ENVIRONMENT", "ПЕРЕМЕННЫЕ ОКРУЖЕНИЯ"))
    for (name, meaning) in variables {
      lines += [".TP", ".B " + Self.escaped(name)] + Self.lines(meaning)
    }
    return lines
  }

  private var exitStatus: [String] {
    var lines = [section("EXIT STATUS", "КОД ВЫХОДА")]
    for (code, meaning) in ExitCode.documented {
      lines += [".TP", ".B \(code.rawValue)"] + Self.lines(meaning.text(in: language))
    }
    return lines
  }

  private var examples: [String] {
    var lines = [section("EXAMPLES", "ПРИМЕРЫ")]
    for (line, meaning) in HelpTopic.scripts.rows(in: language) {
      lines += [".TP", ".B " + Self.escaped(line)] + Self.lines(meaning)
    }
    return lines
  }

  private func section(_ en: String, _ ru: String) -> String {
    ".SH " + Self.quoted(pick(en, ru))
  }

  private static func quoted(_ text: String) -> String {
    "\"" + escaped(text).replacing("\"", with: "\\(dq") + "\""
  }

  /// Running text as lines of source.
  ///
  /// Tools read a source line of at most 80 bytes, in which a letter beyond ASCII takes eight.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ").map({ escaped(String($0)) }) {
      let size = word.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
      if used > 0, used + 1 + size > 80 {
        lines.append(line)
        line = ""
        used = 0
      }
      line += (used > 0 ? " " : "") + word
      used += size + (used > 0 ? 1 : 0)
    }
    return used > 0 ? lines + [line] : lines
  }

  /// A text as it is written in man(7): a backslash is no escape, a hyphen can be copied, and no
  /// line begins like a request.
  static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
