// AU-16, AU-17, AU-27, AU-33 to AU-37, AU-39

extension Auditor {
  mutating func checkBehaviour() {
    for tab in tabs where tab.value.facts.performsAction { report(16, [tab]) }
    if interface.isToolbarShown, presentation.bar.isVisible { report(17) }
    for tab in tabs {
      if let screen = tab.value.screens.first(where: \.hidesBar) {
        report(27, [tab], values: ["screen": screen.name])
      }
    }
    guard profile.isUIKit, profile.canTurn, interface.kind == .controller,
      !(interface.delegate.isPresent && interface.delegate.orientations != nil)
    else { return }
    let upright = roots.filter { !$0.value.orientations.allows(.landscape) }
    if !upright.isEmpty, upright.count < roots.count {
      report(39, upright, values: ["names": names(upright)])
    }
  }

  mutating func checkAppearance() {
    let set = interface.appearance
    if set.shadow != nil, set.background == nil { report(33) }
    checkDividers(set)
    checkTints()
    guard profile.hasLiquidGlass else { return }
    var useless: [String] = []
    if set.background != nil { useless.append(AppearanceKey.background.rawValue) }
    if set.barTint != nil { useless.append(AppearanceKey.barTint.rawValue) }
    if set.isTranslucent == false { useless.append(AppearanceKey.translucent.rawValue) }
    if !useless.isEmpty { report(37, values: ["settings": useless.joined(separator: ", ")]) }
    checkLabels(set)
  }

  private mutating func checkDividers(_ set: Appearance) {
    let pairs = [
      ("left-selected", set.dividerLeftSelected), ("right-selected", set.dividerRightSelected),
      ("none-selected", set.dividerNone),
    ]
    let missing = pairs.filter { $0.1 == nil }.map(\.0)
    if (1...2).contains(missing.count) {
      report(34, values: ["pairs": missing.joined(separator: ", ")])
    }
  }

  private mutating func checkTints() {
    let tint = presentation.appearance.tint
    let other = presentation.appearance.unselectedTint
    let isSame =
      if let first = Color(tint), let second = Color(other) {
        first.distance(to: second) < 0.1
      } else {
        tint.lowercased() == other.lowercased()
      }
    if isSame { report(35, values: ["tint": tint]) }
  }

  /// Labels against what lies beneath a clear bar (TB-236).
  private mutating func checkLabels(_ set: Appearance) {
    guard let content = set.contentColor, let beneath = Color(content) else { return }
    let label = presentation.appearance.style == .black ? Color.white : Color.black
    let colors = [label] + (Color(presentation.appearance.tint).map { [$0] } ?? [])
    if colors.contains(where: { $0.contrast(with: beneath) < 1.5 }) {
      report(36, values: ["content": content])
    }
  }
}
