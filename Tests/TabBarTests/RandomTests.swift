import TabBar
import Testing

@Suite("Random actions")
struct RandomTests {
  /// A device with a version of its system, from which a walk begins.
  struct Start: Sendable, CustomTestStringConvertible {
    var device: Device
    var version: SystemVersion
    var seed: UInt64
    var testDescription: String { "\(device.rawValue) \(version.rawValue)" }

    static let all = Device.allCases.flatMap { device in
      SystemVersion.allCases.filter { version in
        version == .v18 || Profile(device: device, version: version).version != nil
      }.map { (device, $0) }
    }.enumerated().map { Start(device: $1.0, version: $1.1, seed: UInt64($0)) }
  }

  /// How many actions all walks together take.
  static let total = 200_000

  @Test("Invariants hold after every action, and refused ones change nothing", arguments: Start.all)
  func invariants(start: Start) throws {
    var actions = RandomActions(seed: start.seed)
    var state = State()
    _ = try state.apply(.device(start.device, version: start.version))
    var refused = 0
    let count = Self.total / Start.all.count + 1
    for step in 0..<count {
      let action = actions.next()
      let before = state
      do throws(Rejection) {
        _ = try state.apply(action)
      } catch {
        refused += 1
        try #require(state == before, "step \(step): \(action)")
      }
      let violations = state.violations
      if !violations.isEmpty {
        Issue.record("step \(step): \(action) breaks \(violations)")
        return
      }
    }
    #expect(refused > count / 20)
    #expect(refused < count * 19 / 20)
  }

  @Test("Drawing, speech, audit and saving never fail, whatever the state", arguments: Start.all)
  func derived(start: Start) throws {
    var actions = RandomActions(seed: start.seed &+ 100)
    var state = State()
    _ = try state.apply(.device(start.device, version: start.version))
    for step in 0..<400 {
      _ = try? state.apply(actions.next())
      _ = state.presentation(language: step % 2 == 0 ? .en : .ru).json
      _ = try? state.spoken()
      if step % 20 == 0 {
        _ = state.audit()
        let saved = try SessionDocument(state: state).json()
        try #require(SessionDocument(json: saved).state == state)
      }
    }
  }

  @Test("Undo and then redo is where it was, step by step", arguments: Start.all)
  func time(start: Start) throws {
    var actions = RandomActions(seed: start.seed &+ 200)
    var history = History(limit: 50)
    _ = try history.apply(.device(start.device, version: start.version))
    var states = [history.present]
    for _ in 0..<300 where states.count < 40 {
      do throws(Rejection) {
        _ = try history.apply(actions.next())
        states.append(history.present)
      } catch {}
    }
    for state in states.dropLast().reversed() {
      try history.undo()
      #expect(history.present == state)
    }
    for state in states.dropFirst() {
      try history.redo()
      #expect(history.present == state)
    }
    #expect(throws: Rejection.nothingToRedo) { try history.redo() }
  }
}
