// AU-01 to AU-09, AU-28 to AU-31

extension Auditor {
  mutating func checkStructure() {
    let count = String(roots.count)
    if isPhone, roots.count > 5 {
      report(1, Array(roots.dropFirst(5)), values: ["n": count])
    }
    if roots.count < 2 { report(2, roots, values: ["n": count]) }
    if roots.count == 2 { report(3, roots) }
    let hidden = presentation.more.rows.compactMap { $0.destination.key.flatMap(state.box) }
    if !hidden.isEmpty { report(4, hidden, values: ["names": names(hidden)]) }
    checkDefaultSet()
    for tab in tabs where !tab.value.isEnabled { report(6, [tab]) }
    for key in interface.registry.keys where !isPresent(key) {
      if let tab = state.box(key), tab.value.facts.isContentEmpty { report(7, [tab]) }
    }
    for tab in tabs where tab.value.facts.isContentEmpty && !tab.value.facts.isEmptinessExplained {
      report(8, [tab])
    }
    for denial in interface.delegate.denials where denial.until == nil {
      if let tab = denial.destination.key.flatMap(state.box) {
        if isPresent(tab.value.key) { report(9, [tab]) }
      } else {
        report(9, values: ["name": SystemItem.more.title(in: presentation.language)])
      }
    }
    checkHost()
  }

  /// Five tabs or fewer, where people may choose their own (TB-235).
  private mutating func checkDefaultSet() {
    guard profile.knowsTopBar, !interface.customizable.isEmpty
    else { return }
    let shown = roots.filter {
      $0.value.placement != .optional && $0.value.placement != .sidebarOnly
    }
    if shown.count > 5 { report(5, shown, values: ["n": String(shown.count)]) }
  }

  private mutating func checkHost() {
    switch interface.host {
    case .root: break
    case .pushed, .tab: report(28)
    case .modal: report(29)
    case .split:
      if interface.affectsOutside { report(30, roots, values: ["names": names(roots)]) }
    case .popover:
      if interface.affectsOutside { report(31, roots, values: ["names": names(roots)]) }
    }
  }
}
