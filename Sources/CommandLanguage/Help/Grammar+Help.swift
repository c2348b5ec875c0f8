public import TextAnalysis

extension Grammar {
  /// What the help says about one command; `nil` where this build does not offer it.
  public func helpPage(for id: CommandID) -> HelpPage? {
    specs.first { $0.id == id }.map(help(about:))
  }

  /// The commands that a name means, in either language and any case: one, or all that share a first
  /// word where the name is that; `nil` where there is none.
  public func command(named name: String) -> [CommandID]? {
    let words = name.split(separator: " ").map { foldedName(String($0)) }
    guard let first = words.first, let head = heads[first] else { return nil }
    if words.count == 2 { return head.bySecondWord[words[1]].map { [$0.id] } }
    return words.count == 1 ? head.all.map(\.id) : nil
  }

  /// The page without a subject: what people come for, the everyday commands, the other subjects.
  ///
  /// Short enough for a small terminal; `help commands` has every command.
  public func introduction() -> HelpPage {
    HelpPage { language in
      let start = HelpStart.all.filter { offers($0.line) }.map {
        (left: $0.line.text(in: language), right: $0.meaning.text(in: language))
      }
      let everyday = HelpStart.everyday.map { room, ids in
        let offered = ids.filter { id in specs.contains { $0.id == id } }
        return (
          left: room.text(in: language),
          right: offered.map { $0.words[0].text(in: language) }.joined(separator: ", ")
        )
      }.filter { !$0.right.isEmpty }
      let help = CommandID.help.name.text(in: language)
      let topics = HelpTopic.allCases.map {
        (left: help + " " + $0.name.text(in: language), right: $0.summary.text(in: language))
      }
      let command = help + " " + ParameterID.topic.placeholder.text(in: language)
      let first = (left: command, right: HelpLabel.aboutCommand.text(in: language))
      return [.text(HelpLabel.introduction.text(in: language))]
        + section(HelpLabel.start, start, language)
        + section(HelpLabel.everyday, everyday, language)
        + section(HelpLabel.also, [first] + topics, language)
    }
  }

  /// Whether this build has every command of an example; a look-up needs none.
  private func offers(_ example: Wording) -> Bool {
    guard case .commands(let commands, _) = read(atPrompt: example.en) else { return true }
    return commands.allSatisfy { if case .success = $0 { true } else { false } }
  }

  /// The subjects whose help mentions a word: topics first, then commands.
  public func helpSubjects(mentioning word: String) -> [Wording] {
    let wanted = foldedName(word)
    func mentions(_ page: HelpPage) -> Bool {
      Language.allCases.flatMap { page.lines(in: $0) }.contains { line in
        line.split { !$0.isLetter && $0 != "-" }.contains { foldedName(String($0)) == wanted }
      }
    }
    let topics = HelpTopic.allCases.filter { $0 != .names && $0 != .commands }
    return topics.filter { mentions(help(about: $0)) }.map(\.name)
      + specs.filter { mentions(help(about: $0)) }.map(\.id.name)
  }

  /// All commands by room, a line each.
  public func overview() -> HelpPage {
    HelpPage { language in
      var blocks: [HelpBlock] = []
      for (room, families) in familiesByRoom {
        if !blocks.isEmpty { blocks.append(.blank) }
        blocks.append(.text(room.title.text(in: language)))
        blocks.append(
          .columns(
            families.joined().map {
              (left: $0.id.name.text(in: language), right: $0.summary.text(in: language))
            }))
      }
      return blocks
    }
  }

  /// Commands that share a first word, in the order of their declaration.
  private var familiesByRoom: [(room: CommandSpec.Room, families: [[CommandSpec]])] {
    CommandSpec.Room.allCases.compactMap { room in
      var families: [[CommandSpec]] = []
      for spec in specs where spec.room == room {
        if families.last?.first?.id.words[0] == spec.id.words[0] {
          families[families.count - 1].append(spec)
        } else {
          families.append([spec])
        }
      }
      return families.isEmpty ? nil : (room, families)
    }
  }

  /// The help about a command, a family of commands or another subject; the introduction for no words.
  ///
  /// Words behind the name of a command say how it is used, as in a line that the help shows.
  /// `nil` where the words name nothing that this build offers.
  public func help(about words: [String]) -> HelpPage? {
    let words = words.flatMap { $0.split(separator: " ").map(String.init) }
    guard let first = words.first else { return introduction() }
    let name = foldedName(words.joined(separator: " "))
    for topic in HelpTopic.allCases
    where topic.name.all.contains(where: { foldedName($0) == name }) {
      return help(about: topic)
    }
    guard let head = heads[foldedName(first)] else { return nil }
    if words.count > 1 {
      return (head.bySecondWord[foldedName(words[1])] ?? head.command).map(help(about:))
    }
    let family = head.all
    return family.count == 1 ? family.first.map(help(about:)) : help(aboutFamily: family)
  }

  /// The page of one command.
  public func help(about spec: CommandSpec) -> HelpPage {
    HelpPage { language in
      let other: Language = language == .en ? .ru : .en
      let otherName =
        HelpLabel.otherName.text(in: language) + " " + spec.id.name.text(in: other)
      var blocks: [HelpBlock] = [
        .text(spec.usage(in: language), hanging: 4),
        .text(spec.summary.text(in: language), indent: 2), .text(otherName, indent: 2),
      ]
      let details = spec.details.text(in: language)
      if !details.isEmpty { blocks += [.blank, .text(details, indent: 2)] }
      blocks += section(HelpLabel.keywords, keywordRows(spec, language), language)
      for parameter in spec.parameters {
        guard case .settingName(let settings) = parameter.kind else { continue }
        let rows = settings.map {
          (left: $0.form(in: language), right: $0.summary.text(in: language))
        }
        blocks += section(HelpLabel.settings, rows, language)
      }
      let options = spec.options.map {
        (left: $0.form(in: language), right: $0.id.summary.text(in: language))
      }
      blocks += section(HelpLabel.options, options, language)
      let examples = spec.examples.map { (left: $0.text(in: language), right: "") }
      return blocks + section(HelpLabel.examples, examples, language)
    }
  }

  /// The page of several commands with one first word: form and meaning of each.
  private func help(aboutFamily family: [CommandSpec]) -> HelpPage {
    HelpPage { language in
      let rows = family.map {
        (left: $0.usage(in: language), right: $0.summary.text(in: language))
      }
      let examples = family.compactMap(\.examples.first).map {
        (left: $0.text(in: language), right: "")
      }
      return [.columns(rows, indentedBy: 0)]
        + section(HelpLabel.examples, examples, language)
    }
  }

  private func keywordRows(
    _ spec: CommandSpec, _ language: Language
  ) -> [(left: String, right: String)] {
    var rows: [(left: String, right: String)] = []
    for parameter in spec.parameters where parameter.kind != .choice {
      let names = parameter.keywords.map { $0.name.text(in: language) }.joined(separator: ", ")
      let placeholder = parameter.id.placeholder.text(in: language)
      let isNew = !rows.contains { $0.left == placeholder && $0.right == names }
      if !names.isEmpty, isNew { rows.append((placeholder, names)) }
    }
    return rows
  }

  private func help(about topic: HelpTopic) -> HelpPage {
    switch topic {
    case .names: return namesTable()
    case .commands: return overview()
    case .terms, .bench, .more, .pictures, .scripts, .syntax, .whichTab: break
    }
    return HelpPage { language in
      [
        .columns(
          topic.paragraphs.map {
            (left: $0.left.text(in: language), right: $0.right.text(in: language))
          }, indentedBy: 0)
      ]
    }
  }

  private func section(
    _ title: Wording, _ rows: [(left: String, right: String)], _ language: Language
  ) -> [HelpBlock] {
    rows.isEmpty ? [] : [.blank, .text(title.text(in: language)), .columns(rows)]
  }
}
