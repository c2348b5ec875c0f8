public import TextAnalysis

/// The commands that a build offers, ready to read lines with.
///
/// A command that is declared but not offered is read as if it did not exist.
public struct Grammar: Sendable {
  /// What a build that implements everything offers.
  public static let complete = Grammar(implemented: Set(CommandID.allCases))

  /// Short forms and the text that each stands for; the keys are folded.
  public private(set) var aliases: [String: String] = [:]
  /// By folded first word, in both languages.
  let heads: Heads

  /// Creates a grammar that offers only these commands.
  public init(implemented: Set<CommandID>) {
    heads = Heads(implemented: implemented)
  }

  /// The commands offered, in the order of their declaration.
  public var specs: [CommandSpec] {
    CommandTable.all.filter { heads.implemented.contains($0.id) }
  }

  /// The first words of all commands, in the order of their declaration.
  var firstNames: [KnownName] {
    var seen: Set<String> = []
    return specs.flatMap { $0.id.words[0].all }.filter { seen.insert($0).inserted }
      .map(KnownName.init)
  }

  /// Whether `word` is the first word of a command, or a short form.
  public func isFirstWord(_ word: String) -> Bool {
    let key = foldedName(word)
    return heads[key] != nil || aliases[key] != nil
  }

  /// What a short form stands for; nil where there is none of that name.
  public func meaning(ofAlias name: String) -> String? {
    aliases[foldedName(name)]
  }

  /// The first short form that a command of `text` begins with, where `name` counts as one, too; nil
  /// where there is none.
  ///
  /// What a short form stands for is read as it is, so that such a text would be no command.
  public func shortForm(in text: String, of name: String) -> String? {
    var reader = LineReader(text)
    guard let commands = try? reader.commands() else { return nil }
    return commands.lazy.compactMap(\.words.first).first { word in
      let key = foldedName(word.text)
      return !word.isQuoted && (aliases[key] != nil || key == foldedName(name))
    }?.text
  }

  /// The short form whose text begins a command with `name`; nil where there is none.
  public func shortForm(using name: String) -> String? {
    aliases.keys.sorted().first { key in
      key != foldedName(name)
        && Grammar(implemented: []).shortForm(in: aliases[key] ?? "", of: name) != nil
    }
  }

  /// Makes `name` a short form that stands for `text`, or forgets it where the text is `nil`.
  ///
  /// Returns false, and changes nothing, where the name is no single word or is a command's own.
  @discardableResult
  public mutating func setAlias(_ name: String, to text: String?) -> Bool {
    let key = foldedName(name)
    var reader = LineReader(name)
    guard heads[key] == nil, let word = reader.firstWord(), !word.isQuoted, word.text == name else {
      return false
    }
    aliases[key] = text
    return true
  }
}

extension CommandID {
  /// The words of the name: one, or the first word of a family and the second word.
  public var words: [Wording] {
    let name = self.name
    let en = name.en.split(separator: " ")
    let ru = name.ru.split(separator: " ")
    return zip(en, ru).map { Wording(String($0), String($1)) }
  }
}
