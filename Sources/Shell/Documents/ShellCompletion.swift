import CommandLanguage
import Rendering
import TextAnalysis

/// What a shell completes after the program's name, as one table for all shells.
///
/// Each row is `context, language, word, English meaning, Russian meaning`, with tabs between. The
/// contexts: `command` the first words; `option` the program's own options; `value --lang` the
/// values of such an option; `name` the command that a name means; else a command's own words.
/// A word `<file>` stands for file names.
struct ShellCompletion {
  /// One word that can be completed.
  struct Row: Equatable {
    var context: String
    var language: String
    var word: String
    var meaning: Wording

    var text: String {
      [context, language, word, meaning.en, meaning.ru].map { $0.isEmpty ? "-" : $0 }
        .joined(separator: "\t")
    }
  }

  var grammar: Grammar

  /// The commands that make sense without a session, a row for each first word.
  private var specs: [CommandSpec] { grammar.specs.filter { $0.shellUse != .no } }

  var rows: [Row] {
    var rows: [Row] = []
    for spec in specs {
      let words = spec.id.words
      let key = words[0].en
      let isFirst = !rows.contains { $0.context == "command" && $0.word == key }
      if isFirst {
        rows += Self.both("command", words[0], spec.summary)
        rows += words[0].all.map {
          Row(context: "name", language: "-", word: $0, meaning: Wording(key, key))
        }
      }
      if words.count > 1 { rows += Self.both(key, words[1], spec.summary) }
      rows += self.rows(of: spec, context: key)
    }
    return rows + optionRows
  }

  private func rows(of spec: CommandSpec, context: String) -> [Row] {
    var rows: [Row] = []
    for parameter in spec.parameters {
      for keyword in parameter.keywords {
        rows += Self.both(context, keyword.name, Wording("", ""))
      }
      switch parameter.kind {
      case .file: rows.append(Self.file(context))
      case .helpTopic:
        for topic in HelpTopic.allCases { rows += Self.both(context, topic.name, topic.summary) }
        var seen: Set<String> = []
        for spec in grammar.specs where seen.insert(spec.id.words[0].en).inserted {
          rows += Self.both(context, spec.id.words[0], spec.summary)
        }
      case .category:
        for key in KeyName.keys {
          let name = Wording(KeyName.name(key, in: .en), KeyName.name(key, in: .ru))
          if !name.en.contains(" "), !name.ru.contains(" ") {
            rows += Self.both(context, name, Wording("", ""))
          }
        }
      default: break
      }
    }
    for option in spec.options {
      let name = Wording("--" + option.id.name.en, "--" + option.id.name.ru)
      rows += Self.both(context, name, option.id.summary)
    }
    return rows
  }

  private var optionRows: [Row] {
    var rows: [Row] = []
    for (form, summary) in Usage.options {
      let parts = form.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
      let names = parts.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
        .filter { $0.hasPrefix("-") }
      rows += names.map {
        Row(context: "option", language: "-", word: $0, meaning: summary)
      }
      guard let value = parts.last, !value.hasPrefix("-") else { continue }
      for name in names {
        if value.contains("|") {
          rows += value.split(separator: "|").map {
            Row(context: "value \(name)", language: "-", word: String($0), meaning: summary)
          }
        } else if value == "FILE" || value == "PATH" {
          rows.append(Self.file("value \(name)"))
        } else {
          // It takes a value that nothing can complete.
          rows.append(
            Row(context: "value \(name)", language: "-", word: "<text>", meaning: summary))
        }
      }
    }
    return rows
  }

  private static func both(_ context: String, _ name: Wording, _ meaning: Wording) -> [Row] {
    name.en == name.ru
      ? [Row(context: context, language: "-", word: name.en, meaning: meaning)]
      : [
        Row(context: context, language: "en", word: name.en, meaning: meaning),
        Row(context: context, language: "ru", word: name.ru, meaning: meaning),
      ]
  }

  private static func file(_ context: String) -> Row {
    Row(context: context, language: "-", word: "<file>", meaning: Wording("", ""))
  }

  /// The table as lines.
  var table: String { rows.map(\.text).joined(separator: "\n") }
}
