/// What the delegate of the controller, or of a bar of its own, answers.
public struct DelegateSettings: Equatable, Sendable, Codable {
  /// Whether there is a delegate at all; without one every tap is allowed (TB-067).
  public var isPresent = true
  /// The delegate's name, where one was given.
  public var name: String?
  /// The destinations whose selection it refuses (TB-066).
  public var denials: [Denial] = []
  /// The orientations it names for the whole interface, `nil` when it leaves that to the tabs
  /// (TB-137).
  public var orientations: Orientations?
  /// Whether an Android bar has a listener of its own for reselection (TB-259).
  public var hasReselectListener = false

  /// Makes a delegate that allows everything.
  public init() {}

  /// The refusal of a destination, `nil` where it is allowed or there is no delegate.
  public func denial(of destination: Destination) -> Denial? {
    isPresent ? denials.first { $0.destination == destination } : nil
  }
}

/// A refusal to select something, and what the application says about it (TB-076).
public struct Denial: Equatable, Sendable, Codable {
  /// What may not be selected.
  public var destination: Destination
  /// Why, in the application's words.
  public var reason: String?
  /// When the refusal ends; blocking is meant to be temporary (TB-076).
  public var until: String?

  /// Makes a refusal.
  public init(destination: Destination, reason: String? = nil, until: String? = nil) {
    self.destination = destination
    self.reason = reason
    self.until = until
  }
}
