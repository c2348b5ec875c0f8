import CommandLanguage
import Rendering
import TabBar
import Testing
import TextAnalysis

@testable import Shell

/// What the commands of the bench say beside doing it.
struct BenchCommandTests {
  private func text(_ answer: Answer?) -> String {
    guard case .success(let body)? = answer?.outcome else { return "failed" }
    return body.text(TextStyle(language: .en, theme: .plain, width: 80))
  }

  private func json(_ answer: Answer?) -> String { answer?.json(in: .en) ?? "" }

  @Test func explainsWhyTheLastThingDidNotHappen() {
    var shtorka = Shtorka()
    _ = shtorka.answers("new A B C; tap B")
    #expect(shtorka.code("bar items X") == "managed-bar")
    #expect(text(shtorka.answers("explain").first).hasPrefix("TB-030"))
    #expect(text(shtorka.answers("events").first) == "nothing was called")
    #expect(shtorka.code("select more") == "not-a-child")
    #expect(json(shtorka.answers("explain").first).contains(#""rules":[{"id":"TB-095""#))
  }

  /// There the bar looks the same whatever was done.
  @Test func whatIsDoneBehindMoreIsShownWithItsScreen() {
    var shtorka = Shtorka()
    _ = shtorka.answers("new A B C D E F")
    for (line, title, bar) in [
      ("tap more", "|      F                                 > |", true),
      ("tap F", "| < More             F                     |", true),
      ("push Details", "| < F             Details                  |", true),
      ("tap back", "| < More             F                     |", true),
      ("tap back", "|      F                                 > |", true),
      ("customize begin", "|                Configure            Done |", true),
      ("customize cancel", "|      F                                 > |", true),
      ("tap A", "9:41", false),
    ] {
      let shown = text(shtorka.answers(line).first)
      #expect(
        shown.split(separator: "\n").contains { $0.contains(title) } == bar, "\(line)\n\(shown)")
      #expect(shown.contains("More"))
    }
  }

  @Test func dismissSaysThatNothingIsPresented() {
    var shtorka = Shtorka()
    _ = shtorka.answers("new A B; present; dismiss")
    for watch in ["off", "on"] {
      _ = shtorka.answers("watch \(watch); present")
      #expect(!text(shtorka.answers("dismiss").first).contains("nothing is presented"))
      let answer = shtorka.answers("dismiss").first
      #expect(answer?.isSuccess == true)
      #expect(text(answer).hasPrefix("nothing is presented\n+"))
    }
  }

  @Test func undoTakesBackThatAManagedBarWasTouched() {
    var shtorka = Shtorka()
    func isTold() -> Bool { json(shtorka.answers("audit").first).contains("AU-32") }
    _ = shtorka.answers("new A B; tap B")
    #expect(!isTold())
    #expect(shtorka.code("bar items X") == "managed-bar")
    _ = shtorka.answers("tap A")
    var told = [isTold()]
    for line in ["undo", "undo", "redo", "redo", "new A", "undo", "reset", "undo"] {
      #expect(shtorka.code(line) == "ok")
      told.append(isTold())
    }
    // The touch came behind `tap B`, which the second undo takes back.
    #expect(told == [true, true, false, true, true, false, true, false, true])
  }

  @Test(arguments: [
    (["loop loop"], "a short form itself"), (["ёж \"show; ЕЖ\""], "a short form itself"),
    (["a b", "b a"], "a short form itself"), (["a tap", "b \"show; A 2\""], "a short form itself"),
    (["a b", "b show"], "“a” begins a command with “b”"),
    (["a tap", "a show", "b tap 2", "tb tap \"a\""], ""),
  ])
  func shortFormsStandForCommands(aliases: [String], refusal: String) {
    var shtorka = Shtorka()
    var messages: [String] = []
    for alias in aliases {
      for case .failure(let failure) in shtorka.answers("alias \(alias)").map(\.outcome) {
        messages.append(failure.message.en)
        #expect(failure.code == "bad-argument")
      }
    }
    #expect(refusal.isEmpty ? messages.isEmpty : messages.count == 1, "\(messages)")
    #expect(messages.allSatisfy { $0.contains(refusal) }, "\(messages)")
    #expect(shtorka.session.grammar.aliases.count == (refusal.isEmpty ? 3 : aliases.count - 1))
  }

  @Test func explainsAFindingOfTheAudit() {
    var shtorka = Shtorka()
    _ = shtorka.answers("new A B C D E F")
    let found = text(shtorka.answers("explain AU-04").first)
    #expect(
      found.hasPrefix("AU-04  overflow, warning\n    Behind More, one tap further away: E, F."))
    #expect(found.contains("TB-114"))
    _ = shtorka.answers("remove F")
    #expect(text(shtorka.answers("explain au-04").first).contains("not broken here"))
    let answer = json(shtorka.answers("explain AU-04").first)
    #expect(answer.contains(#""audit":{"id":"AU-04","name":"overflow","severity":"warning""#))
    #expect(answer.contains(#""rules":[{"id":"TB-114""#))
  }

  @Test(arguments: [
    ("audit", ExitCode.negative), ("audit fail-on:info", .negative),
    ("audit fail-on:warning", .negative), ("audit fail-on:error", .done),
    ("audit fail-on:never", .done),
  ])
  func anAuditFailsOnWhatItIsTold(line: String, code: ExitCode) {
    var shtorka = Shtorka()
    _ = shtorka.answers("new A B C D E F; icon A symbol:star")
    let answer = shtorka.answers(line).first
    #expect(answer?.isSuccess == true)
    #expect(answer?.exitCode == code)
    #expect(json(answer).contains(#""name":"overflow""#), "all findings are told")
  }

  @Test func aScriptFailsWithItsAudit() throws {
    let path = "/tmp/shtorka-test-\(UInt64.random(in: 0..<UInt64.max)).shtorka"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (line, code) in [
      ("audit", ExitCode.done), ("audit fail-on:error", .negative), ("audit fail-on:never", .done),
    ] {
      try Files.write("new A\n\(line)\n", to: path)
      var shtorka = Shtorka()
      #expect(shtorka.answers("run \(path)").last?.exitCode == code, "\(line)")
    }
  }

  @Test func theAuditOfAFileKnowsNothingOfTheSession() throws {
    let path = "/tmp/shtorka-test-\(UInt64.random(in: 0..<UInt64.max)).xml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Files.write(
      "<menu xmlns:android=\"http://schemas.android.com/apk/res/android\">"
        + "<item android:id=\"@+id/a\" android:title=\"A\"/></menu>", to: path)
    var shtorka = Shtorka()
    _ = shtorka.answers("new A B; bar items X")
    #expect(json(shtorka.answers("audit").first).contains("managed-bar"))
    #expect(!json(shtorka.answers("audit \(path)").first).contains("managed-bar"))
    _ = shtorka.answers("new A B")
    #expect(!json(shtorka.answers("audit").first).contains("managed-bar"))
  }

  @Test func tellsWhatTheLastCommandChanged() {
    var shtorka = Shtorka()
    #expect(text(shtorka.answers("diff").first) == "nothing differs")
    _ = shtorka.answers("new A B C; badge C 3")
    #expect(
      text(shtorka.answers("diff").first) == """
        bar.shown.C.badge: none → 3
        tabs.C.badge: none → 3
        """)
    _ = shtorka.answers("tap B")
    #expect(
      json(shtorka.answers("diff").first).contains(
        #"{"path":"selected","before":"A","after":"B"}"#))
    _ = shtorka.answers("add D")
    #expect(text(shtorka.answers("diff").first).contains("order: A B C → A B C D"))
  }

  @Test func comparesWithASavedSession() throws {
    let path = "/tmp/shtorka-test-\(UInt64.random(in: 0..<UInt64.max)).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var shtorka = Shtorka()
    _ = shtorka.answers("preset clock; save \(path); undo; redo")
    #expect(shtorka.answers("diff \(path)").first?.exitCode == .done)
    _ = shtorka.answers("tap 2; tap 1; tap 3")
    let answer = shtorka.answers("diff \(path)").first
    #expect(answer?.exitCode == .negative)
    #expect(text(answer).contains("selected: World Clock → Stopwatch"))
    let before = shtorka.state
    #expect(shtorka.code("diff /nowhere/at/all.json") == "file-not-found")
    #expect(shtorka.state == before)
  }

  @Test func keepsTheEventsOfTheSessionByChannel() {
    var shtorka = Shtorka()
    _ = shtorka.answers("new A B; push A1; tap A; tap B")
    #expect(
      text(shtorka.answers("events all delegate effect").first) == """
        tap A
          delegate   shouldSelect “A” → yes
          effect     popToRoot “A”
          delegate   didSelect “A”
        tap B
          delegate   shouldSelect “B” → yes
          delegate   didSelect “B”
        """)
    #expect(text(shtorka.answers("events lifecycle").first).hasPrefix("lifecycle  viewWillAppear"))
    #expect(
      json(shtorka.answers("events all effect").first).contains(#""log":[{"command":"tap A""#))
    #expect(text(shtorka.answers("события эффект").first) == "nothing was called")
  }

  @Test func watchingShowsTheScreenAndAllEvents() {
    var shtorka = Shtorka()
    _ = shtorka.answers("new A B; watch on")
    let shown = text(shtorka.answers("tap B").first)
    #expect(shown.hasPrefix("delegate   shouldSelect “B” → yes\nlifecycle  viewWillAppear “B”"))
    #expect(shown.contains("9:41"))
    _ = shtorka.answers("watch off")
    #expect(text(shtorka.answers("tap A").first).hasPrefix("tab bar: shouldSelect “A” → yes"))
  }

  @Test func aPresetComesWithTheDeviceItIsFor() {
    var shtorka = Shtorka()
    _ = shtorka.answers("preset streaming")
    #expect(shtorka.session.presentation.device == .appleTV)
    _ = shtorka.answers("undo; device ipad os:26; preset library")
    #expect(shtorka.session.presentation.device == .ipad)
    #expect(shtorka.session.presentation.version == .v26, "it is the right one already")
    _ = shtorka.answers("preset clock")
    #expect(shtorka.session.presentation.device == .ipad, "a bar that makes sense everywhere")
    #expect(Preset.all.count >= 8)
  }

  @Test(arguments: [
    ("appearance item-width -4", "expect appearance.itemWidth 0"),
    ("appearance tint red proxy:yes", "expect appearance.tint red"),
    ("appearance indicator dot rendering:template", "expect appearance.indicator none"),
    ("appearance background-mode tile", "expect appearance.backgroundMode tile"),
    ("appearance selected-font Bold", "expect appearance.selectedFont Bold"),
    ("icon A symbol:a rendering:original", "expect bar.shown.A.imageTint none"),
    ("icon A system:search", "expect bar.shown.A.image magnifyingglass"),
    (
      "icon A symbol:x system:search; icon A symbol:none",
      "expect bar.shown.A.image magnifyingglass"
    ),
    ("icon A landscape:l large:b; rotate", "expect bar.shown.A.image l"),
    ("tag B 7", "expect tabs.B.tag 7"),
    ("device ipad; compact-tabs A; window compact", "expect bar.items A"),
    ("device ipad; group G x y destination:yes; tap G", "expect selected G"),
    ("scroll bottom; appearance bar-tint red edge:yes", "expect bar.background yes"),
    ("icon A system:search; strict on; icon B symbol:b", "expect bar.shown.B.image b"),
    ("device appletv; logo 200x68; direction rtl", "expect logo.side right"),
  ])
  func commandsOfRules(line: String, expectation: String) {
    var shtorka = Shtorka()
    _ = shtorka.answers("new A B C")
    for answer in shtorka.answers(line) { #expect(answer.isSuccess, "\(answer.command)") }
    #expect(shtorka.code(expectation) == "ok", "\(expectation)")
  }

  @Test(arguments: ["icon A system:zzz", "icon A system:topRatedx"])
  func anUnknownSystemItemIsRefusedWithTheList(line: String) {
    var shtorka = Shtorka()
    _ = shtorka.answers("new A B")
    guard case .failure(let failure)? = shtorka.answers(line).first?.outcome else {
      Issue.record("it was let through")
      return
    }
    #expect(failure.code == "bad-argument" && failure.exitCode == .usage)
    #expect(failure.message.en.contains("top-rated") && failure.message.ru.contains("top-rated"))
    #expect(shtorka.session.bench.present.tab("A")?.icon.system == nil)
  }

  @Test(arguments: ["diff", "show diff"])
  func whatDiffersInThousandsOfTabsIsToldInAFewLines(line: String) {
    var shtorka = Shtorka()
    _ = shtorka.answers("new " + (1...2000).map { "T\($0)" }.joined(separator: " "))
    _ = shtorka.answers("device ipad")
    let text = text(shtorka.answers(line)[0])
    #expect(text.utf8.count < 40_000)
    #expect(text.contains(line == "diff" ? " and 1900 more" : "and 3793 more"))
    #expect(
      text.contains(line == "diff" ? "width: compact → regular" : "width class: compact → regular"))
  }

  @Test func whatStrictnessRefusesSaysSo() {
    var shtorka = Shtorka()
    _ = shtorka.answers("new A B; icon A system:search; strict on")
    guard case .failure(let failure)? = shtorka.answers("title A Mine").first?.outcome else {
      Issue.record("it was let through")
      return
    }
    #expect(failure.code == "unsupported")
    #expect(failure.message.en.contains("strict off") && failure.message.ru.contains("строго выкл"))
  }
}

/// What is said where there is no tab bar.
struct NoBarTests {
  @Test(arguments: [("mac", "tab view"), ("watch", "pages")])
  func whatTakesItsPlaceIsNamed(device: String, instead: String) {
    for gesture in [
      "tap 1", "row 1", "double-tap 1", "long-press 1", "swipe left", "scroll down", "rotate",
      "keyboard show", "focus right", "customize begin", "search cancel",
    ] {
      var shtorka = Shtorka()
      _ = shtorka.answers("new A B; device \(device)")
      guard case .failure(let failure)? = shtorka.answers(gesture).first?.outcome else {
        Issue.record("\(gesture) was let through")
        continue
      }
      #expect(failure.code == "unsupported")
      if gesture == "tap 1" { #expect(failure.message.en.contains(instead)) }
    }
  }
}
