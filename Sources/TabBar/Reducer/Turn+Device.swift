// TB-014, TB-089, TB-108 to TB-111, TB-135 to TB-140, TB-162, TB-199, TB-200, TB-203, TB-222

extension Turn {
  mutating func performDevice(_ action: Action) throws(Rejection) {
    switch action {
    case .device(let device, version: let version, room: let room, language: let language):
      if let room, room < 1 { throw .badValue(String(room)) }
      cite(89)
      become(device, version: version ?? .v18, room: room)
      cite(profile.rules(in: state.environment.orientation, width: state.environment.width))
      if let language { state.environment.language = language }
      roomChange = .device
      interface.session = nil
      interface.focusArea = .bar
      interface.isSidebarShown = nil
    case .window(let width):
      guard profile.hasResizableWindow else { throw .unsupported(89) }
      cite(89, 111)
      if width != state.environment.window { interface.session = nil }
      roomChange = .device
      state.environment.window = width
    case .direction(let direction):
      cite(199, 200)
      state.environment.direction = direction
    case .rotate(let orientation):
      try rotate(to: orientation ?? state.environment.orientation.turned)
    case .keyboard(isShown: let isShown):
      switch profile.device {
      case .appleTV, .mac, .catalyst, .watch: throw .unsupported(162)
      default: break
      }
      cite(162)
      interface.isKeyboardShown = isShown
    case .textSize(let size):
      guard profile.hasLargeContentViewer else { throw .unsupported(203) }
      cite(203)
      state.environment.textSize = size
    case .strict(let isStrict):
      cite(14, 256)
      state.environment.isStrict = isStrict
    default: break
    }
  }

  /// Chooses the profile; how it is held, its direction and its language stay.
  mutating func become(_ device: Device, version: SystemVersion = .v18, room: Int? = nil) {
    state.environment.device = device
    state.environment.version = version
    state.environment.room = room
    state.environment.window = .regular
  }

  /// Turns the device when the delegate, or else every tab of the array, supports that
  /// (TB-135 to TB-137); a refusal changes nothing (TB-140).
  private mutating func rotate(to orientation: Orientation) throws(Rejection) {
    guard profile.canTurn else { throw .unsupported(nil) }
    guard orientation != state.environment.orientation else { return }
    if interface.kind == .controller, profile.isUIKit {
      if interface.delegate.isPresent, let answer = interface.delegate.orientations {
        cite(137)
        guard answer.allows(orientation) else { return cite(140) }
      } else {
        cite(135, 136)
        let agree = interface.order.allSatisfy {
          state.box($0)?.value.orientations.allows(orientation) != false
        }
        guard agree else { return cite(140) }
      }
    }
    cite(139)
    state.environment.heldOrientation = orientation
    interface.isSidebarShown = nil
    if profile.device == .ipad { cite(222) }
  }
}
