// TB-008, TB-013, TB-015, TB-017, TB-019, TB-021, TB-026, TB-135

extension Turn {
  mutating func performItem(_ action: Action) throws(Rejection) {
    switch action {
    case .title(let reference, let title, language: let language):
      let key = try state.key(reference)
      cite(17)
      change(key) { tab in
        if let language { tab.titles[language.lowercased()] = title } else { tab.title = title }
      }
    case .badge(let reference, let badge, color: let color):
      let key = try state.key(reference)
      if let color, !Self.isColor(color) { throw .badValue(color) }
      cite(19, 26)
      change(key) { tab in
        tab.badge = badge
        if color != nil || badge == nil { tab.badgeColor = color }
      }
    case .enable(let reference, let isEnabled):
      let key = try state.key(reference)
      cite(8, 17)
      change(key) { $0.isEnabled = isEnabled }
    case .icon(let reference, let icon):
      let key = try state.key(reference)
      cite(icon.system == nil ? 17 : 13)
      change(key) { $0.apply(icon) }
    case .orientations(let reference, let orientations):
      let key = try state.key(reference)
      guard !orientations.isEmpty else { throw .badValue("") }
      change(key) { $0.orientations = orientations }
    case .stack(let reference, isPresent: let isPresent):
      let key = try state.key(reference)
      change(key) { tab in
        tab.hasStack = isPresent
        if !isPresent { tab.screens.removeSubrange(1...) }
      }
    case .fact(let reference, let fact):
      let key = try state.key(reference)
      change(key) { $0.facts.apply(fact) }
    case .sceneFact(let fact): interface.apply(fact)
    default: break
    }
  }

  /// Whether text is a colour written `#RRGGBB`.
  private static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.hasPrefix("#") && text.dropFirst().allSatisfy(\.isHexDigit)
  }
}

extension Tab {
  /// Changes what is given; becoming a system item drops title and images of its own (TB-013),
  /// which later overrides may set again (TB-015).
  fileprivate mutating func apply(_ change: IconChange) {
    if let system = change.system {
      icon.system = system
      icon.symbol = nil
      icon.selectedSymbol = nil
      title = nil
    }
    if let symbol = change.symbol { icon.symbol = symbol }
    if let selected = change.selectedSymbol { icon.selectedSymbol = selected }
    if let shape = change.shape { icon.shape = shape }
    if let barClass = change.barClass { icon.barClass = barClass }
    if let points = change.points { icon.points = points }
    if let pixels = change.pixels { icon.pixels = pixels }
    if let scale = change.scale { icon.scale = scale }
  }
}

extension TabFacts {
  fileprivate mutating func apply(_ fact: TabFact) {
    switch fact {
    case .content(let isEmpty, let isExplained):
      isContentEmpty = isEmpty
      isEmptinessExplained = isExplained
    case .performsAction(let performs): performsAction = performs
    case .accessibilityLabel(let label): accessibilityLabel = label
    case .identifier(let identifier): self.identifier = identifier
    case .live(let kind): liveKind = kind
    }
  }
}

extension Interface {
  fileprivate mutating func apply(_ fact: SceneFact) {
    switch fact {
    case .toolbar(let isShown): isToolbarShown = isShown
    case .host(let host, let affectsOther):
      self.host = host
      affectsOutside = affectsOther
    case .logo(let size): logo = size
    }
  }
}
