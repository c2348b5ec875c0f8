// AU-10 to AU-15, AU-38

extension Auditor {
  mutating func checkTitles() {
    var counts: [String: Int] = [:]
    var shared: [String] = []
    for tab in tabs {
      guard let title = title(of: tab) else {
        checkMissing(tab)
        continue
      }
      if Self.hasWords(title) {
        report(11, [tab], values: ["title": title])
      }
      if Self.empty.contains(title.lowercased()) {
        report(14, [tab], values: ["title": title])
      }
      if !tab.value.titles.isEmpty, tab.value.titles[presentation.language.rawValue] == nil {
        report(15, [tab], values: ["lang": presentation.language.rawValue])
      }
      let count = counts[title, default: 0] + 1
      counts[title] = count
      if count == 2 { shared.append(title) }
    }
    for title in shared {
      report(13, tabs.filter { self.title(of: $0) == title }, values: ["title": title])
    }
    checkWidths()
  }

  /// Titles that say nothing of what is there.
  private static let empty: Set<String> = ["home", "главная", "дом"]

  /// Whether a title has more than one word.
  private static func hasWords(_ title: String) -> Bool {
    // Whitespace is ASCII or begins with one of these bytes: nearly all titles need no more.
    let mayBe = title.utf8.contains { $0 <= 0x20 || $0 == 0xC2 || (0xE1...0xE3).contains($0) }
    return mayBe && title.split(whereSeparator: \.isWhitespace).count > 1
  }

  private mutating func checkMissing(_ tab: Box<Tab>) {
    let isBare =
      (tab.value.isSearch && profile.hasLiquidGlass) || state.isPinned(tab.value.key)
    if !isBare { report(10, [tab], values: ["n": position(of: tab)]) }
    if tab.value.facts.accessibilityLabel?.isEmpty ?? true {
      report(38, [tab], values: ["n": position(of: tab)])
    }
  }

  /// Titles against the width of a slot, on bars that have slots.
  private mutating func checkWidths() {
    guard presentation.bar.position == .bottom else { return }
    let size = Double(presentation.bar.titleSize ?? 12)
    for item in presentation.bar.items {
      guard let title = item.title, let tab = item.destination.key.flatMap(state.box) else {
        continue
      }
      let width = TitleWidth.points(of: title, size: size)
      if width > item.slotWidth {
        report(
          12, [tab],
          values: [
            "title": title, "width": String(Int(width.rounded())),
            "slot": String(Int(item.slotWidth.rounded())),
          ])
      }
    }
  }
}
