// AU-23 to AU-26

extension Auditor {
  mutating func checkBadges() {
    for tab in tabs {
      guard let badge = tab.value.badge else { continue }
      let isDot = badge.isEmpty && profile.device == .android
      if !isDot, !Self.isUsual(badge) { report(23, [tab], values: ["value": badge]) }
      if badge.count > 4 { report(24, [tab], values: ["value": badge]) }
      if let color = tab.value.badgeColor, let rgb = Color(color) {
        let ratio = rgb.contrast(with: .white)
        if ratio < 3 {
          let shown = String(Int((ratio * 10).rounded()))
          let text = shown.count > 1 ? "\(shown.dropLast()).\(shown.suffix(1))" : "0.\(shown)"
          report(26, [tab], values: ["color": color, "ratio": text])
        }
      }
    }
    let isEverywhere = presentation.bar.items.allSatisfy { item in
      guard let tab = item.destination.key.flatMap(state.box) else { return true }
      return tab.value.badge != nil
    }
    guard isEverywhere else { return }
    let items = presentation.bar.items.compactMap { $0.destination.key.flatMap(state.box) }
    if items.count >= 3 { report(25, items) }
  }

  /// A number, which may end with a plus sign, or an exclamation mark (TB-022).
  private static func isUsual(_ badge: String) -> Bool {
    let digits = badge.hasSuffix("+") ? badge.dropLast() : badge[...]
    return badge == "!" || (!digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) })
  }
}
