import CommandLanguage
import Testing
import TextAnalysis

/// Nothing in the grammar exists in one language only.
struct BothLanguagesTests {
  private static func isCyrillic(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x400...0x52F).contains($0.value) }
  }

  /// Every wording of the grammar with where it stands.
  private static var wordings: [(place: String, wording: Wording)] {
    var all: [(String, Wording)] = []
    for id in CommandID.allCases { all.append(("command", id.name)) }
    for id in OptionID.allCases {
      all += [("option", id.name), ("option summary", id.summary)]
    }
    for id in KeywordID.allCases { all.append(("keyword", id.name)) }
    for room in CommandSpec.Room.allCases { all.append(("room", room.title)) }
    for topic in HelpTopic.allCases {
      all += [("topic", topic.name), ("topic summary", topic.summary)]
      all += zip(topic.rows(in: .en), topic.rows(in: .ru)).map { row in
        ("\(topic)", Wording(row.0.meaning, row.1.meaning))
      }
    }
    all += HelpStart.all.map { ("start", $0.meaning) }
    for spec in CommandTable.all {
      all.append(("summary of \(spec.id)", spec.summary))
      if !spec.details.en.isEmpty || !spec.details.ru.isEmpty {
        all.append(("details of \(spec.id)", spec.details))
      }
      for case .settingName(let settings) in spec.parameters.map(\.kind) {
        all += settings.map { ("setting \($0.name)", $0.summary) }
      }
    }
    return all
  }

  @Test func everyWordingIsInBothLanguages() {
    #expect(Self.wordings.count > 500)
    for (place, wording) in Self.wordings {
      let russianInEnglish = wording.en.split { !Self.isCyrillic($0) }.filter { $0.count > 1 }
      #expect(!wording.en.isEmpty && russianInEnglish.isEmpty, "\(place): \(wording.en)")
      #expect(wording.ru.contains(where: Self.isCyrillic), "\(place): \(wording.ru)")
    }
  }

  /// Straight quotes and a hyphen for a dash are no Russian typography.
  @Test func russianIsSetAsRussian() {
    for (place, wording) in Self.wordings {
      #expect(!wording.ru.contains(" - "), "\(place): \(wording.ru)")
      let words = wording.ru.split { $0 == " " || $0 == "\n" }
      let mixed = words.filter { word in
        word.contains(where: Self.isCyrillic)
          && word.contains { $0.isASCII && $0.isLetter }
          && !word.contains { "-:/|=@«»".contains($0) }
      }
      #expect(mixed.isEmpty, "\(place): \(mixed)")
    }
  }

  /// Each example is as many commands in both languages, and the same ones.
  @Test(arguments: CommandTable.all)
  func examplesSayTheSameCommands(spec: CommandSpec) {
    let grammar = Grammar.complete
    func ids(_ line: String) -> [CommandID?] {
      grammar.parse(line).map { if case .success(let read) = $0 { read.id } else { nil } }
    }
    for example in spec.examples {
      #expect(ids(example.en) == ids(example.ru), "\(example)")
      #expect(ids(example.en).contains(spec.id), "\(example.en)")
    }
  }

  /// A command may be typed with words of both languages in any mixture.
  @Test func languagesMix() {
    let grammar = Grammar.complete
    for line in [
      "тап more", "tap ещё", "device айпад os:18", "устройство ipad ос:18", "point форма",
      "указать feed 3", "export рисунок text куда:a.txt", "rotate альбом", "quiz жест count:2",
    ] {
      let parsed = grammar.parse(line)
      #expect(parsed.count == 1)
      for case .failure(let error) in parsed { Issue.record("\(line): \(error.reason)") }
    }
  }
}
