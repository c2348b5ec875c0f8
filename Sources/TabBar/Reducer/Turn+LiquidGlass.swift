// TB-237 to TB-246

extension Turn {
  mutating func performLiquidGlass(_ action: Action) throws(Rejection) {
    try requireController()
    switch action {
    case .minimize(let behavior):
      cite(profile.canMinimize(in: state.environment.width) ? 237 : 241)
      interface.minimizeBehavior = behavior
      if behavior == .automatic || behavior == .never { interface.isMinimized = false }
    case .accessory(let name):
      guard profile.hasLiquidGlass else { throw .unsupported(243) }
      cite(243, 244)
      interface.accessory = name
    case .searchTab(let reference, activatesSearch: let activates):
      guard profile.hasTabObjects else { throw .unsupported(245) }
      let target = try state.resolve(reference, accepting: [.selected, .none])
      cite(245)
      if activates { cite(246) }
      for key in interface.registry.keys where state.box(key)?.value.isSearch == true {
        change(key) { $0.isSearch = false }
      }
      if case .tab(let key) = target {
        change(key) {
          $0.isSearch = true
          $0.activatesSearch = activates
        }
      }
      interface.search = nil
    case .cancelSearch:
      try requireBar()
      guard let search = interface.search else { throw .notOnScreen("search", way: nil) }
      cite(246)
      interface.search = nil
      if let origin = search.origin, isThere(origin) { show(origin) }
    default: break
    }
  }

  private func isThere(_ destination: Destination) -> Bool {
    guard let key = destination.key else { return state.barContents.hasMore }
    return state.contains(key)
  }
}
