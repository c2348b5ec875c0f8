import Glossary
import TextAnalysis

extension Messages {
  /// What is being done while large glossaries are compiled.
  static let compiling = Wording("Preparing the glossaries", "Готовлю глоссарии")

  /// Why a glossary could not be opened, with the place of the first problems.
  static func glossary(_ error: GlossaryError) -> Wording {
    switch error {
    case .unreadable(let path, let code):
      let reason = SystemError.text(code)
      return Wording(
        "the glossary \(path) can’t be read: \(reason.en)",
        "словарь \(path) не читается: \(reason.ru)")
    case .emptyFolder(let path):
      return Wording(
        "the glossary folder \(path) holds no .json file",
        "в папке словаря \(path) нет ни одного файла .json")
    case .invalid(let problems):
      let shown = problems.prefix(5).map(problem)
      let rest = problems.count - shown.count
      var en = shown.map(\.en)
      var ru = shown.map(\.ru)
      if rest > 0 {
        en.append("and \(Plural.en(rest, one: "more problem", other: "more problems"))")
        ru.append(
          "и ещё \(Plural.ru(rest, one: "ошибка", few: "ошибки", many: "ошибок"))")
      }
      return Wording(en.joined(separator: "\n"), ru.joined(separator: "\n"))
    case .interrupted:
      return Wording(
        "interrupted; the glossaries will be prepared at the next look-up",
        "прервано; глоссарии подготовятся при следующем поиске")
    case .database(let code):
      return Wording(
        "the look-up database refused (SQLite code \(code))",
        "база для поиска отказала (код SQLite \(code))")
    }
  }

  /// One place where a glossary file breaks the format: file, line, column, entry and field.
  static func problem(_ problem: GlossaryProblem) -> Wording {
    let place = "\(problem.file):\(problem.line):\(problem.column)"
    let path = [problem.entry, problem.field.isEmpty ? nil : problem.field]
      .compactMap { $0 }.joined(separator: ": ")
    let what = problemKind(problem.kind)
    return Wording(
      [place, path, what.en].filter { !$0.isEmpty }.joined(separator: ": "),
      [place, path, what.ru].filter { !$0.isEmpty }.joined(separator: ": "))
  }

  private static func problemKind(_ kind: GlossaryProblem.Kind) -> Wording {
    switch kind {
    case .syntax(let problem): return syntax(problem)
    case .missing: return Wording("this field is required", "поле обязательно")
    case .unknownKey:
      return Wording("the format knows no such field", "такого поля в формате нет")
    case .duplicateKey: return Wording("the field stands twice", "поле стоит дважды")
    case .wrongType(let type):
      let names: [JSONType: Wording] = [
        .object: Wording("an object", "объект"), .array: Wording("a list", "список"),
        .string: Wording("a text", "строка"), .number: Wording("a number", "число"),
        .boolean: Wording("true or false", "true или false"), .null: Wording("null", "null"),
      ]
      let name = names[type] ?? Wording(type.rawValue, type.rawValue)
      return Wording("\(name.en) is expected here", "здесь нужен \(name.ru)")
    case .unknownValue(let value, let allowed):
      let list = allowed.joined(separator: ", ")
      return Wording(
        "“\(value)” is none of: \(list)", "«\(value)» — не из списка: \(list)")
    case .controlCharacter:
      return Wording("a control character inside a text", "управляющий символ внутри текста")
    case .empty: return Wording("this must not be empty", "здесь не должно быть пусто")
    case .duplicateID(let id):
      return Wording("the id “\(id)” stands twice", "идентификатор «\(id)» стоит дважды")
    case .malformedID(let id):
      return Wording(
        "“\(id)” is no id: lower-case Latin letters, digits and hyphens",
        "«\(id)» — не идентификатор: нужны строчные латинские буквы, цифры и дефисы")
    case .preferredLabels(let language, let count):
      return Wording(
        "\(language.rawValue) has \(Plural.en(count, one: "preferred label", other: "preferred labels")), exactly one is needed",
        "на языке \(language.rawValue) \(Plural.ru(count, one: "основное название", few: "основных названия", many: "основных названий")), нужно ровно одно"
      )
    case .contrastOrder:
      return Wording(
        "the two ids must differ and stand in alphabetical order",
        "два идентификатора должны различаться и стоять по алфавиту")
    case .unknownReference(let id):
      return Wording(
        "no glossary in use has an entry with the id “\(id)”",
        "статьи с идентификатором «\(id)» нет ни в одном подключённом словаре")
    }
  }

  private static func syntax(_ problem: JSONSyntaxProblem) -> Wording {
    switch problem {
    case .unexpectedEnd: Wording("the JSON ends too early", "JSON обрывается")
    case .unexpectedCharacter:
      Wording("a character that can’t stand here", "такой символ здесь стоять не может")
    case .trailingText: Wording("text after the end of the JSON", "текст после конца JSON")
    case .controlCharacter:
      Wording("a control character inside a text", "управляющий символ внутри строки")
    case .badEscape: Wording("an escape that JSON does not know", "такой экранировки в JSON нет")
    case .badNumber: Wording("a number that JSON does not know", "так числа в JSON не пишут")
    case .notUTF8: Wording("the file is not UTF-8", "файл не в кодировке UTF-8")
    case .tooDeep: Wording("nested too deeply", "слишком глубокая вложенность")
    }
  }
}

extension Messages {
  /// A name that several entries share, with the question that decides; `choices` are the entries,
  /// the likeliest first.
  static func ambiguous(
    _ name: String, _ label: AmbiguousLabel, choices: [TermChoice]
  ) -> Wording {
    Wording(
      "“\(name)” may be: \(list(choices, in: .en))" + (label.en.isEmpty ? "" : ". \(label.en)"),
      "«\(name)» может значить: \(list(choices, in: .ru))"
        + (label.ru.isEmpty ? "" : ". \(label.ru)"))
  }

  /// A name that no entry has, with the nearest entries.
  static func unknownTerm(_ name: String, nearest: [TermChoice]) -> Wording {
    Wording(
      "no entry is called “\(name)”"
        + (nearest.isEmpty ? "" : "; did you mean: \(list(nearest, in: .en))?"),
      "статьи «\(name)» нет"
        + (nearest.isEmpty ? "" : "; может быть: \(list(nearest, in: .ru))?"))
  }

  /// Names with the ids that say the same to `term`.
  private static func list(_ choices: [TermChoice], in language: Language) -> String {
    choices.map { "\($0.name.text(in: language)) (\($0.id))" }.joined(separator: ", ")
  }
}

/// An entry offered as a choice.
struct TermChoice: Equatable {
  var id: String
  var name: Wording
}
