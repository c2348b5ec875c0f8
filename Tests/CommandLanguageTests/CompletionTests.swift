import CommandLanguage
import Testing
import TextAnalysis

@Suite struct CompletionTests {
  /// The context at `|`, as `subject prefix@span quote: candidates`.
  private func completed(_ marked: String, _ grammar: Grammar = .complete) -> String {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let before = String(parts[0])
    let line = before + String(parts[1])
    let context = grammar.completion(of: line, cursor: before.utf8.count)
    let subject =
      switch context.subject {
      case .value(let kind): String("\(kind)".prefix { $0 != "(" })
      case .firstWord: "first-word"
      case .secondWord: "second-word"
      case .lookup: "look-up"
      case .nothing: "nothing"
      }
    var text = "\(subject) <\(context.prefix)>@\(context.span.lower)-\(context.span.upper)"
    if let quote = context.openQuote { text += " \(quote)" }
    let names = context.candidates.map(\.text).joined(separator: ",")
    return names.isEmpty ? text : text + ": " + names
  }

  @Test(arguments: [
    Row("ta|", "first-word <ta>@0-2: tabs ,tap "),
    Row("та|", "first-word <та>@0-4: тап "),
    Row("ТА|", "first-word <ТА>@0-4: тап "),
    Row("undo; ta|", "first-word <ta>@6-8: tabs ,tap "),
    Row("отчет|", "first-word <отчет>@0-10: отчёт "),
    Row("шторка |", "look-up <шторка >@0-13"),
    Row("шторка сни|зу", "look-up <шторка сни>@0-19"),
    Row("\"bottom sh|", "look-up <\"bottom sh>@0-10"),
    Row("undo; шторка x|", "nothing <x>@19-20"),
    Row("tabs |", "second-word <>@5-5: set ,задать "),
    Row("tabs s|", "second-word <s>@5-6: set "),
    Row("customize c|", "second-word <c>@10-11: cancel "),
    Row("tabs set A a|", "tabKey <a>@11-12: animated:"),
    Row("save s|", "file <s>@5-6: script "),
    Row("allow |", "tab <>@6-6: more ,ещё ,selected ,выбранная ,all ,все "),
    Row("tap Al|", "tab <Al>@4-6"),
    Row("tap m|", "tab <m>@4-5: more ,minimized "),
    Row("tap \"My t|", "tab <My t>@4-9 straight"),
    Row("tap «Мои б|» x", "tab <Мои б>@4-15 guillemets"),
    Row("tap \"a\\\"b|", "tab <a\"b>@4-9 straight"),
    Row("tap A B|", "nothing <B>@6-7"),
    Row("tap A | # x", "nothing <>@6-6"),
    Row("tap A # x|", "nothing <>@9-9"),
    Row("device ip|", "choice <ip>@7-9: iphone ,iphone-max ,ipad "),
    Row("device ipad |", "nothing <>@12-12: os:,ос:,room:,мест:,lang:,язык:"),
    Row("device ipad os:18 r|", "nothing <r>@18-19: room:"),
    Row("device ipad lang:|", "choice <>@17-17: en ,английский ,ru ,русский "),
    Row("device ipad lang:r|", "choice <r>@17-18: ru "),
    Row("устройство айпад язык:р|", "choice <р>@41-43: русский "),
    Row("push X in:H|", "tab <H>@10-11"),
    Row("push X in:\"My t|", "tab <My t>@10-15 straight"),
    Row("push X in:\"a\"|", "tab <a>@10-13"),
    Row("device ipad -- o|", "nothing <o>@15-16"),
    Row("preset |", "preset <>@7-7"),
    Row("preset cl|", "preset <cl>@7-9"),
    Row("term \"tab b|", "term <tab b>@5-11 straight"),
    Row("find bottom sh|", "text <bottom sh>@5-14"),
    Row("find |", "text <>@5-5"),
    Row("find шторка li|", "text <шторка li>@5-20: limit:"),
    Row("find шторка limit:|", "integer <>@24-24"),
    Row("title 1 n|", "text <n>@8-9: none "),
    Row("deny B |", "nothing <>@7-7: reason:,причина:,until:,до:"),
    Row("deny B reason:not si|", "text <si>@18-20"),
    Row("deny B reason:not un|", "text <un>@18-20: until:"),
    Row("appearance tr|", "settingName <tr>@11-13: translucent "),
    Row(
      "appearance translucent |",
      "choice <>@23-23: yes ,да ,no ,нет ,none ,ничего ,alpha:,непрозрачность:,in:,в:"),
    Row("appearance tint o|", "word <o>@16-17"),
    Row("set frame u|", "choice <u>@10-11: unicode "),
    Row("orientations A portrait |", "choice <>@24-24: landscape ,альбом "),
    Row("customizable A |", "tab <>@15-15: selected ,выбранная "),
    Row("run scr|", "file <scr>@4-7"),
    Row("tap \"a\u{1}|", "nothing <>@7-7"),
    Row("badge Ч|", "tab <Ч>@6-8"),
  ])
  func contexts(row: Row) {
    #expect(completed(row.line) == row.expected)
  }

  @Test func candidatesCarryDescriptions() {
    let context = Grammar.complete.completion(of: "bar", cursor: 3)
    #expect(context.candidates.map(\.text) == ["bar "])
    #expect(context.candidates.first?.summary.en == "hide, show, items, select, delegate")
    let options = Grammar.complete.completion(of: "find x li", cursor: 9)
    #expect(options.candidates.first?.summary.ru == "сколько результатов, не больше")
    #expect(options.candidates.first?.span == SourceSpan(7, 9))
    #expect(options.candidates.first?.kind == .option)
    #expect(options.candidates.first?.language == .en)
  }

  @Test(arguments: [
    ("tap M", "My tab", "\"My tab\" "), ("tap M", "Map", "Map "), ("tap M", "More", "\"More\" "),
    ("tap 2", "2", "\"2\" "), ("tap «М", "Мои билеты", "«Мои билеты» "),
    ("tap \"s", "say \"hi\"", "\"say \\\"hi\\\"\" "), ("find b", "bottom sheet", "bottom sheet"),
    ("find \"b", "bottom sheet", "\"bottom sheet\""), ("bottom s", "bottom sheet", "bottom sheet"),
    ("term b", "bottom sheet", "\"bottom sheet\" "),
  ])
  func insertions(line: String, value: String, expected: String) {
    let context = Grammar.complete.completion(of: line, cursor: line.utf8.count)
    #expect(context.insertion(for: value) == expected)
  }

  @Test func shortFormsAreOffered() {
    var grammar = Grammar.complete
    grammar.setAlias("tt", to: "double-tap")
    #expect(completed("tt|", grammar) == "first-word <tt>@0-2: tt ")
  }
}
