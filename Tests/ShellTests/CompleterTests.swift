import LineEditing
import Testing

@testable import Shell

struct CompleterTests {
  /// What Tab would offer at the end of `line`, after `setup`.
  private func offered(_ line: String, after setup: String) -> [String] {
    var shtorka = Shtorka()
    _ = shtorka.answers(setup)
    return Completer(shtorka.session).completion(for: line, at: line.endIndex).candidates
      .map(\.text)
  }

  @Test(arguments: [
    // Keywords stay as they are where names need quotes, or they would be names.
    ("tap m", "new \"Map 1\" Mail", ["more", "minimized", "\"Map 1", "\"Mail"]),
    ("tap M", "new More Mail", ["more", "minimized", "\"More", "\"Mail"]),
    ("tap \"m", "new \"Map 1\" Mail", ["\"Map 1", "\"Mail"]),
    ("tabs set Home ", "new Home Mail", ["Mail", "animated:"]),
    ("group G x order:x,", "new x y", ["y"]),
    ("set ", "version", ["frame", "color", "suggestions", "pager"]),
    ("lang ", "lang ru", ["английский", "русский"]),
    ("expect tabs.", "new Home Mail", ["tabs.Home.", "tabs.Mail."]),
    ("expect tabs.Home.ti", "new Home Mail", ["tabs.Home.title", "tabs.Home.titles"]),
    ("expect more.", "new Home Mail", ["more.edit", "more.rows", "more.shown", "more.stack"]),
    ("prese", "version", ["present", "preset", "presets"]),
    ("no-such-comm", "version", []),
  ])
  func candidates(line: String, setup: String, expected: [String]) {
    #expect(Set(offered(line, after: setup)) == Set(expected))
  }

  /// Of several readings the one that the bench would take.
  @Test func likeliest() {
    let session = Shtorka().session
    #expect(session.likeliest(["пресет сдщсл", "пресет clock"]) == "пресет clock")
    #expect(session.likeliest(["tap Z", "tap Y"]) == "tap Z")
    #expect(session.likeliest([]) == nil)
  }

  @Test(
    arguments: [
      ("prese", "t"), ("tap ", nil), ("tap Ho", "me"), ("", nil),
      ("tap zz", nil), ("find x lim", "it:"), ("# pres", nil),
    ] as [(String, String?)])
  func continuations(line: String, rest: String?) {
    var shtorka = Shtorka()
    _ = shtorka.answers("new Home Mail")
    #expect(Completer(shtorka.session).continuation(of: line) == rest)
  }
}
