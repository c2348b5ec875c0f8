extension Presentation {
  /// The members of the `state` object, in their order.
  enum Member: String, CaseIterable {
    case device, os, orientation, width, direction, standalone, tabs, selected, index, bar, more
    case customizable, customizing, appearance, modal, keyboard, textSize, mode, sidebar, accessory,
      focus
    case logo, searching
  }

  /// Writes the `state` object of an answer.
  public func write(to json: inout JSONText) {
    json.object { json in
      for member in Member.allCases { write(member, to: &json) }
    }
  }

  private func write(_ member: Member, to json: inout JSONText) {
    json.name(member.rawValue)
    switch member {
    case .device: json.string(device.rawValue)
    case .os: json.number(version?.rawValue)
    case .orientation: json.string(orientation.rawValue)
    case .width: json.string(width.rawValue)
    case .direction: json.string(direction.rawValue)
    case .standalone: json.bool(kind == .standalone)
    case .tabs:
      json.array { json in
        for tab in tabs { tab.write(to: &json, isStandalone: isStandalone) }
      }
    case .selected: json.string(selected?.name)
    case .index: json.number(index)
    case .bar: bar.write(to: &json, shown: bar.items)
    case .more: more.write(to: &json, shown: more.rows)
    case .customizable: json.strings(customizable.map(\.text))
    case .customizing: writeCustomizing(to: &json)
    case .appearance: appearance.write(to: &json)
    case .modal: json.string(modals.last)
    case .keyboard: json.bool(isKeyboardShown)
    case .textSize: json.string(textSize.rawValue)
    case .mode: json.string(mode.rawValue)
    case .sidebar: writeSidebar(to: &json)
    case .accessory: writeAccessory(to: &json)
    case .focus: writeFocus(to: &json)
    case .logo: writeLogo(to: &json)
    case .searching: json.string(searching?.text)
    }
  }

  /// The part of the `state` object that holds what is at a path, so that a look at one field does
  /// not cost the whole: a member, or of the member `tabs` one tab.
  public func json(around path: [String]) -> String {
    var json = JSONText()
    json.object { json in
      guard let member = path.first.flatMap(Member.init) else { return }
      if member == .tabs, path.count > 1 {
        json.array(member.rawValue, tabs.filter { $0.tab.key.text == path[1] }) { json, tab in
          tab.write(to: &json, isStandalone: isStandalone)
        }
      } else {
        write(member, to: &json)
      }
    }
    return json.text
  }

  /// The parts of two `state` objects that differ, as JSON: members, and of the tabs, items and
  /// rows that are in both those that differ.
  public func json(differingFrom other: Presentation) -> (own: String, other: String) {
    let isSameBar = bar == other.bar
    let isSameMore = more == other.more
    let (ownTabs, otherTabs) = Self.unlike(tabs, other.tabs)
    let items = Shown.unlike(bar.items, other.bar.items, cutsTitles: true)
    let rows = Shown.unlike(more.rows, other.more.rows, cutsTitles: false)
    let isSameOrder =
      tabs.count == other.tabs.count
      && zip(tabs, other.tabs).allSatisfy { $0.box === $1.box || $0.tab.key == $1.tab.key }
    func parts(
      _ state: Presentation, _ tabs: [TabSummary], _ items: [Shown], _ rows: [Shown]
    ) -> String {
      var json = JSONText()
      json.object { json in
        for member in Member.allCases where member != .tabs {
          switch member {
          case .bar:
            if isSameBar { continue }
            json.name(member.rawValue)
            state.bar.write(to: &json, shown: items)
          case .more:
            if isSameMore { continue }
            json.name(member.rawValue)
            state.more.write(to: &json, shown: rows)
          case .customizable where customizable == other.customizable: continue
          default: state.write(member, to: &json)
          }
        }
        json.object("tabs") { json in
          for tab in tabs {
            json.name(tab.tab.key.text)
            tab.write(to: &json, isStandalone: state.isStandalone)
          }
        }
        if !isSameOrder {
          json.member("order", state.tabs.map(\.tab.key.text))
        }
      }
      return json.text
    }
    return (
      parts(self, ownTabs, items.own, rows.own), parts(other, otherTabs, items.other, rows.other)
    )
  }

  /// The tabs that are in both arrays and differ, of each in its order.
  private static func unlike(
    _ own: [TabSummary], _ others: [TabSummary]
  ) -> (own: [TabSummary], other: [TabSummary]) {
    // Most tabs are the very same, in the same place.
    var same = 0
    while same < min(own.count, others.count), own[same] == others[same] { same += 1 }
    let (rest, otherRest) = (own[same...], others[same...])
    if rest.isEmpty || otherRest.isEmpty { return ([], []) }
    let old = Dictionary(
      otherRest.map { ($0.tab.key, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = rest.filter { tab in old[tab.tab.key].map { $0 != tab } ?? false }
    let keys = Set(changed.map(\.tab.key))
    return (changed, keys.isEmpty ? [] : otherRest.filter { keys.contains($0.tab.key) })
  }

  private var isStandalone: Bool { kind == .standalone }

  private func writeCustomizing(to json: inout JSONText) {
    guard let customizing else { return json.null() }
    json.object { json in
      json.member("order", customizing.order.map(\.destination.name))
    }
  }

  private func writeLogo(to json: inout JSONText) {
    guard let logo else { return json.null() }
    json.object { json in
      json.member("width", logo.width)
      json.member("height", logo.height)
      // The leading end, which follows the direction (TB-214).
      json.member("side", direction == .rtl ? "right" : "left")
    }
  }

  private func writeSidebar(to json: inout JSONText) {
    guard let sidebar else { return json.null() }
    json.object { json in json.member("shown", sidebar.isShown) }
  }

  private func writeAccessory(to json: inout JSONText) {
    guard let accessory else { return json.null() }
    json.object { json in
      json.member("name", accessory.name)
      json.member("environment", accessory.isInline ? "inline" : "regular")
    }
  }

  private func writeFocus(to json: inout JSONText) {
    guard let focus else { return json.null() }
    json.object { json in
      json.member("area", focus.area.rawValue)
      json.member("tab", focus.tab?.text)
    }
  }

  /// Writes the `state` object as text.
  public var json: String {
    var json = JSONText()
    write(to: &json)
    return json.text
  }
}

extension Presentation.TabSummary {
  func write(to json: inout JSONText, isStandalone: Bool) {
    json.object { json in
      json.member("key", tab.key.text)
      json.member("title", title)
      json.member("badge", tab.badge)
      json.member("enabled", tab.isEnabled)
      json.member("stack", isStandalone ? [] : tab.screens.map(\.name))
      json.member("scroll", tab.topScreen.scroll)
      if let children {
        json.member("children", children.map(\.tab.key.text))
      } else {
        json.nullMember("children")
      }
      json.member("image", tab.icon.symbol)
      json.member("selectedImage", tab.icon.selectedSymbol)
      json.member("landscapeImage", tab.icon.landscapeSymbol)
      json.member("largeContentImage", tab.icon.largeSymbol)
      json.member("rendering", tab.icon.rendering.rawValue)
      json.member("system", tab.icon.system?.rawValue)
      json.object("titles") { json in
        for (language, title) in tab.titles.sorted(by: { $0.key < $1.key }) {
          json.member(language, title)
        }
      }
      json.member("controllerClass", tab.controllerClass)
      json.member("tag", tab.tag)
    }
  }
}

extension Presentation.Bar {
  func write(to json: inout JSONText, shown: [Presentation.Shown]) {
    json.object { json in
      json.member("items", items.map(\.destination.name))
      json.member("drawn", drawn.map(\.name))
      json.member("highlighted", highlighted?.name)
      json.member("visible", isVisible)
      json.member("position", position?.rawValue)
      json.member("layout", layout?.rawValue)
      json.member("itemHeight", itemHeight)
      json.member("totalHeight", totalHeight)
      json.member("top", top)
      json.member("minimized", isMinimized)
      json.member("background", hasBackground)
      json.member("titleSize", titleSize)
      json.member("floating", isFloating)
      json.member("raised", raised?.name)
      json.object("fades") { json in
        json.member("before", fades.before)
        json.member("after", fades.after)
      }
      json.object("shown") { json in
        // A bar at the bottom has slots, to which iOS 26 and Android cut titles (TB-202).
        let size = position == .bottom ? Double(titleSize ?? 12) : nil
        for item in shown { item.write(to: &json, cutAt: size) }
      }
    }
  }
}

extension Presentation.Shown {
  /// Writes the item as a member named after its destination.
  ///
  /// - Parameter size: the size of its title in points where a long one may be cut to its slot.
  func write(to json: inout JSONText, cutAt size: Double? = nil) {
    json.object(destination.name) { json in
      json.member("title", size.flatMap(cutTitle) ?? title)
      json.member("image", image)
      json.member("badge", badge)
      json.member("imageTint", imageTint)
      json.member("clipped", isImageClipped)
      if let viewer {
        json.object("viewer") { json in
          json.member("title", viewer.title)
          json.member("image", viewer.image)
        }
      } else {
        json.nullMember("viewer")
      }
    }
  }

  /// The title as a slot shows it, on platforms that cut it (TB-202).
  private func cutTitle(size: Double) -> String? {
    isTitleCut ? title.map { TitleWidth.cut($0, to: slotWidth, size: size) } : title
  }

  /// Those that are in both lists and look otherwise there, of each in its order; the width of a slot
  /// counts only where titles are cut to it.
  fileprivate static func unlike(
    _ own: [Self], _ others: [Self], cutsTitles: Bool
  ) -> (own: [Self], other: [Self]) {
    // One of the lists is often short: a bar against thousands of items.
    let (short, long) = own.count <= others.count ? (own, others) : (others, own)
    if short.isEmpty { return ([], []) }
    let twins = Dictionary(
      short.map { ($0.destination, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = Set(
      long.lazy.filter { item in
        twins[item.destination].map { !item.isWritten(like: $0, cutsTitles: cutsTitles) } ?? false
      }.map(\.destination))
    if changed.isEmpty { return ([], []) }
    return (
      own.filter { changed.contains($0.destination) },
      others.filter { changed.contains($0.destination) }
    )
  }

  /// Whether what is written of both is the same.
  fileprivate func isWritten(like other: Self, cutsTitles: Bool) -> Bool {
    title == other.title && image == other.image && badge == other.badge
      && imageTint == other.imageTint && isImageClipped == other.isImageClipped
      && viewer == other.viewer
      && (!cutsTitles || !isTitleCut || slotWidth == other.slotWidth)
  }
}

extension Presentation.MoreList {
  func write(to json: inout JSONText, shown: [Presentation.Shown]) {
    json.object { json in
      json.member("rows", rows.map(\.destination.name))
      json.member("stack", exists ? ["list"] + (pushed.map { [$0.text] } ?? []) : [])
      json.member("edit", hasEdit)
      json.object("shown") { json in
        for row in shown { row.write(to: &json) }
      }
    }
  }
}

extension AppearanceInEffect {
  func write(to json: inout JSONText) {
    json.object { json in
      json.member("style", style.rawValue)
      json.member("translucent", isTranslucent)
      json.member("background", background.name)
      json.member("backing", backing)
      json.member("blur", hasBlur)
      json.member("shadow", shadow ?? "default")
      json.member("backgroundMode", isBackgroundTiled ? "tile" : "stretch")
      json.member("tint", tint)
      json.member("unselectedTint", unselectedTint)
      json.member("barTint", barTint)
      json.member("indicator", indicator)
      json.member("indicatorTint", indicatorTint)
      json.object("dividers") { json in
        json.member("left-selected", dividers.leftSelected)
        json.member("right-selected", dividers.rightSelected)
        json.member("none-selected", dividers.noneSelected)
      }
      json.member("font", font)
      json.member("selectedFont", selectedFont)
      json.member("positioning", positioning.rawValue)
      json.member("itemWidth", itemWidth)
      json.member("itemSpacing", itemSpacing)
    }
  }
}
