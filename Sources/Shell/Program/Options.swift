import Glossary
import TextAnalysis

/// What the words after the program's name ask for.
struct Options: Equatable, Sendable {
  /// Where the commands come from.
  enum Mode: Equatable, Sendable {
    /// The prompt on a terminal, standard input otherwise.
    case session
    /// `-c COMMANDS`.
    case commands(String)
    /// `-f FILE`; `-` is standard input.
    case script(String)
    /// Words: a command from a shell, or a look-up.
    case words([String])
    case help
    case version
    /// `--print PAGE`.
    case print(Document)
  }

  /// When colour is used.
  enum Color: String, CaseIterable, Sendable {
    case auto, always, never
  }

  /// Why the words can't be taken.
  enum Mistake: Error, Equatable, Sendable {
    case unknownOption(String, nearest: String?)
    case missingValue(option: String)
    case badValue(option: String, value: String, expected: [String])
    case unexpectedWord(String, after: String)
  }

  var mode: Mode = .session
  var json = false
  var plain = false
  var language: Language?
  var color: Color?
  var noInput = false
  var noHistory = false
  var noRC = false
  var stopOnError = false
  var glossaries: [String] = []

  /// The program's own options and whether each takes a value, in the order of the help.
  static let declared: [(name: String, short: String?, takesValue: Bool)] = [
    ("--help", "-h", false), ("--version", "-V", false), ("--command", "-c", true),
    ("--file", "-f", true), ("--json", nil, false), ("--plain", nil, false),
    ("--lang", nil, true), ("--color", nil, true), ("--glossary", nil, true),
    ("--stop-on-error", nil, false), ("--no-input", nil, false), ("--no-history", nil, false),
    ("--no-rc", nil, false), ("--print", nil, true),
  ]

  /// Reads the words after the program's name.
  ///
  /// The program's own options may stand anywhere before `--`; another `--name` after the first
  /// word belongs to the command (`find шторка --limit 3`).
  static func parse(_ arguments: [String]) throws(Mistake) -> Options {
    var options = Options()
    var words: [String] = []
    var index = 0
    var wantsHelp = false
    var wantsVersion = false
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        // The command needs to be told, too, where its first word looks like an option.
        let isNeeded = !words.isEmpty || arguments[index...].first?.hasPrefix("-") == true
        words += arguments[(isNeeded ? index - 1 : index)...]
        break
      }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = declared.first(where: { $0.name == name || $0.short == name }) else {
        if words.isEmpty { throw .unknownOption(argument, nearest: nearest(to: name)) }
        words.append(argument)
        continue
      }
      var value = ""
      if option.takesValue {
        if parts.count == 2 {
          value = String(parts[1])
        } else if index < arguments.count {
          value = arguments[index]
          index += 1
        } else {
          throw .missingValue(option: name)
        }
      } else if parts.count == 2 {
        throw .badValue(option: name, value: String(parts[1]), expected: [])
      }
      switch option.name {
      case "--help": wantsHelp = true
      case "--version": wantsVersion = true
      case "--command": options.mode = .commands(value)
      case "--file": options.mode = .script(value)
      case "--json": options.json = true
      case "--plain": options.plain = true
      case "--lang": options.language = try choice(value, of: Language.self, option: name)
      case "--color": options.color = try choice(value, of: Color.self, option: name)
      case "--glossary": options.glossaries.append(value)
      case "--stop-on-error": options.stopOnError = true
      case "--print": options.mode = .print(try choice(value, of: Document.self, option: name))
      case "--no-input": options.noInput = true
      case "--no-history": options.noHistory = true
      default: options.noRC = true
      }
    }
    if wantsHelp {
      options.mode = .help
    } else if wantsVersion {
      options.mode = .version
    } else if let first = words.first {
      guard options.mode == .session else {
        throw .unexpectedWord(first, after: options.mode.optionName)
      }
      options.mode = .words(words)
    }
    return options
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: String, of type: Choice.Type, option: String
  ) throws(Mistake) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value.lowercased()) else {
      let expected = Choice.allCases.map(\.rawValue)
      throw .badValue(option: option, value: value, expected: expected)
    }
    return choice
  }

  private static func nearest(to name: String) -> String? {
    declared.compactMap { option in
      editDistance(Array(name), Array(option.name), limit: 2).map { ($0, option.name) }
    }.min { $0.0 < $1.0 }?.1
  }
}

extension Options.Mode {
  /// Whether words are looked up or are one command.
  var isWords: Bool {
    if case .words = self { true } else { false }
  }

  fileprivate var optionName: String {
    switch self {
    case .commands: "-c"
    case .script: "-f"
    case .print: "--print"
    default: ""
    }
  }
}
