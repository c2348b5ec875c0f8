import CommandLanguage
import Rendering
import TabBar
import TestSupport
import Testing
import TextAnalysis

@testable import Shell

struct SessionTests {
  @Test(arguments: [
    ("tpa 2", "unknown-command"), ("tap", "missing-argument"), ("tap \"A", "unclosed-quote"),
    ("tap Z", "unknown-tab"), ("select 9", "index-out-of-range"),
    ("select 0", "index-out-of-range"),
    ("device toaster", "bad-argument"), ("preset nothing", "unknown-preset"),
    ("undo", "ok"), ("redo", "nothing-to-redo"), ("bar items X", "managed-bar"),
    ("load /nowhere/at/all.json", "file-not-found"), ("term zzqqxx", "unknown-term"),
    ("explain TB-999", "unknown-rule"), ("open /nowhere.xml", "file-not-found"),
    ("export glossary docx", "unsupported-format"), ("expect selected B", "expectation-failed"),
    ("7", "unknown-command"), ("tap A\u{0}", "invalid-text"), ("row 1", "not-on-screen"),
  ])
  func aFailureHasItsCodeAndChangesNothing(line: String, code: String) {
    for language in Language.allCases {
      var shtorka = Shtorka(language: language)
      _ = shtorka.answers("new A B C")
      let before = shtorka.state
      #expect(shtorka.code(line) == code)
      if code != "ok" { #expect(shtorka.state == before) }
      if line != "redo", line != "undo" { #expect(shtorka.code("tap B") == "ok") }
    }
  }

  @Test func everyFailureSpeaksBothLanguages() {
    for line in [
      "tpa", "tap", "tap Z", "select 9", "device x", "bar items X", "load /no", "term zz",
    ] {
      var shtorka = Shtorka()
      _ = shtorka.answers("new A B")
      guard case .failure(let failure)? = shtorka.answers(line).first?.outcome else {
        Issue.record("\(line) did not fail")
        continue
      }
      #expect(failure.message.en != failure.message.ru)
      #expect(!failure.message.en.isEmpty)
    }
  }

  @Test func undoTakesBackOneCommandOfTheBenchAndNothingElse() {
    var shtorka = Shtorka()
    _ = shtorka.answers("new A B C; tap B")
    let atB = shtorka.state
    _ = shtorka.answers("tap C; lang en; set frame unicode; undo")
    #expect(shtorka.state == atB)
    #expect(shtorka.session.frame == .unicode)
    _ = shtorka.answers("redo; undo")
    #expect(shtorka.state == atB)
  }

  @Test func russianCommandsDoTheSame() {
    var english = Shtorka()
    var russian = Shtorka()
    _ = english.answers("new A B C; tap 2; badge C 3; rotate")
    _ = russian.answers("новый A B C; тап 2; бейдж C 3; повернуть")
    #expect(english.state == russian.state)
  }

  @Test func savedSessionsComeBack() throws {
    let path = "/tmp/shtorka-test-\(UInt64.random(in: 0..<UInt64.max)).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var shtorka = Shtorka()
    _ = shtorka.answers("preset music; tap 3; badge 1 5")
    let saved = shtorka.state
    #expect(shtorka.code("save \(path)") == "ok")
    _ = shtorka.answers("reset")
    #expect(shtorka.state != saved)
    #expect(shtorka.code("load \(path)") == "ok")
    #expect(shtorka.state == saved)
    try Files.write("{\"format\":1", to: path)
    #expect(shtorka.code("load \(path)") == "bad-file")
    #expect(shtorka.state == saved)
  }

  @Test("Undo of load brings the steps back that led to the state before it, and redo the loaded")
  func undoneLoads() throws {
    let folder = try TemporaryFolder()
    func script(_ shtorka: inout Shtorka) -> String? {
      let code = shtorka.code("save script \(folder.path)/script")
      return code == "ok" ? folder.text(of: "script") : code
    }
    var shtorka = Shtorka()
    _ = shtorka.answers("new A B; tap B; badge A 1; save \(folder.path)/s.json; reset")
    _ = shtorka.answers("new X Y")
    let state = shtorka.state
    let before = try #require(script(&shtorka))
    #expect(before.hasSuffix("reset\nnew X Y\n"))
    #expect(shtorka.code("load \(folder.path)/s.json") == "ok")
    let loaded = shtorka.state
    #expect(script(&shtorka) == "new A B\ntap B\nbadge A 1\n")
    _ = shtorka.answers("tap A")
    #expect(script(&shtorka) == "new A B\ntap B\nbadge A 1\ntap A\n")
    _ = shtorka.answers("undo; undo")
    #expect(shtorka.state == state)
    #expect(script(&shtorka) == before)
    _ = shtorka.answers("redo")
    #expect(shtorka.state == loaded)
    #expect(script(&shtorka) == "new A B\ntap B\nbadge A 1\n")
    // What is written says the state when it is run.
    var other = Shtorka()
    #expect(other.answers("run \(folder.path)/script").last?.isSuccess == true)
    #expect(other.state == loaded)
  }

  @Test(
    "A file without a name is said to have none",
    arguments: [
      "save", "save script", "load", "run", "open", "audit", "log",
    ])
  func namelessFiles(_ command: String) {
    var shtorka = Shtorka()
    _ = shtorka.answers("new A")
    guard case .failure(let failure)? = shtorka.answers(command + " \"\"").last?.outcome else {
      Issue.record("nothing is wrong")
      return
    }
    #expect(failure.message.en == "the name of the file is missing")
    #expect(failure.exitCode == .usage)
  }

  @Test func scriptsStopAtTheirFirstErrorAndSayWhere() throws {
    let path = "/tmp/shtorka-test-\(UInt64.random(in: 0..<UInt64.max)).shtorka"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Files.write("# a tour\nnew A B\n\ntap Z\ntap B\n", to: path)
    var shtorka = Shtorka()
    let answers = shtorka.answers("run \(path)")
    #expect(answers.map(\.command) == ["new A B", "tap Z", "run \(path)"])
    guard case .failure(let failure)? = answers.last?.outcome else {
      Issue.record("the script did not stop")
      return
    }
    #expect(failure.message.en.hasPrefix("\(path):4:5:"))
    #expect(failure.exitCode == .stopped)
  }

  @Test(arguments: [
    ("expect selected B", true), ("expect index 1", true), ("expect bar.items A B C", true),
    ("expect tabs.C.badge 3", true), ("expect event didSelect B", true),
    ("expect event didSelect C", false), ("expect tabs.A.badge none", true),
    ("expect bar.visible yes", true), ("expect selected A", false),
  ])
  func expectations(line: String, holds: Bool) {
    var shtorka = Shtorka()
    _ = shtorka.answers("new A B C; badge C 3; tap B")
    #expect(shtorka.code(line) == (holds ? "ok" : "expectation-failed"))
  }

  @Test func aMegabyteIsOneAnswer() {
    var shtorka = Shtorka()
    #expect(shtorka.code(String(repeating: "x", count: 1 << 20)) == "unknown-command")
    #expect(shtorka.code("title A " + String(repeating: "ё", count: 1 << 19)) == "unknown-tab")
  }

  @Test(arguments: [
    (1, "1 вкладка"), (2, "2 вкладки"), (5, "5 вкладок"), (11, "11 вкладок"),
    (21, "21 вкладка"), (112, "112 вкладок"), (104, "104 вкладки"),
  ])
  func russianPlurals(count: Int, text: String) {
    #expect(Plural.ru(count, one: "вкладка", few: "вкладки", many: "вкладок") == text)
  }
}

struct BenchActionTests {
  /// Every example of every command that changes the bench means an action of the tab bar.
  @Test func everyCommandOfTheBenchIsAnAction() {
    let grammar = Grammar(implemented: Session.implemented)
    let elsewhere: Set<CommandID> = [.open, .preset, .undo, .redo, .reset, .load]
    var count = 0
    for spec in grammar.specs where spec.changesBench && !elsewhere.contains(spec.id) {
      for example in spec.examples.flatMap(\.all) {
        for case .success(let invocation) in grammar.parse(example) {
          count += 1
          #expect(BenchAction.action(for: invocation) != nil, "\(example)")
        }
      }
    }
    #expect(count > 100)
  }

  /// No command that the program offers is without its answer.
  @Test func everyOfferedCommandAnswers() {
    // These write files where the tests run.
    let writing: Set<CommandID> = [.save, .saveScript, .log]
    for language in Language.allCases {
      for spec in Grammar(implemented: Session.implemented).specs where !writing.contains(spec.id) {
        for example in spec.examples {
          var shtorka = Shtorka(language: language)
          _ = shtorka.answers("new Home Search Profile Map Cart Week Movies")
          let text = example.text(in: language)
          if text.contains("to:") || text.contains("куда:") { continue }
          let answers = shtorka.answers(text)
          #expect(!answers.isEmpty, "\(text)")
          for case .failure(let failure) in answers.map(\.outcome) {
            #expect(failure.code != "unknown-command", "\(text)")
          }
        }
      }
    }
  }

  @Test func aLookUpTellsWhyInBothLanguages() throws {
    for (language, line, words) in [
      (Language.en, "find tabbar why:yes", ["folded “tabbar”", "names: ", "tab-bar 1.00, name"]),
      (
        .ru, "найти tabbar почему:да", ["свёрнуто в «tabbar»", "имена: ", "tab-bar 1.00, название"]
      ),
      (
        .en, "find round button with a plus over the list why:yes",
        ["descriptions: ", "coverage 0."]
      ),
      (.ru, "найти круглая кнопка с плюсиком поверх списка почему:да", ["описания: ", "охват 0."]),
    ] {
      var shtorka = Shtorka(language: language)
      guard case .success(let body)? = shtorka.answers(line).first?.outcome else {
        Issue.record("\(line) failed")
        continue
      }
      let text = body.text(TextStyle(language: language, theme: .plain, width: 80))
      for word in words { #expect(text.contains(word), "\(text)") }
    }
  }
}
