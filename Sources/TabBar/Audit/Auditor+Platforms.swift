// AU-40, AU-42, AU-43, AU-45 to AU-50

extension Auditor {
  mutating func checkPlatforms() {
    if profile.hasLiquidGlass {
      for tab in tabs where !tab.value.isSearch && tab.value.icon.system != .search {
        if let title = title(of: tab), ["search", "поиск"].contains(title.lowercased()) {
          report(40, [tab])
        }
      }
    }
    checkGroups()
    checkIdentifiers()
    switch presentation.device {
    case .vision:
      for tab in tabs where title(of: tab) == nil || !hasImage(tab) { report(45, [tab]) }
    case .appleTV: checkTV()
    case .android: checkAndroid()
    case .iphone, .iphoneMax, .ipad, .mac, .catalyst, .watch: break
    }
  }

  private mutating func checkGroups() {
    guard interface.registry.groupCount > 0 else { return }
    let deepest = interface.order.flatMap { state.subtree(of: $0) }
      .filter { state.box($0)?.value.group != nil }
      .map { (key: $0, depth: state.ancestors(of: $0).count + 1) }
      .max { $0.depth < $1.depth }
    if let deepest, deepest.depth > 3, let tab = state.box(deepest.key) {
      report(42, [tab], values: ["n": String(deepest.depth)])
    }
  }

  private mutating func checkIdentifiers() {
    func identifier(_ tab: Box<Tab>) -> String {
      tab.value.facts.identifier ?? tab.value.key.text
    }
    // Keys differ among themselves.
    guard tabs.contains(where: { $0.value.facts.identifier != nil }) else { return }
    var counts: [String: Int] = [:]
    for tab in tabs { counts[identifier(tab), default: 0] += 1 }
    let shared = counts.filter { $0.value > 1 }.keys
    guard !shared.isEmpty else { return }
    let owners = Dictionary(
      grouping: tabs.filter { shared.contains(identifier($0)) }, by: identifier)
    for (identifier, tabs) in owners.sorted(by: { $0.key < $1.key }) {
      report(43, tabs, values: ["id": identifier])
    }
  }

  private mutating func checkTV() {
    if let logo = interface.logo, logo.width > 200 || logo.height > 68 {
      report(46, values: ["size": logo.text])
    }
    let kinds = roots.filter { $0.value.facts.liveKind != nil }
    let order = kinds.compactMap { $0.value.facts.liveKind.flatMap(LiveKind.allCases.firstIndex) }
    if order != order.sorted() { report(47, kinds, values: ["names": names(kinds)]) }
    for tab in tabs where title(of: tab) == nil && hasImage(tab) && !isUniversal(tab) {
      report(48, [tab])
    }
  }

  /// Search and settings are clear without words (TB-216).
  private func isUniversal(_ tab: Box<Tab>) -> Bool {
    let symbol = tab.value.icon.symbol ?? ""
    return tab.value.isSearch || tab.value.icon.system == .search
      || ["magnifyingglass", "search", "gear", "settings"].contains(where: symbol.contains)
  }

  private mutating func checkAndroid() {
    if !(3...5).contains(roots.count) { report(49, roots, values: ["n": String(roots.count)]) }
    if !roots.isEmpty, roots.allSatisfy({ title(of: $0) == nil }) { report(50, roots) }
  }
}
