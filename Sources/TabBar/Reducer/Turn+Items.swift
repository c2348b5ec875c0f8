// TB-002 to TB-008, TB-011, TB-013 to TB-015, TB-017, TB-019, TB-021 to TB-028, TB-135, TB-161

extension Turn {
  mutating func performItem(_ action: Action) throws(Rejection) {
    switch action {
    case .title(let reference, let title, language: let language):
      let key = try state.key(reference)
      try requireOverride(of: key)
      cite(17, 11)
      if title?.isEmpty != false { cite(3) }
      if state.box(key)?.value.icon.system != nil { cite(14, 15) }
      if language != nil { cite(201) }
      change(key) { tab in
        // A title for all languages is the last assignment, which wins (TB-011).
        if let language {
          tab.titles[language.lowercased()] = title
        } else {
          tab.title = title
          tab.titles = [:]
        }
      }
    case .badge(let reference, let badge, color: let color):
      let key = try state.key(reference)
      if let color, !Self.isColor(color) { throw .badValue(color) }
      cite(19, 26)
      if color != nil { cite(21) }
      if let badge, badge != "!", !badge.utf8.allSatisfy({ (48...57).contains($0) }) { cite(22) }
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
      if let name = icon.unknownSystem { throw .unknownSystemItem(name) }
      guard icon.isInRange else { throw .badValue(icon.pixels?.text ?? icon.points?.text ?? "") }
      if icon.system == nil, icon.changesImages { try requireOverride(of: key) }
      cite(icon.rules(onSystemThatChooses: profile.hasTabObjects))
      if !icon.removed.isEmpty { cite(3) }
      if icon.system == nil, state.box(key)?.value.icon.system != nil, icon.changesImages {
        cite(14, 15)
      }
      change(key) { $0.apply(icon) }
    case .orientations(let reference, let orientations):
      let key = try state.key(reference)
      guard !orientations.isEmpty else { throw .badValue("") }
      cite(135)
      change(key) { $0.orientations = orientations }
    case .tag(let reference, let tag):
      let key = try state.key(reference)
      cite(7)
      change(key) { $0.tag = tag }
    case .stack(let reference, isPresent: let isPresent):
      let key = try state.key(reference)
      cite(70)
      change(key) { tab in
        tab.hasStack = isPresent
        if !isPresent { tab.screens.removeSubrange(1...) }
      }
    case .fact(let reference, let fact):
      let key = try state.key(reference)
      cite(fact.rule)
      change(key) { $0.facts.apply(fact) }
    case .sceneFact(let fact):
      if case .logo(let size?) = fact, !size.isInRange { throw .badValue(size.text) }
      cite(fact.rule)
      interface.apply(fact)
    default: break
    }
  }

  /// Refuses to change a system item where the documentation, by which its title and image cannot
  /// be changed, is taken by the letter (TB-014).
  private func requireOverride(of key: TabKey) throws(Rejection) {
    guard state.environment.isStrict, state.box(key)?.value.icon.system != nil else { return }
    throw .unsupported(14)
  }

  /// Whether text is a colour written `#RRGGBB`.
  private static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.hasPrefix("#") && text.dropFirst().allSatisfy(\.isHexDigit)
  }
}

extension PixelSize {
  /// Whether it is a size that an image may have; also keeps products of it small.
  var isInRange: Bool { (1...100_000).contains(width) && (1...100_000).contains(height) }
}

extension IconChange {
  /// Whether the images of the bar's items are set or taken away.
  fileprivate var changesImages: Bool {
    symbol != nil || selectedSymbol != nil || !removed.isEmpty
  }

  fileprivate var isInRange: Bool {
    points?.isInRange != false && pixels?.isInRange != false
      && scale.map((1...4).contains) != false
  }
}

extension Bitmap {
  /// Whether all sizes are such as images may have.
  var isInRange: Bool {
    points?.isInRange != false && pixels?.isInRange != false
      && scale.map((1...4).contains) != false
  }
}

extension IconChange {
  /// The rules about what is changed; some systems choose filled or outlined symbols themselves.
  fileprivate func rules(onSystemThatChooses choosesStyle: Bool) -> [RuleID] {
    var rules: [RuleID] = system == nil ? [17] : [13, 201]
    if symbol != nil || selectedSymbol != nil { rules.append(choosesStyle ? 160 : 159) }
    if selectedSymbol != nil { rules.append(4) }
    if landscapeSymbol != nil || largeSymbol != nil { rules.append(161) }
    if rendering != nil { rules.append(5) }
    if let shape { rules.append(shape.rule) }
    if pixels != nil || scale != nil { rules.append(158) }
    if points != nil || pixels != nil { rules.append(159) }
    return rules
  }
}

extension IconShape {
  /// The rule that names the size of an icon of the shape.
  var rule: RuleID {
    switch self {
    case .circle: 154
    case .square: 155
    case .wide: 156
    case .tall: 157
    }
  }
}

extension TabFact {
  /// The rule the audit looks at the fact for.
  fileprivate var rule: RuleID {
    switch self {
    case .content: 174
    case .performsAction: 175
    case .accessibilityLabel: 192
    case .identifier: 233
    case .live: 215
    }
  }
}

extension SceneFact {
  /// The rule the audit looks at the fact for.
  fileprivate var rule: RuleID {
    switch self {
    case .toolbar: 173
    case .host(.modal, _): 170
    case .host(.split, _), .host(.popover, _): 172
    case .host: 171
    case .logo: 214
    }
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
    func changed(_ name: String?, _ new: String?, _ image: IconChange.Image) -> String? {
      change.removed.contains(image) ? nil : new ?? name
    }
    icon.symbol = changed(icon.symbol, change.symbol, .symbol)
    icon.selectedSymbol = changed(icon.selectedSymbol, change.selectedSymbol, .selectedSymbol)
    icon.landscapeSymbol = changed(icon.landscapeSymbol, change.landscapeSymbol, .landscapeSymbol)
    icon.largeSymbol = changed(icon.largeSymbol, change.largeSymbol, .largeSymbol)
    if let rendering = change.rendering { icon.rendering = rendering }
    let says =
      change.shape != nil || change.points != nil || change.pixels != nil || change.scale != nil
    guard says else { return }
    let place = change.barClass == .compact ? \Icon.compact : \Icon.regular
    var bitmap = icon[keyPath: place] ?? Bitmap()
    bitmap.shape = change.shape ?? bitmap.shape
    bitmap.points = change.points ?? bitmap.points
    bitmap.pixels = change.pixels ?? bitmap.pixels
    bitmap.scale = change.scale ?? bitmap.scale
    icon[keyPath: place] = bitmap
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
