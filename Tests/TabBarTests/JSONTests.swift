import TabBar
import Testing

@Suite("JSON answers")
struct JSONTests {
  @Test("Strings are escaped, numbers are plain, order is kept")
  func text() {
    var json = JSONText()
    json.object { json in
      json.member("a\"b", "\\ \n\t\u{1}\u{2028}é🔥")
      json.member("n", 1.5)
      json.member("whole", 2.0)
      json.member("none", String?.none)
      json.member("yes", true)
      json.array("list", [1, 2]) { json, number in json.number(number) }
      json.object("empty") { _ in }
      json.array("nested", [[1], []]) { json, inner in
        json.array(inner) { json, number in json.number(number) }
      }
    }
    #expect(
      json.text == """
        {"a\\"b":"\\\\ \\n\\t\\u0001\\u2028é🔥","n":1.5,"whole":2,"none":null,"yes":true,\
        "list":[1,2],"empty":{},"nested":[[1],[]]}
        """)
  }

  @Test("The example in the documentation")
  func example() {
    var json = JSONText()
    json.object { json in
      json.member("ok", true)
      json.array("tabs", ["A", "B"]) { json, tab in json.string(tab) }
    }
    #expect(json.text == #"{"ok":true,"tabs":["A","B"]}"#)
  }

  @Test(
    "A difference tells of rows behind More only those that look otherwise, however wide they are")
  func differentRows() throws {
    var bench = try Bench(letters(9))
    let before = bench.shown
    try bench.act(.device(.ipad, version: .v17), .badge("I", "1"))
    let own = bench.shown.json(differingFrom: before).own
    #expect(own.contains(#""shown":{"I":"#) && !own.contains(#""H":{"title""#), "\(own)")
  }

  @Test("The state has the documented members")
  func state() throws {
    let bench = try Bench(letters(6), .badge("F", "7"), .tap("more"), .customize(.begin([])))
    let json = bench.shown.json
    for part in [
      #""device":"iphone","os":18,"orientation":"portrait","width":"compact","direction":"ltr""#,
      #""tabs":[{"key":"A","title":"A","badge":null,"enabled":true,"stack":["A0"],"scroll":0"#,
      #""selected":"more","index":null,"bar":{"items":["A","B","C","D","more"]"#,
      #""highlighted":"more","visible":true,"position":"bottom","layout":"stacked""#,
      #""itemHeight":49,"totalHeight":83,"top":null,"minimized":false,"background":true"#,
      #""more":{"rows":["E","F"],"stack":["list"],"edit":true,"shown":{"E":{"title":"E""#,
      #""customizing":{"order":["A","B","C","D","E","F"]}"#,
      #""sidebar":null,"accessory":null,"focus":null,"logo":null,"searching":null}"#,
    ] {
      #expect(json.contains(part), "\(part)")
    }
  }

  @Test(
    "TB-202: a long title is written as it is drawn",
    arguments: [
      (Action.device(.iphone, version: .v26), "Notification C…"),
      (.device(.android), "Notification…"),
      (.device(.iphone, version: .v18), "Notification Centre"),
      (.device(.ipad, version: .v26), "Notification Centre"),
    ])
  func longTitle(device: Action, title: String) throws {
    let bench = try Bench(device, letters(5), .title("A", "Notification Centre"))
    #expect(bench.shown.json.contains(#""shown":{"A":{"title":"\#(title)""#))
    #expect(bench.shown.json.contains(#""key":"A","title":"Notification Centre""#))
  }

  @Test("Events have the documented members")
  func events() throws {
    var bench = try Bench(letters(2))
    try bench.act(.push("A1"), .tap("A"))
    var json = JSONText()
    bench.events.write(to: &json)
    #expect(
      json.text == """
        [{"channel":"delegate","call":"shouldSelect","tab":"A","answer":true,"selected":"A"},\
        {"channel":"effect","call":"popToRoot","tab":"A"},\
        {"channel":"delegate","call":"didSelect","tab":"A","previous":"A","selected":"A"}]
        """)
  }
}
