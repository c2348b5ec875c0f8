public import TextAnalysis

/// The commands that a build offers, ready to read lines with.
///
/// A command that is declared but not offered is read as if it did not exist.
public struct Grammar: Sendable {
  /// A first word: the command that it is alone, and those that it begins.
  struct Head: Sendable {
    var name: Wording
    var command: CommandSpec?
    var subcommands: [CommandSpec] = []
    /// By folded second word, in both languages.
    var bySecondWord: [String: CommandSpec] = [:]
  }

  /// What a build that implements everything offers.
  public static let complete = Grammar(implemented: Set(CommandID.allCases))

  /// The commands offered, in the order of their declaration.
  public let specs: [CommandSpec]
  /// Short forms and the text that each stands for; the keys are folded.
  public private(set) var aliases: [String: String] = [:]
  /// By folded first word, in both languages.
  let heads: [String: Head]
  /// The first words of all commands, in the order of their declaration.
  let firstNames: [KnownName]

  /// Creates a grammar that offers only these commands.
  public init(implemented: Set<CommandID>) {
    specs = CommandTable.all.filter { implemented.contains($0.id) }
    var heads: [String: Head] = [:]
    for spec in specs {
      let words = spec.id.words
      let key = foldedName(words[0].en)
      var head = heads[key] ?? Head(name: words[0])
      if words.count == 1 {
        head.command = spec
      } else {
        head.subcommands.append(spec)
        for name in words[1].all { head.bySecondWord[foldedName(name)] = spec }
      }
      heads[key] = head
    }
    for head in heads.values { heads[foldedName(head.name.ru)] = head }
    self.heads = heads
    var seen: Set<String> = []
    firstNames = specs.flatMap { $0.id.words[0].all }.filter { seen.insert($0).inserted }
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
