extension Presentation {
  /// Writes the `state` object of an answer.
  public func write(to json: inout JSONText) {
    json.object { json in
      json.member("device", device.rawValue)
      json.member("os", version?.rawValue)
      json.member("orientation", orientation.rawValue)
      json.member("width", width.rawValue)
      json.member("direction", direction.rawValue)
      json.member("standalone", kind == .standalone)
      json.array("tabs", tabs) { json, tab in tab.write(to: &json, isStandalone: isStandalone) }
      json.member("selected", selected?.name)
      json.member("index", index)
      json.name("bar")
      bar.write(to: &json)
      json.name("more")
      more.write(to: &json)
      json.member("customizable", customizable.map(\.text))
      writeCustomizing(to: &json)
      json.name("appearance")
      appearance.write(to: &json)
      json.member("modal", modals.last)
      json.member("keyboard", isKeyboardShown)
      json.member("mode", mode.rawValue)
      writeSurroundings(to: &json)
      json.member("searching", searching?.text)
    }
  }

  private var isStandalone: Bool { kind == .standalone }

  private func writeCustomizing(to json: inout JSONText) {
    guard let customizing else { return json.nullMember("customizing") }
    json.object("customizing") { json in
      json.member("order", customizing.order.map(\.destination.name))
    }
  }

  private func writeSurroundings(to json: inout JSONText) {
    if let sidebar {
      json.object("sidebar") { json in json.member("shown", sidebar.isShown) }
    } else {
      json.nullMember("sidebar")
    }
    if let accessory {
      json.object("accessory") { json in
        json.member("name", accessory.name)
        json.member("environment", accessory.isInline ? "inline" : "regular")
      }
    } else {
      json.nullMember("accessory")
    }
    if let focus {
      json.object("focus") { json in
        json.member("area", focus.area.rawValue)
        json.member("tab", focus.tab?.text)
      }
    } else {
      json.nullMember("focus")
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
      json.member("system", tab.icon.system?.rawValue)
      json.object("titles") { json in
        for (language, title) in tab.titles.sorted(by: { $0.key < $1.key }) {
          json.member(language, title)
        }
      }
      json.member("controllerClass", tab.controllerClass)
    }
  }
}

extension Presentation.Bar {
  func write(to json: inout JSONText) {
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
      json.object("shown") { json in
        for item in items { item.write(to: &json) }
      }
    }
  }
}

extension Presentation.Shown {
  /// Writes the item as a member named after its destination.
  func write(to json: inout JSONText) {
    json.object(destination.name) { json in
      json.member("title", title)
      json.member("image", image)
      json.member("badge", badge)
    }
  }
}

extension Presentation.MoreList {
  func write(to json: inout JSONText) {
    json.object { json in
      json.member("rows", rows.map(\.destination.name))
      json.member("stack", exists ? ["list"] + (pushed.map { [$0.text] } ?? []) : [])
      json.member("edit", hasEdit)
      json.object("shown") { json in
        for row in rows { row.write(to: &json) }
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
      json.member("tint", tint)
      json.member("unselectedTint", unselectedTint)
      json.member("barTint", barTint)
      json.member("indicator", indicator)
      json.member("positioning", positioning.rawValue)
      json.member("itemWidth", itemWidth)
      json.member("itemSpacing", itemSpacing)
    }
  }
}
