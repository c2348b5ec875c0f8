// AU-10 to AU-15, AU-38

extension Auditor {
  mutating func checkTitles() {
    var byTitle: [(title: String, tabs: [Box<Tab>])] = []
    var places: [String: Int] = [:]
    for tab in tabs {
      guard let title = title(of: tab) else {
        checkMissing(tab)
        continue
      }
      if title.split(whereSeparator: \.isWhitespace).count > 1 {
        report(11, [tab], values: ["title": title])
      }
      if ["home", "главная", "дом"].contains(title.lowercased()) {
        report(14, [tab], values: ["title": title])
      }
      if !tab.titles.isEmpty, tab.titles[presentation.language.rawValue] == nil {
        report(15, [tab], values: ["lang": presentation.language.rawValue])
      }
      if let place = places[title] {
        byTitle[place].tabs.append(tab)
      } else {
        places[title] = byTitle.count
        byTitle.append((title, [tab]))
      }
    }
    for (title, tabs) in byTitle where tabs.count > 1 {
      report(13, tabs, values: ["title": title])
    }
    checkWidths()
  }

  private mutating func checkMissing(_ tab: Box<Tab>) {
    let isBare =
      (tab.isSearch && profile.hasLiquidGlass) || state.isPinned(tab.key)
    if !isBare { report(10, [tab], values: ["n": position(of: tab)]) }
    if tab.facts.accessibilityLabel?.isEmpty ?? true {
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
