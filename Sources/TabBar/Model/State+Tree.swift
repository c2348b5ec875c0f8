/// The tree that groups make of the tabs (TB-223).
extension State {
  /// The keys of a tab's children as shown, empty for a plain tab.
  func children(of key: TabKey) -> [TabKey] {
    guard interface.registry.groupCount > 0 else { return [] }
    return box(key)?.value.group?.displayed ?? []
  }

  /// A tab and all that is in it, each key once, parents before children.
  func subtree(of key: TabKey) -> [TabKey] {
    var found: [TabKey] = []
    var seen: Set<TabKey> = []
    var waiting = [key]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      waiting += children(of: next).reversed()
    }
    return found
  }

  /// All tabs of the interface: those of the array, then the children of groups.
  var allKeys: [TabKey] {
    let roots = interface.order
    guard interface.registry.groupCount > 0 else { return roots }
    let known = Set(roots)
    var rest: [TabKey] = []
    for root in roots where box(root)?.value.group != nil {
      rest += subtree(of: root).filter { !known.contains($0) }
    }
    return roots + rest
  }

  /// Whether the tab is in the array or in one of its groups.
  public func contains(_ key: TabKey) -> Bool { root(of: key) != nil }

  /// The element of the array that is the tab or holds it, `nil` where it was taken out.
  public func root(of key: TabKey) -> TabKey? {
    if interface.order.contains(key) { return key }
    guard interface.registry.groupCount > 0 else { return nil }
    return interface.order.first {
      box($0)?.value.group != nil && subtree(of: $0).contains(key)
    }
  }

  /// The group whose child a tab is.
  public func parent(of key: TabKey) -> TabKey? {
    guard interface.registry.groupCount > 0 else { return nil }
    return allKeys.first { children(of: $0).contains(key) }
  }

  /// The tab that selecting a tab selects: itself, or a child of the group it is (TB-224).
  public func leaf(of key: TabKey) -> TabKey {
    guard interface.registry.groupCount > 0 else { return key }
    var leaf = key
    var seen: Set<TabKey> = [key]
    while let next = box(leaf)?.value.group?.destination, seen.insert(next).inserted { leaf = next }
    return leaf
  }

  /// The groups around a tab, the innermost first.
  func ancestors(of key: TabKey) -> [TabKey] {
    guard interface.registry.groupCount > 0 else { return [] }
    var found: [TabKey] = []
    var child = key
    while let parent = parent(of: child), !found.contains(parent) {
      found.append(parent)
      child = parent
    }
    return found
  }
}
