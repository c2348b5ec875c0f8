import TabBar
import Testing

@Suite("What a screen reader says")
struct SpeechTests {
  private static let seven = ["Store", "Wish", "Genius", "Audiobooks", "Music", "Films", "TV"]

  private func say(
    _ bench: Bench, _ reference: TabReference, _ language: DeviceLanguage = .en
  ) throws -> String? {
    try bench.state.spoken(reference, language: language).first?.text
  }

  @Test("TB-192, TB-194: state, name, role, place")
  func plain() throws {
    let bench = try Bench(
      .device(.ipad, version: .v17), .new(Self.seven), .select("Audiobooks"))
    #expect(try say(bench, "4") == "Selected, Audiobooks, 4 of 7")
    #expect(try say(bench, "TV") == "TV, 7 of 7")
    #expect(try say(bench, "4", .ru) == "Выбрано, Audiobooks, вкладка, 4 из 7")
    #expect(try bench.state.spoken().count == 7)
  }

  @Test("TB-196: More counts as one; hidden tabs speak as rows of the list")
  func more() throws {
    var bench = try Bench(letters(6))
    #expect(try say(bench, "more") == "More, 5 of 5")
    #expect(try say(bench, "more", .ru) == "Ещё, вкладка, 5 из 5")
    #expect(throws: Rejection.notOnScreen("F", way: .more)) { try say(bench, "F") }
    try bench.act(.tap("more"))
    #expect(try say(bench, "F") == "F")
    #expect(try say(bench, "more") == "Selected, More, 5 of 5")
  }

  @Test("TB-197, TB-192: disabled items, labels in place of titles")
  func states() throws {
    let bench = try Bench(
      letters(2), .enable("B", false), .title("A", nil),
      .fact("A", .accessibilityLabel("Start")))
    #expect(try say(bench, "B") == "B, dimmed, 2 of 2")
    #expect(try say(bench, "B", .ru) == "B, недоступно, вкладка, 2 из 2")
    #expect(try say(bench, "1") == "Selected, Start, 1 of 2")
  }

  @Test(
    "TB-198: badges in their plural forms",
    arguments: [
      ("1", "1 new notification", "1 новое уведомление"),
      ("2", "2 new notifications", "2 новых уведомления"),
      ("5", "5 new notifications", "5 новых уведомлений"),
      ("11", "11 new notifications", "11 новых уведомлений"),
      ("21", "21 new notifications", "21 новое уведомление"),
      ("112", "112 new notifications", "112 новых уведомлений"),
      ("1000", "More than 999 new notifications", "Новых уведомлений больше 999"),
      ("!", "!", "!"), ("", "new notification", "новое уведомление"),
    ])
  func badges(badge: String, english: String, russian: String) throws {
    let bench = try Bench(letters(2), .badge("B", badge))
    #expect(try say(bench, "B") == "B, \(english), 2 of 2")
    #expect(try say(bench, "B", .ru) == "B, \(russian), вкладка, 2 из 2")
  }

  @Test("TB-162: nothing is said of a bar that is not on the screen")
  func covered() throws {
    let bench = try Bench(letters(2), .keyboard(isShown: true))
    #expect(throws: Rejection.barNotVisible(.keyboard)) { try bench.state.spoken() }
  }
}
