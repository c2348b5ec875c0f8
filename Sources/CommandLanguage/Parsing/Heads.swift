import TextAnalysis

/// The first words of the commands that a build offers.
///
/// They are found by going through the names, which stand ready in the program: a table of them would
/// take longer to make than a whole look-up from the shell, which asks for one.
struct Heads: Sendable {
  /// A first word: the command that it is alone, and those that it begins.
  struct Head: Sendable {
    var name: Wording
    var command: CommandSpec?
    var subcommands: [CommandSpec] = []
    /// By folded second word, in both languages.
    var bySecondWord: [String: CommandSpec] = [:]
  }

  let implemented: Set<CommandID>

  /// What the folded word begins, in either language; `nil` where it begins no command.
  subscript(_ first: String) -> Head? {
    var head: Head?
    for id in CommandID.allCases where id.mayBegin(with: first) {
      let words = id.words
      guard words[0].all.contains(where: { foldedName($0) == first }), implemented.contains(id),
        let spec = CommandTable.spec(id)
      else { continue }
      var found = head ?? Head(name: words[0])
      if words.count == 1 {
        found.command = spec
      } else {
        found.subcommands.append(spec)
        for name in words[1].all { found.bySecondWord[foldedName(name)] = spec }
      }
      head = found
    }
    return head
  }
}

extension CommandID {
  /// Whether a name begins with the letter that the word begins with; none begins with ё, the one
  /// letter that has another form when it is folded.
  fileprivate func mayBegin(with word: String) -> Bool {
    let name = self.name
    let first = word.unicodeScalars.first
    return first == name.en.unicodeScalars.first || first == name.ru.unicodeScalars.first
  }
}
