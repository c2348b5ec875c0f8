import CommandLanguage
import Testing

/// Rules R7 and R8: options, and the rest of the line.
@Suite struct OptionTests {
  @Test(arguments: [
    Row("device ipad os:18", "device device=#ipad os:(18)"),
    Row("device os:18 ipad", "device device=#ipad os:(18)"),
    Row("device ipad OS:18", "device device=#ipad os:(18)"),
    Row("device ipad ос:18 мест:4", "device device=#ipad os:(18) room:(4)"),
    Row("tabs set A os:18", "tabsSet tabs=A tabs=os:18"),
    Row("new at: B", "new tabs=at: tabs=B"),
    Row("add A at: 2", "bad-argument @6 at: unexpected at"),
    Row("add at:", "add tab=at:"),
    Row("new 12:30 https://a.example/x", "new tabs=12:30 tabs=https://a.example/x"),
    Row("add \"at:2\"", "add tab=\"at:2\""),
    Row("add -- at:2", "add tab=at:2"),
    Row("add A -- at:2", "bad-argument @9 at:2 unexpected at"),
    Row("add A at:2 --", "add tab=A at:(2)"),
    Row("new -- --", "new tabs=--"),
    Row("add A at:two", "bad-argument @9 two expected at:"),
    Row("add A at:1 at:2", "bad-argument @11 at:2 repeated option"),
    Row("device ipad os:13", "bad-argument @15 13 expected os:"),
    Row("device ipad room:0", "bad-argument @17 0 expected room:"),
    Row("relaunch A B no-id:A no-id:B", "relaunch tabs=A tabs=B no-id:A no-id:B"),
    Row("group G z x order:z,x", "group name=G child=z child=x order:[z, x]"),
    Row("group G z order:\"My z, x\"", "group name=G child=z order:[My z, x]"),
    Row("pop root:yes in:2", "pop root:#yes in:2"),
    Row("pop root:maybe", "bad-argument @9 maybe expected root:"),
    Row("pop корень:да", "pop root:#yes"),
    Row("pop root:\"yes\"", "bad-argument @9 yes expected root: yes"),
    Row(
      "icon A points:25x25 pixels:75x75@3",
      "icon tab=A points:(25.0 by 25.0) pixels:(75 by 75 at 3)"),
    Row("icon A points:24,5х23", "icon tab=A points:(24.5 by 23.0)"),
    Row("icon A points:25", "bad-argument @14 25 expected points:"),
    Row("icon A pixels:75x75@0", "bad-argument @14 75x75@0 expected pixels:"),
    Row("badge A 1 color:#FF9500", "badge tab=A text=1 color:#FF9500"),
    Row("badge A 1 color:red", "bad-argument @16 red expected color:"),
    Row("appearance background b alpha:0.8", "appearance key=#background value=b alpha:(0.8)"),
    Row("appearance background b alpha:0,8", "appearance key=#background value=b alpha:(0.8)"),
    Row("appearance background b alpha:1.5", "bad-argument @30 1.5 expected alpha:"),
    Row("device ipad oss:18", "bad-argument @12 oss:18 unexpected os"),
  ])
  func options(row: Row) {
    #expect(read(row.line) == row.expected)
  }

  @Test(arguments: [
    Row("find шторка снизу", "find text=шторка снизу"),
    Row("find  a   b ", "find text=a   b"),
    Row("find шторка limit:5", "find text=шторка limit:(5)"),
    Row("find шторка предел:5 почему:да", "find text=шторка limit:(5) why:#yes"),
    Row("find шторка limit:5 снизу", "find text=шторка limit:5 снизу"),
    Row("find limit:5 шторка", "find text=limit:5 шторка"),
    Row("find \"шторка limit:5\"", "find text=\"шторка limit:5\""),
    Row("find шторка \"limit:5\"", "find text=шторка \"limit:5\""),
    Row("find \"шторка\" limit:5", "find text=\"шторка\" limit:(5)"),
    Row("find -- шторка limit:5", "find text=шторка limit:5"),
    Row("find a -- limit:5", "find text=a -- limit:5"),
    Row("find time 12:30", "find text=time 12:30"),
    Row("find limit:5", "missing-argument @12 text"),
    Row("find", "missing-argument @4 text"),
    Row("find кнопка \"назад\" слева", "find text=кнопка \"назад\" слева"),
    Row("find a:b http://x", "find text=a:b http://x"),
    Row("find x limit:3 limit:4", "bad-argument @15 limit:4 repeated option"),
    Row("find x Limit:3 WHY:Yes", "find text=x limit:(3) why:#yes"),
    Row("find x why:yes; undo", "find text=x why:#yes | undo"),
    Row("find x at:2", "find text=x at:2"), Row("find x limit:", "find text=x limit:"),
    Row("badge 1 -- color:#FF9500", "badge tab=1 text=color:#FF9500"),
    Row("find шторка limit:x", "bad-argument @24 x expected limit:"),
    Row("title 1 My tab lang:ru", "title tab=1 text=My tab lang:#ru"),
    Row("title lang:ru 1 My tab", "title tab=1 text=My tab lang:#ru"),
    Row("title 1 lang:ru My tab", "title tab=1 text=lang:ru My tab"),
    Row("title 1 My tab other:ru", "title tab=1 text=My tab other:ru"),
    Row("title 1 none", "title tab=1 text=#none"),
    Row("title 1 NONE lang:en", "title tab=1 text=#none lang:#en"),
    Row("title 1 ничего", "title tab=1 text=#none"),
    Row("title 1 \"none\"", "title tab=1 text=\"none\""),
    Row("title 1 none more", "title tab=1 text=none more"),
    Row("title 1 \"\"", "title tab=1 text=\"\""),
    Row("badge C 1234", "badge tab=C text=1234"),
    Row("badge C \"12\" color:#FF0000", "badge tab=C text=\"12\" color:#FF0000"),
    Row("deny B reason:not signed in", "deny tab=B reason:not signed in"),
    Row(
      "deny B reason:not signed in until:sign in",
      "deny tab=B reason:not signed in until:sign in"),
    Row("deny B reason:\"see until:x\"", "deny tab=B reason:\"see until:x\""),
    Row("deny B reason:a -- until:b", "deny tab=B reason:a -- until:b"),
    Row("deny B reason:12:30 at home", "deny tab=B reason:12:30 at home"),
    Row("report title Badge is cut", "reportTitle text=Badge is cut"),
    Row("report title", "missing-argument @12 text"),
    Row("alias t", "alias name=t"),
    Row("alias t none", "alias name=t text=#none"),
  ])
  func freeText(row: Row) {
    #expect(read(row.line) == row.expected)
  }
}
