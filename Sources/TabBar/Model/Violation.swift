/// A broken invariant of a state; a state reached by actions has none.
public enum Violation: Hashable, Sendable {
  /// The array has a key without a tab.
  case unknownInArray(TabKey)
  /// The array has a key twice (TB-016), or a child of a group.
  case repeatedInArray(TabKey)
  /// A group has a child that does not exist, that has another place, too, or that is around it.
  case misplacedChild(TabKey)
  /// A group names a default or selected child it does not have.
  case strangerInGroup(TabKey)
  /// The selection is not in the interface, or is a group (TB-058, TB-084).
  case selectionOutside
  /// There are tabs and none is selected, or a selection without tabs (TB-041, TB-045).
  case selectionMissing
  /// More is selected without a More item (TB-095).
  case moreWithoutItem
  /// The tab over the More list has an item of its own, or the hidden selected tab is not over it
  /// (TB-104).
  case moreStackBroken
  /// The customizable set names a tab outside the array (TB-044).
  case customizableOutside(TabKey)
  /// A navigation stack without a root, or a scroll offset outside its content.
  case screensBroken(TabKey)
  /// A customization whose order is not that of its items (TB-125).
  case sessionBroken
  /// The bar is minimized where it can't be (TB-241).
  case minimizedWithoutSupport
  /// A search of a tab that is not selected (TB-246).
  case searchBroken
  /// A tab supports no orientation, or room for less than one item.
  case settingOutOfRange
  /// The tab last chosen on the bar is not in the interface (TB-108).
  case lastBarTabOutside
}

extension State {
  /// The invariants that are broken.
  public var violations: [Violation] {
    treeViolations + selectionViolations + tabViolations + sessionViolations
  }

  private var treeViolations: [Violation] {
    var found: [Violation] = []
    var seen: Set<TabKey> = []
    for key in interface.order {
      if box(key) == nil { found.append(.unknownInArray(key)) }
      if !seen.insert(key).inserted { found.append(.repeatedInArray(key)) }
    }
    var placed = Set(interface.order)
    for key in interface.registry.keys {
      guard let group = box(key)?.value.group else { continue }
      if isInside(itself: key) {
        found.append(.misplacedChild(key))
      }
      for child in group.children
      where box(child) == nil || !placed.insert(child).inserted {
        found.append(.misplacedChild(child))
      }
      for named in [group.defaultChild, group.selectedChild].compactMap({ $0 })
      where !group.children.contains(named) {
        found.append(.strangerInGroup(named))
      }
    }
    return found
  }

  /// Whether a group is among what is inside it.
  private func isInside(itself key: TabKey) -> Bool {
    children(of: key).contains { subtree(of: $0).contains(key) }
  }

  private var selectionViolations: [Violation] {
    var found: [Violation] = []
    let contents = barContents
    if interface.kind == .controller, (interface.selection == nil) != interface.order.isEmpty {
      found.append(.selectionMissing)
    }
    if interface.selection == .more, !contents.hasMore { found.append(.moreWithoutItem) }
    if let key = interface.selection?.key {
      if !contains(key) || leaf(of: key) != key { found.append(.selectionOutside) }
      if let root = root(of: key), contents.overflow.contains(root), interface.moreTab != root {
        found.append(.moreStackBroken)
      }
    }
    if let pushed = interface.moreTab,
      !contents.overflow.contains(pushed) || interface.selection == .more
    {
      found.append(.moreStackBroken)
    }
    if let last = interface.lastBarTab, !contains(last) { found.append(.lastBarTabOutside) }
    if interface.customizable != interface.order {
      let order = Set(interface.order)
      found += interface.customizable.filter { !order.contains($0) }
        .map(Violation.customizableOutside)
    }
    return found
  }

  private var tabViolations: [Violation] {
    var found: [Violation] = []
    for key in interface.registry.keys {
      guard let tab = box(key)?.value else { continue }
      let range = 0...Screen.bottom
      if tab.screens.isEmpty || !tab.screens.allSatisfy({ range.contains($0.scroll) }) {
        found.append(.screensBroken(key))
      }
      let bitmaps = [tab.icon.regular, tab.icon.compact].compactMap { $0 }
      if tab.orientations.isEmpty || !bitmaps.allSatisfy(\.isInRange) {
        found.append(.settingOutOfRange)
      }
    }
    if let room = environment.room, room < 1 { found.append(.settingOutOfRange) }
    if interface.logo?.isInRange == false { found.append(.settingOutOfRange) }
    if interface.delegate.orientations?.isEmpty == true { found.append(.settingOutOfRange) }
    if interface.isMinimized, !profile.canMinimize(in: environment.width) {
      found.append(.minimizedWithoutSupport)
    }
    if let search = interface.search, interface.selection != .tab(search.tab) {
      found.append(.searchBroken)
    }
    return found
  }

  private var sessionViolations: [Violation] {
    guard let session = interface.session else { return [] }
    let known = session.order.allSatisfy { box($0) != nil }
    let isWhole =
      switch session.kind {
      case .classic:
        session.order.count == interface.order.count
          && Set(session.order) == Set(interface.order)
      case .standalone: session.order.count == interface.order.count
      case .editing: Set(session.order).isSuperset(of: interface.order)
      }
    let isUnique = Set(session.order).count == session.order.count
    return known && isWhole && isUnique ? [] : [.sessionBroken]
  }
}
