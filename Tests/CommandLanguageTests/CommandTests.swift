import CommandLanguage
import Testing

/// Rules R1, R9, R10 and R11 as far as they are reading, and what commands take.
@Suite struct CommandTests {
  @Test(arguments: [
    Row("tap B", "tap tab=B"),
    Row("TAP b", "tap tab=b"),
    Row("тАп Ёлка", "tap tab=Ёлка"),
    Row("тап ещё", "tap tab=#more"),
    Row("тап еще", "tap tab=#more"),
    Row("тап ЕЩЕ\u{308}", "tap tab=#more"),
    Row("tap More", "tap tab=#more"),
    Row("tap \"More\"", "tap tab=\"More\""),
    Row("tap left-most", "tap tab=#left-most"),
    Row("tap 2", "tap tab=2"),
    Row("tap \"2\"", "tap tab=\"2\""),
    Row("badge more 3", "badge tab=more text=3"),
    Row("отчёт", "report"), Row("отчет", "report"), Row("ОТЧЕ\u{308}Т", "report"),
    Row("new more all none", "new tabs=more tabs=all tabs=none"),
    Row("new A A", "new tabs=A tabs=A"),
    Row("new", "new"),
    Row("tabs set", "tabsSet"),
    Row("tabs set A C D animated:yes", "tabsSet tabs=A tabs=C tabs=D animated:#yes"),
    Row("вкладки задать А Б", "tabsSet tabs=А tabs=Б"),
    Row("tabs задать A", "tabsSet tabs=A"),
    Row("tabs set A A", "bad-argument @11 A repeated word"),
    Row("tabs set A a", "tabsSet tabs=A tabs=a"),
    Row("tabs", "missing-argument @4 set"),
    Row("tabs sett A", "bad-argument @5 sett expected set set"),
    Row("tabs \"set\"", "bad-argument @5 set expected set set"),
    Row("allow all", "allowAll"), Row("allow B", "allow tab=B"),
    Row("allow \"all\"", "allow tab=\"all\""),
    Row("customizable all", "customizable tabs=#all"),
    Row("customizable B all", "bad-argument @15 all not alone all"),
    Row("customizable none B", "bad-argument @18 B not alone none"),
    Row("customizable \"all\" B", "customizable tabs=\"all\" tabs=B"),
    Row("customizable", "missing-argument @12 tabs"),
    Row("delegate on", "delegate state=#on"), Row("делегат выкл", "delegate state=#off"),
    Row(
      "delegate orientations portrait landscape",
      "delegateOrientations orientation=#portrait orientation=#landscape"),
    Row("delegate sometimes", "bad-argument @9 sometimes expected state"),
    Row("save a.json", "save file=a.json"), Row("save script a", "saveScript file=a"),
    Row("save \"script\"", "save file=\"script\""),
    Row("glossaries", "glossaries"), Row("glossaries remove x", "glossariesRemove glossary=x"),
    Row("scroll down 500", "scrollDown amount=(500)"), Row("scroll down", "scrollDown"),
    Row("scroll to", "missing-argument @9 amount"),
    Row("scroll to ten", "bad-argument @10 ten expected amount"),
    Row("swipe left", "swipe direction=#left"), Row("свайп ВВЕРХ", "swipe direction=#up"),
    Row("swipe more", "bad-argument @6 more expected direction"),
    Row("double-tap 2", "doubleTap tab=2"), Row("двойной-тап ещё", "doubleTap tab=#more"),
    Row("long-press «Мои билеты»", "longPress tab=\"Мои билеты\""),
    Row("row 2", "row number=(2)"), Row("row -1", "bad-argument @4 -1 expected number"),
    Row("row 99999999999999999999", "bad-argument @4 99999999999999999999 expected number"),
    Row("move A 0", "move tab=A position=(0)"),
    Row("rotate", "rotate"), Row("rotate Landscape", "rotate orientation=#landscape"),
    Row("rotate landscap", "bad-argument @7 landscap expected orientation landscape"),
    Row("rotate landscape now", "bad-argument @17 now unexpected"),
    Row("appearance style black", "appearance key=#style value=#black"),
    Row("appearance style none", "appearance key=#style value=#none"),
    Row("appearance style red", "bad-argument @17 red expected style"),
    Row("appearance style", "missing-argument @16 style"),
    Row("appearance translucent no", "appearance key=#translucent value=#no"),
    Row("оформление полупрозрачность нет", "appearance key=#translucent value=#no"),
    Row("appearance item-width 70", "appearance key=#item-width value=(70.0)"),
    Row("appearance tint none in:B", "appearance key=#tint value=#none in:B"),
    Row("appearance tint \"none\"", "appearance key=#tint value=\"none\""),
    Row("appearance colour red", "bad-argument @11 colour expected key"),
    Row("set", "set"), Row("set frame", "set name=#frame"),
    Row("set frame unicode", "set name=#frame value=#unicode"),
    Row("set frame round", "bad-argument @10 round expected frame"),
    Row("logo 200x68", "logo size=(200.0 by 68.0)"), Row("logo none", "logo size=#none"),
    Row("help tabs set", "help topic=tabs topic=set"),
    Row("help names", "help topic=#names"),
    Row("compare a", "missing-argument @9 terms"),
    Row("compare popup dialog", "compare terms=popup terms=dialog"),
    Row("expect bar.items A B", "expect field=bar.items values=A values=B"),
    Row("expect index none", "expect field=index values=#none"),
    Row("voiceover more", "voiceover tab=#more"),
    Row("customize swap A more", "customizeSwap tab=A other tab=#more"),
  ])
  func commands(row: Row) {
    #expect(read(row.line) == row.expected)
  }

  @Test(arguments: [
    Row("2", "unknown-command @0 2"),
    Row("badg A", "unknown-command @0 badg badge"),
    Row("бейж A", "unknown-command @0 бейж бейдж"),
    Row("шторка", "unknown-command @0 шторка"),
    Row("ырщц", "unknown-command @0 ырщц show"),
    Row("double tap A", "unknown-command @0 double double-tap"),
    Row("двойной тап A", "unknown-command @0 двойной двойной-тап"),
    Row("cust", "unknown-command @0 cust customize customizable"),
    Row("\"tap\" A", "unknown-command @0 tap"),
    Row("zz", "unknown-command @0 zz"),
    Row("? rotate", "unknown-command @0 ?"),
  ])
  func unknownCommands(row: Row) {
    #expect(read(row.line) == row.expected)
  }

  @Test func whatIsNotImplementedDoesNotExist() {
    let grammar = Grammar(implemented: [.find, .tap, .customizeBegin, .delegate])
    #expect(read("badge A 1", grammar) == "unknown-command @0 badge")
    #expect(read("tao A", grammar) == "unknown-command @0 tao tap")
    #expect(read("customize begin", grammar) == "customizeBegin")
    #expect(read("customize swap A B", grammar) == "bad-argument @10 swap expected begin")
    #expect(read("delegate orientations portrait", grammar).hasPrefix("bad-argument @9"))
    #expect(grammar.help(about: ["badge"]) == nil)
    #expect(grammar.completion(in: "b", cursor: 1).candidates == [])
  }

  @Test func shortFormsStandForTheirText() {
    var grammar = Grammar.complete
    let made = [
      ("T", "tap"), ("both", "tap A; tap"), ("tap", "undo"), ("тап", "undo"), ("a b", "undo"),
    ].map { grammar.setAlias($0, to: $1) }
    #expect(made == [true, true, false, false, false])
    #expect(read("t B; undo", grammar) == "tap tab=B | undo")
    #expect(read("both \"x y\"", grammar) == "tap tab=A | tap tab=\"x y\"")
    #expect(read("t", grammar).hasPrefix("missing-argument"))
    for case .success(let invocation) in grammar.parse("undo; t B") where invocation.id == .tap {
      #expect(invocation.source == "tap B")
      #expect(invocation.span == SourceSpan(6, 9))
    }
    grammar.setAlias("t", to: nil)
    #expect(read("t B", grammar).hasPrefix("unknown-command"))
  }
}
