/// The states a bench went through, for undo and redo; a value, bounded.
public struct History: Equatable, Sendable {
  /// The state now.
  public private(set) var present: State
  /// How many steps can be taken back at most.
  public let limit: Int
  private var past: [State] = []
  private var future: [State] = []

  /// Begins with a state.
  public init(_ state: State = State(), limit: Int = 200) {
    present = state
    self.limit = max(1, limit)
  }

  /// The state before the last step, `nil` where there is none.
  public var previous: State? { past.last }
  /// Whether there is a step to take back.
  public var canUndo: Bool { !past.isEmpty }
  /// Whether there is a step to take again.
  public var canRedo: Bool { !future.isEmpty }

  /// Carries out an action as one step; a rejected one is no step.
  public mutating func apply(_ action: Action) throws(Rejection) -> Outcome {
    var next = present
    let outcome = try next.apply(action)
    record(next)
    return outcome
  }

  /// Makes a state the present one, as a step.
  public mutating func record(_ state: State) {
    past.append(present)
    if past.count > limit { past.removeFirst(past.count - limit) }
    future = []
    present = state
  }

  /// Takes one step back.
  ///
  /// - Throws: ``Rejection/nothingToUndo``.
  public mutating func undo() throws(Rejection) {
    guard let earlier = past.popLast() else { throw .nothingToUndo }
    future.append(present)
    present = earlier
  }

  /// Takes a step again that was taken back.
  ///
  /// - Throws: ``Rejection/nothingToRedo``.
  public mutating func redo() throws(Rejection) {
    guard let later = future.popLast() else { throw .nothingToRedo }
    past.append(present)
    present = later
  }
}
