// TB-031, TB-067, TB-076, TB-137, TB-259

extension Turn {
  mutating func performDelegate(_ action: Action) throws(Rejection) {
    switch action {
    case .deny(let reference, reason: let reason, until: let until):
      let destination = try state.destination(reference)
      if destination == .more, !profile.hasMore { throw .unsupported(113) }
      cite(76)
      interface.delegate.denials.removeAll { $0.destination == destination }
      interface.delegate.denials.append(
        Denial(destination: destination, reason: reason, until: until))
    case .allow(let reference):
      let target = try state.resolve(reference, accepting: [.more, .selected, .all])
      interface.delegate.denials.removeAll { target == .all || $0.destination.target == target }
    case .delegate(isPresent: let isPresent):
      cite(67)
      interface.delegate.isPresent = isPresent
    case .delegateOrientations(let orientations):
      if orientations?.isEmpty == true { throw .badValue("") }
      cite(137)
      interface.delegate.orientations = orientations
    case .reselectListener(isPresent: let isPresent):
      guard profile.device == .android else { throw .unsupported(259) }
      cite(259)
      interface.delegate.hasReselectListener = isPresent
    default: break
    }
  }
}
