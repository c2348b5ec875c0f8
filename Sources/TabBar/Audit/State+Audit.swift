extension State {
  /// What the guidelines and the platforms say against the interface as it is now, by rule number.
  ///
  /// - Parameters:
  ///   - language: the language of the device where none was chosen for it.
  ///   - managedBarWasTouched: whether the session tried to change the bar of a controller; such
  ///     attempts are refused and leave no trace in the state (AU-32).
  public func audit(
    language: DeviceLanguage = .en, managedBarWasTouched: Bool = false
  ) -> [Finding] {
    var auditor = Auditor(presentation: presentation(language: language), state: self)
    guard profile.hasBar else {
      auditor.report(44, values: ["device": environment.device.rawValue])
      return auditor.findings
    }
    auditor.checkStructure()
    auditor.checkTitles()
    auditor.checkBadges()
    auditor.checkImages()
    auditor.checkBehaviour()
    auditor.checkAppearance()
    auditor.checkPlatforms()
    if managedBarWasTouched { auditor.report(32) }
    return auditor.findings
  }
}

/// Collects findings.
struct Auditor {
  let presentation: Presentation
  let state: State
  /// All tabs: of the array, then the children of groups.
  let tabs: [Box<Tab>]
  /// The tabs of the array.
  let roots: [Box<Tab>]
  private let places: [TabKey: Int]
  /// What was found, by the number of the rule and of each rule in the order of the tabs.
  private var found: [[Finding]]

  /// What was found, by rule number.
  var findings: [Finding] { found.flatMap(\.self) }

  init(presentation: Presentation, state: State) {
    self.presentation = presentation
    self.state = state
    let keys = state.allKeys
    tabs = keys.compactMap(state.box)
    roots = state.interface.order.compactMap(state.box)
    found = Array(repeating: [], count: AuditRule.all.count + 1)
    places = Dictionary(
      keys.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the tab is in the array or in one of its groups.
  func isPresent(_ key: TabKey) -> Bool { places[key] != nil }

  var interface: Interface { state.interface }
  var profile: Profile { state.profile }
  var isPhone: Bool { [.iphone, .iphoneMax].contains(presentation.device) }

  /// The title a tab shows in the language of the device; an empty one counts as none.
  func title(of tab: Box<Tab>) -> String? {
    let title = tab.value.title(in: presentation.language)
    return title?.isEmpty == true ? nil : title
  }

  /// How a message calls a tab.
  func name(of tab: Box<Tab>) -> String { title(of: tab) ?? tab.value.key.text }

  func names(_ tabs: [Box<Tab>]) -> String { tabs.map(name).joined(separator: ", ") }

  /// A tab's position from 1, in the array or after it.
  func position(of tab: Box<Tab>) -> String {
    String(places[tab.value.key] ?? 1)
  }

  mutating func report(_ number: Int, _ tabs: [Box<Tab>] = [], values: [String: String] = [:]) {
    guard let rule = AuditRule.numbered(number), found.indices.contains(number) else { return }
    var values = values
    if let tab = tabs.first, values["name"] == nil { values["name"] = name(of: tab) }
    found[number].append(Finding(rule: rule, tabs: tabs.map(\.value.key), values: values))
  }
}
