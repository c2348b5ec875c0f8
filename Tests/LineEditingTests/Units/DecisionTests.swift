import TestSupport
import Testing

@testable import LineEditing

@Suite struct DecisionTests {
  @Test(
    "Colour is written where it was asked for or is wanted",
    arguments: [
      (.auto, true, ["TERM": "xterm"], true),
      (.auto, false, ["TERM": "xterm"], false),
      (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, [:], false),
      (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
      (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], true),
      (.auto, true, ["TERM": "xterm", "CLICOLOR": "0"], false),
      (.auto, false, ["CLICOLOR_FORCE": "1"], true),
      (.auto, false, ["FORCE_COLOR": "1", "TERM": "dumb"], true),
      (.auto, false, ["CLICOLOR_FORCE": "0", "TERM": "xterm"], false),
      (.auto, true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1", "TERM": "xterm"], false),
      (.always, false, ["NO_COLOR": "1"], true),
      (.never, true, ["CLICOLOR_FORCE": "1", "TERM": "xterm"], false),
    ] as [(ColorOption, Bool, [String: String], Bool)])
  func color(
    _ option: ColorOption, _ isTerminal: Bool, _ environment: [String: String], _ expected: Bool
  ) {
    #expect(
      option.usesColor(streamIsTerminal: isTerminal, environment: environment) == expected)
  }

  /// Facts about a good terminal on all three streams, changed by `change`.
  private static func facts(_ change: (inout TerminalFacts) -> Void = { _ in }) -> TerminalFacts {
    var facts = TerminalFacts(
      inputIsTerminal: true, outputIsTerminal: true, errorIsTerminal: true, terminalName: "xterm",
      terminalIsKnown: true, characters: .asSet)
    change(&facts)
    return facts
  }

  @Test(
    "One decision says how lines are read",
    arguments: [
      (facts(), .editor),
      (facts { $0.characters = .replaced }, .editor),
      (facts { $0.characters = .notUTF8 }, .plain(promptOn: .output)),
      (facts { $0.terminalName = "dumb" }, .plain(promptOn: .output)),
      (facts { $0.terminalName = "emacs" }, .plain(promptOn: .output)),
      (facts { $0.terminalName = nil }, .plain(promptOn: .output)),
      (facts { $0.terminalName = "" }, .plain(promptOn: .output)),
      (facts { $0.terminalIsKnown = false }, .plain(promptOn: .output)),
      (facts { $0.outputIsTerminal = false }, .plain(promptOn: .error)),
      (
        facts {
          $0.outputIsTerminal = false
          $0.errorIsTerminal = false
        }, .plain(promptOn: nil)
      ),
      (facts { $0.inputIsTerminal = false }, .plain(promptOn: nil)),
    ] as [(TerminalFacts, LineSourceKind)])
  func kind(_ facts: TerminalFacts, _ expected: LineSourceKind) {
    #expect(LineSourceKind.choose(facts) == expected)
  }

  @Test("The style of a prompt ends before its last character, and nothing in it is a control")
  func prompt() {
    let prompt = Prompt("\u{1B}[1mвкл\n\u{301}> ", style: "1;32")
    #expect(prompt.text == "[1mвкл> ")
    #expect(
      String(String.UnicodeScalarView(Prompt("вкл> ", style: "1").markedScalars))
        == "\u{1}\u{1B}[1m\u{1}вкл>\u{1}\u{1B}[0m\u{1} ")
    #expect(Prompt("вкл> ", style: "1").styledText == "\u{1B}[1mвкл>\u{1B}[0m ")
    #expect(Prompt("> ", style: "1m\u{7}").style == nil)
    #expect(Prompt("> ").styledText == "> ")
  }

  @Test(
    "The user's bindings are looked at first",
    arguments: [
      (
        "bind ^T ed-move-to-beg\n",
        .usable(.init(text: "bind ^T ed-move-to-beg\n\n", usesViKeys: false))
      ),
      ("bind -v\nx", .usable(.init(text: "x\n", usesViKeys: true))),
      (" demo:bind  -v\nbind -e", .usable(.init(text: "", usesViKeys: false))),
      ("demo: bind -v", .usable(.init(text: "", usesViKeys: true))),
      ("other:bind -v", .usable(.init(text: "other:bind -v\n", usesViKeys: false))),
      ("a\n" + String(repeating: "я", count: 501), .refused(line: 2)),
    ] as [(String, BindingsFile.Outcome)])
  func bindings(_ content: String, _ expected: BindingsFile.Outcome) {
    #expect(BindingsFile.check(Array(content.utf8), programName: "demo") == expected)
  }

  @Test("The bindings lie where other programs with libedit look for them")
  func bindingsPath() {
    let path = LineSourceOptions.defaultBindingsPath(environment:)
    #expect(path(["HOME": "/h"]) == "/h/.editrc")
    #expect(path(["HOME": "/h", "EDITRC": "/e"]) == "/e")
    #expect(path(["HOME": "/h", "EDITRC": ""]) == nil)
    #expect(path([:]) == nil)
  }
}
