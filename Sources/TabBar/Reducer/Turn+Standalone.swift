// TB-030 to TB-035

extension Turn {
  mutating func performBar(_ action: Action) throws(Rejection) {
    switch action {
    case .standalone(let words, selected: let selected):
      try makeStandalone(words, selected: selected)
    case .barItems(let words):
      guard interface.kind == .standalone else { throw .managedBar(30) }
      let keys = try known(words)
      cite(33)
      interface.order = keys
      interface.session = nil
      if let key = interface.selection?.key, !keys.contains(key) { interface.selection = nil }
    case .barSelect(let reference):
      guard interface.kind == .standalone else { throw .managedBar(30) }
      switch try state.resolve(reference, accepting: [.selected, .none]) {
      case .tab(let key): interface.selection = .tab(key)
      default: interface.selection = nil
      }
      cite(35)
    case .barDelegate(let name):
      guard interface.kind == .standalone else { throw .managedBar(31) }
      interface.delegate.isPresent = name != nil
      interface.delegate.name = name
    default: break
    }
  }

  private mutating func makeStandalone(_ words: [String], selected: String?) throws(Rejection) {
    if let selected, !words.contains(selected) { throw .unknownTab(selected) }
    var fresh = Interface()
    fresh.kind = .standalone
    let old = interface
    state.interface = fresh
    do throws(Rejection) {
      interface.order = try known(words)
    } catch {
      state.interface = old
      throw error
    }
    interface.selection = selected.map { .tab(TabKey(word: $0)) }
    cite(32, 34)
  }

  /// A tap on an item of a bar without a controller: it tracks the selection and tells its
  /// delegate (TB-034, TB-035).
  mutating func tapStandalone(_ key: TabKey) throws(Rejection) {
    try requireVisibleBar()
    guard state.box(key)?.value.isEnabled == true else { return cite(8, 9) }
    interface.selection = .tab(key)
    cite(34, 35)
    call(DelegateEvent(.didSelect, tab: .tab(key)))
  }
}
