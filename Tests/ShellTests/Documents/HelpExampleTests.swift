import CommandLanguage
import Testing
import TextAnalysis

@testable import Shell

/// What the help shows can be typed as it is, and works.
struct HelpExampleTests {
  /// What has to be done first: one of these makes each example of the command work.
  private static func preparations(_ id: CommandID, _ language: Language) -> [[String]] {
    let names =
      language == .en
      ? ["Home", "Search", "Profile", "Cart", "Week", "Movies", "Chats", "Channels", "Camera"]
      : ["Главная", "Поиск", "Профиль", "Корзина", "Неделя", "Фильмы", "Чаты", "Каналы", "Камера"]
    let (map, more) = language == .en ? ("Map", "More") : ("Карта", "Ещё")
    let tabs = "new " + names.joined(separator: " ")
    let all = "device iphone room:20; \(tabs) \(map) \"\(more)\" Day Year День Год"
    switch id {
    case .accessory: return [["device iphone os:26"]]
    case .add, .relaunch: return [[tabs], [all]]
    case .barItems, .barSelect, .barDelegate: return [["standalone \(names[0]) \(map) Day"]]
    case .customizeBegin: return [[tabs, "tap more"], ["standalone Day Week День Неделя"]]
    case .customizeReplace:
      let items = "Day Week Year День Неделя Год"
      return [["standalone Day Week День Неделя", "customize begin \(items)"]]
    case .customizeSwap: return [["device iphone; \(tabs) \(map)", "tap more", "customize begin"]]
    case .customizeDone, .customizeCancel: return [[tabs, "tap more", "customize begin"]]
    case .customizeAdd, .customizeRemove, .customizeHide, .customizeReset:
      let tablet = "device ipad os:18; \(tabs) \(map); mode tab-sidebar; hiding \(map) yes"
      return ["optional", "default"].map { kind in
        [tablet, "placement \(map) \(kind); sidebar show; customize begin"]
      }
    case .delegateReselect: return [["device android"]]
    case .select, .voiceover: return [[all], [tabs]]
    case .title: return [[all], ["new Home"]]
    case .expect:
      return [
        [all, "select \(map)"], [all, "bar hide"],
        ["device iphone room:3; new \(names[0]) \(map) A B C"],
      ]
    case .focus, .observedScroll: return [[all, "device appletv"]]
    case .quiz: return [["quiz seed:7"]]
    case .redo: return [[all, "undo"]]
    case .row: return [[tabs, "tap more"]]
    case .searchCancel:
      return [["device iphone os:26; \(tabs)", "search-tab \(names[1]) automatic:yes", "tap 2"]]
    case .sidebar: return [["device ipad os:18; \(tabs); mode tab-sidebar"]]
    case .tap: return [[all], [tabs]]
    case .window: return [["device ipad"]]
    default: return [[all]]
    }
  }

  @Test(arguments: Language.allCases)
  func everyExampleWorks(language: Language) throws {
    let folder = TestFolder()
    try Self.writeFiles(folder)
    // Lines are kept at a prompt only; the tests of the prompt run these.
    let ofThePrompt: Set<CommandID> = [.history, .historyFind, .historyRun, .historyClear]
    for spec in Grammar(implemented: Session.implemented).specs
    where !ofThePrompt.contains(spec.id) {
      for example in spec.examples {
        let text = example.text(in: language)
        let failures = Self.preparations(spec.id, language).map { lines in
          Self.failures(of: text, after: lines, in: folder, language: language)
        }
        #expect(failures.contains([]), "\(text): \(failures)")
      }
    }
  }

  /// Each topic works from its first line on, in a session of its own.
  @Test(
    arguments: [HelpStart.all.map(\.line)] + HelpTopic.allCases.map(\.examples), Language.allCases)
  func everyLineOfTheTopicsWorks(lines: [Wording], language: Language) throws {
    let runner = ProgramRunner(language: language)
    var prompt = PromptRunner(language: language)
    for line in lines.map({ $0.text(in: language) }) {
      if line.contains("shtorka") {
        let output = runner.output(of: line)
        #expect(!output.isEmpty && !output.contains("^"), "\(line): \(output)")
        continue
      }
      let output = prompt.answer(Self.line(line, in: runner.folder))
      #expect(!output.isEmpty, "\(line)")
      #expect(prompt.lastErrors.isEmpty, "\(line): \(prompt.lastErrors)")
    }
  }

  /// The line at the end of an entry, and the entry that it belongs to.
  @Test(arguments: Language.allCases)
  func everyHintOfAnEntryWorks(language: Language) {
    for (id, line) in BenchHint.lines {
      var shtorka = Shtorka(language: language)
      #expect(shtorka.code("term \(id)") == "ok")
      let answers = shtorka.answers(line.text(in: language))
      #expect(answers.filter { !$0.isSuccess }.isEmpty && answers.count > 1, "\(id)")
    }
  }

  @Test(arguments: Language.allCases)
  func everyStepOfTheTourWorks(language: Language) {
    var shtorka = Shtorka(language: language)
    for step in TourStep.all {
      let answers = shtorka.answers(step.commands.text(in: language))
      #expect(answers.filter { !$0.isSuccess }.isEmpty, "\(step.commands.en)")
      #expect(!answers.isEmpty)
    }
  }

  /// The failures of an example; none where it works.
  private static func failures(
    of example: String, after preparation: [String], in folder: TestFolder, language: Language
  ) -> [String] {
    var shtorka = Shtorka(language: language)
    for line in preparation { _ = shtorka.answers(line) }
    return shtorka.answers(line(example, in: folder)).compactMap { answer in
      guard case .failure(let failure) = answer.outcome else { return nil }
      return "\(failure.code): \(failure.message.en)"
    }
  }

  /// The line with its files in the folder.
  private static func line(_ example: String, in folder: TestFolder) -> String {
    if example.contains("res/") { return example.replacing("res/", with: "\(folder.path)/res/") }
    return example.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      let isFile = [
        ".json", ".shtorka", ".storyboard", ".xml", ".csv", ".txt", ".md", ".xib", ".svg",
      ]
      .contains { word.hasSuffix($0) }
      guard isFile else { return String(word) }
      guard let colon = word.firstIndex(of: ":") else { return folder.path + "/" + word }
      return word[...colon] + folder.path + "/" + word[word.index(after: colon)...]
    }.joined(separator: " ")
  }

  /// The files that examples open, in both languages.
  private static func writeFiles(_ folder: TestFolder) throws {
    let scenes = ["a", "b"].map { id in
      """
      <scene sceneID="s\(id)"><objects><tabBarController id="t\(id)"><tabBar key="tabBar" id="b\(id)"/>
      <connections><segue destination="v\(id)" kind="relationship" \
      relationship="viewControllers" id="r\(id)"/></connections></tabBarController></objects></scene>
      <scene sceneID="w\(id)"><objects><viewController id="v\(id)">
      <tabBarItem key="tabBarItem" title="Home" id="i\(id)"/></viewController></objects></scene>
      """
    }
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>\(scenes.joined())</scenes></document>
      """
    let menu = """
      <menu xmlns:android="http://schemas.android.com/apk/res/android">
      <item android:id="@+id/home" android:title="Home"/></menu>
      """
    let menus = folder.path + "/res/menu"
    try FileManager.default.createDirectory(atPath: menus, withIntermediateDirectories: true)
    try Files.write(storyboard, to: folder.path + "/Main.storyboard")
    for name in ["bottom nav.xml", "нижняя панель.xml", "menu.xml"] {
      try Files.write(menu, to: menus + "/" + name)
    }
    for name in ["clock", "часы"] {
      var shtorka = Shtorka()
      _ = shtorka.answers("preset clock")
      _ = shtorka.answers("save \(folder.path)/\(name).json")
      try Files.write("preset clock\ntap 2\n", to: folder.path + "/\(name).shtorka")
    }
  }
}
