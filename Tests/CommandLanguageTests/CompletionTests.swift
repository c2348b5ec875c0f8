import CommandLanguage
import Testing
import TextAnalysis

@Suite struct CompletionTests {
  /// The request at `|`, as `subject prefix@span quote: candidates`.
  private func completed(_ marked: String, _ grammar: Grammar = .complete) -> String {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let before = String(parts[0])
    let line = before + String(parts[1])
    let request = grammar.completion(in: line, cursor: before.utf8.count)
    let subject =
      switch request.subject {
      case .value(let kind): String("\(kind)".prefix { $0 != "(" })
      case .command: "command"
      case .secondWord: "second-word"
      case .lookup: "look-up"
      case .nothing: "nothing"
      }
    var text = "\(subject) <\(request.prefix)>@\(request.range.lower)-\(request.range.upper)"
    if let quote = request.openQuote { text += " \(quote)" }
    let names = request.candidates.map(\.text).joined(separator: ",")
    return names.isEmpty ? text : text + ": " + names
  }

  @Test(arguments: [
    Row("ta|", "command <ta>@0-2: tabs,tag,tap"),
    Row("та|", "command <та>@0-4: тап"),
    Row("ТА|", "command <ТА>@0-4: тап"),
    Row("undo; ta|", "command <ta>@6-8: tabs,tag,tap"),
    Row("отчет|", "command <отчет>@0-10: отчёт"),
    Row("шторка |", "look-up <шторка >@0-13"),
    Row("шторка сни|зу", "look-up <шторка сни>@0-19"),
    Row("\"bottom sh|", "look-up <\"bottom sh>@0-10"),
    Row("undo; шторка x|", "nothing <x>@19-20"),
    Row("tabs |", "second-word <>@5-5: set,задать"),
    Row("tabs s|", "second-word <s>@5-6: set"),
    Row("customize c|", "second-word <c>@10-11: cancel"),
    Row("tabs set A a|", "tabKey <a>@11-12: animated:"),
    Row("save s|", "file <s>@5-6: script"),
    Row("allow |", "tab <>@6-6: more,ещё,selected,выбранная,all,все"),
    Row("tap Al|", "tab <Al>@4-6"),
    Row("tap m|", "tab <m>@4-5: more,minimized"),
    Row("tap \"My t|", "tab <My t>@4-9 straight"),
    Row("tap «Мои б|» x", "tab <Мои б>@4-15 guillemets"),
    Row("tap \"a\\\"b|", "tab <a\"b>@4-9 straight"),
    Row("tap A B|", "nothing <B>@6-7"),
    Row("tap A | # x", "nothing <>@6-6"),
    Row("tap A # x|", "nothing <>@9-9"),
    Row("device ip|", "choice <ip>@7-9: iphone,iphone-max,ipad"),
    Row("device ipad |", "nothing <>@12-12: os:,ос:,room:,мест:,lang:,язык:"),
    Row("device ipad os:18 r|", "nothing <r>@18-19: room:"),
    Row("device ipad lang:|", "choice <>@17-17: en,английский,ru,русский"),
    Row("device ipad lang:r|", "choice <r>@17-18: ru"),
    Row("устройство айпад язык:р|", "choice <р>@41-43: русский"),
    Row("push X in:H|", "tab <H>@10-11"),
    Row("push X in:\"My t|", "tab <My t>@10-15 straight"),
    Row("push X in:\"a\"|", "tab <a>@10-13"),
    Row("device ipad -- o|", "nothing <o>@15-16"),
    Row("preset |", "preset <>@7-7"),
    Row("preset cl|", "preset <cl>@7-9"),
    Row("term \"tab b|", "term <tab b>@5-11 straight"),
    Row("find bottom sh|", "text <bottom sh>@5-14"),
    Row("find |", "text <>@5-5"),
    Row("find шторка li|", "text <шторка li>@5-20: шторка limit:"),
    Row("find шторка limit:|", "integer <>@24-24"),
    Row("title 1 n|", "text <n>@8-9: none"),
    Row("deny B |", "nothing <>@7-7: reason:,причина:,until:,до:"),
    Row("deny B reason:not si|", "text <si>@18-20"),
    Row("deny B reason:not un|", "text <un>@18-20: until:"),
    Row("appearance tr|", "settingName <tr>@11-13: translucent"),
    Row(
      "appearance translucent |",
      "choice <>@23-23: yes,да,no,нет,none,ничего,alpha:,непрозрачность:,in:,в:,rendering:,отрисовка:,"
        + "edge:,у-края:,proxy:,для-всех:"),
    Row("appearance tint o|", "word <o>@16-17"),
    Row("set frame u|", "choice <u>@10-11: unicode"),
    Row("orientations A portrait |", "choice <>@24-24: landscape,альбом"),
    Row("customizable A |", "tab <>@15-15: selected,выбранная"),
    Row("run scr|", "file <scr>@4-7"),
    Row("tap \"a\u{1}|", "nothing <>@7-7"),
    Row("badge Ч|", "tab <Ч>@6-8"),
    Row("? rot|", "look-up <rot>@2-5"), Row("?|", "look-up <>@1-1"),
    Row("шторка; tap |", "look-up <шторка; tap >@0-18"),
    Row("2|", "nothing <>@1-1"), Row("# tap|", "nothing <>@5-5"),
    Row("device ipad os:|", "integerChoice <>@15-15: 17,18,26"),
    Row("device ipad os:1|", "integerChoice <1>@15-16: 17,18"),
    Row("group G x y order:y,|", "tabKeyList <>@20-20"),
    Row("group G x y order:y,x|", "tabKeyList <x>@20-21"),
    Row("help ta|", "helpTopic <ta>@5-7: tabs,tag,tap"),
    Row("help tabs |", "helpTopic <>@10-10: set,задать"),
    Row("справка им|", "helpTopic <им>@15-19: имена,импорт"),
    Row("tap \"m|", "tab <m>@4-6 straight"),
    Row("tap \"A\"|", "tab <A>@4-7"),
    Row("ta|p B", "command <ta>@0-2: tabs,tag,tap"),
    Row("find x limit:3 w|", "text <x limit:3 w>@5-16: x limit:3 why:"),
  ])
  func requests(row: Row) {
    #expect(completed(row.line) == row.expected)
  }

  @Test func everyCommandIsOfferedAtTheStart() {
    let request = Grammar.complete.completion(in: "", cursor: 0)
    let labels = request.candidates.map(\.label)
    #expect(Set(labels) == Set(CommandID.allCases.flatMap { $0.words[0].all }))
    #expect(Set(labels).count == labels.count)
    #expect(request.candidates.allSatisfy { !$0.summary.en.isEmpty && !$0.summary.ru.isEmpty })
  }

  @Test func candidatesCarryDescriptions() {
    let request = Grammar.complete.completion(in: "bar", cursor: 3)
    #expect(request.candidates.map(\.text) == ["bar"])
    #expect(request.candidates.first?.summary.en == "hide, show, items, select, delegate")
    let options = Grammar.complete.completion(in: "find x li", cursor: 9)
    let option = options.candidates.first
    #expect(option?.summary.ru == "сколько результатов, не больше")
    #expect(option?.text == "x limit:")
    #expect(option?.label == "limit:")
    #expect(option?.isOpen == true)
    #expect(option?.language == .en)
  }

  @Test func whatIsGivenIsKnown() {
    let tabs = Grammar.complete.completion(in: "tabs set A \"b c\" ", cursor: 17)
    #expect(tabs.given == ["A", "b c"])
    #expect(tabs.command == .tabsSet)
    #expect(tabs.parameter == .tabs)
    let order = Grammar.complete.completion(in: "group G x y order:x, ", cursor: 20)
    #expect(order.given == ["x"])
    #expect(order.option == .order)
  }

  @Test(
    arguments: [
      ("tap M", "My tab", "\"My tab", "\""), ("tap M", "Map", "Map", nil),
      ("tap M", "More", "\"More", "\""), ("tap 2", "2", "\"2", "\""),
      ("tap «М", "Мои билеты", "«Мои билеты", "»"), ("tap «М", "М»", "\"М»", "\""),
      ("tap \"s", "say \"hi\"", "\"say \\\"hi\\\"", "\""),
      ("find b", "bottom sheet", "bottom sheet", nil),
      ("find \"b", "bottom sheet", "\"bottom sheet", "\""),
      ("bottom s", "bottom sheet", "bottom sheet", nil),
      ("bot", "bottom sheet", "bottom sheet", nil),
      ("term b", "bottom sheet", "\"bottom sheet", "\""),
    ] as [(String, String, String, String?)])
  func insertions(line: String, value: String, text: String, closing: String?) {
    let request = Grammar.complete.completion(in: line, cursor: line.utf8.count)
    let insertion = request.insertion(for: value)
    #expect(insertion.text == text)
    #expect(insertion.closing == closing)
  }

  @Test func shortFormsAreCompletedAsWhatTheyStandFor() {
    var grammar = Grammar.complete
    grammar.setAlias("tt", to: "double-tap")
    grammar.setAlias("b", to: "undo; badge Home")
    grammar.setAlias("fi", to: "find bottom")
    #expect(completed("tt|", grammar) == "command <tt>@0-2: tt")
    #expect(completed("tt H|", grammar) == "tab <H>@3-4")
    #expect(completed("b no|", grammar) == "text <no>@2-4: none")
    #expect(completed("fi sh|", grammar) == "text <sh>@3-5")
    #expect(completed("fi sh li|", grammar) == "text <sh li>@3-8: sh limit:")
    #expect(completed("alias t|", grammar) == "alias <t>@6-7: tt")
    #expect(completed("?b x|", grammar) == "look-up <b x>@1-4")
  }
}
