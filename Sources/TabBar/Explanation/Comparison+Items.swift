// TB-006, TB-023 to TB-028, TB-202, TB-219, TB-245, TB-258

extension Comparison {
  /// How the items are drawn whose tabs were changed.
  mutating func compareItems() {
    guard new.interface.registry != old.interface.registry else { return }
    let hidden = Set(new.contents.overflow)
    let appearance = new.appearance
    for key in new.state.allKeys {
      guard let box = new.state.box(key), let before = old.state.box(key), before != box else {
        continue
      }
      let item = new.item(.tab(key), appearance)
      if before.value.title(in: .en) != box.value.title(in: .en) { compareTitle(item) }
      if before.value.icon != box.value.icon, item.isImageClipped { cite([6]) }
      if before.value.placement != box.value.placement, new.state.hasTopBar,
        new.state.isPinned(box)
      {
        cite([219])
      }
      if before.value.badge != box.value.badge, let badge = box.value.badge {
        compareBadge(badge, isHidden: hidden.contains(key))
      }
    }
  }

  private mutating func compareTitle(_ item: Presentation.Shown) {
    if item.isApart { cite([245]) }
    guard let title = item.title, !new.state.hasTopBar else { return }
    let layout = new.profile.layout(
      in: new.environment.orientation, width: new.environment.width)
    let size = Double(new.profile.titleSize(of: layout) ?? 10)
    if TitleWidth.points(of: title, size: size) > item.slotWidth { cite([202]) }
  }

  private mutating func compareBadge(_ badge: String, isHidden: Bool) {
    if isHidden { cite([27]) }
    if badge.isEmpty { cite([28]) }
    if new.profile.device == .android { cite([258]) }
    let isNumber = badge.utf8.allSatisfy { (48...57).contains($0) }
    if !isNumber { cite([25]) }
    guard new.profile.isUIKit, badge.count > 4 else { return }
    cite([new.profile.hasLiquidGlass ? 24 : 23])
  }
}
